import AshlarLayout
import AshlarViews
import Testing

/// The questions of UIKit's debugging category, asked of views.
@Suite struct AmbiguityTests {
  private let window = Window(size: Size(width: 320, height: 480))
  private let card = View().placedByConstraints()
  private let title = Label().placedByConstraints()

  init() {
    window.eventHandler = { _ in }
    card.identifier = "card"
    title.text = "Hello"
    window.addSubview(card)
    card.addSubview(title)
  }

  private func pin(_ view: View, to superview: View) {
    LayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: superview.leadingAnchor),
      view.topAnchor.constraint(equalTo: superview.topAnchor),
    ])
  }

  /// A label has a size of its own, but nothing says where it is; a plain view has neither; a window has both.
  @Test func asksEachViewForItself() {
    #expect(title.hasAmbiguousLayout && card.hasAmbiguousLayout && !window.hasAmbiguousLayout)
    pin(title, to: card)
    #expect(!title.hasAmbiguousLayout && card.hasAmbiguousLayout)
    pin(card, to: window)
    #expect(card.hasAmbiguousLayout)
    LayoutConstraint.activate([
      card.trailingAnchor.constraint(equalTo: title.trailingAnchor),
      card.bottomAnchor.constraint(equalTo: title.bottomAnchor),
    ])
    #expect(!title.hasAmbiguousLayout && !card.hasAmbiguousLayout)
  }

  @Test func exercisesTheViewAndWhatHangsOnIt() {
    pin(title, to: card)
    LayoutConstraint.activate([
      card.trailingAnchor.constraint(equalTo: title.trailingAnchor, constant: 8),
      card.heightAnchor.constraint(equalToConstant: 50),
    ])
    window.layoutIfNeeded()
    let size = title.frame.size
    let before = card.frame
    card.exerciseAmbiguityInLayout()
    #expect(card.frame.origin != before.origin && card.frame.size == before.size)
    #expect(title.frame == Rect(origin: .zero, size: size))
    // It is there to be looked at: passes in which nothing has changed leave it alone.
    let shown = card.frame
    window.layoutIfNeeded()
    #expect(card.frame == shown && card.hasAmbiguousLayout && card.frame == shown)
    title.exerciseAmbiguityInLayout()
    #expect(title.frame == Rect(origin: .zero, size: size))
  }

  /// A wrapping label whose width is open takes the height that belongs to the width it is shown at: 10 letters of 8.5
  /// in up to 60 points take two lines, in 80 to 100 one or two.
  @Test func exercisesTextThatWraps() {
    title.text = "Hello you!"
    title.numberOfLines = 0
    pin(card, to: window)
    pin(title, to: card)
    title.setContentHuggingPriority(0, for: .horizontal)
    title.setContentCompressionResistancePriority(0, for: .horizontal)
    LayoutConstraint.activate([
      title.widthAnchor.constraint(greaterThanOrEqualToConstant: 70),
      title.widthAnchor.constraint(lessThanOrEqualToConstant: 90),
    ])
    window.layoutIfNeeded()
    #expect(title.frame.size == Size(width: 70, height: 40.8))
    title.exerciseAmbiguityInLayout()
    #expect(title.frame.size == Size(width: 90, height: 20.4))
    title.exerciseAmbiguityInLayout()
    #expect(title.frame.size == Size(width: 70, height: 40.8))
  }

  @Test func namesWhatALayoutFollowsFrom() {
    let leading = card.leadingAnchor.constraint(equalTo: window.leadingAnchor, constant: 8)
    let width = card.widthAnchor.constraint(equalToConstant: 100)
    let loose = card.widthAnchor.constraint(lessThanOrEqualToConstant: 200)
    let top = card.topAnchor.constraint(equalTo: window.topAnchor)
    LayoutConstraint.activate([width, loose, leading, top])
    #expect(card.constraintsAffectingLayout(for: .horizontal) == [width, leading])
    #expect(card.constraintsAffectingLayout(for: .vertical) == [top])
    #expect(window.constraintsAffectingLayout(for: .horizontal) == [])
  }

  @Test func tracesTheTree() {
    let placed = View(frame: Rect(x: 1, y: 2, width: 3, height: 4))
    placed.translatesAutoresizingMaskIntoConstraints = true
    let space = LayoutGuide(identifier: "space")
    window.addSubview(placed)
    card.addLayoutGuide(space)
    pin(card, to: window)
    pin(title, to: card)
    let expected = """
      •Window:0x1
      |   *card:View:0x2 - AMBIGUOUS LAYOUT for card.Width, card.Height
      |   |   *LayoutGuide:0x4000000001'space' - AMBIGUOUS LAYOUT for LayoutGuide:0x4000000001'space'.minX, \
      LayoutGuide:0x4000000001'space'.minY, LayoutGuide:0x4000000001'space'.Width, \
      LayoutGuide:0x4000000001'space'.Height
      |   |   *Label:0x3'Hello'
      |   +View:0x4

      Legend:
      \t• - hosts the layout; its frame is given
      \t* - is placed by constraints
      \t+ - is placed by its frame: translatesAutoresizingMaskIntoConstraints is true

      """
    #expect(window.autolayoutTrace() == expected)
    // Any view gives the trace of its whole tree.
    #expect(title.autolayoutTrace() == expected)
  }

  /// Long families cost no stack, and deep ones no square of space.
  @Test func tracesDeepTrees() {
    var deepest: View = window
    for _ in 1...3000 {
      let view = View().placedByConstraints()
      deepest.addSubview(view)
      deepest = view
    }
    let trace = window.autolayoutTrace()
    #expect(trace.contains("|   … level 2999 | *View:0x") && trace.utf8.count < 1_500_000)
  }
}
