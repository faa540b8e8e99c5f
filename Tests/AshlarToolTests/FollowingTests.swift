import AshlarTool
import Foundation
import Testing

/// Following a log as `tail -F` does: real files, and what happens to them while nothing comes.
///
/// Each step is taken when the reader says that it waits, so no clock decides.
@Suite struct FollowingTests {
  @Test func readsTheNewFileAfterARotation() throws {
    let log = try FollowedFile(content: "one\n")
    let pieces = try log.follow([
      { try log.append("two\n") },
      {
        try log.rename()
        // What the writer still adds to the old file belongs to that one.
        try log.append("three\n", toOld: true)
        try log.create("four\n")
      },
    ])
    #expect(
      pieces == [
        .bytes(Array("one\n".utf8)), .pause, .bytes(Array("two\n".utf8)), .pause, .bytes(Array("three\n".utf8)),
        .restart, .bytes(Array("four\n".utf8)), .pause,
      ])
  }

  @Test func readsACutFileFromItsStart() throws {
    let log = try FollowedFile(content: "a long line\n")
    let pieces = try log.follow([{ try log.cut(to: "short\n") }, { try log.append("more\n") }])
    #expect(
      pieces == [
        .bytes(Array("a long line\n".utf8)), .pause, .restart, .bytes(Array("short\n".utf8)), .pause,
        .bytes(Array("more\n".utf8)), .pause,
      ])
  }

  @Test func waitsForAFileThatDisappears() throws {
    let log = try FollowedFile(content: "one\n")
    let pieces = try log.follow([{ try log.remove() }, {}, { try log.create("two\n") }])
    #expect(
      pieces == [
        .bytes(Array("one\n".utf8)), .pause, .pause, .pause, .restart, .bytes(Array("two\n".utf8)), .pause,
      ])
  }

  @Test func staysWithTheFileWhileAFolderHasItsName() throws {
    let log = try FollowedFile(content: "one\n")
    let pieces = try log.follow([
      { try log.rename() }, { try log.createFolder() }, { try log.append("two\n", toOld: true) },
    ])
    #expect(pieces == [.bytes(Array("one\n".utf8)), .pause, .pause, .pause, .bytes(Array("two\n".utf8)), .pause])
  }

  @Test func doesNotWaitForAFileThatNeverWas() throws {
    let error = #expect(throws: FileError.self) {
      try SystemEnvironment().readPieces("/no/such/file", follows: true) { _ in true }
    }
    #expect(error == FileError(.read, "/no/such/file", reason: "No such file or directory"))
  }

  /// A list that the rotation cuts does not go on in the new file, whose lines are counted from 1.
  @Test func explainsOnBothSidesOfARotation() throws {
    func line(_ height: Int) -> String { "    \"<NSLayoutConstraint:0x\(height) UIView:0x2.height == \(height)>\",\n" }
    let header = "Unable to simultaneously satisfy constraints.\n(\n"
    let log = try FollowedFile(content: "start\n" + header + line(1) + line(2) + ")\n" + header + line(3))
    let environment = FollowingEnvironment(
      log,
      [
        {
          try log.rename()
          try log.create(line(4) + ")\n" + header + line(5) + line(6) + ")\n")
        }
      ])
    #expect(Tool.run(["explain", "--follow", "--color", "never", log.path], in: environment) == 0)
    #expect(environment.failure == nil)
    let headings = environment.output.split(separator: "\n").filter { $0.hasPrefix(log.path) }
    #expect(
      headings == [
        "\(log.path):2 · UIKit · 2 constraints", "\(log.path):7 · UIKit · 1 constraint",
        "\(log.path):1 · UIKit · 1 constraint · printed, not reported", "\(log.path):3 · UIKit · 2 constraints",
      ])
  }
}

/// A file in a folder of its own, and what tests do to it.
private final class FollowedFile {
  private let folder: URL
  private var url: URL { folder.appendingPathComponent("app.log") }
  private var old: URL { folder.appendingPathComponent("app.log.1") }
  var path: String { url.path }

  init(content: String) throws {
    folder = FileManager.default.temporaryDirectory.appendingPathComponent("ashlar-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try create(content)
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  func create(_ text: String) throws { try Data(text.utf8).write(to: url) }
  func rename() throws { try FileManager.default.moveItem(at: url, to: old) }
  func remove() throws { try FileManager.default.removeItem(at: url) }
  func createFolder() throws { try FileManager.default.createDirectory(at: url, withIntermediateDirectories: false) }

  func append(_ text: String, toOld isOld: Bool = false) throws {
    let handle = try FileHandle(forWritingTo: isOld ? old : url)
    try handle.seekToEnd()
    try handle.write(contentsOf: Data(text.utf8))
    try handle.close()
  }

  /// The same file, with less in it.
  func cut(to text: String) throws {
    let handle = try FileHandle(forWritingTo: url)
    try handle.truncate(atOffset: 0)
    try handle.write(contentsOf: Data(text.utf8))
    try handle.close()
  }

  /// What comes, with one step at each pause; the pause after the last step's pieces ends it.
  func follow(_ steps: [() throws -> Void]) throws -> [FilePiece] {
    var pieces: [FilePiece] = []
    try follow(steps) { pieces.append($0) }
    return pieces
  }

  func follow(_ steps: [() throws -> Void], _ take: (FilePiece) -> Void) throws {
    var rest = steps[...]
    var failure: (any Error)?
    try SystemEnvironment().readPieces(path, follows: true) { piece in
      take(piece)
      guard case .pause = piece else { return true }
      guard let step = rest.popFirst() else { return false }
      do { try step() } catch { failure = error }
      return failure == nil
    }
    if let failure { throw failure }
  }
}

/// Follows a file as the process would, and keeps what is printed.
private final class FollowingEnvironment: ToolEnvironment {
  private let log: FollowedFile
  private let steps: [() throws -> Void]
  private(set) var output = ""
  private(set) var failure: (any Error)?

  init(_ log: FollowedFile, _ steps: [() throws -> Void]) {
    (self.log, self.steps) = (log, steps)
  }

  func read(_ path: String) throws(FileError) -> [UInt8] { throw FileError(.read, path, reason: "is followed") }
  func contents(of path: String) throws(FileError) -> [FolderEntry]? { nil }
  func write(_ text: String, to path: String) throws(FileError) { throw FileError(.write, path, reason: "is followed") }
  func write(_ text: String) throws(FileError) { output += text }
  func writeError(_ text: String) {}

  func readPieces(_ path: String, follows: Bool, _ body: (FilePiece) -> Bool) throws(FileError) {
    do {
      try log.follow(steps) { _ = body($0) }
    } catch {
      failure = error
    }
  }
}
