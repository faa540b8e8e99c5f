import Ashlar
import AshlarSolver

/// Rows of a label and a field; the labels are as wide as the longest text, the fields have the rest.
final class FormWorkload: LayoutWorkload {
  private struct Row {
    var label: Label
    var field: View
  }

  let count: Int
  let top = View()
  private var rows: [Row] = []
  private var middleHeight = 30.0

  init(count: Int) {
    self.count = count
    top.frame = Rect(origin: .zero, size: firstSize)
    for index in 0..<count {
      let row = Row(label: Label(), field: View())
      row.label.text = FormWorkload.text(ofLength: 5 + (index * 7) % 11)
      top.addSubview(row.label)
      top.addSubview(row.field)
      rows.append(row)
    }
  }

  /// The fixed metrics make a label of the standard font half an em wide for each letter, 1.2 em high.
  private static let em = 17.0

  private static func text(ofLength length: Int) -> String { String(repeating: "x", count: length) }

  var firstSize: Size { Size(width: 600, height: 800) }
  var constraintCount: Int { 7 * count - 1 }
  var views: [View] { rows.flatMap { [$0.label, $0.field] } }

  func make() {
    for index in rows.indices {
      rows[index].label.snp.makeConstraints { make in
        make.left.equalToSuperview().offset(16)
        make.centerY.equalTo(rows[index].field)
        if index > 0 { make.width.equalTo(rows[0].label) }
      }
      rows[index].field.snp.makeConstraints { make in state(index, height: 30, make) }
    }
  }

  private func state(_ index: Int, height: Double, _ make: ConstraintMaker) {
    make.left.equalTo(rows[index].label.snp.right).offset(8)
    make.right.equalToSuperview().inset(16)
    if index == 0 {
      make.top.equalToSuperview().offset(20)
    } else {
      make.top.equalTo(rows[index - 1].field.snp.bottom).offset(10)
    }
    make.height.equalTo(height)
  }

  func size(inStep step: Int) -> Size { Size(width: Double(500 + (step * 7) % 300), height: 800) }

  func changeContent(inStep step: Int) -> Bool {
    rows[count / 2].label.text = FormWorkload.text(ofLength: 4 + step % 20)
    return true
  }

  func remakeOne(inStep step: Int) {
    middleHeight = Double(24 + step % 20)
    rows[count / 2].field.snp.remakeConstraints { make in state(count / 2, height: middleHeight, make) }
  }

  func expectedFrames(for size: Size) -> [Rect] {
    let longest = rows.map { $0.label.text?.count ?? 0 }.max() ?? 0
    let labelWidth = Double(longest) * FormWorkload.em / 2
    let labelHeight = 1.2 * FormWorkload.em
    var bottom = 10.0
    return rows.indices.flatMap { index in
      let top = bottom + 10
      let height = index == count / 2 ? middleHeight : 30
      bottom = top + height
      return [
        Rect(x: 16, y: top + (height - labelHeight) / 2, width: labelWidth, height: labelHeight),
        Rect(x: 24 + labelWidth, y: top, width: size.width - 40 - labelWidth, height: height),
      ]
    }
  }

  func state(in system: RowSystem) {
    let root = system.item()
    let items = rows.map { _ in (label: system.item(), field: system.item()) }
    system.fix(root, width: firstSize.width, height: firstSize.height)
    for (index, (label, field)) in items.enumerated() {
      system.add([Term(label.x)], .equal, -16)
      system.add([Term(label.y), Term(label.height, 0.5), Term(field.y, -1), Term(field.height, -0.5)])
      if index > 0 { system.add([Term(label.width), Term(items[0].label.width, -1)]) }
      system.add([Term(field.x), Term(label.x, -1), Term(label.width, -1)], .equal, -8)
      system.add([Term(field.x), Term(field.width), Term(root.width, -1)], .equal, 16)
      if index == 0 {
        system.add([Term(field.y)], .equal, -20)
      } else {
        let above = items[index - 1].field
        system.add([Term(field.y), Term(above.y, -1), Term(above.height, -1)], .equal, -10)
      }
      system.add([Term(field.height)], .equal, -30)
    }
    for (index, (label, _)) in items.enumerated() {
      let length = Double(rows[index].label.text?.count ?? 0)
      system.addContent(of: label, width: length * FormWorkload.em / 2, height: 1.2 * FormWorkload.em)
    }
  }
}
