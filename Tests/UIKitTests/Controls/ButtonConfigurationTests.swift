import AshlarViews
import Foundation
import Testing
import UIKit

/// A character is half as wide as its font is large, a line 1.2 times as high; the medium insets are 7 and 12.
@MainActor @Suite struct ButtonConfigurationTests {
  @Test func titlesHaveLooks() {
    var configuration = UIButton.Configuration.plain()
    configuration.title = "abcd"
    let button = UIButton(configuration: configuration)
    // The body style is 17 points large: 34 and 24 wide, 20.4 and 14 high.
    #expect(button.intrinsicContentSize == CGSize(width: 58, height: 34.4))
    var container = AttributeContainer()
    container.font = UIFont.systemFont(ofSize: 10)
    container.foregroundColor = UIColor.red
    configuration.attributedTitle = AttributedString("abcd", attributes: container)
    #expect(configuration.title == "abcd")
    button.configuration = configuration
    #expect(button.intrinsicContentSize == CGSize(width: 44, height: 26) && button.currentTitle == "abcd")
    #expect(
      button.titleLabel?.attributedText?.attribute(.foregroundColor, at: 0, effectiveRange: nil) as? UIColor == .red)
    configuration.attributedTitle?.append(AttributedString("ef"))
    button.configuration = configuration
    // The second part is 17 large again: 20 + 17, the higher line counts.
    #expect(button.intrinsicContentSize == CGSize(width: 61, height: 34.4) && button.titleLabel?.text == "abcdef")
    // A plain title has the look of the style.
    configuration.title = "abcd"
    button.configuration = configuration
    #expect(button.intrinsicContentSize == CGSize(width: 58, height: 34.4))
    configuration.title = nil
    #expect(configuration.attributedTitle == nil)
  }

  @Test func transformersChangeLooks() {
    var configuration = UIButton.Configuration.filled()
    configuration.title = "abcd"
    let transformer = UIConfigurationTextAttributesTransformer { incoming in
      var outgoing = incoming
      // The font that comes in is that of the style.
      outgoing.font = UIFont.systemFont(ofSize: incoming.font == .preferredFont(forTextStyle: .body) ? 20 : 1)
      outgoing.kern = 1
      return outgoing
    }
    configuration.titleTextAttributesTransformer = transformer
    let button = UIButton(configuration: configuration)
    // 4 × (10 + 1) + 24 wide, 24 + 14 high.
    #expect(button.intrinsicContentSize == CGSize(width: 68, height: 38))
    #expect(configuration == button.configuration && transformer == transformer)
    #expect(transformer(AttributeContainer()).font == .systemFont(ofSize: 1))
    button.isEnabled = false
    #expect(button.intrinsicContentSize == CGSize(width: 68, height: 38))
    // What was set for a state comes first and is shown as it is.
    button.setTitle("ab", for: .normal)
    #expect(button.intrinsicContentSize == CGSize(width: 41, height: 34.4))
  }

  @Test func handlersHearOfStates() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    let button = UIButton(configuration: .filled())
    button.translatesAutoresizingMaskIntoConstraints = false
    window.addSubview(button)
    NSLayoutConstraint.activate([
      button.topAnchor.constraint(equalTo: window.topAnchor), button.leftAnchor.constraint(equalTo: window.leftAnchor),
    ])
    var heard: [UIControl.State] = []
    button.configurationUpdateHandler = { button in
      heard.append(button.state)
      button.configuration?.title = button.isSelected ? "abcd" : "ab"
    }
    #expect(heard.isEmpty && button.currentTitle == nil)
    window.layoutIfNeeded()
    #expect(heard == [.normal] && button.currentTitle == "ab" && button.frame.width == 41)
    button.isSelected = true
    button.isHighlighted = true
    window.layoutIfNeeded()
    // Before the next layout, once.
    #expect(heard == [.normal, [.selected, .highlighted]] && button.frame.width == 58)
    window.layoutIfNeeded()
    #expect(heard.count == 2)
    button.setNeedsUpdateConfiguration()
    window.layoutIfNeeded()
    #expect(heard.count == 3)
  }

  @Test func backgroundsAreDrawn() throws {
    var configuration = UIButton.Configuration.filled()
    configuration.title = "ab"
    configuration.background.cornerRadius = 14
    configuration.background.backgroundColor = .red
    configuration.background.strokeColor = .blue
    configuration.background.strokeWidth = 2
    let button = UIButton(configuration: configuration)
    func shown() throws -> View { try #require(button.ashlarView.subviews.first) }
    let red = Color(red: 1, green: 0, blue: 0)
    #expect(try shown().backgroundColor == red && shown().cornerRadius == 14)
    #expect(try shown().borderWidth == 2 && shown().borderColor == Color(red: 0, green: 0, blue: 1))
    configuration.cornerStyle = .small
    configuration.background.strokeColor = nil
    configuration.baseBackgroundColor = .green
    button.configuration = configuration
    button.tintColor = .brown
    // The style of the corners, and the more exact colour, come first; a border has the tint colour.
    #expect(try shown().cornerRadius == 4 && shown().backgroundColor == red)
    #expect(try shown().borderColor == Color(red: 0.6, green: 0.4, blue: 0.2))
    configuration.background = .clear()
    configuration.cornerStyle = .fixed
    button.configuration = configuration
    #expect(try shown().backgroundColor == Color(white: 0, alpha: 0) && shown().cornerRadius == 0)
    #expect(UIButton.Configuration.filled().background.cornerRadius == 6)
    #expect(button.configuration != .filled())
  }

  @Test func symbolsFollowConfigurations() {
    let image = UIImage(systemName: "star")
    let size10 = UIImage.SymbolConfiguration(pointSize: 10)
    var configuration = UIButton.Configuration.plain()
    configuration.image = image
    configuration.preferredSymbolConfigurationForImage = size10
    let button = UIButton(configuration: configuration)
    // A placeholder is a square of 1.2 times the size: 12 + 24 and 12 + 14.
    #expect(button.intrinsicContentSize == CGSize(width: 36, height: 26))
    let plain = UIButton()
    plain.setImage(image, for: .normal)
    plain.setPreferredSymbolConfiguration(size10, forImageIn: .normal)
    plain.setPreferredSymbolConfiguration(UIImage.SymbolConfiguration(pointSize: 20), forImageIn: .selected)
    #expect(plain.intrinsicContentSize == CGSize(width: 12, height: 12))
    plain.isSelected = true
    #expect(plain.intrinsicContentSize == CGSize(width: 24, height: 24))
    #expect(plain.preferredSymbolConfigurationForImage(in: .normal) == size10)
    #expect(plain.preferredSymbolConfigurationForImage(in: .disabled) == nil)
  }
}
