import Testing
import UIKit

@MainActor @Suite struct GuideTests {
  @Test func viewsKeepTheirGuides() {
    let view = UIView()
    weak var guide: UILayoutGuide?
    do {
      let made = UILayoutGuide()
      made.identifier = "space"
      view.addLayoutGuide(made)
      guide = made
    }
    #expect(guide?.identifier == "space" && guide?.owningView === view)
    #expect(view.layoutGuides.count == 1 && view.layoutGuides.first === guide)
    if let guide { view.removeLayoutGuide(guide) }
    #expect(guide == nil && view.layoutGuides.isEmpty)
  }

  @Test func guidesGoWithTheirView() {
    weak var guide: UILayoutGuide?
    weak var margins: UILayoutGuide?
    do {
      let view = UIView()
      let made = UILayoutGuide()
      view.addLayoutGuide(made)
      (guide, margins) = (made, view.layoutMarginsGuide)
    }
    #expect(guide == nil && margins == nil)
  }

  @Test func guidesMove() {
    let (first, second) = (UIView(), UIView())
    let guide = UILayoutGuide()
    guide.owningView = first
    #expect(guide.owningView === first)
    second.addLayoutGuide(guide)
    #expect(guide.owningView === second && first.layoutGuides.isEmpty && second.layoutGuides == [guide])
    guide.owningView = nil
    #expect(guide.owningView == nil && second.layoutGuides.isEmpty)
  }

  @Test func guidesOfTheToolkitAreAlwaysTheSame() {
    let view = UIView()
    #expect(view.safeAreaLayoutGuide === view.safeAreaLayoutGuide)
    #expect(view.layoutMarginsGuide === view.layoutMarginsGuide)
    let constraint = view.layoutMarginsGuide.leadingAnchor.constraint(equalTo: view.safeAreaLayoutGuide.leadingAnchor)
    #expect(constraint.firstItem === view.layoutMarginsGuide && constraint.secondItem === view.safeAreaLayoutGuide)
  }

  @Test func guidesTellWhatTheyFollowFrom() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let guide = UILayoutGuide()
    view.addLayoutGuide(guide)
    let constraints = [
      guide.leftAnchor.constraint(equalTo: view.leftAnchor, constant: 10),
      guide.widthAnchor.constraint(equalToConstant: 5),
      guide.topAnchor.constraint(equalTo: view.topAnchor),
    ]
    NSLayoutConstraint.activate(constraints)
    // Nothing says how high it is.
    #expect(guide.hasAmbiguousLayout)
    #expect(guide.constraintsAffectingLayout(for: .horizontal) == Array(constraints[0...1]))
    guide.heightAnchor.constraint(equalToConstant: 5).isActive = true
    #expect(!guide.hasAmbiguousLayout)
  }

  @Test func theSafeAreaFollowsTheWindow() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    window.ashlarWindow.systemSafeAreaInsets = .init(top: 20, left: 0, bottom: 34, right: 0)
    let view = UIView(frame: window.bounds)
    window.addSubview(view)
    let guide = view.safeAreaLayoutGuide
    window.layoutIfNeeded()
    #expect(view.safeAreaInsets == UIEdgeInsets(top: 20, left: 0, bottom: 34, right: 0))
    #expect(guide.layoutFrame == CGRect(x: 0, y: 20, width: 320, height: 426))
    // Margins are 8, measured from the safe area.
    #expect(view.layoutMargins == UIEdgeInsets(top: 28, left: 8, bottom: 42, right: 8))
  }
}
