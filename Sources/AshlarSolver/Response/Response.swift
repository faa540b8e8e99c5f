/// How a solution follows a few parameters, in flat lists that are quick to evaluate.
///
/// A parameter is a constant that has been moved again and again: the wish of an edit, the value of a pinned variable,
/// the constant of a constraint. Between two bends the solution follows it in a straight line, so moving it means
/// evaluating `base + slope * parameter` for what depends on it. A block whose line ends is solved and traced again; the
/// others stay as they are.
struct Response {
  static let capacity = Dual.width

  /// What is moved.
  struct Parameter {
    /// The constraint whose constant it is, or -1.
    var constraint: Int32
    /// The pinned variable whose value it is, or -1.
    var variable: Int32
    /// The value that the lists were last evaluated at, and the one that is wanted.
    var applied: Double
    var wanted: Double
    /// Where the lists hold, as far as facts and checks are concerned.
    var low = -Double.infinity
    var high = Double.infinity
    var lists = Lists()
    /// Whether what follows it has changed since somebody asked.
    var hasMoved = false
  }

  /// Places in the flat buffers of what follows one parameter only.
  struct Lists {
    var firstEntry = 0
    /// The entries before this one are of variables that are known, the others of blocks.
    var firstBlockEntry = 0
    var endEntry = 0
    var firstBlock = 0
    var endBlock = 0
  }

  /// A variable that follows one parameter.
  struct Entry {
    var variable: Int32
    /// The least value that the variable may have.
    var floor: Float
    var base: Double
    var slope: Double
  }

  /// A variable that follows several parameters.
  struct SharedEntry {
    var variable: Int32
    var floor: Float
    var base: Double
    var slopes: SIMD8<Double>
  }

  /// A block that follows parameters, and where its line ends.
  struct Block {
    var low = -Double.infinity
    var high = Double.infinity
    /// Places in `variables` and `constraints`; entries are in the order of the variables.
    var firstVariable: Int32
    var variableCount: Int32
    var firstConstraint: Int32
    var constraintCount: Int32
    /// The first of its entries or shared entries.
    var firstEntry: Int32
    /// The newest of the lines known for the block, or -1.
    var firstLine: Int32 = -1
    /// Places of the conditions of a shared block, and how many have room there.
    var firstCondition: Int32 = 0
    var conditionCount: Int32 = 0
    var conditionRoom: Int32 = 0
  }

  /// A line that a block has followed before, and will again when its parameter comes back.
  struct Line {
    var low: Double
    var high: Double
    var next: Int32
    /// Place of its first value, in the order of the block's variables.
    var firstValue: Int32
    /// A bit for each variable that the priorities alone do not determine.
    var loose: UInt64
  }

  struct LineValue {
    var base: Double
    var slope: Double
  }

  /// Blocks with more variables, and more lines than so many times the blocks, are traced each time.
  static let lineVariableLimit = 64
  static let linesPerBlock = 16

  /// `base + slopes * parameters` must stay at or above 0.
  struct Condition {
    var base: Double
    var slopes: SIMD8<Double>
    var noise: Double
  }

  var isLive = false
  /// Whether some parameter is wanted elsewhere than applied.
  var isPending = false
  var parameters = Buffer<Parameter>()
  var entries = Buffer<Entry>()
  var blocks = Buffer<Block>()
  var lines = Buffer<Line>()
  var lineValues = Buffer<LineValue>()
  var sharedEntries = Buffer<SharedEntry>()
  /// The shared entries before this one are of variables that are known.
  var firstSharedBlockEntry = 0
  var sharedBlocks = Buffer<Block>()
  /// Of facts and checks; those of shared blocks are apart, since tracing a block again replaces them.
  var conditions = Buffer<Condition>()
  var blockConditions = Buffer<Condition>()
  var variables = Buffer<Int32>()
  var constraints = Buffer<Int32>()
  /// How the row of each of `constraints` follows the parameters.
  var rowSlopes = Buffer<SIMD8<Double>>()
  /// Defined variables that depend on any of this, inputs first, and which parameters each depends on, a bit for each.
  var definitions = Buffer<Int32>()
  var definitionMasks = Buffer<UInt8>()

  mutating func removeAll() {
    isLive = false
    isPending = false
    parameters.removeAll()
    entries.removeAll()
    blocks.removeAll()
    lines.removeAll()
    lineValues.removeAll()
    sharedEntries.removeAll()
    firstSharedBlockEntry = 0
    sharedBlocks.removeAll()
    conditions.removeAll()
    blockConditions.removeAll()
    variables.removeAll()
    constraints.removeAll()
    rowSlopes.removeAll()
    definitions.removeAll()
    definitionMasks.removeAll()
  }

  func deallocate() {
    parameters.deallocate()
    entries.deallocate()
    blocks.deallocate()
    lines.deallocate()
    lineValues.deallocate()
    sharedEntries.deallocate()
    sharedBlocks.deallocate()
    conditions.deallocate()
    blockConditions.deallocate()
    variables.deallocate()
    constraints.deallocate()
    rowSlopes.deallocate()
    definitions.deallocate()
    definitionMasks.deallocate()
  }

  /// The parameters that are wanted elsewhere than applied, a bit for each.
  var moving: UInt8 {
    var mask: UInt8 = 0
    for index in 0..<parameters.count where parameters[index].wanted != parameters[index].applied {
      mask |= 1 << UInt8(index)
    }
    return mask
  }

  /// What all parameters are wanted to be.
  var wanted: SIMD8<Double> {
    var values = SIMD8<Double>(repeating: 0)
    for index in 0..<parameters.count { values[index] = parameters[index].wanted }
    return values
  }
}
