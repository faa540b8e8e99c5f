#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// The files and streams of the process.
public final class SystemEnvironment: ToolEnvironment {
  /// More than any document, in bytes: what is larger is refused before it fills the memory.
  private static let largestFile = 1 << 26

  /// Makes an environment of the process's own streams.
  public init() {}

  /// Reads a whole file; `-` is standard input.
  public func read(_ path: String) throws(FileError) -> [UInt8] {
    let descriptor = path == "-" ? STDIN_FILENO : open(path, O_RDONLY)
    guard descriptor >= 0 else { throw FileError(.read, path, reason: Self.reason) }
    defer { if descriptor != STDIN_FILENO { close(descriptor) } }
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = readSome(descriptor, &buffer)
      if count == 0 { return bytes }
      guard count > 0 else { throw FileError(.read, path, reason: Self.reason) }
      bytes += buffer[..<count]
      guard bytes.count <= Self.largestFile else { throw FileError(.read, path, reason: "File too large") }
    }
  }

  /// Whether standard output is a terminal and nobody has asked for plain text.
  public var isTerminal: Bool {
    guard isatty(STDOUT_FILENO) == 1, getenv("NO_COLOR") == nil else { return false }
    return getenv("TERM").map { String(cString: $0) != "dumb" } ?? false
  }

  /// Writes text to a file, which replaces what was there; `-` is standard output.
  public func write(_ text: String, to path: String) throws(FileError) {
    if path == "-" { return try write(text) }
    let descriptor = open(path, O_WRONLY | O_CREAT | O_TRUNC, 0o666)
    guard descriptor >= 0 else { throw FileError(.write, path, reason: Self.reason) }
    guard writeAll(text, to: descriptor) else {
      let reason = Self.reason
      close(descriptor)
      throw FileError(.write, path, reason: reason)
    }
    guard close(descriptor) == 0 else { throw FileError(.write, path, reason: Self.reason) }
  }

  /// Writes text to standard output.
  public func write(_ text: String) throws(FileError) {
    guard writeAll(text, to: STDOUT_FILENO) else { throw FileError(.write, "standard output", reason: Self.reason) }
  }

  /// Writes text to standard error.
  public func writeError(_ text: String) { _ = writeAll(text, to: STDERR_FILENO) }

  /// A signal may interrupt a system call before it did anything; then it is tried again.
  func readSome(_ descriptor: Int32, _ buffer: inout [UInt8]) -> Int {
    while true {
      let count = buffer.withUnsafeMutableBytes { systemRead(descriptor, $0.baseAddress, $0.count) }
      if count >= 0 || errno != EINTR { return count }
    }
  }

  private func writeAll(_ text: String, to descriptor: Int32) -> Bool {
    var bytes = Array(text.utf8)[...]
    while !bytes.isEmpty {
      let count = bytes.withUnsafeBytes { systemWrite(descriptor, $0.baseAddress, $0.count) }
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { return false }
      bytes = bytes.dropFirst(count)
    }
    return true
  }

  static var reason: String { String(cString: strerror(errno)) }
}

// The methods above hide the functions of the C library that have their names.
private func systemRead(_ descriptor: Int32, _ buffer: UnsafeMutableRawPointer?, _ count: Int) -> Int {
  read(descriptor, buffer, count)
}

private func systemWrite(_ descriptor: Int32, _ buffer: UnsafeRawPointer?, _ count: Int) -> Int {
  write(descriptor, buffer, count)
}
