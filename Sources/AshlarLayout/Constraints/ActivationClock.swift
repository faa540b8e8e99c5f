/// Numbers the activations in one tree that no engine lays out (an engine counts by itself).
///
/// Nodes find the clock of their tree by climbing to the nearest one that has it (``LayoutNode/liveClock()``). A cut
/// retires the clock instead of handing out new ones: either half takes its own when it needs it.
final class ActivationClock {
  private(set) var count: Int64
  private(set) var isRetired = false

  init(count: Int64 = 0) {
    self.count = count
  }

  func tick() -> Int64 {
    count += 1
    return count
  }

  func advance(to other: Int64) {
    count = max(count, other)
  }

  func retire() {
    isRetired = true
  }
}
