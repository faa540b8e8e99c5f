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
    var kind: Variable.Kind
    /// Of a root; of another one, once all have been settled, whether its class was known then.
    var standing = Standing.open
    /// What the variable comes to, once its class is settled.
    var value = 0.0
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

  /// Forgets all classes.
  mutating func removeAll() {
    members.removeAll()
    knownCount = 0
    hasTies = false
  }

  /// Whether a number is that of a variable here; what variables say of their numbers may be from elsewhere.
  @inline(__always)
  func isNumber(_ number: Int32, of variable: Int32) -> Bool {
    number >= 0 && Int(number) < members.count && (members.base + Int(number)).pointee.variable == variable
  }

  /// Puts a variable into a class of its own.
  @inline(__always)
  mutating func enter(_ variable: Int32, _ kind: Variable.Kind) -> Int32 {
    let number = Int32(truncatingIfNeeded: members.count)
    members.append(Member(parent: number, variable: variable, kind: kind))
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

  /// Works out what the variables of known classes come to; a class with a size below 0 must be solved in the ordinary way.
  mutating func settleAll() {
    let base = members.base
    for number in 0..<members.count {
      let place = find(Int32(truncatingIfNeeded: number))
      let root = base + Int(place.root)
      guard root.pointee.standing != .open else { continue }
      let member = base + number
      // A member that is tied is told by its root.
      if number != Int(place.root) { member.pointee.standing = .known }
      let value = place.offset + place.scale * root.pointee.offset
      member.pointee.value = value
      if member.pointee.kind == .size && value < 0 { tie(place.root) }
    }
  }

  /// Whether the class of a variable is known and not tied, once all have been settled.
  @inline(__always)
  func isKnown(_ member: Member) -> Bool {
    guard member.standing == .known else { return false }
    if !hasTies { return true }
    return (members.base + Int(find(member.parent).root)).pointee.standing == .known
  }

  @inline(__always)
  func isKnown(_ number: Int32) -> Bool { isKnown(members[number]) }

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

  /// Puts a variable that has just been entered into another class.
  @inline(__always)
  func put(_ number: Int32, into root: Int32, scale: Double, offset: Double) {
    (members.base + Int(root)).pointee.size += 1
    let member = members.base + Int(number)
    member.pointee.parent = root
    member.pointee.scale = scale
    member.pointee.offset = offset
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
