import AshlarLayout
import AshlarViews
import Testing

/// Views that never come to rest: a pass gives up after a number of rounds that does not grow with the number of views.
@Suite struct RestlessTests {
  private final class Restless: View {
    var asked = 0
    override var intrinsicContentSize: IntrinsicSize {
      asked += 1
      invalidateIntrinsicContentSize()
      return IntrinsicSize(width: Double(asked), height: 10)
    }
  }

  private final class Marker: View {
    var updates = 0
    override func updateConstraints() {
      updates += 1
      for sibling in superview?.subviews ?? [] where sibling !== self { sibling.setNeedsUpdateConstraints() }
      super.updateConstraints()
    }
  }

  /// A hundred rounds may be repeated in all, besides one for each view that is placed.
  private func bound(_ views: Int) -> Int { 100 + 2 * (views + 2) }

  @Test(arguments: [1, 10, 100]) func contentThatAlwaysChanges(count: Int) {
    let window = Window(size: Size(width: 100, height: 100))
    let views = (0..<count).map { _ in Restless().placedByConstraints() }
    for view in views { window.addSubview(view) }
    window.layoutIfNeeded()
    for view in views { #expect(view.asked > 0 && view.asked <= bound(count)) }
  }

  @Test(arguments: [2, 10, 100]) func viewsThatMarkEachOther(count: Int) {
    let window = Window(size: Size(width: 100, height: 100))
    let views = (0..<count).map { _ in Marker() }
    for view in views { window.addSubview(view) }
    window.layoutIfNeeded()
    for view in views { #expect(view.updates > 0 && view.updates <= bound(count)) }
  }
}
