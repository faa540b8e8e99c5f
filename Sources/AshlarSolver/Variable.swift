/// An unknown of the solver.
///
/// A handle is valid from ``Solver/makeVariable(_:restOrder:)`` until ``Solver/removeVariable(_:)``; a stale one is
/// refused with ``SolverError/unknownVariable(_:)``.
public struct Variable: Hashable, Sendable, BitwiseCopyable {
  /// What a variable stands for; decides its lower bound and how the rest rule treats it.
  public enum Kind: UInt8, Sendable, BitwiseCopyable {
    /// A width or a height: never negative. What the constraints leave open becomes as small as it can be.
    case size
    /// A coordinate: any number. What the constraints leave open comes as near to 0 as it can.
    case position
  }

  package let index: Int32
  package let generation: UInt32

  package init(index: Int32, generation: UInt32) {
    self.index = index
    self.generation = generation
  }
}
