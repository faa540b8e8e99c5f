#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

extension SystemEnvironment {
  /// Reads a file piece by piece; at its end a follower looks five times a second whether there is more, as `tail -F`
  /// does.
  ///
  /// A file that becomes shorter has begun anew. When another file has its name, the rest of the old one is read, then
  /// the new one; while none has it, the old one is kept.
  public func readPieces(_ path: String, follows: Bool, _ body: (FilePiece) -> Bool) throws(FileError) {
    var descriptor = path == "-" ? STDIN_FILENO : open(path, O_RDONLY)
    guard descriptor >= 0 else { throw FileError(.read, path, reason: Self.reason) }
    defer { if descriptor != STDIN_FILENO { close(descriptor) } }
    while true {
      guard try readRest(descriptor, of: path, body) else { return }
      guard follows, descriptor != STDIN_FILENO, body(.pause) else { return }
      usleep(200_000)
      if Self.isReplaced(descriptor, at: path) {
        // Its writer may have added something before it turned to the new one.
        guard try readRest(descriptor, of: path, body) else { return }
        let successor = open(path, O_RDONLY)
        guard successor >= 0 else { continue }
        close(descriptor)
        descriptor = successor
        guard body(.restart) else { return }
      } else if Self.isCut(descriptor) {
        lseek(descriptor, 0, SEEK_SET)
        guard body(.restart) else { return }
      }
    }
  }

  /// Reads to the end of what there is.
  ///
  /// - Returns: false once the body has enough.
  private func readRest(
    _ descriptor: Int32, of path: String, _ body: (FilePiece) -> Bool
  ) throws(FileError) -> Bool {
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = readSome(descriptor, &buffer)
      guard count >= 0 else { throw FileError(.read, path, reason: Self.reason) }
      if count == 0 { return true }
      guard body(.bytes(Array(buffer[..<count]))) else { return false }
    }
  }

  /// Whether another file has the name by now; one that has none is waited for.
  private static func isReplaced(_ descriptor: Int32, at path: String) -> Bool {
    var (named, opened) = (stat(), stat())
    // Opening a pipe would wait for somebody who writes into it.
    guard stat(path, &named) == 0, named.st_mode & S_IFMT == S_IFREG, fstat(descriptor, &opened) == 0 else {
      return false
    }
    return named.st_ino != opened.st_ino || named.st_dev != opened.st_dev
  }

  /// Whether the file ends before the place up to which it was read.
  private static func isCut(_ descriptor: Int32) -> Bool {
    var status = stat()
    guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return false }
    return status.st_size < lseek(descriptor, 0, SEEK_CUR)
  }
}
