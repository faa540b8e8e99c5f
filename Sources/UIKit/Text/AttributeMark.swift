/// The first stored property of every class whose objects are values of text attributes.
///
/// Foundation on Linux compares the values of neighbouring attributes with `CFEqual`, which expects the type of a Core
/// Foundation object where the first stored property of an object of Swift is, and halts the program if it finds none.
/// Any type will do: from there on the object's own `isEqual(_:)` is asked.
struct AttributeMark: Sendable {
  /// The number of the type in bits 8 and up, as in a `CFRuntimeBase`; 1 is "any type".
  private let info: UInt64 = 1 << 8
}
