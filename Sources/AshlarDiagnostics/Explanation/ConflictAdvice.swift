extension ConflictCause {
  /// What to make of the cause; a sentence or two.
  ///
  /// - Parameter isOnCell: Whether the size of a cell takes part.
  func advice(isOnCell: Bool) -> String {
    let text = plainAdvice
    return isOnCell && self == .ratio ? text + " " + ConflictCause.cellSize.plainAdvice : text
  }

  private var plainAdvice: String {
    switch self {
    case .twins:
      "Two constraints were made for the same thing: remove one, or change the constant of the first instead of adding a "
        + "second. Often code that makes constraints runs twice, or a storyboard has one as well."
    case .maskLeftOn:
      "The view still has constraints that hold its frame, beside those that you made for it. Set its "
        + "translatesAutoresizingMaskIntoConstraints to false."
    case .cellSize:
      "The size of a cell is decided by its table or collection, for a moment even by an estimate. Let one constraint of the "
        + "content give way (999), and let the cell's size follow from its content or set the right one."
    case .containerSize:
      "What contains the view decides this size. Let one of your constraints give way, or ask the container for more."
    case .zeroSize:
      "The view is being measured, or has not been laid out yet, so its size is 0 for a moment. The final layout may be "
        + "right; a constraint that gives way (999) keeps the log quiet."
    case .stackHiding:
      "A stack view hides a view by making it 0 long. A size or insets of the view must be able to give way: 999 is enough."
    case .stackView:
      "A stack view places its arranged views by itself. Remove your constraint, or take the view out of the stack."
    case .sizeAgainstEdges:
      "Edges on both sides already decide the size. Keep the size or one of the edges, not all three."
    case .edges: "The edges form a ring that does not close. Remove one, or make it an inequality."
    case .ratio: "Width, height and ratio are one too many. Let the ratio or one of the sizes give way."
    case .alert:
      "The inside of an alert is not meant for views of your own; its size is its own business. Show your own view "
        + "controller instead."
    case .keyboardOrBar:
      "These belong to the inside of the keyboard or of a bar, and the system repairs them by itself. If nothing looks "
        + "wrong, ignore the log."
    case .systemOnly: "These are all the system's own. If nothing looks wrong, ignore the log."
    case .masksOnly:
      "Frames were set that do not fit into each other. Set the frame of the outer view first, or let a mask be flexible."
    case .sum: "Something has to give way: a smaller size or gap, or one constraint that need not hold (999)."
    case .unusableNumber:
      "Look where the number comes from: a division by 0, a size that was not known yet, or a \"no limit\". Where there is no "
        + "limit, make no constraint; else make it once the number is known."
    case .hiddenValue: "Look at the hidden values in the running app, or print the constraints of the views."
    case .incompleteList: "Paste the whole log, from its header to the broken constraint."
    case .tooMany: "Paste fewer constraints: those of the view that looks wrong."
    case .none: ""
    }
  }
}
