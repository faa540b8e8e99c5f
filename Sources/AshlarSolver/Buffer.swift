/// A growable array of plain values.
///
/// Swift's `Array` pays for uniqueness and exclusivity checks in the inner loops of a simplex; the state of a solver
/// has one owner, so a raw buffer serves. The owner frees it with ``deallocate()``. Memory is taken with the first
/// element: a small solver needs few of its buffers.
struct Buffer<Element: BitwiseCopyable> {
  private(set) var base = Self.nowhere
  private(set) var count: Int = 0
  private(set) var capacity: Int = 0
  /// The memory is part of an ``Arena``, which frees it.
  private var isBorrowed = false

  init() {}

  init(capacity: Int) {
    reserve(capacity)
  }

  func deallocate() {
    if capacity > 0 && !isBorrowed { base.deallocate() }
  }

  /// How many bytes so many elements take, up to where any other element may begin.
  static func size(of count: Int) -> Int {
    (MemoryLayout<Element>.stride * count + Arena.alignment - 1) & -Arena.alignment
  }

  /// Lets an empty buffer begin in memory that somebody else frees.
  mutating func borrow(_ memory: UnsafeMutableRawPointer, capacity newCapacity: Int) {
    assert(capacity == 0, "memory of its own would be lost")
    base = memory.bindMemory(to: Element.self, capacity: newCapacity)
    capacity = newCapacity
    isBorrowed = true
  }

  /// Little memory is taken at once rather than in many steps.
  @inline(__always)
  private static var leastCapacity: Int { max(8, 256 / MemoryLayout<Element>.stride) }

  /// Where a buffer without memory begins; nobody looks there.
  @inline(__always)
  private static var nowhere: UnsafeMutablePointer<Element> {
    guard let pointer = UnsafeMutablePointer<Element>(bitPattern: MemoryLayout<Element>.alignment) else {
      preconditionFailure("an alignment is not 0")
    }
    return pointer
  }

  @inline(__always)
  subscript(index: Int) -> Element {
    get {
      assert(index >= 0 && index < count, "index out of the buffer")
      return base[index]
    }
    nonmutating _modify {
      assert(index >= 0 && index < count, "index out of the buffer")
      yield &base[index]
    }
  }

  @inline(__always)
  subscript(index: Int32) -> Element {
    get { self[Int(index)] }
    nonmutating _modify { yield &self[Int(index)] }
  }

  var isEmpty: Bool { count == 0 }

  mutating func reserve(_ wanted: Int) {
    if wanted > capacity { grow(to: max(wanted, capacity * 2, Self.leastCapacity)) }
  }

  @inline(never)
  private mutating func grow() {
    grow(to: max(capacity * 2, Self.leastCapacity))
  }

  /// Makes room for so many more elements: exactly that in an empty buffer; otherwise as it grows by itself, so that
  /// asking again and again is not quadratic. What is absurd is left to growing.
  mutating func makeRoom(for added: Int) {
    guard added > 0, added < 1 << 28 else { return }
    if count == 0 {
      if added > capacity { grow(to: added) }
    } else {
      reserve(count + added)
    }
  }

  @inline(never)
  private mutating func grow(to newCapacity: Int) {
    let newStorage = UnsafeMutablePointer<Element>.allocate(capacity: newCapacity)
    if capacity > 0 {
      newStorage.update(from: base, count: count)
      if !isBorrowed { base.deallocate() }
    }
    isBorrowed = false
    base = newStorage
    capacity = newCapacity
  }

  @inline(__always)
  mutating func append(_ element: Element) {
    if count == capacity { grow() }
    (base + count).initialize(to: element)
    count &+= 1
  }

  /// Appends a number of copies.
  mutating func append(_ element: Element, count added: Int) {
    guard added > 0 else { return }
    reserve(count + added)
    (base + count).update(repeating: element, count: added)
    count += added
  }

  /// Makes room for a number of elements behind the last one, without writing them, and returns their first place.
  @inline(__always)
  mutating func extend(by added: Int) -> Int {
    let first = count
    let newCount = first &+ added
    if newCount > capacity { grow(to: max(newCount, capacity * 2, Self.leastCapacity)) }
    count = newCount
    return first
  }

  mutating func removeLast() -> Element {
    assert(count > 0, "nothing to remove")
    count &-= 1
    return base[count]
  }

  @inline(__always)
  mutating func removeAll() {
    count = 0
  }

  mutating func truncate(to newCount: Int) {
    assert(newCount <= count, "truncation cannot grow a buffer")
    count = newCount
  }

  /// Makes the buffer `newCount` long, every element being `value`.
  mutating func refill(_ newCount: Int, with value: Element) {
    reserve(newCount)
    if newCount > 0 { base.update(repeating: value, count: newCount) }
    count = newCount
  }

  /// Takes the last element's place for `index`: constant time, order is lost.
  mutating func swapRemove(at index: Int) {
    base[index] = base[count - 1]
    count -= 1
  }

  @inline(__always)
  func sort(by areInIncreasingOrder: (Element, Element) -> Bool) {
    var view = elements
    view.sort(by: areInIncreasingOrder)
  }

  /// Sorts by a key that hardly ever two elements share: short lists, mostly in order, by insertion, long ones of keys
  /// without large gaps by putting each element in its place.
  ///
  /// - Parameters:
  ///   - places: scratch.
  ///   - none: no element of the list.
  @inline(__always)
  func sortByKey(_ places: inout Buffer, none: Element, _ key: (Element) -> Int64) where Element: Equatable {
    guard count <= 20 else {
      if !sortByPlace(&places, none, key) { sort { key($0) < key($1) } }
      return
    }
    var index = 1
    while index < count {
      let element = base[index]
      let wanted = key(element)
      var place = index
      while place > 0 && key(base[place &- 1]) > wanted {
        base[place] = base[place &- 1]
        place &-= 1
      }
      base[place] = element
      index &+= 1
    }
  }

  /// - Returns: `false`, and nothing happens, if gaps are large or two elements share a key.
  @inline(__always)
  private func sortByPlace(_ places: inout Buffer, _ none: Element, _ key: (Element) -> Int64) -> Bool
  where Element: Equatable {
    var (lowest, highest) = (Int64.max, Int64.min)
    for index in 0..<count {
      let own = key(base[index])
      lowest = min(lowest, own)
      highest = max(highest, own)
    }
    let (range, isTooLarge) = highest.subtractingReportingOverflow(lowest)
    guard !isTooLarge, range < 4 * Int64(count) else { return false }
    places.refill(Int(range) + 1, with: none)
    for index in 0..<count {
      let place = places.base + Int(key(base[index]) &- lowest)
      guard place.pointee == none else { return false }
      place.pointee = base[index]
    }
    var next = 0
    for place in 0..<places.count where places.base[place] != none {
      base[next] = places.base[place]
      next &+= 1
    }
    return true
  }

  var elements: UnsafeMutableBufferPointer<Element> {
    UnsafeMutableBufferPointer(start: base, count: count)
  }
}
