import Foundation

/// The size of an encoded picture in pixels, as the head of its data says.
struct ImageHeader: Equatable {
  var width: Int
  var height: Int

  /// Reads PNG, JPEG and GIF; `nil` for anything else, and for data that ends before the size.
  init?(_ data: Data) {
    let bytes = [UInt8](data)
    guard let size = ImageHeader.png(bytes) ?? ImageHeader.gif(bytes) ?? ImageHeader.jpeg(bytes) else { return nil }
    guard size.width > 0, size.height > 0 else { return nil }
    self = size
  }

  private init(width: Int, height: Int) {
    self.width = width
    self.height = height
  }

  /// PNG specification, 5.2 and 11.2.1: eight bytes of signature, and a first chunk IHDR with two numbers of four bytes.
  private static func png(_ bytes: [UInt8]) -> ImageHeader? {
    let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
    guard bytes.starts(with: signature), bytes.count >= 24, Array(bytes[12..<16]) == Array("IHDR".utf8) else {
      return nil
    }
    return ImageHeader(width: bytes.number(at: 16, length: 4), height: bytes.number(at: 20, length: 4))
  }

  /// GIF89a specification, 17 and 18: six bytes of signature, then two numbers of two bytes, the low one first.
  private static func gif(_ bytes: [UInt8]) -> ImageHeader? {
    guard bytes.starts(with: "GIF87a".utf8) || bytes.starts(with: "GIF89a".utf8), bytes.count >= 10 else { return nil }
    return ImageHeader(width: Int(bytes[6]) | Int(bytes[7]) << 8, height: Int(bytes[8]) | Int(bytes[9]) << 8)
  }

  /// JPEG (ITU-T T.81, B.1 and B.2): segments of a marker and a length, until one that begins a frame.
  ///
  /// The orientation of an Exif segment that comes first turns the picture: 5 to 8 exchange width and height.
  private static func jpeg(_ bytes: [UInt8]) -> ImageHeader? {
    guard bytes.starts(with: [0xFF, 0xD8]) else { return nil }
    var place = 2
    var isTurned = false
    while place + 4 <= bytes.count {
      guard bytes[place] == 0xFF else { return nil }
      let marker = bytes[place + 1]
      if marker == 0xFF {
        place += 1
        continue
      }
      let length = bytes.number(at: place + 2, length: 2)
      if isFrame(marker) {
        guard place + 9 <= bytes.count else { return nil }
        let height = bytes.number(at: place + 5, length: 2)
        let width = bytes.number(at: place + 7, length: 2)
        return isTurned ? ImageHeader(width: height, height: width) : ImageHeader(width: width, height: height)
      }
      // The picture itself begins: no frame came before it.
      if marker == 0xDA || length < 2 { return nil }
      if marker == 0xE1, place + 2 + length <= bytes.count {
        isTurned = ExifOrientation(Array(bytes[(place + 4)..<(place + 2 + length)]))?.isTurned ?? isTurned
      }
      place += 2 + length
    }
    return nil
  }

  /// The markers of frames are C0 to CF but for C4, C8 and CC.
  private static func isFrame(_ marker: UInt8) -> Bool {
    (0xC0...0xCF).contains(marker) && ![0xC4, 0xC8, 0xCC].contains(marker)
  }
}

extension Array<UInt8> {
  /// A number of so many bytes, the high one first.
  func number(at place: Int, length: Int) -> Int {
    self[place..<(place + length)].reduce(0) { $0 << 8 | Int($1) }
  }
}
