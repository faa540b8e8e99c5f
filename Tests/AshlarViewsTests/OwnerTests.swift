import AshlarLayout
import AshlarViews
import Foundation
import Testing

/// What `UIView` will be: an isolated class with `CGRect`s and overridable members that owns a ``View``.
@preconcurrency @MainActor open class Wrapper {
  /// The view is reached from `deinit`, which is isolated to nothing.
  public nonisolated(unsafe) let view: View

  public init(frame: CGRect = .zero, view: View = View()) {
    self.view = view
    view.owner = self
    view.translatesAutoresizingMaskIntoConstraints = true
    self.frame = frame
  }

  deinit { view.ownerWillDeinit() }

  open var frame: CGRect {
    get { CGRect(view.frame) }
    set { view.frame = Rect(newValue) }
  }

  open var intrinsicContentSize: CGSize {
    let size = view.intrinsicContentSize
    return CGSize(width: size.width ?? -1, height: size.height ?? -1)
  }

  open var alignmentRectInsets: AshlarLayout.EdgeInsets { view.alignmentRectInsets }

  open func updateConstraints() { view.updateConstraints() }
  open func layoutSubviews() { view.layoutSubviews() }
  open func willMove(toSuperview newSuperview: Wrapper?) {}
  open func didMoveToSuperview() {}
  open func didAddSubview(_ subview: Wrapper) {}
  open func willRemoveSubview(_ subview: Wrapper) {}

  public func addSubview(_ subview: Wrapper) { view.addSubview(subview.view) }
  public func removeFromSuperview() { view.removeFromSuperview() }
  public func layoutIfNeeded() { view.layoutIfNeeded() }
  public var superview: Wrapper? { view.superview?.owner as? Wrapper }
  public var subviews: [Wrapper] { view.subviews.compactMap { $0.owner as? Wrapper } }
}

extension Wrapper: @MainActor ViewOwner {
  public func intrinsicContentSize(of view: View) -> IntrinsicSize {
    let size = intrinsicContentSize
    return IntrinsicSize(
      width: size.width < 0 ? nil : Double(size.width), height: size.height < 0 ? nil : Double(size.height))
  }
  public func alignmentRectInsets(of view: View) -> AshlarLayout.EdgeInsets { alignmentRectInsets }
  public func updateConstraints(of view: View) { updateConstraints() }
  public func layoutSubviews(of view: View) { layoutSubviews() }
  public func view(_ view: View, willMoveToSuperview superview: View?) {
    willMove(toSuperview: superview?.owner as? Wrapper)
  }
  public func viewDidMoveToSuperview(_ view: View) { didMoveToSuperview() }
  public func view(_ view: View, didAddSubview subview: View) {
    if let subview = subview.owner as? Wrapper { didAddSubview(subview) }
  }
  public func view(_ view: View, willRemoveSubview subview: View) {
    if let subview = subview.owner as? Wrapper { willRemoveSubview(subview) }
  }
}

extension CGRect {
  fileprivate init(_ rect: Rect) { self.init(x: rect.minX, y: rect.minY, width: rect.width, height: rect.height) }
}

extension Rect {
  fileprivate init(_ rect: CGRect) {
    self.init(
      x: Double(rect.origin.x), y: Double(rect.origin.y), width: Double(rect.size.width),
      height: Double(rect.size.height))
  }
}

/// A subclass as a user writes it: everything overridden, each with a call of `super`.
private final class Card: Wrapper {
  var log: [String] = []
  let badge = Wrapper()
  var contentWidth: CGFloat = 70 { didSet { view.invalidateIntrinsicContentSize() } }

  override var frame: CGRect {
    get { super.frame }
    set { super.frame = CGRect(x: newValue.minX, y: newValue.minY, width: newValue.width, height: newValue.height + 1) }
  }
  override var intrinsicContentSize: CGSize { CGSize(width: contentWidth, height: super.intrinsicContentSize.height) }
  override var alignmentRectInsets: AshlarLayout.EdgeInsets { EdgeInsets(top: 0, left: 2, bottom: 0, right: 3) }
  override func updateConstraints() {
    log.append("updateConstraints")
    super.updateConstraints()
  }
  override func layoutSubviews() {
    super.layoutSubviews()
    log.append("layoutSubviews \(frame.width)")
    badge.frame = CGRect(x: frame.width - 10, y: 0, width: 10, height: 10)
  }
  override func willMove(toSuperview newSuperview: Wrapper?) {
    log.append("willMove \(newSuperview == nil ? "out" : "in")")
  }
  override func didMoveToSuperview() { log.append("didMove \(superview == nil ? "out" : "in")") }
  override func didAddSubview(_ subview: Wrapper) { log.append("didAdd \(subview === badge)") }
  override func willRemoveSubview(_ subview: Wrapper) { log.append("willRemove \(subview === badge)") }
}

/// A `UILabel`, as far as it matters here: the common subclass with padding.
private final class PaddedLabel: Wrapper {
  var label: Label? { view as? Label }

  init(_ text: String) {
    let label = Label()
    super.init(view: label)
    label.text = text
    label.font = Font(size: 10)
    label.numberOfLines = 0
    label.translatesAutoresizingMaskIntoConstraints = false
  }

  override var intrinsicContentSize: CGSize {
    let size = super.intrinsicContentSize
    return CGSize(width: size.width + 8, height: size.height + 6)
  }
}

@MainActor @Suite struct OwnerTests {
  private func window() -> Wrapper { Wrapper(view: Window(size: Size(width: 320, height: 480))) }

  @Test func framesAreOverridable() {
    let root = window()
    let card = Card(frame: CGRect(x: 10, y: 20, width: 30, height: 40))
    // The override adds a point of height.
    #expect(card.frame == CGRect(x: 10, y: 20, width: 30, height: 41))
    root.addSubview(card)
    root.layoutIfNeeded()
    #expect(card.frame == CGRect(x: 10, y: 20, width: 30, height: 41))
    #expect(card.view.frame == Rect(x: 10, y: 20, width: 30, height: 41))
    card.frame = CGRect(x: 1, y: 2, width: 50, height: 60)
    #expect(card.frame.height == 61)
    root.layoutIfNeeded()
    #expect(card.frame == CGRect(x: 1, y: 2, width: 50, height: 61))
  }

  @Test func intrinsicSizesAndInsetsAreOverridable() {
    let root = window()
    let card = Card()
    card.view.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(card)
    LayoutConstraint.activate([
      card.view.leftAnchor.constraint(equalTo: root.view.leftAnchor, constant: 20),
      card.view.topAnchor.constraint(equalTo: root.view.topAnchor),
      card.view.heightAnchor.constraint(equalToConstant: 12),
    ])
    root.layoutIfNeeded()
    // The alignment rectangle is 70 wide and starts at 20; the frame has 2 more to the left and 3 to the right.
    #expect(card.frame == CGRect(x: 18, y: 0, width: 75, height: 12))
    card.contentWidth = 40
    root.layoutIfNeeded()
    #expect(card.frame == CGRect(x: 18, y: 0, width: 45, height: 12))
  }

  @Test func hooksAreOverridable() {
    let root = window()
    let card = Card(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
    root.addSubview(card)
    card.addSubview(card.badge)
    root.layoutIfNeeded()
    #expect(card.log == ["willMove in", "didMove in", "didAdd true", "updateConstraints", "layoutSubviews 100.0"])
    #expect(card.badge.frame == CGRect(x: 90, y: 0, width: 10, height: 10))
    card.log = []
    card.frame.size.width = 60
    root.layoutIfNeeded()
    #expect(card.log == ["layoutSubviews 60.0"])
    #expect(card.badge.frame.origin.x == 50)
    card.log = []
    card.badge.removeFromSuperview()
    card.removeFromSuperview()
    #expect(card.log == ["willRemove true", "willMove out", "didMove out"])
  }

  @Test func labelsWithPaddingWrapAtTheirWidth() {
    let root = window()
    let label = PaddedLabel("aaaa bbbb cccc")
    root.addSubview(label)
    LayoutConstraint.activate([
      label.view.leftAnchor.constraint(equalTo: root.view.leftAnchor),
      label.view.topAnchor.constraint(equalTo: root.view.topAnchor),
      label.view.widthAnchor.constraint(equalToConstant: 50),
    ])
    root.layoutIfNeeded()
    // 10 points: 5 a character, 12 a line. 50 hold "aaaa bbbb" (45): two lines, and 6 of padding.
    #expect(label.frame == CGRect(x: 0, y: 0, width: 50, height: 30))
  }

  @Test func itemsLeadBackToTheirOwners() {
    let root = window()
    let card = Card()
    root.addSubview(card)
    let constraint = card.view.widthAnchor.constraint(equalTo: root.view.widthAnchor)
    #expect((constraint.firstItem as? View)?.owner === card)
    #expect((constraint.secondItem as? View)?.owner === root)
    #expect(root.subviews.first === card && card.superview === root)
  }

  // MARK: Lifetimes

  @Test func theTreeKeepsOwnersAlive() {
    let root = window()
    weak var card: Card?
    weak var badge: Wrapper?
    weak var view: View?
    do {
      let made = Card(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
      made.addSubview(made.badge)
      root.addSubview(made)
      (card, badge, view) = (made, made.badge, made.view)
    }
    root.layoutIfNeeded()
    #expect(card?.log.last == "layoutSubviews 10.0")
    card?.removeFromSuperview()
    #expect(card == nil && badge == nil && view == nil)
    #expect(root.subviews.isEmpty)
  }

  @Test func ownersGoWithTheTree() {
    weak var card: Card?
    weak var badge: Wrapper?
    weak var badgeView: View?
    weak var rootView: View?
    do {
      let root = window()
      let made = Card()
      made.addSubview(made.badge)
      root.addSubview(made)
      root.layoutIfNeeded()
      (card, badge, badgeView, rootView) = (made, made.badge, made.badge.view, root.view)
    }
    #expect(card == nil && badge == nil && badgeView == nil && rootView == nil)
  }

  @Test func ownersThatLiveOnKeepTheirViews() {
    let card = Card()
    do {
      let root = window()
      card.addSubview(card.badge)
      root.addSubview(card)
      root.layoutIfNeeded()
    }
    #expect(card.superview == nil && card.view.superview == nil && card.view.layoutNode.engine == nil)
    #expect(card.subviews.first === card.badge && card.badge.superview === card)
    card.frame = CGRect(x: 0, y: 0, width: 33, height: 0)
    card.layoutIfNeeded()
    #expect(card.badge.frame.origin.x == 23)
  }

  @Test func aViewOutlivesItsOwner() {
    let view = View()
    let root = View()
    do {
      let owner = Wrapper(view: view)
      #expect(view.owner === owner)
    }
    #expect(view.owner == nil)
    root.addSubview(view)
    root.layoutIfNeeded()
    #expect(view.needsLayout == false)
  }

  @Test func anOwnerThatComesLateIsKeptAsWell() {
    let root = View()
    let view = View()
    root.addSubview(view)
    weak var owner: Wrapper?
    do {
      let made = Wrapper(view: view)
      owner = made
    }
    #expect(owner != nil && view.owner === owner)
    view.removeFromSuperview()
    #expect(owner == nil && view.owner == nil)
  }

  @Test func movingLosesNoOwner() throws {
    let (first, second) = (window(), window())
    weak var card: Card?
    do {
      let made = Card()
      first.addSubview(made)
      card = made
    }
    second.view.addSubview(try #require(first.view.subviews.first))
    #expect(card?.superview === second)
    #expect(card?.log == ["willMove in", "didMove in", "willMove in", "didMove in"])
    second.view.subviews.first?.removeFromSuperview()
    #expect(card == nil)
  }

  @Test func reorderingLosesNoOwner() {
    let root = window()
    for _ in 0..<3 { root.addSubview(Wrapper()) }
    let before = root.subviews.map { ObjectIdentifier($0) }
    root.view.bringSubviewToFront(root.view.subviews[0])
    root.view.exchangeSubview(at: 0, withSubviewAt: 2)
    root.view.sendSubviewToBack(root.view.subviews[1])
    // 0 1 2 → 1 2 0 → 0 2 1 → 2 0 1
    #expect(root.subviews.map { ObjectIdentifier($0) } == [before[2], before[0], before[1]])
  }

  @Test func deepTreesOfOwnersAreFreed() {
    weak var deepest: Wrapper?
    do {
      let root = window()
      var last = root
      for _ in 0..<10_000 {
        let next = Wrapper()
        last.addSubview(next)
        last = next
      }
      deepest = last
    }
    #expect(deepest == nil)
  }

  @Test func anOwnerThatOnlyTheTreeKeepsCanBeLetGo() {
    let root = window()
    var child: Wrapper? = Wrapper()
    weak let former = child
    let view = child?.view ?? View()
    root.view.addSubview(view)
    child = nil
    #expect(former != nil)
    // The owner dies while it is being replaced, and calls back from its deinit.
    view.owner = nil
    #expect(former == nil && view.owner == nil)
    root.layoutIfNeeded()
  }

  @Test func anOwnerThatTakesOverOutlivesTheFormer() {
    let root = window()
    var child: Wrapper? = Wrapper()
    weak let former = child
    let view = child?.view ?? View()
    root.view.addSubview(view)
    child = nil
    var next: Wrapper? = Wrapper(view: view)
    #expect(former == nil)
    #expect(view.owner === next)
    next = nil
    #expect(view.owner != nil)
  }
}
