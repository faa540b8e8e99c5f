/// How a camera was held, as an Exif segment says (Exif 2.3, 4.5 and 4.6.4: the tag 0x0112 of the first directory).
struct ExifOrientation {
  private var value: Int

  /// Whether width and height are exchanged.
  var isTurned: Bool { (5...8).contains(value) }

  /// - Parameter segment: what follows the length of the segment; `nil` if it says nothing about that.
  init?(_ segment: [UInt8]) {
    let head = Array("Exif".utf8) + [0, 0]
    guard segment.starts(with: head) else { return nil }
    let bytes = Array(segment.dropFirst(head.count))
    guard bytes.count >= 8, bytes[0] == bytes[1], [UInt8(ascii: "I"), UInt8(ascii: "M")].contains(bytes[0]) else {
      return nil
    }
    let isLowFirst = bytes[0] == UInt8(ascii: "I")
    /// A number in the order of bytes that the head says; `nil` beyond the end.
    func number(at place: Int, length: Int) -> Int? {
      guard place >= 0, place + length <= bytes.count else { return nil }
      let part = Array(bytes[place..<(place + length)])
      return (isLowFirst ? part.reversed() : part).number(at: 0, length: length)
    }
    guard let directory = number(at: 4, length: 4), let count = number(at: directory, length: 2) else { return nil }
    for index in 0..<count {
      let entry = directory + 2 + 12 * index
      guard let tag = number(at: entry, length: 2) else { return nil }
      if tag == 0x0112, let found = number(at: entry + 8, length: 2) {
        value = found
        return
      }
    }
    return nil
  }
}
