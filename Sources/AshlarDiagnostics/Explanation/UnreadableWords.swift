extension ConstraintTextError.Expectation {
  /// What would have been right, for messages.
  public var words: String {
    switch self {
    case .constraint: "expected the class of a constraint"
    case .body: "expected what the constraint says"
    case .place: "expected an item and one of its attributes"
    case .relation: "expected ==, <= or >="
    case .value: "expected a number or another item's attribute"
    case .view: "expected an item in brackets or |"
    case .gap: "expected a space such as -(8)-"
    case .end: "expected the end of the constraint"
    case .closing: "the constraint is cut"
    }
  }
}

extension ConstraintReport.Unreadable {
  /// The line with a caret where reading stopped; of a long one the part around that.
  public var excerpt: Excerpt {
    let window = 100
    let scalars = Array(text.unicodeScalars)
    guard scalars.count > window else { return Excerpt(text: text, column: column) }
    let start = max(0, min(column - window * 3 / 4, scalars.count - window))
    let part = scalars[start..<min(scalars.count, start + window)]
    var view = String.UnicodeScalarView()
    view.append(contentsOf: part)
    return Excerpt(text: (start > 0 ? "…" : "") + String(view), column: column - start + (start > 0 ? 1 : 0))
  }
}
