import AshlarLayout
import AshlarViews
import Testing

/// At 10 points a line is 12 high, its baseline 9.5 below its top and 2.5 above its bottom.
@Suite struct BaselineTests {
  private let window = Window(size: Size(width: 45, height: 200))
  private let container = Container()
  private let title = Label().placedByConstraints()
  private let text = Label().placedByConstraints()
  private let first = View().placedByConstraints()
  private let last = View().placedByConstraints()

  /// A container with a title over a text of several lines, 4 around and between; views beside it have their tops on its
  /// baselines.
  init() {
    for (label, string) in [(title, "ab"), (text, "aaaa bbbb cccc")] {
      label.text = string
      label.font = Font(size: 10)
      label.numberOfLines = 0
      container.addSubview(label)
      label.leftAnchor.constraint(equalTo: container.leftAnchor, constant: 4).isActive = true
      label.rightAnchor.constraint(equalTo: container.rightAnchor, constant: -4).isActive = true
    }
    for view in [container, first, last] { window.addSubview(view) }
    LayoutConstraint.activate([
      container.topAnchor.constraint(equalTo: window.topAnchor, constant: 10),
      container.leftAnchor.constraint(equalTo: window.leftAnchor),
      container.rightAnchor.constraint(equalTo: window.rightAnchor),
      title.topAnchor.constraint(equalTo: container.topAnchor, constant: 4),
      text.topAnchor.constraint(equalTo: title.bottomAnchor, constant: 4),
      container.bottomAnchor.constraint(equalTo: text.bottomAnchor, constant: 4),
      first.topAnchor.constraint(equalTo: container.firstBaselineAnchor),
      last.topAnchor.constraint(equalTo: container.lastBaselineAnchor),
    ])
  }

  private func tops() -> [Double] {
    window.layoutIfNeeded()
    return [first.frame.minY, last.frame.minY]
  }

  @Test func areThoseOfTheContainerItself() {
    // 37 hold one word of 20: the text is 36 high, the container ends at 10 + 4 + 12 + 4 + 36 + 4. The first baseline of
    // a view without text is its top edge, the last one its bottom edge.
    #expect(tops() == [10, 70])
  }

  @Test func comeFromWhatIsInside() {
    container.first = title
    container.last = text
    // 10 + 4 + 9.5, and 70 − 4 − 2.5.
    #expect(tops() == [23.5, 63.5])
    window.frame.size.width = 60
    // 52 hold two words: one line less.
    #expect(tops() == [23.5, 51.5])
    text.text = "a"
    title.font = Font(size: 20)
    // A title of 24 with its baseline at 19, then one line.
    #expect(tops() == [33, 51.5])
  }

  /// As in UIKit the first baseline is by default that of the view for the last one.
  @Test func theFirstOneFollowsTheLastOne() {
    container.last = text
    // 10 + 4 + 12 + 4 + 9.5: the first line of the text.
    #expect(tops() == [39.5, 63.5])
  }

  @Test func changeWithTheAnswer() {
    container.last = text
    #expect(tops() == [39.5, 63.5])
    container.last = title
    #expect(tops() == [39.5, 63.5])
    container.invalidateIntrinsicContentSize()
    #expect(tops() == [23.5, 23.5])
    title.removeFromSuperview()
    container.invalidateIntrinsicContentSize()
    // The text has lost its hold below the title, and nothing keeps the container from being as low as it can: 0.
    #expect(tops() == [10, 10])
    container.addSubview(title)
    title.topAnchor.constraint(equalTo: container.topAnchor, constant: 4).isActive = true
    #expect(tops() == [23.5, 23.5])
  }

  @Test func ownersAnswer() {
    final class Owner: ViewOwner {
      var view: View?
      func forLastBaselineLayout(of view: View) -> View { self.view ?? view }
    }
    let owner = Owner()
    container.owner = owner
    defer { container.ownerWillDeinit() }
    container.invalidateIntrinsicContentSize()
    #expect(tops() == [10, 70])
    owner.view = title
    container.invalidateIntrinsicContentSize()
    #expect(tops() == [23.5, 23.5])
  }
}
