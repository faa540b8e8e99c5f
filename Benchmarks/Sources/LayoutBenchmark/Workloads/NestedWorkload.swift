import Ashlar
import AshlarSolver

/// Containers nested in one another, 8 points inside each: the solver's workload c.
final class NestedWorkload: LayoutWorkload {
  let count: Int
  let top = View()
  private(set) var views: [View] = []
  private var middleInset = 8.0

  init(count: Int) {
    self.count = count
    top.frame = Rect(origin: .zero, size: firstSize)
    var parent = top
    for _ in 0..<count {
      let view = View()
      parent.addSubview(view)
      views.append(view)
      parent = view
    }
  }

  var firstSize: Size { Size(width: max(1024, Double(16 * count + 400)), height: max(1366, Double(16 * count + 400))) }
  var constraintCount: Int { 4 * count }

  func make() {
    for view in views { view.snp.makeConstraints { $0.edges.equalToSuperview().inset(8) } }
  }

  func size(inStep step: Int) -> Size {
    Size(
      width: firstSize.width - Double((step * 5) % 300), height: firstSize.height - Double((step * 3) % 300))
  }

  func changeContent(inStep step: Int) -> Bool { false }

  func remakeOne(inStep step: Int) {
    middleInset = Double(4 + step % 8)
    views[count / 2].snp.remakeConstraints { $0.edges.equalToSuperview().inset(middleInset) }
  }

  func expectedFrames(for size: Size) -> [Rect] {
    var size = size
    return views.indices.map { index in
      let inset = index == count / 2 ? middleInset : 8
      size = Size(width: size.width - 2 * inset, height: size.height - 2 * inset)
      return Rect(x: inset, y: inset, width: size.width, height: size.height)
    }
  }

  func state(in system: RowSystem) {
    let root = system.item()
    let items = views.map { _ in system.item() }
    system.fix(root, width: firstSize.width, height: firstSize.height)
    var parent = root
    for item in items {
      system.add([Term(item.x)], .equal, -8)
      system.add([Term(item.y)], .equal, -8)
      system.add([Term(item.x), Term(item.width), Term(parent.width, -1)], .equal, 8)
      system.add([Term(item.y), Term(item.height), Term(parent.height, -1)], .equal, 8)
      parent = item
    }
  }
}
