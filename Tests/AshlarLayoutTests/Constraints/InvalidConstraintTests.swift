import AshlarLayout
import Testing

@Suite struct InvalidConstraintTests {
  static let cases: [(String, InvalidConstraintReason?)] = [
    // Apple, Auto Layout Guide, "Rules of Thumb" for attribute pairs, and NSLayoutConstraint's exceptions.
    ("a.left == b.left", nil),
    ("a.centerX == 2 * b.left + 8", nil),
    ("a.width == b.height", nil),
    ("a.width == 10", nil),
    ("a.height == 0 * b.width + 5", nil),
    ("a.leading == b.centerX", nil),
    ("a.leadingMargin == b.trailing", nil),
    ("a.left == b.top", .differentAxes),
    ("a.width == b.top", .differentAxes),
    ("a.firstBaseline == b.leading", .differentAxes),
    ("a.left == b.leading", .mixedDirections),
    ("a.trailingMargin == b.right", .mixedDirections),
    ("a.leading == b.leftMargin", .mixedDirections),
    ("a.left == 20", .placeWithoutPartner),
    ("a.bottom == 0 * b.bottom + 20", .placeWithoutPartner),
    ("a.left == b.width", .placeComparedWithSize),
    ("a.height == b.centerY", .placeComparedWithSize),
    ("a.nothing == b.left", .missingAttribute),
    ("a.left == b.nothing", .missingAttribute),
    ("a.width == nan", .notFinite),
    ("a.width == inf * b.width + 1", .notFinite),
    ("a.width == 1e16", .notFinite),
    ("a.width == 1e15", nil),
    ("a.width == 10 @0", nil),
    ("a.width == 10 @1000.5", .invalidPriority),
    ("a.width == 10 @-1", .invalidPriority),
    ("a.width == 10 @nan", .invalidPriority),
    ("a.width == lost.width", .noCommonAncestor),
  ]

  @Test(arguments: cases) func isFoundOnActivation(text: String, reason: InvalidConstraintReason?) {
    let scene = Scene(["a", "b", "lost -"])
    let constraint = scene.constraint(text)
    #expect(constraint.invalidReason == reason)
    constraint.isActive = true
    #expect(constraint.isActive == (reason == nil))
    #expect(scene.events == (reason.map { ["invalid \(scene.text(constraint)): \($0)"] } ?? []))
  }

  @Test(arguments: cases) func isFoundWithoutEngine(text: String, reason: InvalidConstraintReason?) {
    let scene = Scene(["a", "b", "lost -"], hasEngine: false)
    let constraint = scene.constraint(text)
    constraint.isActive = true
    #expect(constraint.isActive == (reason == nil))
  }

  @Test func carriesTheCallSite() {
    let scene = Scene(["a"])
    let constraint = scene.boxes["a"]?.widthAnchor.constraint(equalToConstant: .nan)
    #expect(constraint?.callSite.line == UInt32(#line - 1))
    #expect(constraint?.callSite.fileID.description == #fileID)
    let made = LayoutConstraint(item: scene.root, attribute: .left, relatedBy: .equal)
    #expect(made.callSite.line == UInt32(#line - 1))
  }

  @Test func endsAnActiveConstraintThatBecomesImpossible() {
    let scene = Scene(["a"])
    let constraint = scene.activate("a.width == 10")[0]
    scene.engine?.layoutIfNeeded()
    constraint.constant = .infinity
    #expect(!constraint.isActive)
    #expect(scene.takeEvents() == ["invalid a.width == inf: notFinite"])
    constraint.constant = 20
    constraint.priority = 1001
    constraint.isActive = true
    #expect(scene.takeEvents() == ["invalid a.width == 20 @1001: invalidPriority"])
    constraint.priority = 999
    constraint.isActive = true
    #expect(constraint.isActive && scene.takeEvents() == [])
  }

  /// A tree may be complete, and its engine made, before anybody can listen.
  @Test func isReportedToALaterHandler() {
    let scene = Scene(["a"])
    var reasons: [InvalidConstraintReason] = []
    scene.engine?.eventHandler = nil
    scene.activate("a.left == root.top")
    scene.engine?.eventHandler = { event in
      if case .invalidConstraint(_, let reason) = event { reasons.append(reason) }
    }
    #expect(reasons == [])
    scene.engine?.layoutIfNeeded()
    #expect(reasons == [.differentAxes])
  }

  @Test func needsLivingItems() {
    let scene = Scene(["a", "b"])
    let pair = scene.constraint("a.width == b.width")
    let single = scene.constraint("b.width == 1")
    scene["b"].removeFromParent()
    scene.drop("b")
    #expect(pair.invalidReason == .missingItem)
    #expect(single.invalidReason == .missingItem)
    #expect(pair.secondItem == nil && single.firstItem == nil)
  }
}
