import AshlarViews
import Foundation
import Testing
import UIKit

/// At 10 points a character is 5 wide, a line 12 high, its baseline 9.5 below its top.
@MainActor @Suite struct TextInputTests {
  private func field(_ text: String?, _ style: UITextField.BorderStyle = .none) -> UITextField {
    let field = UITextField()
    field.font = .systemFont(ofSize: 10)
    field.text = text
    field.borderStyle = style
    return field
  }

  @Test func fieldsAreAsLargeAsTheirText() {
    #expect(field("abcd").intrinsicContentSize == CGSize(width: 20, height: 12))
    #expect(field(nil).intrinsicContentSize == CGSize(width: 0, height: 12) && field(nil).text == "")
    #expect(field("abcd", .roundedRect).intrinsicContentSize == CGSize(width: 34, height: 34))
    #expect(field("abcd", .line).intrinsicContentSize == CGSize(width: 34, height: 26))
    let view = field("", .roundedRect)
    view.placeholder = "abcdef"
    #expect(view.intrinsicContentSize.width == 44 && view.placeholder == "abcdef")
    view.font = .systemFont(ofSize: 20)
    #expect(view.intrinsicContentSize == CGSize(width: 74, height: 38))
    view.attributedText = NSAttributedString(string: "ab", attributes: [.font: UIFont.systemFont(ofSize: 10)])
    #expect(view.intrinsicContentSize.width == 24 && view.text == "ab")
    view.isSecureTextEntry = true
    view.text = "漢字"
    #expect(view.intrinsicContentSize.width == 34)
  }

  @Test func fieldsMakeRoomBesideTheText() {
    let view = field("abcd", .roundedRect)
    let bounds = CGRect(x: 0, y: 0, width: 100, height: 34)
    #expect(view.textRect(forBounds: bounds) == CGRect(x: 7, y: 0, width: 86, height: 34))
    view.leftView = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 10))
    #expect(view.textRect(forBounds: bounds).minX == 7)
    view.leftViewMode = .always
    #expect(view.leftViewRect(forBounds: bounds) == CGRect(x: 0, y: 12, width: 20, height: 10))
    #expect(view.textRect(forBounds: bounds) == CGRect(x: 20, y: 0, width: 73, height: 34))
    view.clearButtonMode = .always
    #expect(view.clearButtonRect(forBounds: bounds) == CGRect(x: 76, y: 7.5, width: 19, height: 19))
    #expect(view.editingRect(forBounds: bounds).maxX == 76 && view.placeholderRect(forBounds: bounds).maxX == 76)
    view.semanticContentAttribute = .forceRightToLeft
    #expect(view.leftViewRect(forBounds: bounds).maxX == 100)
    #expect(view.textRect(forBounds: bounds) == CGRect(x: 24, y: 0, width: 56, height: 34))
  }

  /// The body style is 17 points large, and 23 in the size `extraExtraExtraLarge` (Human Interface Guidelines, "Typography").
  @Test func fontsFollowTheTextSize() {
    let (view, area) = (field("abcd"), UITextView())
    (view.font, area.font) = (.preferredFont(forTextStyle: .body), .preferredFont(forTextStyle: .body))
    area.text = "abcd"
    area.isScrollEnabled = false
    area.textContainerInset = .zero
    area.textContainer.lineFragmentPadding = 0
    for each in [view, area] as [UIView] {
      each.traitOverrides.preferredContentSizeCategory = .extraExtraExtraLarge
      #expect(each.intrinsicContentSize.width == 34)
    }
    view.adjustsFontForContentSizeCategory = true
    area.adjustsFontForContentSizeCategory = true
    #expect(view.intrinsicContentSize.width == 46 && area.intrinsicContentSize.width == 46)
    for each in [view, area] as [UIView] {
      each.traitOverrides.preferredContentSizeCategory = .large
      #expect(each.intrinsicContentSize.width == 34)
    }
  }

  @Test func fieldsDrawSmallerTextWhereItDoesNotFit() throws {
    let view = field("abcdefgh")
    let label = try #require(view.ashlarView.subviews.compactMap { $0 as? Label }.first)
    #expect(!label.shrinksToFit)
    view.adjustsFontSizeToFitWidth = true
    view.minimumFontSize = 4
    // 4 of 10 points; the size that the field wants stays.
    #expect(label.shrinksToFit && label.smallestScale == 0.4 && view.intrinsicContentSize.width == 40)
  }

  @Test func inputsKnowWhetherTheyHaveText() {
    let (view, area) = (UITextField(), UITextView())
    #expect(!view.hasText && !area.hasText)
    view.text = "a"
    area.attributedText = NSAttributedString(string: "a")
    #expect(view.hasText && area.hasText)
    view.text = ""
    area.text = nil
    #expect(!view.hasText && !area.hasText)
    view.inputView = UIView()
    area.returnKeyType = .send
    #expect(view.inputView != nil && view.keyboardAppearance == .default && area.returnKeyType == .send)
    #expect(area.smartQuotesType == .default && area.spellCheckingType.rawValue == 0)
  }

  @Test func fieldsHaveBaselines() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    let (view, label) = (field("abcd", .roundedRect), UILabel())
    label.font = .systemFont(ofSize: 10)
    label.text = "x"
    for view in [view, label] {
      view.translatesAutoresizingMaskIntoConstraints = false
      window.addSubview(view)
    }
    NSLayoutConstraint.activate([
      view.topAnchor.constraint(equalTo: window.topAnchor),
      view.leadingAnchor.constraint(equalTo: window.leadingAnchor),
      label.leadingAnchor.constraint(equalTo: window.leadingAnchor),
      label.firstBaselineAnchor.constraint(equalTo: view.firstBaselineAnchor),
    ])
    window.layoutIfNeeded()
    // The line lies in the middle of 34 points, so do those of both.
    #expect(view.frame == CGRect(x: 0, y: 0, width: 34, height: 34) && label.frame.minY == 11)
    #expect(view.subviews.isEmpty)
  }

  private final class Listener: NSObject, UITextFieldDelegate, UITextViewDelegate {
    var heard: [String] = []
    var allows = true
    func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { allows }
    func textFieldDidBeginEditing(_ textField: UITextField) { heard.append("begin") }
    func textFieldDidEndEditing(_ textField: UITextField) { heard.append("end") }
    func textViewDidBeginEditing(_ textView: UITextView) { heard.append("view begin") }
    func textViewDidEndEditing(_ textView: UITextView) { heard.append("view end") }
  }

  @Test func delegatesHearOfEditing() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    let (view, area, listener) = (field("ab"), UITextView(), Listener())
    window.addSubview(view)
    window.addSubview(area)
    view.delegate = listener
    area.delegate = listener
    view.addAction(UIAction { _ in listener.heard.append("action") }, for: .editingDidBegin)
    listener.allows = false
    #expect(!view.becomeFirstResponder() && listener.heard.isEmpty)
    listener.allows = true
    #expect(view.becomeFirstResponder() && view.isEditing && listener.heard == ["begin", "action"])
    #expect(area.becomeFirstResponder() && !view.isEditing)
    #expect(area.resignFirstResponder() && listener.heard == ["begin", "action", "end", "view begin", "view end"])
  }

  @Test func viewsScrollOrAreAsHighAsTheirText() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    let view = UITextView()
    view.font = .systemFont(ofSize: 10)
    view.text = "ab cd ef"
    #expect(view.intrinsicContentSize == CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric))
    view.isScrollEnabled = false
    // 40 + 10, 12 + 16
    #expect(view.intrinsicContentSize == CGSize(width: 50, height: 28))
    view.translatesAutoresizingMaskIntoConstraints = false
    window.addSubview(view)
    NSLayoutConstraint.activate([
      view.topAnchor.constraint(equalTo: window.topAnchor),
      view.leadingAnchor.constraint(equalTo: window.leadingAnchor),
      view.widthAnchor.constraint(equalToConstant: 35),
    ])
    window.layoutIfNeeded()
    // 25 are left for "ab cd" and "ef".
    #expect(
      view.frame == CGRect(x: 0, y: 0, width: 35, height: 40) && view.contentSize == CGSize(width: 35, height: 40))
    view.textContainer.lineFragmentPadding = 0
    view.textContainerInset = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    #expect(view.sizeThatFits(CGSize(width: 26, height: 0)) == CGSize(width: 16, height: 40))
    view.attributedText = NSAttributedString(string: "ab", attributes: [.font: UIFont.systemFont(ofSize: 20)])
    #expect(view.sizeThatFits(.zero) == CGSize(width: 26, height: 28) && view.text == "ab")
    view.font = .systemFont(ofSize: 10)
    #expect(view.sizeThatFits(.zero) == CGSize(width: 16, height: 16))
    view.text = nil
    #expect(view.text == "" && view.sizeThatFits(.zero) == CGSize(width: 6, height: 16))
  }
}
