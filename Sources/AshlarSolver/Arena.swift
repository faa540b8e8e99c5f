/// A few large blocks of memory for the buffers of a solver whose size is known beforehand.
///
/// One block is quicker to get than many, and quicker to get again: allocators give memory back to the system when
/// much more of it is free than their largest block was, and then each page has to be fetched anew by the next solver.
struct Arena {
  /// No buffer begins in the middle of a cache line.
  static let alignment = 64
  /// Allocators get larger blocks from the system each time. In the C library of GNU that begins with pages of 32 MB in
  /// all; a page less holds the block, what alignment takes of it, and the allocator's own words.
  static let largestBlock = (32 << 20) - 2 * 4096

  private var blocks = Buffer<UnsafeMutableRawPointer>()
  private var place: UnsafeMutableRawPointer?
  private var room = 0
  /// What is still to be handed out.
  private var pending: Int

  /// - Parameter pending: how many bytes are going to be asked for.
  init(pending: Int = 0) { self.pending = pending }

  var isEmpty: Bool { blocks.isEmpty }

  func deallocate() {
    for index in 0..<blocks.count { blocks[index].deallocate() }
    blocks.deallocate()
  }

  /// Lets a buffer without memory begin in the arena; one that is too large for a block gets memory of its own.
  mutating func lend<Element>(_ count: Int, to buffer: inout Buffer<Element>) {
    let size = Buffer<Element>.size(of: count)
    pending -= size
    guard count > 0, buffer.capacity == 0 else { return }
    guard size <= Self.largestBlock else { return buffer.makeRoom(for: count) }
    if room < size {
      room = min(Self.largestBlock, pending + size)
      // Asked for alignment, an allocator looks for more than it gives, and so passes over the block that another solver
      // of the same size has just given back.
      let block = UnsafeMutableRawPointer.allocate(byteCount: room + Self.alignment, alignment: 1)
      blocks.append(block)
      place = block.alignedUp(toMultipleOf: Self.alignment)
    }
    guard let start = place else { return }
    buffer.borrow(start, capacity: count)
    place = start + size
    room -= size
  }
}
