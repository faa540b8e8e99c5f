import AshlarLayout
import Testing

@Suite struct ReadmeExampleTests {
  /// The code that README.md shows: a quarter of 800 is 200, a point of gap leaves 599.
  @Test func placesSidebarAndContent() throws {
    let window = Box("window")
    let sidebar = Box("sidebar")
    let content = Box("content")
    window.layoutNode.addChild(sidebar.layoutNode)
    window.layoutNode.addChild(content.layoutNode)

    let engine = LayoutEngine(root: window, size: Size(width: 800, height: 600))
    LayoutConstraint.activate(
      try LayoutConstraint.constraints(
        withVisualFormat: "|[sidebar(>=180)]-1-[content]|", options: [.alignAllTop, .alignAllBottom],
        views: ["sidebar": sidebar, "content": content]))
    LayoutConstraint.activate([
      sidebar.widthAnchor.constraint(equalTo: window.widthAnchor, multiplier: 0.25),
      content.topAnchor.constraint(equalTo: window.topAnchor),
      content.bottomAnchor.constraint(equalTo: window.bottomAnchor),
    ])
    engine.layoutIfNeeded()

    #expect(sidebar.frame == [0, 0, 200, 600])
    #expect(content.frame == [201, 0, 599, 600])
  }
}
