import Ashlar
import AshlarSolver

/// A list of cells with icon, title, subtitle and accessory: the layout of the solver's workload b.
final class ListWorkload: LayoutWorkload {
  private struct Cell {
    var cell: View
    var icon: View
    var title: ContentView
    var subtitle: ContentView
    var accessory: ContentView
  }

  let count: Int
  let top = View()
  private var cells: [Cell] = []
  private var iconLeft = 16.0

  init(count: Int) {
    self.count = count
    top.frame = Rect(origin: .zero, size: firstSize)
    cells.reserveCapacity(count)
    for index in 0..<count {
      let cell = Cell(
        cell: View(), icon: View(),
        title: ContentView(Size(width: Double(120 + (index * 37) % 160), height: 20)),
        subtitle: ContentView(Size(width: Double(180 + (index * 53) % 220), height: 16)),
        accessory: ContentView(Size(width: Double(24 + (index * 7) % 30), height: 24)))
      top.addSubview(cell.cell)
      for view in [cell.icon, cell.title, cell.subtitle, cell.accessory] { cell.cell.addSubview(view) }
      cells.append(cell)
    }
  }

  var firstSize: Size { Size(width: 375, height: 812) }
  var constraintCount: Int { 16 * count }
  var views: [View] { cells.flatMap { [$0.cell, $0.icon, $0.title, $0.subtitle, $0.accessory] } }

  func make() {
    for (index, parts) in cells.enumerated() {
      parts.cell.snp.makeConstraints { make in
        make.left.equalToSuperview()
        make.width.equalToSuperview()
        make.top.equalToSuperview().offset(64 * index)
        make.height.equalTo(64)
      }
      makeIcon(parts, left: 16, by: parts.icon.snp.makeConstraints)
      parts.title.snp.makeConstraints { make in
        make.left.equalTo(parts.icon.snp.right).offset(12)
        make.top.equalToSuperview().offset(10)
        make.right.lessThanOrEqualTo(parts.accessory.snp.left).offset(-8)
      }
      parts.subtitle.snp.makeConstraints { make in
        make.left.equalTo(parts.title)
        make.top.equalTo(parts.title.snp.bottom).offset(4)
        make.right.lessThanOrEqualTo(parts.accessory.snp.left).offset(-8)
      }
      parts.accessory.snp.makeConstraints { make in
        make.right.equalToSuperview().offset(-16)
        make.centerY.equalToSuperview()
      }
    }
  }

  private func makeIcon(
    _ parts: Cell, left: Double, by state: (StaticString, UInt, (ConstraintMaker) -> Void) -> [Constraint]
  ) {
    _ = state(#fileID, #line) { make in
      make.left.equalToSuperview().offset(left)
      make.centerY.equalToSuperview()
      make.size.equalTo(40)
    }
  }

  private var middle: Int { count / 2 }

  func size(inStep step: Int) -> Size { Size(width: Double(320 + (step * 7) % 200), height: 812) }

  func changeContent(inStep step: Int) -> Bool {
    cells[middle].title.contentSize.width = Double(60 + (step * 11) % 90)
    return true
  }

  func remakeOne(inStep step: Int) {
    iconLeft = Double(12 + step % 8)
    makeIcon(cells[middle], left: iconLeft, by: cells[middle].icon.snp.remakeConstraints)
  }

  /// Title and subtitle have the room between icon and accessory. What the longer of them lacks, the accessory gives:
  /// a point of it serves one text or both, and where it serves only one, the rest rule wants the last item small.
  func expectedFrames(for size: Size) -> [Rect] {
    cells.indices.flatMap { index in
      let parts = cells[index]
      let textLeft = (index == middle ? iconLeft : 16) + 40 + 12
      let available = size.width - 16 - 8 - textLeft
      let title = parts.title.contentSize.width
      let subtitle = parts.subtitle.contentSize.width
      let accessory = max(0, min(parts.accessory.contentSize.width, available - max(title, subtitle)))
      let room = available - accessory
      return [
        Rect(x: 0, y: 64 * Double(index), width: size.width, height: 64),
        Rect(x: textLeft - 52, y: 12, width: 40, height: 40),
        Rect(x: textLeft, y: 10, width: min(title, room), height: 20),
        Rect(x: textLeft, y: 34, width: min(subtitle, room), height: 16),
        Rect(x: size.width - 16 - accessory, y: 20, width: accessory, height: 24),
      ]
    }
  }

  func state(in system: RowSystem) {
    let root = system.item()
    let items = cells.map { _ in (0..<5).map { _ in system.item() } }
    system.fix(root, width: firstSize.width, height: firstSize.height)
    for (index, parts) in items.enumerated() {
      let (cell, icon, title, subtitle, accessory) = (parts[0], parts[1], parts[2], parts[3], parts[4])
      system.add([Term(cell.x)])
      system.add([Term(cell.width), Term(root.width, -1)])
      system.add([Term(cell.y)], .equal, -64 * Double(index))
      system.add([Term(cell.height)], .equal, -64)
      system.add([Term(icon.x)], .equal, -16)
      system.add([Term(icon.y), Term(icon.height, 0.5), Term(cell.height, -0.5)])
      system.add([Term(icon.width)], .equal, -40)
      system.add([Term(icon.height)], .equal, -40)
      system.add([Term(title.x), Term(icon.x, -1), Term(icon.width, -1)], .equal, -12)
      system.add([Term(title.y)], .equal, -10)
      system.add([Term(title.x), Term(title.width), Term(accessory.x, -1)], .lessThanOrEqual, 8)
      system.add([Term(subtitle.x), Term(title.x, -1)])
      system.add([Term(subtitle.y), Term(title.y, -1), Term(title.height, -1)], .equal, -4)
      system.add([Term(subtitle.x), Term(subtitle.width), Term(accessory.x, -1)], .lessThanOrEqual, 8)
      system.add([Term(accessory.x), Term(accessory.width), Term(cell.width, -1)], .equal, 16)
      system.add([Term(accessory.y), Term(accessory.height, 0.5), Term(cell.height, -0.5)])
    }
    for (index, parts) in items.enumerated() {
      for (item, view) in zip(parts[2...], [cells[index].title, cells[index].subtitle, cells[index].accessory]) {
        system.addContent(of: item, width: view.contentSize.width, height: view.contentSize.height)
      }
    }
  }
}
