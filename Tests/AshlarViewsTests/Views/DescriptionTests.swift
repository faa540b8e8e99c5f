import AshlarLayout
import AshlarViews
import Testing

@Suite struct DescriptionTests {
  private final class Owner: ViewOwner {}

  @Test func listsTheTree() {
    let window = Window(size: Size(width: 320, height: 480))
    let (box, label, image) = (View(), Label(), ImageView(image: Image(name: "sun")))
    let guide = LayoutGuide(identifier: "gap")
    let button = Button().placedByConstraints()
    for view in [label, image] { view.translatesAutoresizingMaskIntoConstraints = false }
    window.addSubview(box)
    box.addSubview(label)
    box.addSubview(image)
    box.addLayoutGuide(guide)
    window.addSubview(button)
    box.identifier = "card"
    box.bounds.origin = Point(x: 0, y: 12.345)
    label.text = "a \"b\"\n\u{1B}"
    label.font = Font(size: 10)
    label.isHidden = true
    image.opacity = 0.5
    image.tag = 7
    button.title = "Go"
    button.clipsToBounds = true
    label.topAnchor.constraint(equalTo: window.topAnchor, constant: 1.0 / 3).isActive = true
    window.layoutIfNeeded()
    #expect(
      window.recursiveDescription() == #"""
        <Window; frame = (0 0; 320 480)>
           | <View "card"; frame = (0 0; 0 0); bounds origin = (0 12.35)>
           |    | <LayoutGuide "gap"; frame = (0 0; 0 0)>
           |    | <Label; frame = (0 0.33; 25 12); text = "a \"b\"\n\u{1b}"; hidden>
           |    | <ImageView; frame = (0 0; 0 0); image = "sun"; opacity = 0.5; tag = 7>
           | <Button; frame = (0 0; 17 20.4); text = "Go"; clips>

        """#)
    #expect(box.recursiveDescription().hasPrefix("<View \"card\"; frame"))
  }

  @Test func namesTheClassOfTheOwner() {
    let view = View()
    let owner = Owner()
    view.owner = owner
    #expect(view.recursiveDescription() == "<Owner; frame = (0 0; 0 0)>\n")
    view.ownerWillDeinit()
  }

  @Test func doesNotGrowWithTheSquareOfTheDepth() {
    let top = View()
    var last = top
    for _ in 0..<60 {
      let next = View()
      last.addSubview(next)
      last = next
    }
    #expect(top.recursiveDescription().hasSuffix("   | … level 60 | <View; frame = (0 0; 0 0)>\n"))
  }
}
