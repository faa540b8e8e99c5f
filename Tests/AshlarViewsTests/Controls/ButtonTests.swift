import AshlarLayout
import AshlarViews
import Testing

/// At 10 points a character is 5 wide, a line 12 high, its baseline 9.5 below its top and 2.5 above its bottom.
@Suite struct ButtonTests {
  private func button(_ title: String?) -> Button {
    let button = Button().placedByConstraints()
    button.font = Font(size: 10)
    button.title = title
    return button
  }

  @Test func measuresTitleAndInsets() {
    let view = button("OK")
    #expect(view.intrinsicContentSize == IntrinsicSize(width: 10, height: 12))
    view.contentEdgeInsets = EdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    #expect(view.intrinsicContentSize == IntrinsicSize(width: 16, height: 16))
    #expect(view.firstBaselineOffsetFromTop == 10.5 && view.lastBaselineOffsetFromBottom == 5.5)
    view.sizeToFit()
    #expect(view.frame.size == Size(width: 16, height: 16))
    view.title = nil
    #expect(view.intrinsicContentSize == IntrinsicSize(width: 6, height: 4))
    #expect(view.sizeThatFits(.zero) == Size(width: 6, height: 4))
  }

  @Test func resistsAndHugsInALayout() {
    let window = Window(size: Size(width: 60, height: 100))
    let (first, second) = (button("abc"), button("abcdef"))
    window.addSubview(first)
    window.addSubview(second)
    LayoutConstraint.activate([
      first.leftAnchor.constraint(equalTo: window.leftAnchor),
      second.leftAnchor.constraint(equalTo: first.rightAnchor, constant: 5),
      second.rightAnchor.constraint(equalTo: window.rightAnchor),
    ])
    first.setContentHuggingPriority(251, for: .horizontal)
    window.layoutIfNeeded()
    // 60 - 15 - 5
    #expect(first.frame == Rect(x: 0, y: 0, width: 15, height: 12))
    #expect(second.frame == Rect(x: 20, y: 0, width: 40, height: 12))
    window.frame.size.width = 45
    second.setContentCompressionResistancePriority(751, for: .horizontal)
    window.layoutIfNeeded()
    // 45 - 30 - 5
    #expect(first.frame.width == 10 && second.frame == Rect(x: 15, y: 0, width: 30, height: 12))
    #expect(second.contentCompressionResistancePriority(for: .horizontal) == 751)
    #expect(first.contentHuggingPriority(for: .horizontal) == 251)
  }

  @Test func showsTheTitleOfItsState() {
    let window = Window(size: Size(width: 60, height: 100))
    let view = button("a")
    view.setTitle("abc", for: .disabled)
    view.setTitle("ab", for: .selected)
    window.addSubview(view)
    let steps: [(change: (Button) -> Void, state: Button.State, title: String)] = [
      ({ _ in }, .normal, "a"),
      ({ $0.isHighlighted = true }, .highlighted, "a"),
      ({ $0.isEnabled = false }, .disabled, "abc"),
      ({ $0.isHighlighted = false }, .disabled, "abc"),
      ({ $0.isSelected = true }, .disabled, "abc"),
      ({ $0.isEnabled = true }, .selected, "ab"),
      ({ $0.setTitle(nil, for: .selected) }, .selected, "a"),
    ]
    for step in steps {
      step.change(view)
      window.layoutIfNeeded()
      #expect(view.state == step.state && view.currentTitle == step.title)
      #expect(view.frame.width == 5 * Double(step.title.count))
    }
  }
}
