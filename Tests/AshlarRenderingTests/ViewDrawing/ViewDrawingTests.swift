import AshlarLayout
import AshlarRendering
import AshlarViews
import Testing

/// What is drawn of a tree, command by command. Frames are set by hand, and no layout follows.
@Suite struct ViewDrawingTests {
  private static let red = Color(red: 1, green: 0, blue: 0)
  private static let blue = Color(red: 0, green: 0, blue: 1)

  private let root = View(frame: Rect(x: 0, y: 0, width: 100, height: 50))

  private func commands() -> [DisplayCommand] { DisplayList(of: root, background: nil).commands }

  private func add(_ view: View = View(), _ color: Color = red, in superview: View? = nil, at frame: Rect) -> View {
    (superview ?? root).addSubview(view)
    view.frame = frame
    view.backgroundColor = color
    return view
  }

  @Test func isAsLargeAsTheView() {
    let list = DisplayList(of: root, title: "t")
    #expect(list.size == Size(width: 100, height: 50))
    #expect(list.title == "t")
    #expect(list.commands == [.fill(RoundedRect(Rect(x: 0, y: 0, width: 100, height: 50)), .white)])
  }

  /// Shadows lie behind the background that throws them; without one there is nothing to throw any.
  @Test func drawsShadowsOfBackgrounds() {
    let view = add(at: Rect(x: 10, y: 5, width: 60, height: 40))
    let shadow = Shadow(color: Self.blue, radius: 3)
    view.shadow = shadow
    view.cornerRadius = 8
    view.roundedCorners = [.topLeft]
    let shape = RoundedRect(Rect(x: 10, y: 5, width: 60, height: 40), radius: 8, corners: .topLeft)
    #expect(commands() == [.shadow(shape, shadow), .fill(shape, Self.red)])
    view.backgroundColor = nil
    #expect(commands() == [])
  }

  /// A view is drawn where it would be without its transform, in a group that is taken about the view's center: with
  /// (40, 25) there, x' = 2x - 40 and y' = y + 3.
  @Test func drawsTransformsAsGroups() {
    let view = add(at: Rect(x: 10, y: 5, width: 60, height: 40))
    view.transform = Transform(2, 0, 0, 1, 0, 3)
    let group = DisplayGroup(transform: Transform(2, 0, 0, 1, -40, 3))
    #expect(
      commands() == [
        .beginGroup(group), .fill(RoundedRect(Rect(x: 10, y: 5, width: 60, height: 40)), Self.red), .endGroup,
      ])
  }

  /// Places add up on the way down; where the topmost view itself lies does not matter.
  @Test func drawsSubviewsInThePicturesCoordinates() {
    root.frame.origin = Point(x: 70, y: 70)
    let outer = add(at: Rect(x: 10, y: 5, width: 60, height: 40))
    _ = add(View(), Self.blue, in: outer, at: Rect(x: 1, y: 2, width: 3, height: 4))
    #expect(
      commands() == [
        .fill(RoundedRect(Rect(x: 10, y: 5, width: 60, height: 40)), Self.red),
        .fill(RoundedRect(Rect(x: 11, y: 7, width: 3, height: 4)), Self.blue),
      ])
  }

  /// The origin of the bounds is what lies at the top left corner.
  @Test func movesWhatIsInsideByTheBoundsOrigin() {
    let outer = add(at: Rect(x: 10, y: 5, width: 60, height: 40))
    outer.bounds.origin = Point(x: 4, y: -8)
    _ = add(View(), Self.blue, in: outer, at: Rect(x: 1, y: 2, width: 3, height: 4))
    #expect(commands().last == .fill(RoundedRect(Rect(x: 7, y: 15, width: 3, height: 4)), Self.blue))
  }

  /// As in Core Animation.
  @Test func drawsBordersOverSubviews() {
    let outer = add(at: Rect(x: 0, y: 0, width: 20, height: 20))
    outer.borderWidth = 2
    outer.borderColor = .black
    outer.cornerRadius = 5
    _ = add(View(), Self.blue, in: outer, at: Rect(x: 0, y: 0, width: 20, height: 20))
    let shape = RoundedRect(Rect(x: 0, y: 0, width: 20, height: 20), radius: 5)
    #expect(
      commands() == [
        .fill(shape, Self.red), .fill(RoundedRect(shape.rect), Self.blue),
        .border(shape, Stroke(width: 2, color: .black)),
      ])
  }

  @Test func drawsFromBackToFront() {
    let first = add(at: Rect(x: 0, y: 0, width: 1, height: 1))
    _ = add(View(), Self.blue, at: Rect(x: 0, y: 0, width: 1, height: 1))
    root.bringSubviewToFront(first)
    let unit = RoundedRect(Rect(x: 0, y: 0, width: 1, height: 1))
    #expect(commands() == [.fill(unit, Self.blue), .fill(unit, Self.red)])
  }

  @Test func leavesOutHiddenViewsWithAllThatIsInThem() {
    let hidden = add(at: Rect(x: 0, y: 0, width: 9, height: 9))
    hidden.isHidden = true
    _ = add(in: hidden, at: Rect(x: 0, y: 0, width: 9, height: 9))
    add(at: Rect(x: 0, y: 0, width: 9, height: 9)).opacity = 0
    #expect(commands().isEmpty)
  }

  @Test func groupsWhatIsFadedOrCut() {
    let outer = add(at: Rect(x: 0, y: 0, width: 9, height: 9))
    outer.opacity = 0.5
    outer.clipsToBounds = true
    outer.cornerRadius = 2
    let shape = RoundedRect(Rect(x: 0, y: 0, width: 9, height: 9), radius: 2)
    _ = add(View(), Self.blue, in: outer, at: Rect(x: 5, y: 5, width: 9, height: 9))
    #expect(
      commands() == [
        .beginGroup(DisplayGroup(opacity: 0.5, clip: shape)), .fill(shape, Self.red),
        .fill(RoundedRect(Rect(x: 5, y: 5, width: 9, height: 9)), Self.blue), .endGroup,
      ])
  }

  @Test func drawsTreesOfAnyDepth() {
    var inner = root
    for _ in 0..<10_000 {
      let next = View()
      next.clipsToBounds = true
      inner.addSubview(next)
      next.frame = Rect(x: 0, y: 0, width: 1, height: 1)
      inner = next
    }
    #expect(commands().count == 20_000)
    #expect(DisplayList(wireframeOf: root).commands.count > 20_000)
  }
}
