/// One of the two statements that a mask makes along an axis, about frames: `W` is the length of the parent's bounds.
struct AutoresizingTie: Equatable {
  enum Kind: UInt8 {
    /// near = constant
    case near
    /// length = constant
    case length
    /// W = near + length + constant
    case far
    /// near = multiplier · W + constant
    case nearShare
    /// length = multiplier · W + constant
    case lengthShare
  }

  var kind: Kind
  var multiplier = 1.0
  var constant: Double
}

extension AutoresizingMask {
  /// Distances below which margins and length together count as nothing, in points.
  private static let nothing = 1e-9

  /// How an item follows its parent along an axis.
  ///
  /// Fixed parts keep their length; the flexible ones share the rest in proportion to their present lengths, or equally
  /// if these come to nothing. A length in a parent that is shorter than it makes a negative share, so that both margins
  /// change in proportion all the same.
  ///
  /// - Parameters:
  ///   - near: from the parent's near edge to the item's, in points.
  ///   - outer: the length of the parent's bounds, in points.
  func ties(along axis: Axis, near: Double, length: Double, outer: Double) -> [AutoresizingTie] {
    let flexible = flexibility(along: axis)
    let far = outer - near - length
    let nearTie = AutoresizingTie(kind: .near, constant: near)
    let lengthTie = AutoresizingTie(kind: .length, constant: length)
    let farTie = AutoresizingTie(kind: .far, constant: far)
    let total = (flexible.near ? near : 0) + (flexible.length ? length : 0) + (flexible.far ? far : 0)
    let count = (flexible.near ? 1.0 : 0) + (flexible.length ? 1 : 0) + (flexible.far ? 1 : 0)
    func share(of part: Double) -> Double {
      total.magnitude < AutoresizingMask.nothing ? 1 / count : part / total
    }
    // A multiple of nothing would leave the place without a partner.
    var nearShare: AutoresizingTie {
      let share = share(of: near)
      if share == 0 { return nearTie }
      return AutoresizingTie(kind: .nearShare, multiplier: share, constant: near - share * outer)
    }
    var lengthShare: AutoresizingTie {
      let share = share(of: length)
      return AutoresizingTie(kind: .lengthShare, multiplier: share, constant: length - share * outer)
    }
    switch (flexible.near, flexible.length, flexible.far) {
    case (false, false, _): return [nearTie, lengthTie]
    case (false, true, false): return [nearTie, farTie]
    case (false, true, true): return [nearTie, lengthShare]
    case (true, false, false): return [farTie, lengthTie]
    case (true, false, true): return [lengthTie, nearShare]
    case (true, true, false): return [farTie, lengthShare]
    case (true, true, true): return [nearShare, lengthShare]
    }
  }
}
