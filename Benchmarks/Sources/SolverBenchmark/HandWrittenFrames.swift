/// The frames of a generated workload by straight arithmetic, as somebody would write it without a layout engine: the
/// floor that no solver goes below.
///
/// Frames are x, y, width, height in the order of the workload's variables, the root first.
struct HandWrittenFrames {
  private enum Shape { case cells, nested, chain }

  private let shape: Shape
  /// Cells, levels of nesting or links of the chain.
  private let count: Int
  /// Widths of the contents of a cell, in the order of views: title, subtitle, accessory.
  private let contentWidths: [(title: Double, subtitle: Double, accessory: Double)]

  /// Knows the workloads by their names; the frames are checked against the constraints like everybody's.
  init(_ workload: Workload) throws(WorkloadError) {
    let shapes: [String: (Shape, variables: Int)] = ["b": (.cells, 20), "c": (.nested, 4), "d": (.chain, 4)]
    guard let (shape, variables) = shapes[String(workload.name.prefix(1))],
      (workload.variableCount - 4) % variables == 0, workload.edits.map(\.variable) == [2, 3],
      workload.initialSuggestions.count == 2
    else { throw .noHandWrittenFrames(workload: workload.name) }
    self.shape = shape
    count = (workload.variableCount - 4) / variables
    contentWidths = (0..<count).map { index in
      let title = 120 + (index * 37) % 160
      let subtitle = 180 + (index * 53) % 220
      let accessory = 24 + (index * 7) % 30
      return (Double(title), Double(subtitle), Double(accessory))
    }
  }

  func compute(width: Double, height: Double, into frames: UnsafeMutableBufferPointer<Double>) {
    Self.put(frames, 0, 0, 0, width, height)
    switch shape {
    case .cells: computeCells(width, frames)
    case .nested: computeNested(width, height, frames)
    case .chain: computeChain(width, height, frames)
    }
  }

  private func computeCells(_ width: Double, _ frames: UnsafeMutableBufferPointer<Double>) {
    for index in 0..<count {
      let content = contentWidths[index]
      let top = 64 * Double(index)
      let middle = top + 32
      // What title and subtitle lack both is worth taking from the accessory: one point given serves two.
      let available = width - 16 - content.accessory - 8 - 68
      let lacking = max(0, min(content.title, content.subtitle) - available)
      let accessory = content.accessory - lacking
      let room = available + lacking
      let place = 4 + 20 * index
      Self.put(frames, place, 0, top, width, 64)
      Self.put(frames, place + 4, 16, middle - 20, 40, 40)
      Self.put(frames, place + 8, 68, top + 10, min(content.title, room), 20)
      Self.put(frames, place + 12, 68, top + 34, min(content.subtitle, room), 16)
      Self.put(frames, place + 16, width - 16 - accessory, middle - 12, accessory, 24)
    }
  }

  private func computeNested(_ width: Double, _ height: Double, _ frames: UnsafeMutableBufferPointer<Double>) {
    for index in 0..<count {
      let inset = 8 * Double(index + 1)
      Self.put(frames, 4 + 4 * index, inset, inset, width - 2 * inset, height - 2 * inset)
    }
  }

  private func computeChain(_ width: Double, _ height: Double, _ frames: UnsafeMutableBufferPointer<Double>) {
    let link = (width - 8 * Double(count + 1)) / Double(count)
    var left = 8.0
    for index in 0..<count {
      Self.put(frames, 4 + 4 * index, left, 0, link, height)
      left += link + 8
    }
  }

  @inline(__always)
  private static func put(
    _ frames: UnsafeMutableBufferPointer<Double>, _ place: Int, _ x: Double, _ y: Double, _ width: Double,
    _ height: Double
  ) {
    frames[place] = x
    frames[place + 1] = y
    frames[place + 2] = width
    frames[place + 3] = height
  }
}
