import AshlarLayout
import AshlarViews
import Testing

/// An object of another toolkit that has a controller: what its members do is what happens.
@Suite struct ControllerOwnerTests {
  private final class Owner: ViewControllerOwner {
    let controller = ViewController()
    var log: [String] = []

    init() { controller.owner = self }
    deinit { controller.ownerWillDeinit() }

    func loadView(of controller: ViewController) {
      log.append("load")
      controller.view = View()
    }
    func viewDidLoad(of controller: ViewController) { log.append("loaded") }
    func updateViewConstraints(of controller: ViewController) {
      log.append("constraints")
      controller.updateViewConstraints()
    }
    func viewDidLayoutSubviews(of controller: ViewController) { log.append("laid out") }
    func controller(_ controller: ViewController, didMoveToParent parent: ViewController?) {
      log.append(parent == nil ? "out" : "in")
    }
    func viewDidAppear(of controller: ViewController) { log.append("appeared") }
  }

  @Test func theOwnerAnswers() {
    let owner = Owner()
    let window = Window(size: Size(width: 10, height: 10))
    window.rootViewController = owner.controller
    window.layoutIfNeeded()
    #expect(owner.log == ["load", "loaded", "appeared", "constraints", "laid out"])
  }

  @Test func parentsKeepOwners() {
    let parent = ViewController()
    weak var owner: Owner?
    do {
      let made = Owner()
      parent.addChild(made.controller)
      owner = made
    }
    #expect(parent.children.first?.owner === owner && owner != nil)
    owner?.controller.removeFromParent()
    #expect(owner == nil && parent.children.isEmpty)
  }

  @Test func ownersGoWithTheParent() {
    weak var owner: Owner?
    do {
      let parent = ViewController()
      let made = Owner()
      parent.addChild(made.controller)
      owner = made
    }
    #expect(owner == nil)
  }

  @Test func aControllerKeepsTheOwnerOfItsView() {
    final class Wrapper: ViewOwner {
      let view = View()
      init() { view.owner = self }
      deinit { view.ownerWillDeinit() }
    }
    let controller = ViewController()
    weak var wrapper: Wrapper?
    do {
      let made = Wrapper()
      controller.view = made.view
      wrapper = made
    }
    #expect(wrapper != nil && controller.view.owner === wrapper)
    controller.view = View()
    #expect(wrapper == nil)
  }
}
