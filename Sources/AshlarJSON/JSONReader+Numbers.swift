extension JSONReader {
  /// Reads a number from its sign or first digit to after its last one.
  mutating func readNumber() throws(JSONError) -> Double {
    let start = offset
    let place = position
    if current == UInt8(ascii: "-") { offset += 1 }
    let integerStart = offset
    try skipDigits()
    if bytes[integerStart] == UInt8(ascii: "0"), offset > integerStart + 1 {
      throw JSONError(.leadingZero, at: place)
    }
    if current == UInt8(ascii: ".") {
      offset += 1
      try skipDigits()
    }
    if current == UInt8(ascii: "e") || current == UInt8(ascii: "E") {
      offset += 1
      if current == UInt8(ascii: "+") || current == UInt8(ascii: "-") { offset += 1 }
      try skipDigits()
    }
    guard let value = DecimalNumber.double(bytes[start..<offset]), value.isFinite else {
      throw JSONError(.numberTooLarge, at: place)
    }
    return value
  }

  private mutating func skipDigits() throws(JSONError) {
    guard let first = current, first.isASCIIDigit else { throw unexpected(.digit) }
    while let byte = current, byte.isASCIIDigit { offset += 1 }
  }
}
