import AshlarDocument
import AshlarLayout
import AshlarViews
import Testing

/// The views that a document becomes.
@Suite struct DocumentViewTests {
  private func scene(_ views: String, steps: String = "[]") throws -> (DocumentScene, LayoutDocument) {
    let document = try document(
      #"{"root": {"id": "screen", "size": [320, 480]}, "views": [\#(views)], "steps": \#(steps)}"#)
    return (DocumentScene(document), document)
  }

  @Test func buildsTheTreeInJoiningOrder() throws {
    let (scene, _) = try scene(
      """
      {"id": "inner", "parent": "outer", "type": "label", "text": "Hi"}, {"id": "outer"},
      {"id": "go", "type": "button", "text": "Go", "opacity": 0.5}, {"id": "sun", "type": "image", "image": "sun.png"}
      """)
    _ = try scene.layout()
    #expect(
      scene.rootView.recursiveDescription() == #"""
        <Window "screen"; frame = (0 0; 320 480)>
           | <View "outer"; frame = (0 0; 0 0)>
           |    | <Label "inner"; frame = (0 0; 17 20.4); text = "Hi">
           | <Button "go"; frame = (0 0; 17 20.4); text = "Go"; opacity = 0.5>
           | <ImageView "sun"; frame = (0 0; 0 0); image = "sun.png"; clips>

        """#)
    #expect(scene.view(withID: "inner")?.superview === scene.view(withID: "outer"))
    #expect(scene.view(withID: "screen") === scene.rootView && scene.view(withID: "none") == nil)
  }

  @Test func looksReachTheViews() throws {
    let (scene, _) = try scene(
      """
      {"id": "v", "background": "systemRed", "cornerRadius": 8, "border": {"width": 2, "color": "#123"},
       "opacity": 0.25, "hidden": true},
      {"id": "plain", "border": {}},
      {"id": "l", "type": "label", "text": "x", "color": "#ff000080", "textAlignment": "center", "lines": 3,
       "lineBreakMode": "byClipping", "font": {"size": 12, "weight": "bold", "italic": true, "family": "Serif"}},
      {"id": "b", "type": "button", "text": "x", "color": "white", "isEnabled": false,
       "contentEdgeInsets": [1, 2, 3, 4]},
      {"id": "i", "type": "image", "image": "sun", "intrinsicSize": [30, 20], "contentMode": "scaleAspectFit",
       "color": "gray"}
      """)
    let view = try #require(scene.view(withID: "v"))
    #expect(view.backgroundColor == Color(named: "systemRed") && view.cornerRadius == 8 && view.borderWidth == 2)
    #expect(view.borderColor == Color(hex: "#112233") && view.opacity == 0.25 && view.isHidden)
    let plain = try #require(scene.view(withID: "plain"))
    #expect(plain.backgroundColor == nil && plain.borderWidth == 1 && plain.borderColor == .black && !plain.isHidden)
    let label = try #require(scene.view(withID: "l") as? Label)
    #expect(label.textColor == Color(hex: "#ff000080") && label.textAlignment == .center && label.numberOfLines == 3)
    #expect(label.lineBreakMode == .byClipping)
    #expect(label.font == Font(size: 12, weight: .bold, isItalic: true, family: "Serif"))
    let button = try #require(scene.view(withID: "b") as? Button)
    #expect(button.title == "x" && button.titleColor == .white && !button.isEnabled)
    #expect(button.contentEdgeInsets == EdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
    let image = try #require(scene.view(withID: "i") as? ImageView)
    #expect(image.image == Image(name: "sun", size: Size(width: 30, height: 20)))
    #expect(image.contentMode == .scaleAspectFit && image.tintColor == Color(white: 0.5))
  }

  @Test func stepsChangeTheViews() throws {
    let (scene, document) = try scene(
      #"{"id": "l", "type": "label", "text": "ab"}, {"id": "i", "type": "image", "intrinsicSize": [1, -1]}"#,
      steps: """
        [{"set": {"l.text": "abc", "l.background": "red", "i.intrinsicSize": [4, 5], "screen.size": [10, 20]}},
         {"set": {"l.lines": 0, "l.intrinsicSize": [-1, 7]}}]
        """)
    let label = try #require(scene.view(withID: "l"))
    let image = try #require(scene.view(withID: "i") as? ImageView)
    _ = try scene.layout()
    #expect(label.frame.size == Size(width: 17, height: 20.4) && image.frame.size == Size(width: 1, height: 0))
    #expect(image.image?.size == nil)
    scene.apply(document.steps[0])
    _ = try scene.layout()
    #expect(label.frame.size == Size(width: 25.5, height: 20.4) && label.backgroundColor == Color(named: "red"))
    #expect(image.frame.size == Size(width: 4, height: 5) && image.image?.size == Size(width: 4, height: 5))
    #expect(scene.rootView.frame == Rect(x: 0, y: 0, width: 10, height: 20))
    scene.apply(document.steps[1])
    _ = try scene.layout()
    #expect(label.frame.size == Size(width: 0, height: 7))
  }

  @Test func scenesAreFreed() throws {
    weak var root: Window?
    weak var label: View?
    do {
      let (scene, _) = try scene(#"{"id": "a"}, {"id": "l", "parent": "a", "type": "label", "text": "ab"}"#)
      _ = try scene.layout()
      (root, label) = (scene.rootView, scene.view(withID: "l"))
      #expect(label != nil)
    }
    #expect(root == nil && label == nil)
  }
}
