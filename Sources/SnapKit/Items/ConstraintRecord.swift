import UIKit

/// What SnapKit attaches to an item: its name and its active statements.
@MainActor
final class ConstraintRecord {
  /// Not isolated, because descriptions, which may be asked for anywhere, read it.
  nonisolated(unsafe) var label: String?
  /// In the order of activation.
  var constraints: [Constraint] = []
}

extension AttachmentHolder {
  /// The record of the item, made when it is first asked for.
  @MainActor
  var constraintRecord: ConstraintRecord {
    if let record = attachments[ConstraintRecord.self] { return record }
    let record = ConstraintRecord()
    attachments[ConstraintRecord.self] = record
    return record
  }
}
