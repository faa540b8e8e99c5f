import AshlarLayout
import AshlarViews
import Testing
import UIKit

/// A character is half as wide as its font is large, a line 1.2 times as high. The image is 24 × 24.
@MainActor @Suite struct ButtonTests {
  private let image = UIImage(systemName: "star", withConfiguration: UIImage.SymbolConfiguration(pointSize: 20))

  private func button(_ title: String?, _ size: CGFloat = 10) -> UIButton {
    let button = UIButton()
    button.setTitle(title, for: .normal)
    button.titleLabel?.font = .systemFont(ofSize: size)
    return button
  }

  /// 6 points above and below a title alone, and 30 points at least; see `UIButton`.
  @Test func isAsLargeAsTitleAndImage() {
    #expect(UIButton().intrinsicContentSize == .zero)
    #expect(button("abcdefgh").intrinsicContentSize == CGSize(width: 40, height: 24))
    #expect(button("ab").intrinsicContentSize == CGSize(width: 30, height: 24))
    let view = button("abcdefgh")
    view.setImage(image, for: .normal)
    #expect(view.intrinsicContentSize == CGSize(width: 64, height: 24))
    view.setTitle(nil, for: .normal)
    #expect(view.intrinsicContentSize == CGSize(width: 24, height: 24))
    view.contentEdgeInsets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    #expect(view.intrinsicContentSize == CGSize(width: 30, height: 28))
    view.titleEdgeInsets.left = 50
    view.imageEdgeInsets.left = 50
    #expect(view.intrinsicContentSize == CGSize(width: 30, height: 28))
    let wide = button("ab")
    wide.contentEdgeInsets.top = 0.5
    #expect(wide.intrinsicContentSize == CGSize(width: 10, height: 12.5))
    wide.setBackgroundImage(image, for: .normal)
    #expect(wide.intrinsicContentSize == CGSize(width: 24, height: 24))
  }

  @Test func knowsTheFontsOfItsTypes() {
    #expect(UIButton().titleLabel?.font == .systemFont(ofSize: 18) && UIButton().buttonType == .custom)
    let system = UIButton(type: .system)
    #expect(system.titleLabel?.font == .systemFont(ofSize: 15) && system.buttonType == .system)
    #expect(system.currentTitleColor == .systemBlue && UIButton().currentTitleColor == .white)
    #expect(UIButton(type: .close).currentImage?.isSymbolImage == true)
  }

  @Test func showsWhatItsStateWants() {
    let view = button("normal")
    view.setTitle("off", for: .disabled)
    view.setTitle("chosen", for: .selected)
    view.setTitleColor(.red, for: .normal)
    view.setTitleColor(.green, for: .selected)
    view.setImage(image, for: .highlighted)
    #expect(view.currentTitle == "normal" && view.titleLabel?.text == "normal" && view.currentImage == nil)
    view.isHighlighted = true
    #expect(view.currentTitle == "normal" && view.currentImage == image && view.imageView?.image == image)
    view.isHighlighted = false
    view.isSelected = true
    #expect(view.titleLabel?.text == "chosen" && view.currentTitleColor == .green && view.imageView?.image == nil)
    // Both at once is a state of its own, for which nothing was set.
    view.isEnabled = false
    #expect(view.titleLabel?.text == "normal" && view.currentTitleColor == .red)
    view.isSelected = false
    #expect(view.titleLabel?.text == "off" && view.title(for: .disabled) == "off" && view.title(for: .focused) == nil)
    let text = NSAttributedString(string: "abcd", attributes: [.font: UIFont.systemFont(ofSize: 20)])
    view.setAttributedTitle(text, for: .normal)
    #expect(view.titleLabel?.text == "abcd" && view.intrinsicContentSize == CGSize(width: 40, height: 36))
    #expect(view.attributedTitle(for: .normal) == text && view.currentAttributedTitle == text)
  }

  @Test func laysOutItsParts() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    let view = button("abcd")
    view.setImage(image, for: .normal)
    view.frame = CGRect(x: 10, y: 10, width: 100, height: 40)
    window.addSubview(view)
    window.layoutIfNeeded()
    // 24 and 20 wide together, so 28 are left on each side.
    #expect(view.imageView?.frame == CGRect(x: 28, y: 8, width: 24, height: 24))
    #expect(view.titleLabel?.frame == CGRect(x: 52, y: 14, width: 20, height: 12))
    #expect(view.subviews == [view.imageView, view.titleLabel].compactMap { $0 })
    view.contentHorizontalAlignment = .leading
    view.contentVerticalAlignment = .top
    view.contentEdgeInsets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    window.layoutIfNeeded()
    #expect(view.imageView?.frame.origin == CGPoint(x: 2, y: 1))
    #expect(view.titleLabel?.frame.origin == CGPoint(x: 26, y: 7))
    window.semanticContentAttribute = .unspecified
    view.semanticContentAttribute = .forceRightToLeft
    view.setNeedsLayout()
    window.layoutIfNeeded()
    #expect(view.imageView?.frame.maxX == 96 && view.titleLabel?.frame.maxX == 72)
  }

  @Test func growsWithTheFontOfItsTitle() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    let (view, label) = (button("abcdefgh"), UILabel())
    label.text = "x"
    label.font = .systemFont(ofSize: 20)
    for view in [view, label] {
      view.translatesAutoresizingMaskIntoConstraints = false
      window.addSubview(view)
    }
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: window.leadingAnchor),
      view.topAnchor.constraint(equalTo: window.topAnchor),
      label.leadingAnchor.constraint(equalTo: view.trailingAnchor),
      label.lastBaselineAnchor.constraint(equalTo: view.lastBaselineAnchor),
    ])
    window.layoutIfNeeded()
    // The baseline of the title is 6 + 9.5 below the top, that of the label 19.
    #expect(view.frame == CGRect(x: 0, y: 0, width: 40, height: 24))
    #expect(label.frame == CGRect(x: 40, y: -3.5, width: 10, height: 24))
    view.titleLabel?.font = .systemFont(ofSize: 20)
    window.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 0, y: 0, width: 80, height: 36) && label.frame.minY == 6)
  }

  @Test func callsItsAction() {
    var calls: [String] = []
    let action = UIAction(title: "Save", image: image) { calls.append($0.title) }
    let view = UIButton(type: .system, primaryAction: action)
    #expect(view.currentTitle == "Save" && view.currentImage == image)
    view.sendActions(for: .primaryActionTriggered)
    view.addAction(UIAction { _ in calls.append("touched") }, for: .touchUpInside)
    view.sendActions(for: .touchUpInside)
    #expect(calls == ["Save", "touched"])
  }

  /// The body style has 17 points: a character is 8.5 wide, a line 20.4 high; the subheadline has 15, the caption 12.
  @Test func obeysItsConfiguration() {
    func size(_ change: (inout UIButton.Configuration) -> Void) -> CGSize {
      var configuration = UIButton.Configuration.filled()
      configuration.title = "abcd"
      change(&configuration)
      let size = UIButton(configuration: configuration).intrinsicContentSize
      return CGSize(width: (size.width * 1e6).rounded() / 1e6, height: (size.height * 1e6).rounded() / 1e6)
    }
    // 34 + 24, 20.4 + 14
    #expect(size { _ in } == CGSize(width: 58, height: 34.4))
    #expect(size { $0.buttonSize = .small } == CGSize(width: 50, height: 28))
    #expect(size { $0.buttonSize = .large } == CGSize(width: 74, height: 50.4))
    let insets = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    #expect(size { $0.contentInsets = insets } == CGSize(width: 40, height: 24.4))
    #expect(size { $0.image = image } == CGSize(width: 82, height: 38))
    func withImage(_ configuration: inout UIButton.Configuration) {
      configuration.image = image
      configuration.imagePadding = 5
      configuration.imagePlacement = .top
    }
    #expect(size(withImage) == CGSize(width: 58, height: 24 + 5 + 20.4 + 14))
    func withSubtitle(_ configuration: inout UIButton.Configuration) {
      configuration.subtitle = "abcdefgh"
      configuration.titlePadding = 2
    }
    #expect(size(withSubtitle) == CGSize(width: 48 + 24, height: 20.4 + 2 + 14.4 + 14))
  }

  @Test func takesColorsAndTitlesOfItsConfiguration() {
    let view = UIButton(configuration: .tinted())
    #expect(view.configuration == .tinted() && view.currentTitleColor == .systemBlue && view.currentTitle == nil)
    view.configuration?.title = "a"
    #expect(view.currentTitle == "a" && view.titleLabel?.text == "a" && view.titleLabel?.numberOfLines == 0)
    view.setTitle("b", for: .normal)
    #expect(view.currentTitle == "b")
    view.configuration = .filled()
    #expect(view.currentTitleColor == .white)
    view.configuration?.baseForegroundColor = .red
    #expect(view.currentTitleColor == .red && view.configuration != .filled())
    #expect(view.subviews == [view.titleLabel].compactMap { $0 })
  }
}
