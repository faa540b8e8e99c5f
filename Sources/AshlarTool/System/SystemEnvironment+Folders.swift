#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

extension SystemEnvironment {
  /// The names in a folder, in any order; nil if the path names a file. A link to a folder is left out, and so is what is
  /// neither a folder nor a file.
  public func contents(of path: String) throws(FileError) -> [FolderEntry]? {
    if path == "-" { return nil }
    guard let mode = Self.mode(of: path, followingLinks: true) else { throw Self.failure(path) }
    guard mode & S_IFMT == S_IFDIR else { return nil }
    guard let folder = opendir(path) else { throw Self.failure(path) }
    defer { closedir(folder) }
    var entries: [FolderEntry] = []
    while let entry = readdir(folder) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) { pointer in
        pointer.withMemoryRebound(to: CChar.self, capacity: Int(NAME_MAX) + 1) { String(cString: $0) }
      }
      // What vanished meanwhile, or is a link to nowhere, is no entry.
      guard name != ".", name != "..", let mode = Self.mode(of: path + "/" + name, followingLinks: true) else {
        continue
      }
      let isFolder = mode & S_IFMT == S_IFDIR
      // Whoever opens a pipe for reading waits until somebody writes into it, perhaps forever.
      guard isFolder || mode & S_IFMT == S_IFREG else { continue }
      if isFolder, let own = Self.mode(of: path + "/" + name, followingLinks: false), own & S_IFMT == S_IFLNK {
        continue
      }
      entries.append(FolderEntry(name: name, isFolder: isFolder))
    }
    return entries
  }

  private static func mode(of path: String, followingLinks: Bool) -> mode_t? {
    var status = stat()
    return (followingLinks ? stat(path, &status) : lstat(path, &status)) == 0 ? status.st_mode : nil
  }

  private static func failure(_ path: String) -> FileError {
    FileError(.read, path, reason: String(cString: strerror(errno)))
  }
}
