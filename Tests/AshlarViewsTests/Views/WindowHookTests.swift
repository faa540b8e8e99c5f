import AshlarLayout
import AshlarViews
import Testing

/// A view that writes down where it goes, windows included.
private final class Traveller: View {
  let name: String
  let log: Log

  init(_ name: String, _ log: Log) {
    self.name = name
    self.log = log
    super.init()
  }

  private func text(_ view: View?) -> String { view == nil ? "none" : view is Window ? "window" : "view" }

  override func willMove(toSuperview newSuperview: View?) { log.add("\(name) willMove \(text(newSuperview))") }
  override func didMoveToSuperview() { log.add("\(name) didMove \(text(superview))") }
  override func willMove(toWindow newWindow: Window?) {
    log.add("\(name) willMoveToWindow \(text(newWindow)) from \(text(window))")
  }
  override func didMoveToWindow() { log.add("\(name) didMoveToWindow \(text(window))") }
}

@Suite struct WindowHookTests {
  private let log = Log()
  private let window = Window(size: Size(width: 100, height: 100))

  @Test func tellsTheWholeSubtreeOfItsWindow() {
    let (outer, inner) = (Traveller("a", log), Traveller("b", log))
    outer.addSubview(inner)
    #expect(log.take() == ["b willMove view", "b didMove view"])
    window.addSubview(outer)
    #expect(
      log.take() == [
        "a willMove window", "a willMoveToWindow window from none", "b willMoveToWindow window from none",
        "a didMoveToWindow window", "b didMoveToWindow window", "a didMove window",
      ])
    outer.removeFromSuperview()
    #expect(
      log.take() == [
        "a willMove none", "a willMoveToWindow none from window", "b willMoveToWindow none from window",
        "a didMoveToWindow none", "b didMoveToWindow none", "a didMove none",
      ])
  }

  @Test func saysNothingWhereTheWindowStays() {
    let (outer, inner) = (View(), Traveller("b", log))
    window.addSubview(outer)
    window.addSubview(inner)
    _ = log.take()
    outer.addSubview(inner)
    #expect(log.take() == ["b willMove view", "b didMove view"])
    window.sendSubviewToBack(outer)
    window.layoutIfNeeded()
    #expect(log.take() == [])
    let other = Window(size: Size(width: 10, height: 10))
    other.addSubview(outer)
    #expect(log.take() == ["b willMoveToWindow window from window", "b didMoveToWindow window"])
  }

  @Test func survivesHooksThatChangeTheTree() {
    final class Leaving: View {
      override func willMove(toWindow newWindow: Window?) {
        if newWindow != nil { subviews.first?.removeFromSuperview() }
      }
      override func didMoveToWindow() { if window != nil { addSubview(View()) } }
    }
    let view = Leaving()
    let former = View()
    view.addSubview(former)
    window.addSubview(view)
    #expect(former.superview == nil && view.subviews.count == 1)
    window.layoutIfNeeded()
  }
}
