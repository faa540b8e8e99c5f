/// What the tool sees of the world: files, standard output, standard error.
///
/// Tests bring their own and run commands inside of their process.
public protocol ToolEnvironment: AnyObject {
  /// Reads a whole file; `-` is standard input.
  func read(_ path: String) throws(FileError) -> [UInt8]
  /// The names in a folder, in any order; nil if the path names a file. A link to a folder is left out, and so is what is
  /// neither a folder nor a file.
  func contents(of path: String) throws(FileError) -> [FolderEntry]?
  /// Writes text to a file, which replaces what was there; `-` is standard output.
  func write(_ text: String, to path: String) throws(FileError)
  /// Writes text to standard output.
  func write(_ text: String) throws(FileError)
  /// Writes text to standard error; failing there can be told to nobody.
  func writeError(_ text: String)
  /// Reads a file piece by piece, however long it is; `-` is standard input.
  ///
  /// - Parameters:
  ///   - follows: whether to wait for more at the end, and for another file in the place of this one.
  ///   - body: takes a piece; false ends the reading.
  func readPieces(_ path: String, follows: Bool, _ body: (FilePiece) -> Bool) throws(FileError)
  /// Whether a person reads standard output on a screen that knows colours.
  var isTerminal: Bool { get }
}

extension ToolEnvironment {
  /// Reads the file as one piece, which is all there will be.
  public func readPieces(_ path: String, follows: Bool, _ body: (FilePiece) -> Bool) throws(FileError) {
    _ = body(.bytes(try read(path)))
  }

  /// Nobody reads on a screen.
  public var isTerminal: Bool { false }
}

/// What comes of a file that is read piece by piece.
public enum FilePiece: Equatable, Sendable {
  /// What stands next in the file.
  case bytes([UInt8])
  /// There is nothing for now: who follows waits.
  case pause
  /// The file has become shorter, or another one has its name: what comes next is read from the start.
  case restart
}

/// Something in a folder.
public struct FolderEntry: Equatable, Sendable {
  /// Without the folder's path.
  public var name: String
  /// Whether it is a folder itself.
  public var isFolder: Bool

  /// Makes an entry.
  public init(name: String, isFolder: Bool) {
    self.name = name
    self.isFolder = isFolder
  }
}

/// Why a file cannot be read or written.
public struct FileError: Error, Equatable, Sendable {
  /// What was tried.
  public enum Operation: UInt8, Equatable, Sendable {
    /// Reading the whole file.
    case read
    /// Writing to it.
    case write
  }

  /// What was tried.
  public var operation: Operation
  /// The file as the user named it.
  public var path: String
  /// The system's reason, such as `No such file or directory`.
  public var reason: String

  /// Makes an error.
  public init(_ operation: Operation, _ path: String, reason: String) {
    self.operation = operation
    self.path = path
    self.reason = reason
  }
}
