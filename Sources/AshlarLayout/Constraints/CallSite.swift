/// The line of source code that made a constraint.
public struct CallSite: Sendable, Equatable {
  /// Module and file, as `#fileID` writes them.
  public let fileID: StaticString
  /// Counted from 1.
  public let line: UInt32

  /// Makes a call site from the default arguments `#fileID` and `#line` of the caller.
  public init(fileID: StaticString, line: UInt) {
    self.fileID = fileID
    self.line = UInt32(truncatingIfNeeded: line)
  }

  /// Whether both are one line of one file.
  public static func == (left: Self, right: Self) -> Bool {
    guard left.line == right.line else { return false }
    return left.fileID.withUTF8Buffer { file in right.fileID.withUTF8Buffer { $0.elementsEqual(file) } }
  }
}
