import AshlarLayout
import AshlarViews
import Testing

/// A controller that writes down what it hears.
private final class Controller: ViewController {
  let log: Log
  let name: String

  init(_ name: String, _ log: Log) {
    self.name = name
    self.log = log
    super.init()
  }

  override func loadView() {
    log.add("\(name) loadView")
    view = ProbeView(name, log)
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
  }

  override func viewDidLoad() { log.add("\(name) viewDidLoad") }
  override func updateViewConstraints() {
    log.add("\(name) updateViewConstraints")
    super.updateViewConstraints()
  }
  override func viewWillLayoutSubviews() { log.add("\(name) willLayout") }
  override func viewDidLayoutSubviews() { log.add("\(name) didLayout") }
  override func viewSafeAreaInsetsDidChange() { log.add("\(name) safeArea \(view.safeAreaInsets.top)") }
  override func willMove(toParent parent: ViewController?) { log.add("\(name) willMove \(text(parent))") }
  override func didMove(toParent parent: ViewController?) { log.add("\(name) didMove \(text(parent))") }

  private func text(_ controller: ViewController?) -> String { (controller as? Controller)?.name ?? "none" }
}

/// A controller that counts what it hears of its view's margins.
private final class MarginController: ViewController {
  var marginChanges = 0

  override func viewLayoutMarginsDidChange() { marginChanges += 1 }
}

@Suite struct ViewControllerTests {
  private let window = Window(size: Size(width: 320, height: 480))
  private let log = Log()

  @Test func loadsItsViewOnce() {
    let controller = Controller("c", log)
    #expect(!controller.isViewLoaded && controller.viewIfLoaded == nil)
    let view = controller.view
    controller.loadViewIfNeeded()
    #expect(controller.view === view && log.take() == ["c loadView", "c viewDidLoad"])
    let plain = ViewController()
    #expect(plain.view.autoresizingMask == [.flexibleWidth, .flexibleHeight])
  }

  /// A `loadView` that asks for the view before it made one gets a plain view instead of itself again.
  @Test func survivesAViewThatIsAskedForTooEarly() {
    final class Hasty: ViewController {
      override func loadView() { view.tag = 7 }
    }
    #expect(Hasty().view.tag == 7)
  }

  @Test func hearsOfThePassesOfItsView() {
    let controller = Controller("c", log)
    window.rootViewController = controller
    _ = log.take()
    window.layoutIfNeeded()
    #expect(log.take() == ["c updateViewConstraints", "update c", "c willLayout", "layout c", "c didLayout"])
    controller.view.setNeedsLayout()
    window.layoutIfNeeded()
    #expect(log.take() == ["c willLayout", "layout c", "c didLayout"])
    controller.view.setNeedsUpdateConstraints()
    window.layoutIfNeeded()
    #expect(log.take() == ["c updateViewConstraints", "update c"])
    window.layoutIfNeeded()
    #expect(log.take() == [])
  }

  @Test func fillsTheWindow() {
    let (first, second) = (ViewController(), ViewController())
    window.rootViewController = first
    #expect(window.subviews.first === first.view && first.view.frame == window.bounds)
    window.frame.size = Size(width: 480, height: 320)
    window.layoutIfNeeded()
    #expect(first.view.frame == Rect(x: 0, y: 0, width: 480, height: 320))
    window.rootViewController = second
    #expect(first.view.superview == nil && window.subviews.count == 1 && second.view.superview === window)
    window.rootViewController = nil
    #expect(window.subviews.isEmpty)
  }

  @Test func addsToTheSafeArea() {
    let controller = Controller("c", log)
    window.rootViewController = controller
    _ = log.take()
    controller.additionalSafeAreaInsets.top = 50
    window.systemSafeAreaInsets.top = 44
    #expect(log.take() == ["c safeArea 50.0", "c safeArea 94.0"])
    let inner = View(frame: Rect(x: 0, y: 90, width: 320, height: 100))
    controller.view.addSubview(inner)
    #expect(inner.safeAreaInsets.top == 4 && window.safeAreaInsets.top == 44)
    controller.additionalSafeAreaInsets.top = .nan
    #expect(controller.additionalSafeAreaInsets.top == 50)
  }

  /// At the sides 16 points in a compact width and 20 in a regular one, nothing at the top and the bottom, and the safe
  /// area on top of it.
  @Test func keepsTheSystemsMargins() {
    let controller = ViewController()
    window.rootViewController = controller
    window.systemSafeAreaInsets = EdgeInsets(top: 44, left: 0, bottom: 34, right: 0)
    let view = controller.view
    func sides(_ width: Double) -> DirectionalEdgeInsets {
      DirectionalEdgeInsets(top: 0, leading: width, bottom: 0, trailing: width)
    }
    #expect(view.layoutMargins == EdgeInsets(top: 44, left: 16, bottom: 34, right: 16))
    #expect(controller.systemMinimumLayoutMargins == sides(16))
    controller.horizontalSizeClass = .regular
    #expect(controller.systemMinimumLayoutMargins == sides(20))
    #expect(view.layoutMargins == EdgeInsets(top: 44, left: 20, bottom: 34, right: 20))
    view.layoutMargins = EdgeInsets(top: 5, left: 30, bottom: 5, right: 3)
    #expect(view.layoutMargins == EdgeInsets(top: 49, left: 30, bottom: 39, right: 20))
    controller.viewRespectsSystemMinimumLayoutMargins = false
    #expect(view.layoutMargins == EdgeInsets(top: 49, left: 30, bottom: 39, right: 3))
  }

  @Test func hearsOfItsViewsMargins() {
    let controller = MarginController()
    window.rootViewController = controller
    controller.marginChanges = 0
    controller.view.layoutMargins.top = 30
    #expect(controller.marginChanges == 1)
    controller.view.layoutMargins.top = 30
    #expect(controller.marginChanges == 1)
  }

  @Test func hasGuidesAtTopAndBottom() {
    let controller = ViewController()
    window.rootViewController = controller
    window.systemSafeAreaInsets = EdgeInsets(top: 44, left: 0, bottom: 34, right: 0)
    let guides = [controller.topLayoutGuide, controller.bottomLayoutGuide]
    window.layoutIfNeeded()
    #expect(guides[0].layoutFrame == Rect(x: 0, y: 0, width: 0, height: 44))
    #expect(guides[1].layoutFrame == Rect(x: 0, y: 446, width: 0, height: 34))
    // SnapKit's own test counts four constraints of guides on a controller's view.
    let constraints = controller.view.layoutNode.constraints + guides.flatMap(\.layoutNode.constraints)
    #expect(controller.view.layoutNode.constraints.count == 4 && constraints.count == 8)
    #expect(constraints.allSatisfy { $0.identifier == "_UILayoutSupportConstraint" })
    controller.view = View()
    #expect(controller.topLayoutGuide !== guides[0] && guides[0].owningItem == nil)
  }

  @Test func keepsChildren() {
    let (parent, child, other) = (Controller("p", log), Controller("c", log), Controller("o", log))
    parent.addChild(child)
    #expect(log.take() == ["c willMove p"] && child.parent === parent && parent.children.count == 1)
    child.didMove(toParent: parent)
    parent.addChild(child)
    child.addChild(parent)
    child.addChild(child)
    #expect(log.take() == ["c didMove p"] && parent.parent == nil && child.children.isEmpty)
    other.addChild(child)
    #expect(log.take() == ["c didMove none", "c willMove o"] && parent.children.isEmpty && child.parent === other)
    child.willMove(toParent: nil)
    child.removeFromParent()
    child.removeFromParent()
    #expect(log.take() == ["c willMove none", "c didMove none"] && child.parent == nil && other.children.isEmpty)
  }

  @Test func childrenHaveTheirShareOfTheSafeArea() {
    let (parent, child) = (ViewController(), ViewController())
    window.rootViewController = parent
    window.systemSafeAreaInsets.top = 44
    parent.addChild(child)
    child.view.frame = Rect(x: 0, y: 40, width: 320, height: 100)
    parent.view.addSubview(child.view)
    child.didMove(toParent: parent)
    child.additionalSafeAreaInsets.top = 6
    #expect(child.view.safeAreaInsets.top == 10)
  }

  @Test func nothingKeepsAControllerButItsParentAndItsWindow() {
    weak var parent: ViewController?
    weak var child: ViewController?
    weak var view: View?
    do {
      let made = ViewController()
      made.addChild(ViewController())
      made.view.addSubview(made.children[0].view)
      window.rootViewController = made
      (parent, child, view) = (made, made.children[0], made.view)
    }
    window.layoutIfNeeded()
    #expect(parent != nil && child?.parent === parent && view?.superview === window)
    window.rootViewController = nil
    #expect(parent == nil && child == nil && view == nil)
    // A view may outlive its controller.
    let survivor: View
    do { survivor = Controller("c", log).view }
    _ = log.take()
    window.addSubview(survivor)
    window.layoutIfNeeded()
    #expect(log.take().suffix(2) == ["update c", "layout c"])
  }
}
