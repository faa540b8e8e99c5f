/// A use of the chain that the original answers by ending the process, and that ends it here, too.
///
/// Where there is a call site it is part of every message; the original leaves it out of some.
enum ConstraintMistake {
  case unpairedAttributes(SourceLocation)
  case unknownTarget(SourceLocation)
  case missingSuperview(method: String, SourceLocation)
  case unmatchedUpdate(constraint: String, nearest: String?, SourceLocation)
  case retiredMethod(String, SourceLocation)

  var message: String {
    switch self {
    case .unpairedAttributes(let location):
      "Cannot constrain to multiple attributes that are not identical. (\(location))"
    case .unknownTarget(let location):
      "Invalid constraint: the target is no view, guide, item of either or constant. (\(location))"
    case .missingSuperview(let method, let location):
      "Expected a superview but found nil when making the constraint `\(method)`. (\(location))"
    case .unmatchedUpdate(let constraint, let nearest, let location):
      "Updated constraint could not find an existing matching constraint to update: \(constraint)"
        + (nearest.map { "; the nearest is \($0)" } ?? "") + " (\(location))"
    case .retiredMethod(let name, let location):
      "`\(name)` has no meaning and must not be called; use `update(priority:)`. (\(location))"
    }
  }

  /// Ends the process, saying why.
  func stop() -> Never {
    fatalError(message)
  }
}
