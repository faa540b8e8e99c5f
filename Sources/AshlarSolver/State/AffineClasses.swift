/// Variables that follow from each other by equalities of two: `x = scale * root + offset`.
///
/// What a system's required equalities determine together is found by putting one into another, in the order in which
/// they stand, without a tableau; see `SolverState.joinClasses()`.
struct AffineClasses {
  /// A variable and its place in the class of another one; a root is its own parent.
  struct Member: BitwiseCopyable {
    var parent: Int32
    /// Of a root: how many variables its class has.
    var size: Int32 = 1
    var scale = 1.0
    /// Of a root that is known: its value.
    var offset = 0.0
  }

  /// What is known of a root.
  enum Standing: UInt8, BitwiseCopyable {
    case open, known, tied
  }

  /// What an expression in terms of roots can come to: at most two of them, and a constant.
  struct Sum {
    var constant: Double
    var magnitude: Double
    var largest = 0.0
    var first: (root: Int32, coefficient: Double) = (-1, 0)
    var second: (root: Int32, coefficient: Double) = (-1, 0)
    var hasMore = false
  }

  /// Scales beyond this lose too many digits.
  static let farthestScale = 1e6

  /// The variables that equalities of several speak of, whose places here are the numbers that all else goes by.
  private(set) var variables = Buffer<Int32>()
  /// The values that they had before.
  private(set) var oldValues = Buffer<Double>()
  private(set) var members = Buffer<Member>()
  private(set) var standings = Buffer<Standing>()
  private(set) var knownCount = 0

  func deallocate() {
    variables.deallocate()
    oldValues.deallocate()
    members.deallocate()
    standings.deallocate()
  }

  mutating func removeAll() {
    knownCount = 0
    variables.removeAll()
    oldValues.removeAll()
    members.removeAll()
    standings.removeAll()
  }

  mutating func makeRoom(for count: Int) {
    variables.makeRoom(for: count)
    oldValues.makeRoom(for: count)
    members.makeRoom(for: count)
    standings.makeRoom(for: count)
  }

  /// Whether a number is that of a variable here; what variables say of their numbers may be from elsewhere.
  @inline(__always)
  func isNumber(_ number: Int32, of variable: Int32) -> Bool {
    number >= 0 && Int(number) < variables.count && variables[number] == variable
  }

  /// Puts a variable into a class of its own.
  @inline(__always)
  mutating func enter(_ variable: Int32, value: Double) -> Int32 {
    let number = Int32(truncatingIfNeeded: members.count)
    variables.append(variable)
    oldValues.append(value)
    members.append(Member(parent: number))
    standings.append(.open)
    return number
  }

  /// Union by size keeps the way to a root logarithmic.
  @inline(__always)
  func find(_ number: Int32) -> (root: Int32, scale: Double, offset: Double) {
    let base = members.base
    var member = base + Int(number)
    var node = number
    var scale = 1.0
    var offset = 0.0
    while member.pointee.parent != node {
      offset += member.pointee.offset * scale
      scale *= member.pointee.scale
      node = member.pointee.parent
      member = base + Int(node)
    }
    return (node, scale, offset)
  }

  /// The value of a variable whose class is known.
  @inline(__always)
  func value(of number: Int32) -> Double? {
    let place = find(number)
    guard standings[place.root] == .known else { return nil }
    return place.offset + place.scale * members[place.root].offset
  }

  /// Adds a multiple of a variable.
  @inline(__always)
  func add(_ number: Int32, _ coefficient: Double, to sum: inout Sum) {
    let place = find(number)
    let coefficient = (own: coefficient, root: coefficient * place.scale)
    add(place.offset * coefficient.own, to: &sum)
    if standings[place.root] != .open { return add(members[place.root].offset * coefficient.root, to: &sum) }
    sum.largest = max(sum.largest, coefficient.root.magnitude)
    if sum.first.root == place.root || sum.first.root < 0 {
      sum.first = (place.root, sum.first.coefficient + coefficient.root)
    } else if sum.second.root == place.root || sum.second.root < 0 {
      sum.second = (place.root, sum.second.coefficient + coefficient.root)
    } else {
      sum.hasMore = true
    }
  }

  @inline(__always)
  func add(_ constant: Double, to sum: inout Sum) {
    sum.constant += constant
    sum.magnitude = max(sum.magnitude, constant.magnitude)
  }

  /// Gives a root its value.
  mutating func settle(_ root: Int32, at value: Double) {
    standings[root] = .known
    members[root].offset = value
    knownCount += 1
  }

  /// Says that a class must be solved together with something else after all.
  mutating func tie(_ root: Int32) {
    standings[root] = .tied
  }

  /// Makes one class of two, in which `first * coefficient + second * coefficient + constant == 0`; false when one would
  /// be too large a multiple of the other.
  mutating func unite(_ sum: Sum) -> Bool {
    var small = sum.first
    var large = sum.second
    if members[small.root].size > members[large.root].size { swap(&small, &large) }
    let scale = -large.coefficient / small.coefficient
    guard scale.magnitude <= Self.farthestScale, scale.magnitude * Self.farthestScale >= 1 else { return false }
    members[large.root].size += members[small.root].size
    members[small.root].parent = large.root
    members[small.root].scale = scale
    members[small.root].offset = -sum.constant / small.coefficient
    return true
  }
}
