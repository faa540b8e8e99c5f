import UIKit

/// What Masonry attaches to a view: its key, and what is installed for it.
@MainActor final class MasonryRecord {
  /// Read by descriptions, which may be asked for anywhere.
  nonisolated(unsafe) var key: Any?
  /// In the order of installation. Each entry points weakly to the view.
  var constraints: [MASViewConstraint] = []
}

extension UIView {
  /// What names the view in messages, such as a string; in those of the layout engine, too.
  public var mas_key: Any? {
    get { attachments[MasonryRecord.self]?.key }
    set {
      record.key = newValue
      nameInLogs = newValue.map { "\($0)" }
    }
  }

  private var record: MasonryRecord {
    if let record = attachments[MasonryRecord.self] { return record }
    let record = MasonryRecord()
    attachments[MasonryRecord.self] = record
    return record
  }

  var installedConstraints: [MASViewConstraint] { attachments[MasonryRecord.self]?.constraints ?? [] }

  /// Adds to what is installed for the view, once.
  func remember(_ constraint: MASViewConstraint) {
    if !installedConstraints.contains(where: { $0 === constraint }) { record.constraints.append(constraint) }
  }

  func forget(_ constraint: MASViewConstraint) {
    attachments[MasonryRecord.self]?.constraints.removeAll { $0 === constraint }
  }
}
