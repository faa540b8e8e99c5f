/// A place where a one-dimensional cost bends: what one point to the left and to the right of it costs.
struct Breakpoint<Number: Constant>: BitwiseCopyable {
  var rank: UInt64
  var at: Number
  var left: Double
  var right: Double

  /// The bend of a row `coefficient * value + constant`.
  ///
  /// - Parameter absolute: whether both sides cost, whatever the relation.
  init(
    _ row: (coefficient: Double, constant: Number), _ relation: Relation, rank: UInt64, weight: Double,
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
struct Interval<Number: Constant>: BitwiseCopyable {
  var low = Number(-.infinity)
  var high = Number(.infinity)

  /// Whether only one value is left, up to rounding. An interval without an end is no point, however its width compares
  /// with infinity.
  var isPoint: Bool {
    low.value.isFinite && high.value.isFinite
      && high.value - low.value <= Tolerance.distinct * (1 + min(low.value.magnitude, high.value.magnitude))
  }

  /// Whether only one value is left, wherever what the ends depend on goes.
  @inline(__always)
  func isPoint(_ conditions: inout Conditions<Number>) -> Bool {
    let isPoint = isPoint
    if Number.isTraced && low.value.isFinite && high.value.isFinite {
      if isPoint { conditions.requireSteady(high - low) } else { conditions.require(high - low) }
    }
    return isPoint
  }

  func nearest(to wanted: Number, _ conditions: inout Conditions<Number>) -> Number {
    conditions.smaller(conditions.larger(wanted, low), high)
  }

  /// Bounds the interval by a required inequality `coefficient * value + constant`.
  mutating func bound(
    _ row: (coefficient: Double, constant: Number), _ relation: Relation, _ conditions: inout Conditions<Number>
  ) {
    let at = -row.constant / row.coefficient
    if (relation == .greaterThanOrEqual) == (row.coefficient > 0) {
      low = conditions.larger(low, at)
    } else {
      high = conditions.smaller(high, at)
    }
  }

  /// Closes a gap that rounding has opened between the ends; false when the ends are truly crossed.
  mutating func mend() -> Bool {
    guard low.value > high.value else { return true }
    let isRounding =
      low.value - high.value <= Tolerance.feasibility * (1 + max(low.value.magnitude, high.value.magnitude))
    let middle = (low + high) / 2
    low = middle
    high = middle
    return isRounding
  }

  /// Narrows by all levels, highest first; sorts the breakpoints.
  mutating func narrow(byLevels breakpoints: Buffer<Breakpoint<Number>>, _ conditions: inout Conditions<Number>) {
    if breakpoints.count > 1 {
      breakpoints.sort { $0.rank != $1.rank ? $0.rank > $1.rank : $0.at.value < $1.at.value }
    }
    var next = 0
    while next < breakpoints.count && !isPoint(&conditions) {
      var end = next
      while end < breakpoints.count && breakpoints[end].rank == breakpoints[next].rank { end += 1 }
      narrow(breakpoints, next..<end, &conditions)
      next = end
    }
  }

  /// Narrows to the cheapest part by the breakpoints of a range, which are sorted by place.
  mutating func narrow(
    _ breakpoints: Buffer<Breakpoint<Number>>, _ range: Range<Int>, _ conditions: inout Conditions<Number>
  ) {
    var slope = 0.0
    var total = 0.0
    for index in range {
      slope -= breakpoints[index].left
      total += breakpoints[index].left + breakpoints[index].right
    }
    let flat = total * Tolerance.reducedCost
    var first = -1
    var last = -1
    var index = range.lowerBound
    if slope < -flat {
      while index < range.upperBound && first < 0 {
        slope += breakpoints[index].left + breakpoints[index].right
        if slope >= -flat { first = index }
        index += 1
      }
    }
    if slope > flat {
      last = first
    } else {
      slope = 0
      while index < range.upperBound && last < 0 {
        slope += breakpoints[index].left + breakpoints[index].right
        if slope > flat { last = index }
        index += 1
      }
    }
    if Number.isTraced { noteOrder(of: breakpoints, range, first, last, &conditions) }
    let newLow = first < 0 ? low : nearest(to: breakpoints[first].at, &conditions)
    let newHigh = last < 0 ? high : nearest(to: breakpoints[last].at, &conditions)
    high = conditions.larger(newLow, newHigh)
    low = newLow
  }

  /// The part that was found is the cheapest as long as no breakpoint passes an end of it.
  private func noteOrder(
    of breakpoints: Buffer<Breakpoint<Number>>, _ range: Range<Int>, _ first: Int, _ last: Int,
    _ conditions: inout Conditions<Number>
  ) {
    for index in range {
      let at = breakpoints[index].at
      if first >= 0 && index != first {
        conditions.require(index < first ? breakpoints[first].at - at : at - breakpoints[first].at)
      }
      if last >= 0 && last != first && index != last {
        conditions.require(index < last ? breakpoints[last].at - at : at - breakpoints[last].at)
      }
    }
  }
}
