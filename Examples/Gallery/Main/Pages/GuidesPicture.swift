import AshlarLayout
import AshlarRendering
import AshlarViews

/// The picture of `Documentation/GuidesAndInsets.md`: the guides of a controller's view on a wide screen.
enum GuidesPicture {
  static func draw() -> DisplayList {
    // A tablet of 1,000 by 560 points at 45 percent, so that lines would get too long.
    let scale = 0.45
    let window = Window(size: Size(width: 1000, height: 560))
    window.systemSafeAreaInsets = EdgeInsets(top: 40, left: 0, bottom: 30, right: 0)
    window.keyboardHeight = 160
    let controller = ViewController()
    controller.horizontalSizeClass = .regular
    window.rootViewController = controller
    let view = controller.view
    view.layoutMargins = EdgeInsets(all: 60)
    let guides = [
      (view.safeAreaLayoutGuide, "safeAreaLayoutGuide", Diagram.green),
      (view.layoutMarginsGuide, "layoutMarginsGuide", Diagram.blue),
      (view.readableContentGuide, "readableContentGuide", Diagram.orange),
      (view.keyboardLayoutGuide, "keyboardLayoutGuide", Diagram.orange),
    ]
    window.layoutIfNeeded()

    func scaled(_ rect: Rect) -> Rect {
      Rect(
        x: 10 + rect.minX * scale, y: 10 + rect.minY * scale, width: rect.width * scale, height: rect.height * scale)
    }
    var diagram = Diagram(width: 470, height: 272, title: "Guides of a view")
    let screen = View(frame: scaled(window.bounds))
    screen.backgroundColor = Color(red: 0.95, green: 0.96, blue: 0.98)
    screen.borderWidth = 1
    diagram.sheet.addSubview(screen)
    for (guide, _, color) in guides {
      let area = View(frame: scaled(guide.layoutFrame))
      area.backgroundColor = color.withAlpha(0.25)
      area.borderColor = color
      area.borderWidth = 1
      diagram.sheet.addSubview(area)
    }
    diagram.draw()
    for (index, (guide, name, _)) in guides.enumerated() {
      let rect = scaled(guide.layoutFrame)
      diagram.note(name, from: Point(x: rect.minX + 8, y: rect.minY + (index == 2 ? 36 : 13)))
    }
    return diagram.list
  }
}
