import Testing

@testable import AshlarSolver

/// Lists are sorted in three ways, which lead to the same.
@Suite struct BufferTests {
  /// Short lists, long ones of dense and of scattered keys, and such as share keys.
  @Test(arguments: [
    (count: 7, stride: 1, shared: 1), (count: 20, stride: 1000, shared: 1), (count: 21, stride: 1, shared: 1),
    (count: 200, stride: 3, shared: 1), (count: 200, stride: 5, shared: 1), (count: 100, stride: 1 << 40, shared: 1),
    (count: 60, stride: 1, shared: 2), (count: 300, stride: 2, shared: 7),
  ])
  func sortsByKey(count: Int, stride: Int, shared: Int) {
    var list = Buffer<Int32>(capacity: count)
    var places = Buffer<Int32>()
    defer {
      list.deallocate()
      places.deallocate()
    }
    // No count is a multiple of 11: each number comes once.
    for index in 0..<count { list.append(Int32((index * 11) % count)) }
    let key: (Int32) -> Int64 = { Int64(Int($0) / shared * stride) - 1_000_000 }
    list.sortByKey(&places, none: -1, key)
    let sorted = Array(list.elements)
    #expect(Set(sorted) == Set((0..<count).map { Int32($0) }))
    #expect(sorted.map(key) == (0..<count).map { key(Int32($0)) })
  }
}
