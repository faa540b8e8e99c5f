import AshlarDiagnostics

/// Finds source files.
enum SourceFiles {
  /// The files that paths name: those named themselves, and of folders what is Swift or of Interface Builder, sorted. What
  /// begins with a dot is left out, such as the folder of builds.
  ///
  /// - Parameters:
  ///   - contents: Lists a folder, and answers nil for a file.
  ///   - report: Takes what cannot be listed, and a path that leads to no source: it may be mistyped, and a check that
  ///     looks at nothing must not pass.
  static func list(
    at paths: [String], contents: (String) throws(FileError) -> [FolderEntry]?, report: (Diagnostic) -> Void
  ) -> [String] {
    var files: [String] = []
    var seen: Set<String> = []
    for path in paths {
      var leadsNowhere = true
      // A work list: folders may be nested deeper than the stack of calls.
      var waiting = [(path: path, isNamed: true)]
      while let (path, isNamed) = waiting.popLast() {
        guard seen.insert(path.droppingSlash).inserted else {
          leadsNowhere = false
          continue
        }
        do throws(FileError) {
          guard isNamed || isFolder(path), let entries = try contents(path.droppingSlash) else {
            leadsNowhere = false
            files.append(path)
            continue
          }
          let kept = entries.filter { !$0.name.hasPrefix(".") && ($0.isFolder || isSource($0.name)) }
          // From behind: the last one is taken first.
          for entry in kept.sorted(by: { $1.name.utf8.lexicographicallyPrecedes($0.name.utf8) }) {
            waiting.append((path.droppingSlash + "/" + entry.name + (entry.isFolder ? "/" : ""), false))
          }
        } catch {
          leadsNowhere = false
          report(error.diagnostic)
        }
      }
      if leadsNowhere { report(noSources(in: path)) }
    }
    return files
  }

  /// Whether a file is one of Interface Builder.
  static func isInterface(_ name: String) -> Bool { name.hasSuffix(".storyboard") || name.hasSuffix(".xib") }

  private static func isSource(_ name: String) -> Bool { name.hasSuffix(".swift") || isInterface(name) }

  private static func isFolder(_ path: String) -> Bool { path.utf8.last == UInt8(ascii: "/") }

  private static func noSources(in path: String) -> Diagnostic {
    var diagnostic = Diagnostic("there are no Swift files in this folder; is it the right one?", blame: .input)
    diagnostic.place = Diagnostic.Place(file: path)
    return diagnostic
  }
}

extension String {
  /// Without a slash at its end, unless it is nothing else.
  fileprivate var droppingSlash: String { utf8.last == UInt8(ascii: "/") && utf8.count > 1 ? String(dropLast()) : self }
}
