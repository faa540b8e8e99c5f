import AshlarLayout
import AshlarViews
import Testing

/// A view appears by joining a window and disappears by leaving it.
@Suite struct AppearanceTests {
  private final class Controller: ViewController {
    let log: Log
    let name: String

    init(_ name: String, _ log: Log) {
      self.name = name
      self.log = log
      super.init()
    }

    override func viewWillAppear() { log.add("\(name) will appear") }
    override func viewDidAppear() { log.add("\(name) did appear") }
    override func viewWillDisappear() { log.add("\(name) will disappear") }
    override func viewDidDisappear() { log.add("\(name) did disappear") }
  }

  @Test func joiningAndLeavingAreHeardFromTheTop() {
    let log = Log()
    let (outer, inner) = (Controller("outer", log), Controller("inner", log))
    outer.addChild(inner)
    outer.view.addSubview(inner.view)
    let window = Window(size: Size(width: 100, height: 100))
    window.rootViewController = outer
    #expect(log.take() == ["outer will appear", "inner will appear", "outer did appear", "inner did appear"])
    #expect(outer.isViewAppeared && inner.isViewAppeared)
    inner.view.removeFromSuperview()
    #expect(log.take() == ["inner will disappear", "inner did disappear"])
    window.rootViewController = nil
    #expect(log.take() == ["outer will disappear", "outer did disappear"] && !outer.isViewAppeared)
  }

  @Test func movingBetweenWindowsIsNoAppearance() {
    let log = Log()
    let controller = Controller("one", log)
    let (first, second) = (Window(size: .zero), Window(size: .zero))
    first.addSubview(controller.view)
    _ = log.take()
    second.addSubview(controller.view)
    #expect(log.take() == [] && controller.isViewAppeared)
  }
}
