/// An object on which compatibility modules keep what belongs to it, such as its key or the constraints made for it.
@MainActor
package protocol AttachmentHolder: AnyObject {
  /// What is kept, and goes with the object.
  var attachments: Attachments { get set }
}

/// At most one object of each type.
package struct Attachments {
  private var values: [AnyObject] = []

  /// Nonisolated, for the stored property of an object that is made anywhere.
  package nonisolated init() {}

  /// The object of a type, or `nil`; there are few, so they are looked through.
  package subscript<Value: AnyObject>(type: Value.Type) -> Value? {
    get {
      for value in values {
        if let value = value as? Value { return value }
      }
      return nil
    }
    set {
      values.removeAll { $0 is Value }
      if let newValue { values.append(newValue) }
    }
  }
}

extension UIView: AttachmentHolder {}
extension UILayoutGuide: AttachmentHolder {}
