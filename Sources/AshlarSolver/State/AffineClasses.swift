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
    /// The variable itself, whose place here is the number that all else goes by.
    var variable: Int32
    /// Of a root; of another one, once it has been settled, whether its class was known then.
    var standing = Standing.open
    /// The value that the variable had before.
    var oldValue: Double
  }

  /// What is known of a root.
  enum Standing: UInt8, BitwiseCopyable {
    case open, known, tied
  }

  /// What an expression in terms of roots can come to: at most two of them, and a constant.
  struct Sum {
    var constant: Double
    var largest = 0.0
    var first: (root: Int32, coefficient: Double) = (-1, 0)
    var second: (root: Int32, coefficient: Double) = (-1, 0)
    var hasMore = false
  }

  /// Scales beyond this lose too many digits.
  static let farthestScale = 1e6

  private(set) var members = Buffer<Member>()
  private(set) var knownCount = 0
  /// Whether a class has been tied since it was known.
  private(set) var hasTies = false

  func deallocate() { members.deallocate() }

  mutating func makeRoom(for count: Int) { members.makeRoom(for: count) }

  /// Whether a number is that of a variable here; what variables say of their numbers may be from elsewhere.
  @inline(__always)
  func isNumber(_ number: Int32, of variable: Int32) -> Bool {
    number >= 0 && Int(number) < members.count && (members.base + Int(number)).pointee.variable == variable
  }

  /// Puts a variable into a class of its own.
  @inline(__always)
  mutating func enter(_ variable: Int32, value: Double) -> Int32 {
    let number = Int32(truncatingIfNeeded: members.count)
    members.append(Member(parent: number, variable: variable, oldValue: value))
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
    let root = members.base + Int(place.root)
    guard root.pointee.standing == .known else { return nil }
    (members.base + Int(number)).pointee.standing = .known
    return place.offset + place.scale * root.pointee.offset
  }

  /// Whether the class of a variable is known, asked after its value and after what has been tied.
  @inline(__always)
  func isKnown(_ number: Int32) -> Bool {
    let member = members.base + Int(number)
    guard member.pointee.standing == .known else { return false }
    return !hasTies || (members.base + Int(find(number).root)).pointee.standing == .known
  }

  /// Adds a multiple of a variable.
  @inline(__always)
  func add(_ number: Int32, _ coefficient: Double, to sum: inout Sum) {
    let place = find(number)
    let coefficient = (own: coefficient, root: coefficient * place.scale)
    sum.constant += place.offset * coefficient.own
    let root = members.base + Int(place.root)
    if root.pointee.standing != .open {
      sum.constant += root.pointee.offset * coefficient.root
      return
    }
    sum.largest = max(sum.largest, coefficient.root.magnitude)
    if sum.first.root == place.root || sum.first.root < 0 {
      sum.first = (place.root, sum.first.coefficient + coefficient.root)
    } else if sum.second.root == place.root || sum.second.root < 0 {
      sum.second = (place.root, sum.second.coefficient + coefficient.root)
    } else {
      sum.hasMore = true
    }
  }

  /// The largest number in an expression of which nothing is open.
  func magnitude(of number: Int32, _ coefficient: Double) -> Double {
    let place = find(number)
    let parts = (own: place.offset * coefficient, root: coefficient * place.scale * members[place.root].offset)
    return max(parts.own.magnitude, parts.root.magnitude)
  }

  /// Gives a root its value.
  mutating func settle(_ root: Int32, at value: Double) {
    members[root].standing = .known
    members[root].offset = value
    knownCount += 1
  }

  /// Says that a class must be solved together with something else after all.
  mutating func tie(_ root: Int32) {
    members[root].standing = .tied
    hasTies = true
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
