import AshlarLayout
import AshlarViews

/// What a tree asked its views, in order.
final class Log {
  private(set) var entries: [String] = []

  func add(_ entry: String) { entries.append(entry) }

  /// What came since the last time.
  func take() -> [String] {
    defer { entries = [] }
    return entries
  }
}

/// A view that writes down what it is asked, and does in it what a test wants; constraints place it.
final class ProbeView: View {
  let name: String
  private let log: Log
  var inUpdate: ((ProbeView) -> Void)?
  var inLayout: ((ProbeView) -> Void)?

  init(_ name: String, _ log: Log) {
    self.name = name
    self.log = log
    super.init()
    translatesAutoresizingMaskIntoConstraints = false
  }

  override func updateConstraints() {
    log.add("update \(name)")
    inUpdate?(self)
    super.updateConstraints()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    log.add("layout \(name)")
    inLayout?(self)
  }

  private func text(_ view: View?) -> String { (view as? ProbeView)?.name ?? (view == nil ? "none" : "other") }

  override func willMove(toSuperview newSuperview: View?) {
    log.add("\(name) willMove \(text(newSuperview)) from \(text(superview))")
  }

  override func didMoveToSuperview() { log.add("\(name) didMove \(text(superview))") }

  override func didAddSubview(_ subview: View) { log.add("\(name) didAdd \(text(subview))") }

  override func willRemoveSubview(_ subview: View) {
    log.add("\(name) willRemove \(text(subview)) of \(subviews.count)")
  }
}

/// A window with probes in it.
///
///     window ─ a ┬ b ┬ d
///                │   └ e
///                └ c
struct ProbeTree {
  let log = Log()
  let window = Window(size: Size(width: 100, height: 100))
  let a: ProbeView
  let b: ProbeView
  let c: ProbeView
  let d: ProbeView
  let e: ProbeView

  init() {
    a = ProbeView("a", log)
    b = ProbeView("b", log)
    c = ProbeView("c", log)
    d = ProbeView("d", log)
    e = ProbeView("e", log)
    window.addSubview(a)
    a.addSubview(b)
    a.addSubview(c)
    b.addSubview(d)
    b.addSubview(e)
  }

  /// Drops what tests do in their views, which may hold the tree itself.
  func forget() {
    for view in [a, b, c, d, e] {
      view.inUpdate = nil
      view.inLayout = nil
    }
  }

  /// What a pass asks.
  func pass() -> [String] {
    _ = log.take()
    window.layoutIfNeeded()
    return log.take()
  }
}

extension Rect {
  func isNear(_ other: Rect) -> Bool {
    (minX - other.minX).magnitude < 1e-9 && (minY - other.minY).magnitude < 1e-9
      && (width - other.width).magnitude < 1e-9 && (height - other.height).magnitude < 1e-9
  }
}
