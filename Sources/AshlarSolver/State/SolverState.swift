/// Everything a solver knows, in flat buffers addressed by 32-bit indices.
///
/// It lives behind one pointer that ``Solver`` owns: properties of a class would pay for an exclusivity check at each
/// access. Methods are `mutating` although some only read: one that borrows is passed a copy of the whole structure unless
/// it is inlined, and the compiler takes two seconds more for each of them (it tracks every stored property of a value
/// that cannot be copied).
///
/// Three kinds of variables are told apart, so that a change touches no more than it must:
///
/// - **fixed** ones have a value that follows from required equalities and other fixed ones alone; the graph of
///   constraints is cut there;
/// - **defined** ones occur in one required equality only (beside the definitions of others): their value is computed
///   after everything else, and the graph is cut there, too. A size takes part as long as its value comes out
///   determined and not negative: an optimum without a bound that satisfies the bound is the optimum with it;
/// - **core** ones are solved, piece by piece, by ``Problem``.
struct SolverState: ~Copyable {
  enum Status: UInt8, BitwiseCopyable {
    case unused
    case core
    /// Fixed by the user: precedes every constraint.
    case pinned
    /// Fixed by the required equality `reason`.
    case fixed
    /// Defined by the required equality `reason`.
    case defined
  }

  /// The order of the fields leaves no gaps: 48 bytes in all.
  struct VariableRecord: BitwiseCopyable {
    var kind: Variable.Kind
    var status: Status = .core
    var isDirty = false
    var isChanged = false
    /// A core position that the constraints and the first two steps of the rest rule leave open.
    var isOpen = false
    /// The priorities alone do not determine the variable.
    var isLoose = false
    /// Being computed after everything else has led to a value that the variable may not have.
    var refusesDefinition = false
    /// A fixed variable whose value goes back to an edit.
    var followsEdit = false
    /// Among the affected ones.
    var isTouched = false
    /// Whether an equality with more unknowns waits for it, in the first look.
    var isWatched = false
    var reason: Int32 = -1
    var firstTerm: Int32 = -1
    /// Local number in the piece being solved.
    var local: Int32 = -1
    /// How many rows of the piece contain the variable.
    var degree: Int32 = 0
    var edit: Int32 = -1
    /// The visit in which the variable was last met.
    var visit: Int64 = 0
    var restOrder: Int64
  }

  /// What a variable was before the pass that is under way.
  struct Affected: BitwiseCopyable {
    var variable: Int32
    var wasFixed: Bool
    var followedEdit: Bool
    var oldValue: Double
  }

  struct ConstraintRecord: BitwiseCopyable {
    var generation: UInt32 = 0
    var isActive = false
    var isLowered = false
    var relation: Relation = .equal
    var tier: LinearConstraint.Tier = .explicit
    var face: UInt8 = 0
    var isTouched = false
    /// The wish of an edit, which fixes its variable as long as nothing that matters more is hurt by that.
    var isEdit = false
    /// How often in a row the edit has had to give way, and how many passes it waits until it is tried again.
    var refusals: UInt8 = 0
    var patience: UInt8 = 0
    /// Its place among the parameters of the response, or -1.
    var parameter: Int8 = -1
    var priority: Float = 1000
    var firstTerm: Int32 = -1
    var termCount: Int32 = 0
    /// The variable that is fixed or defined by this constraint, or -1.
    var target: Int32 = -1
    var visit: Int64 = 0
    var constant = 0.0
    var weight = 1.0
    /// Place in the order of activation.
    var sequence: Int64 = 0

    /// Must hold, as things stand.
    var isHard: Bool { priority >= 1000 && tier == .explicit && !isLowered }
    var isRequired: Bool { priority >= 1000 && tier == .explicit }
  }

  /// A coefficient, linked into the list of its variable.
  struct TermRecord: BitwiseCopyable {
    var variable: Int32
    var constraint: Int32
    var next: Int32
    var previous: Int32
    var coefficient: Double
  }

  var arena = Arena()
  var variables = Buffer<VariableRecord>()
  /// Values and generations stand apart from the records, since reading a layout reads nothing else. The generation of an
  /// unused place is odd, that of a variable even.
  var values = Buffer<Double>()
  var generations = Buffer<UInt32>()
  var freeVariables = Buffer<Int32>()
  var constraints = Buffer<ConstraintRecord>()
  var freeConstraints = Buffer<Int32>()
  var terms = Buffer<TermRecord>()
  /// Heads of lists of freed term blocks by size class, linked through `next` of each block's first record.
  var freeBlocks = Buffer<Int32>()

  /// Nothing has been propagated yet: all variables are dirty, all constraints touched, without being listed as such.
  var isNewSystem = true
  /// The terms are linked into the lists of their variables.
  var isLinked = false
  /// Something has been moved since the last other change.
  var hasMoves = false
  var nextOrder: Int64 = 0
  var nextSequence: Int64 = 0
  var visit: Int64 = 0

  /// Variables whose pieces must be solved again, and constraints to be examined first.
  var dirty = Buffer<Int32>()
  /// How far the list of them has been worked off.
  var dirtyPlace = 0
  var touched = Buffer<Int32>()
  /// Variables whose status or value the pass under way has changed.
  var affected = Buffer<Affected>()
  /// Variables whose value has changed since they were last asked for.
  var changed = Buffer<Int32>()
  /// Constraints of edits, those that fix their variable now, and whether what they fix hurts somebody.
  var edits = Buffer<Int32>()
  var lowestEdit = Rank.required
  /// `lowestEdit` of the last pass that worked out: what it has looked at need not be looked at again.
  var acceptedEdit = Rank.required
  var areEditsHurtful = false
  /// The propagation under way looks at everything: nothing need be remembered of what was before.
  var isNewPass = false
  /// What has been propagated is the whole system, of which no piece has been solved yet.
  var isNothingSolved = true
  /// Sizes that must not be defined after all.
  var refused = Buffer<Int32>()
  /// Defined variables to be computed again.
  var seeds = Buffer<Int32>()
  var conflicts: [Conflict] = []
  var loweredCount = 0
  /// Required constraints met by a pass that cannot hold; each starts a replay.
  var violated = Buffer<Int32>()
  /// A size that required equalities make negative, or a piece without a solution: any variable of it.
  var violatedVariables = Buffer<Int32>()
  /// First visit of the round of replays under way (0: none), and of the region being collected.
  var replayed: Int64 = 0
  var regionVisit: Int64 = 0
  /// Replays have shown the rest to be satisfiable: take rounding residues as they come.
  var acceptsResidue = false

  /// How the solution follows what is moved again and again; what has been moved since the last other change (constraints,
  /// and pinned variables as complements), and whether something has been moved twice.
  var response = Response()
  var recentMoves = Buffer<Int32>()
  var wantsResponse = false
  /// How often in a row no response could be made, and how many wishes for one are passed over yet.
  var refusedResponses = 0
  var responsePatience = 0
  var tracer = Problem<Dual>()
  /// Shapes of blocks met more than once with the bases found for them, and the hashes of those met once.
  var patterns = Buffer<Pattern>()
  var oldestPattern = 0
  var metShapes = Buffer<UInt64>()
  var oldestShape = 0
  /// The shape of the block at hand, and the basis that has solved it.
  var shape = Shape()
  var shapeBasis = (pattern: 0, basis: Pattern.Basis(firstSlope: 0, conditionCount: 0, loose: 0))

  // Scratch.
  var stack = Buffer<Int32>()
  var retry = Buffer<Int32>()
  var moved = Buffer<Int32>()
  var regionSeeds = Buffer<Int32>()
  var regionConstraintSeeds = Buffer<Int32>()
  var region = Buffer<Int32>()
  var accepted = Buffer<Int32>()
  var trial = Buffer<Int32>()
  var worklist = Buffer<Int32>()
  var piece = Buffer<Int32>()
  var pieceConstraints = Buffer<Int32>()
  var blockVariables = Buffer<Int32>()
  var blockConstraints = Buffer<Int32>()
  var openVariables = Buffer<Int32>()
  /// What is no required equality, in the first look.
  var others = Buffer<Int32>()
  /// Required equalities with more than one unknown, in the first look, and those of more than two classes.
  var listed = Buffer<Int32>()
  var apart = Buffer<Int32>()
  var affineClasses = AffineClasses()
  var order = Buffer<Int32>()
  var sortPlaces = Buffer<Int32>()
  var problem = Problem<Double>()
  /// How many variables have been handed to `Problem`: what tests count instead of time.
  var solvedVariables = 0
  /// How many passes have followed moves instead.
  var followedPasses = 0

  init() {
    freeBlocks.refill(32, with: -1)
  }

  mutating func deallocate() {
    arena.deallocate()
    variables.deallocate()
    values.deallocate()
    generations.deallocate()
    freeVariables.deallocate()
    constraints.deallocate()
    freeConstraints.deallocate()
    terms.deallocate()
    freeBlocks.deallocate()
    dirty.deallocate()
    touched.deallocate()
    affected.deallocate()
    changed.deallocate()
    seeds.deallocate()
    refused.deallocate()
    edits.deallocate()
    violated.deallocate()
    violatedVariables.deallocate()
    stack.deallocate()
    retry.deallocate()
    moved.deallocate()
    regionSeeds.deallocate()
    regionConstraintSeeds.deallocate()
    region.deallocate()
    accepted.deallocate()
    trial.deallocate()
    worklist.deallocate()
    piece.deallocate()
    pieceConstraints.deallocate()
    blockVariables.deallocate()
    blockConstraints.deallocate()
    openVariables.deallocate()
    others.deallocate()
    listed.deallocate()
    apart.deallocate()
    affineClasses.deallocate()
    order.deallocate()
    sortPlaces.deallocate()
    problem.deallocate()
    response.deallocate()
    recentMoves.deallocate()
    tracer.deallocate()
    for index in 0..<patterns.count { patterns[index].deallocate() }
    patterns.deallocate()
    metShapes.deallocate()
    shape.deallocate()
  }

  /// Whether a variable's value is known before anything is solved.
  @inline(__always)
  mutating func isKnown(_ variable: Int32) -> Bool {
    variables[variable].status == .fixed || variables[variable].status == .pinned
  }

  /// The terms of a constraint, in the order of its description.
  @inline(__always)
  mutating func termRange(_ constraint: Int32) -> Range<Int> {
    let start = Int(constraints[constraint].firstTerm)
    return start..<(start + Int(constraints[constraint].termCount))
  }
}
