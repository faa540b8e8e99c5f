import Ashlar
import AshlarSolver

/// Equally wide siblings from edge to edge, 8 points apart: the solver's workload d.
final class ChainWorkload: LayoutWorkload {
  let count: Int
  let top = View()
  private(set) var views: [View] = []
  private var middleGap = 8.0

  init(count: Int) {
    self.count = count
    top.frame = Rect(origin: .zero, size: firstSize)
    for _ in 0..<count {
      let view = View()
      top.addSubview(view)
      views.append(view)
    }
  }

  var firstSize: Size { Size(width: count > 100 ? 8 + 18 * Double(count) : 1000, height: 300) }
  var constraintCount: Int { 4 * count }

  func make() {
    for (index, view) in views.enumerated() {
      view.snp.makeConstraints { make in state(index, gap: 8, make) }
    }
    views.last?.snp.makeConstraints { $0.right.equalToSuperview().offset(-8) }
  }

  private func state(_ index: Int, gap: Double, _ make: ConstraintMaker) {
    make.top.height.equalToSuperview()
    if index == 0 {
      make.left.equalToSuperview().offset(gap)
    } else {
      make.left.equalTo(views[index - 1].snp.right).offset(gap)
      make.width.equalTo(views[index - 1])
    }
  }

  func size(inStep step: Int) -> Size { Size(width: firstSize.width + Double((step * 7) % 200), height: 300) }

  func changeContent(inStep step: Int) -> Bool { false }

  /// The view in the middle is neither the first nor the last one.
  func remakeOne(inStep step: Int) {
    middleGap = Double(4 + step % 8)
    views[count / 2].snp.remakeConstraints { make in state(count / 2, gap: middleGap, make) }
  }

  func expectedFrames(for size: Size) -> [Rect] {
    let width = (size.width - 8 * Double(count) - middleGap) / Double(count)
    var right = 0.0
    return views.indices.map { index in
      let left = right + (index == count / 2 ? middleGap : 8)
      right = left + width
      return Rect(x: left, y: 0, width: width, height: size.height)
    }
  }

  func state(in system: RowSystem) {
    let root = system.item()
    let items = views.map { _ in system.item() }
    system.fix(root, width: firstSize.width, height: firstSize.height)
    var previous: RowSystem.Item?
    for item in items {
      system.add([Term(item.y)])
      system.add([Term(item.height), Term(root.height, -1)])
      if let previous {
        system.add([Term(item.x), Term(previous.x, -1), Term(previous.width, -1)], .equal, -8)
        system.add([Term(item.width), Term(previous.width, -1)])
      } else {
        system.add([Term(item.x)], .equal, -8)
      }
      previous = item
    }
    if let previous { system.add([Term(previous.x), Term(previous.width), Term(root.width, -1)], .equal, 8) }
  }
}
