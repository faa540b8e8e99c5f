#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// The process's standard error.
package enum StandardError {
  /// Writes a text in one piece as far as the system allows; what cannot be written is lost.
  ///
  /// Without a C library there is no standard error, and nothing is written.
  package static func write(_ text: String) {
    #if canImport(Glibc) || canImport(Musl) || canImport(Darwin)
      var bytes = Array(text.utf8)[...]
      while !bytes.isEmpty {
        let count = bytes.withUnsafeBytes { systemWrite($0.baseAddress, $0.count) }
        if count < 0, errno == EINTR { continue }
        guard count > 0 else { return }
        bytes = bytes.dropFirst(count)
      }
    #endif
  }
}

#if canImport(Glibc) || canImport(Musl) || canImport(Darwin)
  // The method above hides the function of the C library that has its name.
  private func systemWrite(_ buffer: UnsafeRawPointer?, _ count: Int) -> Int { write(STDERR_FILENO, buffer, count) }
#endif
