import Foundation

/// Writes and compares the files of a folder.
struct Folder {
  let url: URL

  init(_ path: String) throws {
    url = URL(fileURLWithPath: path, isDirectory: true)
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  func write(_ text: String, as name: String) throws {
    try Data(text.utf8).write(to: url.appendingPathComponent(name))
  }

  func holds(_ text: String, as name: String) -> Bool {
    (try? Data(contentsOf: url.appendingPathComponent(name))) == Data(text.utf8)
  }
}
