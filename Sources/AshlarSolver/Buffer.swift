/// A growable array of plain values.
///
/// Swift's `Array` pays for uniqueness and exclusivity checks in the inner loops of a simplex; the state of a solver
/// has one owner, so a raw buffer serves. The owner frees it with ``deallocate()``.
struct Buffer<Element: BitwiseCopyable> {
  private(set) var base: UnsafeMutablePointer<Element>
  private(set) var count: Int = 0
  private var capacity: Int

  init(capacity: Int = 4) {
    self.capacity = max(capacity, 1)
    base = .allocate(capacity: self.capacity)
  }

  func deallocate() {
    base.deallocate()
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
    guard wanted > capacity else { return }
    let newCapacity = max(wanted, capacity * 2)
    let newBase = UnsafeMutablePointer<Element>.allocate(capacity: newCapacity)
    newBase.update(from: base, count: count)
    base.deallocate()
    base = newBase
    capacity = newCapacity
  }

  @inline(__always)
  mutating func append(_ element: Element) {
    if count == capacity { reserve(count + 1) }
    base[count] = element
    count += 1
  }

  /// Appends a number of copies.
  mutating func append(_ element: Element, count added: Int) {
    reserve(count + added)
    (base + count).update(repeating: element, count: added)
    count += added
  }

  mutating func removeLast() -> Element {
    assert(count > 0, "nothing to remove")
    count -= 1
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
    base.update(repeating: value, count: newCount)
    count = newCount
  }

  /// Takes the last element's place for `index`: constant time, order is lost.
  mutating func swapRemove(at index: Int) {
    base[index] = base[count - 1]
    count -= 1
  }

  func sort(by areInIncreasingOrder: (Element, Element) -> Bool) {
    var view = elements
    view.sort(by: areInIncreasingOrder)
  }

  var elements: UnsafeMutableBufferPointer<Element> {
    UnsafeMutableBufferPointer(start: base, count: count)
  }
}
