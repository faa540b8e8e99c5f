import Foundation

/// What the loader refuses.
package enum FixtureError: Error, Equatable {
  case notAnArray(file: String)
  case missingName(file: String, index: Int)
  case missingSource(file: String, index: Int)
  case malformed(name: String, key: String)
}

/// One case of a fixture file.
package struct FixtureCase: Sendable, CustomStringConvertible {
  package let file: String
  /// The position in the file's array.
  package let index: Int
  package let name: String
  /// Who decided the expected values.
  package let source: String
  package let body: FixtureValue

  package var description: String { name }

  package subscript(key: String) -> FixtureValue? { body[key] }
}

/// Finds and reads the files below `Fixtures/`.
package enum Fixtures {
  /// The repository's root, by way of this file's place in it.
  package static var repository: URL {
    URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
  }

  /// What a fuzz target has found worth keeping (`Fixtures/fuzz`), sorted by name.
  package static func corpus(of target: String) throws -> [(name: String, bytes: [UInt8])] {
    let folder = repository.appendingPathComponent("Fixtures/fuzz").appendingPathComponent(target)
    return try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
      .sorted { $0.lastPathComponent < $1.lastPathComponent }
      .map { ($0.lastPathComponent, [UInt8](try Data(contentsOf: $0))) }
  }

  /// The JSON files of a folder of `Fixtures/`, sorted by name.
  package static func files(in folder: String) throws -> [URL] {
    try files(at: repository.appendingPathComponent("Fixtures").appendingPathComponent(folder))
  }

  /// The JSON files of a folder, sorted by name.
  package static func files(at folder: URL) throws -> [URL] {
    try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
      .filter { $0.pathExtension == "json" }
      .sorted { $0.lastPathComponent < $1.lastPathComponent }
  }

  /// All cases of a folder of `Fixtures/`.
  package static func cases(in folder: String) throws -> [FixtureCase] {
    try files(in: folder).flatMap { try cases(of: Data(contentsOf: $0), file: $0.lastPathComponent) }
  }

  /// The cases of the folder that an environment variable names; none when it is not set.
  package static func cases(fromEnvironment variable: String) throws -> [FixtureCase] {
    guard let path = ProcessInfo.processInfo.environment[variable], !path.isEmpty else { return [] }
    return try files(at: URL(fileURLWithPath: path)).flatMap {
      try cases(of: Data(contentsOf: $0), file: $0.lastPathComponent)
    }
  }

  /// Reads one file: an array of objects, each with a name (or id) and a source.
  package static func cases(of data: Data, file: String) throws -> [FixtureCase] {
    guard let entries = try JSONDecoder().decode(FixtureValue.self, from: data).array else {
      throw FixtureError.notAnArray(file: file)
    }
    return try entries.enumerated().map { index, body in
      guard let name = body["name"]?.string ?? body["id"]?.string, !name.isEmpty else {
        throw FixtureError.missingName(file: file, index: index)
      }
      guard let source = body["source"]?.string, !source.isEmpty else {
        throw FixtureError.missingSource(file: file, index: index)
      }
      return FixtureCase(file: file, index: index, name: name, source: source, body: body)
    }
  }
}
