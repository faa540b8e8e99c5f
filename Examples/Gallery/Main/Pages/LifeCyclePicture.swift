import AshlarLayout
import AshlarRendering
import AshlarViews

/// The picture of `Documentation/LifeCycle.md`: a tree of views, and in which order a pass asks them.
enum LifeCyclePicture {
  static func draw() -> DisplayList {
    var diagram = Diagram(width: 520, height: 190, title: "The order of a pass")
    let names = ["a", "b", "c", "d", "e"]
    let order = Order(names)
    let frames = [
      Rect(x: 10, y: 10, width: 500, height: 170), Rect(x: 10, y: 35, width: 320, height: 125),
      Rect(x: 340, y: 35, width: 150, height: 125), Rect(x: 10, y: 35, width: 145, height: 80),
      Rect(x: 165, y: 35, width: 145, height: 80),
    ]
    let superviews = [diagram.sheet, order.views[0], order.views[0], order.views[1], order.views[1]]
    for (index, view) in order.views.enumerated() {
      view.frame = frames[index]
      view.backgroundColor = (index == 0 ? Diagram.green : Diagram.blue).withAlpha(0.2)
      view.borderWidth = 1
      view.borderColor = Diagram.blue
      superviews[index].addSubview(view)
    }
    diagram.draw()
    for view in order.views {
      let corner = diagram.rect(view).origin
      diagram.note(view.name, from: Point(x: corner.x + 8, y: corner.y + 12))
      diagram.note(
        "update \(order.place(view.name, in: order.updates)), layout \(order.place(view.name, in: order.layouts))",
        from: Point(x: corner.x + 24, y: corner.y + 12))
    }
    return diagram.list
  }

  /// Writes down when each view is asked.
  private final class Order {
    let views: [NotedView]
    var updates: [String] = []
    var layouts: [String] = []

    init(_ names: [String]) {
      views = names.map { NotedView($0) }
      for view in views { view.order = self }
    }

    func place(_ name: String, in list: [String]) -> Int { (list.firstIndex(of: name) ?? -1) + 1 }
  }

  private final class NotedView: View {
    let name: String
    weak var order: Order?

    init(_ name: String) {
      self.name = name
      super.init()
    }

    override func updateConstraints() {
      order?.updates.append(name)
      super.updateConstraints()
    }

    override func layoutSubviews() {
      super.layoutSubviews()
      order?.layouts.append(name)
    }
  }
}
