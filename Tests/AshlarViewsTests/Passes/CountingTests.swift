import AshlarLayout
import AshlarViews
import Testing

/// A view that counts whatever it is asked.
private final class CountingView: View {
  var counts: [String: Int] = [:]
  var size = IntrinsicSize(width: 10, height: 10)

  private func count(_ name: String) { counts[name, default: 0] += 1 }

  func take() -> [String: Int] {
    defer { counts = [:] }
    return counts
  }

  override var intrinsicContentSize: IntrinsicSize {
    count("content")
    return size
  }
  override func updateConstraints() {
    count("update")
    super.updateConstraints()
  }
  override func layoutSubviews() {
    count("layout")
    super.layoutSubviews()
  }
  override func safeAreaInsetsDidChange() { count("safeArea") }
  override func layoutMarginsDidChange() { count("margins") }
  override func didMoveToWindow() { count("window") }
  override func didMoveToSuperview() { count("superview") }
}

/// Each method of the life cycle is called as often as `Documentation/LifeCycle.md` says, and untouched subtrees are not
/// visited.
@Suite struct CountingTests {
  private let window = Window(size: Size(width: 300, height: 300))
  /// Ten columns with ten views each, placed by constraints.
  private let columns: [CountingView]
  private let cells: [[CountingView]]

  init() {
    columns = (0..<10).map { _ in CountingView().placedByConstraints() }
    cells = columns.map { _ in (0..<10).map { _ in CountingView().placedByConstraints() } }
    for (column, cells) in zip(columns, cells) {
      window.addSubview(column)
      for cell in cells { column.addSubview(cell) }
    }
    window.layoutIfNeeded()
  }

  private var all: [CountingView] { columns + cells.flatMap { $0 } }

  private func totals() -> [String: Int] {
    all.reduce(into: [:]) { $0.merge($1.take(), uniquingKeysWith: +) }
  }

  @Test func asksEverythingOnceAtFirst() {
    #expect(
      all.allSatisfy {
        $0.take() == ["content": 1, "update": 1, "layout": 1, "window": 1, "superview": 1]
      })
  }

  /// What is done, what is asked of the cell, and what of its column; nobody else hears of anything.
  static let changes: [(@Sendable (View) -> Void, cell: [String: Int], column: [String: Int])] = [
    ({ _ in }, [:], [:]),
    ({ $0.setNeedsLayout() }, ["layout": 1], [:]),
    ({ $0.setNeedsUpdateConstraints() }, ["update": 1], [:]),
    ({ $0.invalidateIntrinsicContentSize() }, ["content": 1], [:]),
    (
      {
        $0.setNeedsLayout()
        $0.setNeedsLayout()
        $0.setNeedsUpdateConstraints()
        $0.invalidateIntrinsicContentSize()
      }, ["content": 1, "update": 1, "layout": 1], [:]
    ),
    // Another size: the cell lays out, and its superview, in which something moved.
    (
      {
        ($0 as? CountingView)?.size = IntrinsicSize(width: 20, height: 10)
        $0.invalidateIntrinsicContentSize()
      }, ["content": 1, "layout": 1], ["layout": 1]
    ),
    ({ $0.layoutMargins.left = 20 }, ["margins": 1, "layout": 1], [:]),
    ({ $0.superview?.bringSubviewToFront($0) }, [:], [:]),
    ({ $0.removeFromSuperview() }, ["window": 1, "superview": 1], ["layout": 1]),
  ]

  @Test(arguments: changes.indices) func asksNobodyElse(index: Int) {
    let (change, ofCell, ofColumn) = CountingTests.changes[index]
    _ = totals()
    let (column, cell) = (columns[3], cells[3][4])
    change(cell)
    window.layoutIfNeeded()
    #expect(cell.take() == ofCell && column.take() == ofColumn)
    #expect(totals() == [:])
    window.layoutIfNeeded()
    #expect(totals() == [:])
  }

  /// Of the engine's items only those that changed are looked at.
  @Test func looksAtNoUntouchedItem() {
    cells[3][4].size = IntrinsicSize(width: 20, height: 10)
    cells[3][4].invalidateIntrinsicContentSize()
    window.layoutIfNeeded()
    #expect(window.engine.visitedNodeCount == 1)
  }

  /// Of a thousand views in an uncovered place none hears of a safe area that changes at the top.
  @Test func tellsOnlyWhatLiesUnderIt() {
    columns[0].translatesAutoresizingMaskIntoConstraints = true
    columns[0].frame = Rect(x: 0, y: 0, width: 100, height: 100)
    columns[1].translatesAutoresizingMaskIntoConstraints = true
    columns[1].frame = Rect(x: 0, y: 100, width: 100, height: 100)
    window.layoutIfNeeded()
    _ = totals()
    window.systemSafeAreaInsets.top = 5
    #expect(columns[0].take() == ["safeArea": 1, "margins": 1])
    #expect(columns[1].take() == [:])
    #expect(cells[1].allSatisfy { $0.take() == [:] })
  }
}
