import AshlarSolver

/// The four unknowns of an item: its alignment rectangle in the coordinates of its parent.
struct NodeVariables {
  var x: Variable
  var y: Variable
  var width: Variable
  var height: Variable

  func size(along axis: Axis) -> Variable { axis == .horizontal ? width : height }

  func place(along axis: Axis) -> Variable { axis == .horizontal ? x : y }
}

extension NodeVariables {
  var all: [Variable] { [x, y, width, height] }

  /// Which of the four a variable is, or `nil` if none.
  func kind(of variable: Variable) -> LayoutComponent.Kind? {
    switch variable {
    case x: .x
    case y: .y
    case width: .width
    case height: .height
    default: nil
    }
  }
}
