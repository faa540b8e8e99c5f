import AshlarLayout
import AshlarViews
import Testing

/// At 10 points a character is 5 wide, a line 12 high. A card keeps 10 around a text of three words, which is 70 wide on
/// one line; a width of 40 holds one word, of 45 two.
@Suite struct FittingTests {
  private static let compressed = View.layoutFittingCompressedSize
  private static let expanded = View.layoutFittingExpandedSize

  private struct Card {
    let view = View().placedByConstraints()
    let label = Label().placedByConstraints()

    init(around inset: Double = 10) {
      label.text = "aaaa bbbb cccc"
      label.font = Font(size: 10)
      label.numberOfLines = 0
      view.addSubview(label)
      FittingTests.pin(label, in: view, inset)
    }

    func fit(_ target: Size, _ horizontal: LayoutPriority, _ vertical: LayoutPriority) -> Size {
      view.systemLayoutSizeFitting(
        target, withHorizontalFittingPriority: horizontal, verticalFittingPriority: vertical)
    }
  }

  private static func pin(_ view: View, in superview: View, _ inset: Double = 0) {
    LayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: superview.leadingAnchor, constant: inset),
      view.topAnchor.constraint(equalTo: superview.topAnchor, constant: inset),
      superview.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: inset),
      superview.bottomAnchor.constraint(equalTo: view.bottomAnchor, constant: inset),
    ])
  }

  /// A target with its priorities, and the size of the card.
  struct Case: Sendable {
    var target: Size
    var horizontal = LayoutPriority.fittingSizeLevel
    var vertical = LayoutPriority.fittingSizeLevel
    var size: Size
  }

  static let cases = [
    // Compression at 750 and hugging at 250 decide before the target at 50.
    Case(target: compressed, size: Size(width: 90, height: 32)),
    Case(target: expanded, size: Size(width: 90, height: 32)),
    Case(target: Size(width: 60, height: 0), horizontal: 700, size: Size(width: 90, height: 32)),
    Case(target: Size(width: 60, height: 0), horizontal: 800, size: Size(width: 60, height: 56)),
    Case(target: Size(width: 60, height: 0), horizontal: .required, size: Size(width: 60, height: 56)),
    Case(target: Size(width: 65, height: 0), horizontal: .required, size: Size(width: 65, height: 44)),
    Case(target: Size(width: 300, height: 0), horizontal: .required, size: Size(width: 300, height: 32)),
    Case(target: Size(width: 300, height: 0), horizontal: 240, size: Size(width: 90, height: 32)),
    Case(target: Size(width: 300, height: 0), horizontal: 260, size: Size(width: 300, height: 32)),
    Case(
      target: Size(width: 60, height: 20), horizontal: .required, vertical: .required,
      size: Size(width: 60, height: 20)),
    // The insets leave no width to the text: a line for each of twelve letters.
    Case(target: Size(width: 15, height: 0), horizontal: 900, size: Size(width: 20, height: 164)),
    Case(target: Size(width: -5, height: .nan), size: Size(width: 90, height: 32)),
  ]

  @Test(arguments: cases.indices) func findsTheSize(index: Int) {
    let test = FittingTests.cases[index]
    #expect(Card().fit(test.target, test.horizontal, test.vertical) == test.size)
  }

  /// The same in a tree that was laid out with another size, whose constraints to the outside do not count.
  @Test(arguments: cases.indices) func findsTheSizeInATree(index: Int) {
    let test = FittingTests.cases[index]
    let (window, card) = (Window(size: Size(width: 400, height: 300)), Card())
    window.addSubview(card.view)
    FittingTests.pin(card.view, in: window, 30)
    window.layoutIfNeeded()
    #expect(card.fit(test.target, test.horizontal, test.vertical) == test.size)
    #expect(card.view.frame == Rect(x: 30, y: 30, width: 340, height: 240))
  }

  @Test func aPlainViewTakesTheTarget() {
    let view = View()
    #expect(view.systemLayoutSizeFitting(FittingTests.compressed) == .zero)
    #expect(view.systemLayoutSizeFitting(FittingTests.expanded) == FittingTests.expanded)
    #expect(view.systemLayoutSizeFitting(Size(width: 7, height: 9)) == Size(width: 7, height: 9))
  }

  /// Without a chain from top to bottom nothing says how high the view is.
  @Test func needsAChainOfConstraints() {
    let (view, inner) = (View(), View().placedByConstraints())
    view.addSubview(inner)
    LayoutConstraint.activate([
      inner.leftAnchor.constraint(equalTo: view.leftAnchor, constant: 5),
      inner.rightAnchor.constraint(equalTo: view.rightAnchor), inner.widthAnchor.constraint(equalToConstant: 20),
      inner.heightAnchor.constraint(equalToConstant: 30),
    ])
    #expect(view.systemLayoutSizeFitting(FittingTests.compressed) == Size(width: 25, height: 0))
  }

  @Test func countsItsOwnSizeConstraints() {
    let card = Card()
    let width = card.view.widthAnchor.constraint(equalToConstant: 60)
    width.isActive = true
    #expect(card.view.systemLayoutSizeFitting(FittingTests.compressed) == Size(width: 60, height: 56))
    width.priority = 700
    #expect(card.view.systemLayoutSizeFitting(FittingTests.compressed) == Size(width: 90, height: 32))
  }

  /// A frame is where the view is, not what it wishes; frames of what is in it are.
  @Test func doesNotCountItsFrame() {
    let window = Window(size: Size(width: 400, height: 300))
    let card = Card()
    card.view.translatesAutoresizingMaskIntoConstraints = true
    card.view.frame = Rect(x: 1, y: 2, width: 200, height: 100)
    window.addSubview(card.view)
    window.layoutIfNeeded()
    #expect(card.view.systemLayoutSizeFitting(FittingTests.compressed) == Size(width: 90, height: 32))
    let (box, fixed) = (View(), View())
    fixed.translatesAutoresizingMaskIntoConstraints = true
    fixed.frame = Rect(x: 3, y: 4, width: 50, height: 60)
    box.addSubview(fixed)
    box.rightAnchor.constraint(equalTo: fixed.rightAnchor, constant: 7).isActive = true
    box.bottomAnchor.constraint(equalTo: fixed.bottomAnchor, constant: 8).isActive = true
    #expect(box.systemLayoutSizeFitting(FittingTests.compressed) == Size(width: 60, height: 72))
  }

  @Test func isTheSizeOfAFrame() {
    let image = Image(
      name: "sun", size: Size(width: 30, height: 20),
      alignmentRectInsets: EdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
    let view = ImageView(image: image)
    #expect(view.systemLayoutSizeFitting(FittingTests.compressed) == Size(width: 30, height: 20))
    let fitted = view.systemLayoutSizeFitting(
      Size(width: 100, height: 50), withHorizontalFittingPriority: .required, verticalFittingPriority: .required)
    #expect(fitted == Size(width: 100, height: 50))
  }

  /// An image keeps its ratio of 3 : 2 in the width that the card has.
  @Test func keepsAspectRatios() {
    let card = View()
    let image = ImageView(image: Image(name: "sun", size: Size(width: 30, height: 20))).placedByConstraints()
    let caption = Label().placedByConstraints()
    caption.text = "aaaa bbbb cccc"
    caption.font = Font(size: 10)
    caption.numberOfLines = 0
    card.addSubview(image)
    card.addSubview(caption)
    LayoutConstraint.activate([
      image.topAnchor.constraint(equalTo: card.topAnchor), image.leftAnchor.constraint(equalTo: card.leftAnchor),
      image.rightAnchor.constraint(equalTo: card.rightAnchor),
      image.widthAnchor.constraint(equalTo: image.heightAnchor, multiplier: 1.5),
      caption.topAnchor.constraint(equalTo: image.bottomAnchor, constant: 4),
      caption.leftAnchor.constraint(equalTo: card.leftAnchor),
      caption.rightAnchor.constraint(equalTo: card.rightAnchor),
      caption.bottomAnchor.constraint(equalTo: card.bottomAnchor),
    ])
    let fitted = card.systemLayoutSizeFitting(
      Size(width: 48, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    // 48 / 1.5 + 4 + two lines.
    #expect(fitted == Size(width: 48, height: 60))
  }

  @Test func updatesConstraintsFirst() {
    final class Lazy: View {
      let inner = View().placedByConstraints()
      override func updateConstraints() {
        if inner.superview == nil {
          addSubview(inner)
          inner.widthAnchor.constraint(equalToConstant: 33).isActive = true
          FittingTests.pin(inner, in: self)
        }
        super.updateConstraints()
      }
    }
    #expect(Lazy().systemLayoutSizeFitting(FittingTests.compressed).width == 33)
  }

  /// A view that is as large as what is in it says so with its fitting size, also one in another.
  @Test func canBeTheIntrinsicSize() {
    final class Tight: View {
      override var intrinsicContentSize: IntrinsicSize {
        IntrinsicSize(systemLayoutSizeFitting(FittingTests.compressed))
      }
    }
    let window = Window(size: Size(width: 300, height: 300))
    let (outer, inner, core) = (Tight(), Tight(), View())
    for view in [outer, inner, core] { view.translatesAutoresizingMaskIntoConstraints = false }
    window.addSubview(outer)
    outer.addSubview(inner)
    inner.addSubview(core)
    FittingTests.pin(core, in: inner, 2)
    FittingTests.pin(inner, in: outer, 3)
    core.widthAnchor.constraint(equalToConstant: 40).isActive = true
    core.heightAnchor.constraint(equalToConstant: 20).isActive = true
    window.layoutIfNeeded()
    #expect(outer.intrinsicContentSize == IntrinsicSize(width: 50, height: 30))
    #expect(outer.frame.size == Size(width: 50, height: 30))
    #expect(outer.systemLayoutSizeFitting(FittingTests.compressed) == Size(width: 50, height: 30))
  }

  @Test func hasTheBaselinesOfContainers() {
    let (box, container) = (View(), Container())
    let (label, other) = (Label().placedByConstraints(), View().placedByConstraints())
    label.text = "ab"
    label.font = Font(size: 10)
    container.last = label
    box.addSubview(container)
    container.addSubview(label)
    box.addSubview(other)
    FittingTests.pin(label, in: container, 5)
    LayoutConstraint.activate([
      container.topAnchor.constraint(equalTo: box.topAnchor),
      other.topAnchor.constraint(equalTo: container.lastBaselineAnchor),
      other.heightAnchor.constraint(equalToConstant: 40), other.bottomAnchor.constraint(equalTo: box.bottomAnchor),
    ])
    // 5 + 9.5 + 40
    #expect(box.systemLayoutSizeFitting(FittingTests.compressed).height == 54.5)
  }

  // MARK: What does not change

  /// Frames, flags, events, conflicts and the solver's state are the same after measuring.
  @Test func disturbsNothing() {
    let (window, card) = (Window(size: Size(width: 75, height: 300)), Card())
    var events = 0
    window.eventHandler = { _ in events += 1 }
    window.addSubview(card.view)
    FittingTests.pin(card.view, in: window, 5)
    for width in [30.0, 40] {
      let inner = View().placedByConstraints()
      card.view.addSubview(inner)
      inner.widthAnchor.constraint(equalToConstant: width).isActive = true
      inner.widthAnchor.constraint(equalToConstant: width + 1).isActive = true
    }
    window.layoutIfNeeded()
    func state() -> [String] {
      [
        window.recursiveDescription(), window.engine.dumpSolver { "\(ObjectIdentifier($0))" },
        "\(events) \(window.engine.conflicts.count) \(window.needsLayout) \(window.engine.needsLayout)",
      ]
    }
    let before = state()
    #expect(events == 2 && card.label.frame.size == Size(width: 45, height: 270))
    for target in [FittingTests.compressed, FittingTests.expanded] {
      _ = card.fit(target, .required, .fittingSizeLevel)
      _ = card.label.systemLayoutSizeFitting(target)
    }
    #expect(state() == before)
    window.layoutIfNeeded()
    #expect(state() == before)
  }

  /// What waits for a pass still waits for it.
  @Test func leavesWaitingChangesAlone() {
    let (window, card) = (Window(size: Size(width: 75, height: 300)), Card())
    window.addSubview(card.view)
    FittingTests.pin(card.view, in: window, 5)
    window.layoutIfNeeded()
    card.label.text = "aaaa"
    #expect(card.view.systemLayoutSizeFitting(FittingTests.compressed) == Size(width: 40, height: 32))
    #expect(card.label.intrinsicContentSize == IntrinsicSize(width: 20, height: 12))
    card.label.text = "aaaa bbbb cccc dddd"
    window.layoutIfNeeded()
    let fresh = Card()
    fresh.label.text = "aaaa bbbb cccc dddd"
    let other = Window(size: Size(width: 75, height: 300))
    other.addSubview(fresh.view)
    FittingTests.pin(fresh.view, in: other, 5)
    other.layoutIfNeeded()
    #expect(card.label.frame == fresh.label.frame)
  }

  @Test func canBeAskedInTheMiddleOfAPass() {
    let tree = ProbeTree()
    defer { tree.forget() }
    let card = Card()
    tree.d.addSubview(card.view)
    var sizes: [Size] = []
    let measure: (ProbeView) -> Void = { [view = card.view] _ in
      sizes.append(view.systemLayoutSizeFitting(FittingTests.compressed))
    }
    tree.a.inUpdate = measure
    tree.a.inLayout = measure
    tree.window.layoutIfNeeded()
    #expect(sizes == [Size(width: 90, height: 32), Size(width: 90, height: 32)])
  }
}

/// Measuring leaves nothing behind; run under a leak checker by `Scripts/leaks`.
@Suite struct FittingOwnershipTests {
  @Test func copiesAreFreed() {
    weak var node: LayoutNode?
    do {
      let (window, container, label) = (Window(size: Size(width: 100, height: 100)), Container(), Label())
      label.translatesAutoresizingMaskIntoConstraints = false
      label.text = "aaaa bbbb"
      label.numberOfLines = 0
      container.last = label
      container.addSubview(label)
      window.addSubview(container)
      container.lastBaselineAnchor.constraint(equalTo: window.centerYAnchor).isActive = true
      label.topAnchor.constraint(equalTo: container.topAnchor).isActive = true
      label.widthAnchor.constraint(equalToConstant: 10).isActive = true
      for _ in 0..<1000 { _ = container.systemLayoutSizeFitting(.zero) }
      window.layoutIfNeeded()
      node = label.layoutNode
      #expect(node != nil)
    }
    #expect(node == nil)
  }
}
