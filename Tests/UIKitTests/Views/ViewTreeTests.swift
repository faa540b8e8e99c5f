import Testing
import UIKit

@MainActor @Suite struct ViewTreeTests {
  @Test func subviewsLieInTheirOrder() {
    let root = UIView()
    let views = (0..<3).map { _ in UIView() }
    for view in views { root.addSubview(view) }
    #expect(root.subviews == views && views[0].superview === root)
    root.bringSubviewToFront(views[0])
    #expect(root.subviews == [views[1], views[2], views[0]])
    root.sendSubviewToBack(views[2])
    #expect(root.subviews == [views[2], views[1], views[0]])
    root.exchangeSubview(at: 0, withSubviewAt: 2)
    #expect(root.subviews == views.map { $0 }.sorted { views.firstIndex(of: $0)! < views.firstIndex(of: $1)! })
    let between = UIView()
    root.insertSubview(between, aboveSubview: views[0])
    #expect(root.subviews.firstIndex(of: between) == 1)
    #expect(between.isDescendant(of: root) && !root.isDescendant(of: between))
  }

  /// As on iOS since 9; the main screen is documented to be 390 × 844.
  @Test func windowsFillTheScreen() {
    #expect(UIWindow().frame == CGRect(x: 0, y: 0, width: 390, height: 844))
    #expect(UIWindow(frame: .zero).frame == .zero)
  }

  @Test func tagsAreFoundFromTheTop() {
    let (root, first, inner, second) = (UIView(), UIView(), UIView(), UIView())
    root.addSubview(first)
    first.addSubview(inner)
    root.addSubview(second)
    (inner.tag, second.tag) = (7, 7)
    #expect(root.viewWithTag(7) === inner && second.viewWithTag(7) === second)
    #expect(root.viewWithTag(8) == nil && root.viewWithTag(0) === root)
  }

  @Test func coordinatesAreConverted() {
    let (root, outer, inner) = (UIView(), UIView(), UIView())
    root.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    outer.frame = CGRect(x: 10, y: 20, width: 50, height: 50)
    inner.frame = CGRect(x: 1, y: 2, width: 5, height: 5)
    root.addSubview(outer)
    outer.addSubview(inner)
    #expect(inner.convert(CGPoint(x: 1, y: 1), to: root) == CGPoint(x: 12, y: 23))
    #expect(root.convert(inner.bounds, from: inner) == CGRect(x: 11, y: 22, width: 5, height: 5))
  }

  @Test func fittingSizesFollowTheConstraints() {
    let (cell, label) = (UIView(), UIView())
    label.translatesAutoresizingMaskIntoConstraints = false
    cell.addSubview(label)
    NSLayoutConstraint.activate([
      label.leadingAnchor.constraint(equalTo: cell.leadingAnchor, constant: 16),
      label.trailingAnchor.constraint(equalTo: cell.trailingAnchor, constant: -16),
      label.topAnchor.constraint(equalTo: cell.topAnchor, constant: 8),
      label.bottomAnchor.constraint(equalTo: cell.bottomAnchor, constant: -8),
      label.heightAnchor.constraint(equalTo: label.widthAnchor, multiplier: 0.5),
      label.widthAnchor.constraint(greaterThanOrEqualToConstant: 60),
    ])
    // 60 + 32 wide, 30 + 16 high; at 232 wide, 200 / 2 + 16 high.
    #expect(cell.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) == CGSize(width: 92, height: 46))
    let wide = cell.systemLayoutSizeFitting(
      CGSize(width: 232, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    #expect(wide == CGSize(width: 232, height: 116))
  }

  @Test func contentPrioritiesAreKept() {
    let view = UIView()
    #expect(view.contentHuggingPriority(for: .horizontal) == .defaultLow)
    #expect(view.contentCompressionResistancePriority(for: .vertical) == .defaultHigh)
    view.setContentHuggingPriority(.required, for: .horizontal)
    view.setContentCompressionResistancePriority(UILayoutPriority(751), for: .vertical)
    #expect(view.contentHuggingPriority(for: .horizontal) == .required)
    #expect(view.contentHuggingPriority(for: .vertical) == .defaultLow)
    #expect(view.contentCompressionResistancePriority(for: .vertical).rawValue == 751)
  }

  @Test func looksAreTheOwnedViews() {
    let view = UIView()
    let color = UIColor.systemRed
    view.backgroundColor = color
    #expect(view.backgroundColor === color && view.ashlarView.backgroundColor != nil)
    view.layer.backgroundColor = UIColor.green.cgColor
    #expect(view.backgroundColor == UIColor(red: 0, green: 1, blue: 0, alpha: 1))
    view.backgroundColor = nil
    #expect(view.layer.backgroundColor == nil)
    view.alpha = 0.25
    #expect(view.layer.opacity == 0.25 && view.ashlarView.opacity == 0.25)
    view.accessibilityIdentifier = "card"
    #expect(view.ashlarView.identifier == "card")
  }

  @Test func tintIsInherited() {
    final class Listening: UIView {
      var count = 0
      override func tintColorDidChange() { count += 1 }
    }
    let (root, inner) = (UIView(), Listening())
    root.addSubview(inner)
    #expect(inner.tintColor == .systemBlue)
    root.tintColor = .systemRed
    #expect(inner.tintColor == .systemRed && inner.count == 1)
    inner.tintColor = .systemGreen
    root.tintColor = .systemPink
    #expect(inner.tintColor == .systemGreen && inner.count == 2)
  }
}
