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
    let start = max(0, min(textColumn - window * 3 / 4, scalars.count - window))
    var view = String.UnicodeScalarView()
    if start > 0 || textColumn < column { view.append("…") }
    let column = textColumn - start + view.count
    view.append(contentsOf: scalars[start..<min(scalars.count, start + window)])
    return Excerpt(text: String(view), column: column)
  }
}
