import Testing
import UIKit

@MainActor @Suite struct ViewControllerTests {
  private class Screen: UIViewController {
    var log: [String] = []
    let box = UIView()

    override func viewDidLoad() {
      super.viewDidLoad()
      log.append("load")
      box.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(box)
    }
    override func viewWillAppear(_ animated: Bool) {
      super.viewWillAppear(animated)
      log.append("will appear \(view.window != nil)")
    }
    override func viewDidAppear(_ animated: Bool) { log.append("did appear \(view.window != nil)") }
    override func viewWillDisappear(_ animated: Bool) { log.append("will disappear \(view.window != nil)") }
    override func viewDidDisappear(_ animated: Bool) { log.append("did disappear \(view.window != nil)") }
    override func updateViewConstraints() {
      log.append("constraints")
      super.updateViewConstraints()
    }
    override func viewWillLayoutSubviews() { log.append("will layout") }
    override func viewDidLayoutSubviews() { log.append("did layout") }
  }

  private func window(top: Double = 0, bottom: Double = 0) -> UIWindow {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    window.ashlarWindow.systemSafeAreaInsets = .init(top: top, left: 0, bottom: bottom, right: 0)
    return window
  }

  @Test func aViewIsLoadedWhenItIsNeeded() {
    let screen = Screen()
    #expect(!screen.isViewLoaded && screen.viewIfLoaded == nil && screen.log.isEmpty)
    #expect(screen.view.subviews == [screen.box])
    #expect(screen.log == ["load"] && screen.view === screen.viewIfLoaded && screen.view.next === screen)
  }

  @Test func hooksComeInOrder() {
    let (window, screen) = (window(), Screen())
    window.rootViewController = screen
    #expect(screen.log == ["load", "will appear false", "did appear true"])
    #expect(screen.view.frame == window.bounds && screen.view.superview === window)
    screen.log = []
    window.layoutIfNeeded()
    #expect(screen.log == ["constraints", "will layout", "did layout"])
    screen.log = []
    window.rootViewController = nil
    #expect(screen.log == ["will disappear true", "did disappear false"])
  }

  @Test func aViewOfItsOwnIsKept() {
    final class Own: UIViewController {
      final class Background: UIView {}
      override func loadView() { view = Background() }
    }
    let screen = Own()
    #expect(screen.view is Own.Background)
    #expect(screen.view.superview == nil)
  }

  @Test func aControllerThatMakesNoViewHasAPlainOne() {
    final class Lazy: UIViewController {
      var early: UIView?
      override func loadView() { early = view }
    }
    let screen = Lazy()
    let view = screen.view
    #expect(view != nil && screen.early === view && screen.view === view)
  }

  @Test func layoutGuidesEndWhatIsCovered() {
    let (window, screen) = (window(top: 20, bottom: 34), Screen())
    window.rootViewController = screen
    NSLayoutConstraint.activate([
      screen.box.topAnchor.constraint(equalTo: screen.topLayoutGuide.bottomAnchor, constant: 5),
      screen.box.bottomAnchor.constraint(equalTo: screen.bottomLayoutGuide.topAnchor),
      screen.box.leftAnchor.constraint(equalTo: screen.view.leftAnchor),
      screen.box.rightAnchor.constraint(equalTo: screen.view.rightAnchor),
    ])
    window.layoutIfNeeded()
    #expect(screen.box.frame == CGRect(x: 0, y: 25, width: 320, height: 421))
    #expect(screen.topLayoutGuide.length == 20 && screen.bottomLayoutGuide.length == 34)
    #expect(screen.topLayoutGuide === screen.topLayoutGuide)
    let constraint = NSLayoutConstraint(
      item: screen.box, attribute: .top, relatedBy: .equal, toItem: screen.topLayoutGuide, attribute: .bottom,
      multiplier: 1, constant: 0)
    #expect(constraint.secondItem === screen.topLayoutGuide)
  }

  @Test func marginsAreTheSystems() {
    // A controller's view has 16 points at the sides, 20 in a regular width, and none at the top.
    let (window, screen) = (window(), Screen())
    window.rootViewController = screen
    window.layoutIfNeeded()
    #expect(screen.view.layoutMargins == UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 16))
    window.traitOverrides.horizontalSizeClass = .regular
    #expect(screen.view.layoutMargins == UIEdgeInsets(top: 0, left: 20, bottom: 0, right: 20))
    screen.additionalSafeAreaInsets = UIEdgeInsets(top: 7, left: 0, bottom: 0, right: 0)
    #expect(screen.view.safeAreaInsets.top == 7)
  }

  @Test func parentsKeepTheirChildren() {
    final class Child: UIViewController {
      var log: [String] = []
      override func willMove(toParent parent: UIViewController?) { log.append(parent == nil ? "will out" : "will in") }
      override func didMove(toParent parent: UIViewController?) { log.append(parent == nil ? "did out" : "did in") }
    }
    let parent = UIViewController()
    weak var child: Child?
    do {
      let made = Child()
      parent.addChild(made)
      parent.view.addSubview(made.view)
      made.didMove(toParent: parent)
      child = made
    }
    #expect(child?.parent === parent && parent.children.first === child)
    #expect(child?.log == ["will in", "did in"])
    do {
      let leaving = child
      leaving?.willMove(toParent: nil)
      leaving?.view.removeFromSuperview()
      leaving?.removeFromParent()
      #expect(leaving?.log == ["will in", "did in", "will out", "did out"])
    }
    #expect(child == nil && parent.children.isEmpty)
  }

  @Test func controllersGo() {
    weak var screen: Screen?
    weak var view: UIView?
    do {
      let window = window()
      let made = Screen()
      window.rootViewController = made
      (screen, view) = (made, made.view)
      window.layoutIfNeeded()
    }
    #expect(screen == nil && view == nil)
  }

  @Test func nibsEndTheProgramWithTheirName() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { _ = UIViewController(nibName: "Login", bundle: nil).view }
    }
    let text = result.map { String(decoding: $0.standardErrorContent, as: UTF8.self) } ?? ""
    #expect(text.contains("no nibs on Linux") && text.contains("Login"))
  }
}
