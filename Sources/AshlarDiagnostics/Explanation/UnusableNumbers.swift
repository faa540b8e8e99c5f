import AshlarLayout

extension ReportedStatement {
  /// A number with which the statement says nothing about lengths.
  enum UnusableNumber: Equatable {
    /// Printed as `nan`.
    case notANumber
    /// Infinite, or larger than anything is long.
    case tooLarge(Double)
  }

  /// The constant, if it is no length.
  var unusableConstant: UnusableNumber? {
    if notANumber == .constant { return .notANumber }
    return constant.magnitude > LoggedNumber.largestUsable ? .tooLarge(constant) : nil
  }

  /// The multiplier, if it is no factor.
  var unusableMultiplier: UnusableNumber? {
    if notANumber == .multiplier { return .notANumber }
    return multiplier.magnitude > LoggedNumber.largestUsable ? .tooLarge(multiplier) : nil
  }

  /// Whether a number of it is none that an app can want.
  var hasUnusableNumber: Bool { unusableConstant != nil || unusableMultiplier != nil }

  /// Whether it holds whatever the lengths are: at most infinity, at least minus infinity.
  var limitsNothing: Bool {
    guard notANumber == .none, case .tooLarge(let constant) = unusableConstant else { return false }
    return relation == .lessThanOrEqual && constant > 0 || relation == .greaterThanOrEqual && constant < 0
  }

  /// What remains of the row: beside such a number no length counts. `nil`: all of it.
  var rowOfUnusableNumber: LinearRow? {
    if notANumber != .none { return LinearRow(constant: 1) }
    guard case .tooLarge(let constant) = unusableConstant else { return nil }
    return LinearRow(constant: constant > 0 ? -1 : 1, relation: relation)
  }
}

/// Explains what a number means that is no length.
struct UnusableNumberWords {
  let words: ConstraintWords

  /// - Returns: sentences about the constraint, whose number is none, or `nil` if all are.
  func paragraph(of index: Int) -> String? {
    let statement = words.report.constraints[index].statement
    let meaning = words.plainMeaning(of: index)
    if let number = statement.unusableConstant {
      return "\(ConflictWords.capitalized(meaning)). \(name(number)), so this can never hold."
    }
    guard let number = statement.unusableMultiplier else { return nil }
    if number == .notANumber {
      return "\(ConflictWords.capitalized(meaning)). \(name(number)), so this can never hold."
    }
    return "\(ConflictWords.capitalized(meaning)). \(name(number)): what is multiplied by it would have to be 0."
  }

  private func name(_ number: UnusableNumber) -> String {
    switch number {
    case .notANumber: return "`nan` is no number but what a failed calculation leaves, such as 0/0"
    case .tooLarge(let value):
      switch value.magnitude {
      case .infinity: return "Infinity is no length"
      case 1.7976e308...: return "That is the greatest number that there is, `CGFloat.greatestFiniteMagnitude`"
      case 3.402e38...3.403e38:
        return "That is the greatest number of 32 bits, `Float.greatestFiniteMagnitude` or an old `CGFLOAT_MAX`"
      case 9.223e18...9.224e18: return "That is the greatest whole number, `Int.max`"
      default: return "Nothing is as long"
      }
    }
  }

  private typealias UnusableNumber = ReportedStatement.UnusableNumber
}
