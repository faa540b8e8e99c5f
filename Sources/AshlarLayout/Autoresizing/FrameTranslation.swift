/// Whether an item's frame and mask stand for constraints.
package enum FrameTranslation: UInt8 {
  /// Constraints alone decide.
  case off
  /// Four required constraints keep the item where its frame was set.
  case on
  /// Off on behalf of a chain that made constraints, and on again when the last of them is taken away.
  case suspended
}
