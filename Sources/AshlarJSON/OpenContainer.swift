/// An array or object whose end the reader has not met yet.
struct OpenContainer {
  let isObject: Bool
  private let position: JSONPosition
  private var elements: [JSONValue] = []
  private var members: [JSONMember] = []
  private var pendingKey = ""
  private var pendingKeyPosition = JSONPosition.none
  /// The keys so far, once there are too many to look through one by one.
  private var keys: Set<[UInt8]> = []

  init(isObject: Bool, at position: JSONPosition) {
    self.isObject = isObject
    self.position = position
  }

  var closingByte: UInt8 { isObject ? UInt8(ascii: "}") : UInt8(ascii: "]") }

  var value: JSONValue { JSONValue(isObject ? .object(members) : .array(elements), at: position) }

  mutating func append(_ value: JSONValue) {
    if isObject {
      members.append(JSONMember(key: pendingKey, at: pendingKeyPosition, value: value))
    } else {
      elements.append(value)
    }
  }

  /// Notes the key of the next value and returns the place of an equal key, if there is one.
  mutating func beginMember(key: String, at position: JSONPosition) -> JSONPosition? {
    pendingKey = key
    pendingKeyPosition = position
    let isKnown = members.count < 16 ? place(of: key) != nil : isKnownAmongMany(key)
    return isKnown ? place(of: key) : nil
  }

  private func place(of key: String) -> JSONPosition? {
    members.first { $0.key.utf8.elementsEqual(key.utf8) }?.keyPosition
  }

  // Strings compare by Unicode equivalence, keys by their bytes.
  private mutating func isKnownAmongMany(_ key: String) -> Bool {
    if keys.isEmpty { keys = Set(members.map { Array($0.key.utf8) }) }
    return !keys.insert(Array(key.utf8)).inserted
  }
}
