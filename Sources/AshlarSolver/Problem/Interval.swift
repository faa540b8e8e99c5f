/// A place where a one-dimensional cost bends: what one point to the left and to the right of it costs.
struct Breakpoint: BitwiseCopyable {
  var rank: UInt64
  var at: Double
  var left: Double
  var right: Double

  /// The bend of a row `coefficient * value + constant`.
  ///
  /// - Parameter absolute: whether both sides cost, whatever the relation.
  init(
    _ row: (coefficient: Double, constant: Double), _ relation: Relation, rank: UInt64, weight: Double,
    absolute: Bool = false
  ) {
    let cost = weight * row.coefficient.magnitude
    // The row is positive to the right of the place when its coefficient is.
    let positive = absolute || relation != .greaterThanOrEqual ? cost : 0
    let negative = absolute || relation != .lessThanOrEqual ? cost : 0
    self.rank = rank
    at = -row.constant / row.coefficient
    left = row.coefficient > 0 ? negative : positive
    right = row.coefficient > 0 ? positive : negative
  }
}

/// The values that are still allowed for one number; each level of a convex, piecewise linear cost narrows it.
struct Interval: BitwiseCopyable {
  var low = -Double.infinity
  var high = Double.infinity

  /// Whether only one value is left, up to rounding. An interval without an end is no point, however its width compares
  /// with infinity.
  var isPoint: Bool {
    low.isFinite && high.isFinite && high - low <= Tolerance.distinct * (1 + min(low.magnitude, high.magnitude))
  }

  func nearest(to wanted: Double) -> Double {
    min(max(wanted, low), high)
  }

  /// Bounds the interval by a required inequality `coefficient * value + constant`.
  mutating func bound(_ row: (coefficient: Double, constant: Double), _ relation: Relation) {
    let at = -row.constant / row.coefficient
    if (relation == .greaterThanOrEqual) == (row.coefficient > 0) { low = max(low, at) } else { high = min(high, at) }
  }

  /// Closes a gap that rounding has opened between the ends; false when the ends are truly crossed.
  mutating func mend() -> Bool {
    guard low > high else { return true }
    let isRounding = low - high <= Tolerance.feasibility * (1 + max(low.magnitude, high.magnitude))
    let middle = (low + high) / 2
    low = middle
    high = middle
    return isRounding
  }

  /// Narrows by all levels, highest first; sorts the breakpoints.
  mutating func narrow(byLevels breakpoints: Buffer<Breakpoint>) {
    if breakpoints.count > 1 {
      breakpoints.sort { $0.rank != $1.rank ? $0.rank > $1.rank : $0.at < $1.at }
    }
    var next = 0
    while next < breakpoints.count && !isPoint {
      var end = next
      while end < breakpoints.count && breakpoints[end].rank == breakpoints[next].rank { end += 1 }
      narrow(breakpoints, next..<end)
      next = end
    }
  }

  /// Narrows to the cheapest part by the breakpoints of a range, which are sorted by place.
  mutating func narrow(_ breakpoints: Buffer<Breakpoint>, _ range: Range<Int>) {
    var slope = 0.0
    var total = 0.0
    for index in range {
      slope -= breakpoints[index].left
      total += breakpoints[index].left + breakpoints[index].right
    }
    let flat = total * Tolerance.reducedCost
    var from = -Double.infinity
    var to = Double.infinity
    var index = range.lowerBound
    if slope < -flat {
      from = .infinity
      while index < range.upperBound && from == .infinity {
        slope += breakpoints[index].left + breakpoints[index].right
        if slope >= -flat { from = breakpoints[index].at }
        index += 1
      }
    }
    if slope > flat {
      to = from
    } else {
      slope = 0
      while index < range.upperBound && to == .infinity {
        slope += breakpoints[index].left + breakpoints[index].right
        if slope > flat { to = breakpoints[index].at }
        index += 1
      }
    }
    let newLow = nearest(to: from)
    high = max(newLow, nearest(to: to))
    low = newLow
  }
}
