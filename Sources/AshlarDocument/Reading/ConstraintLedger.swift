/// Which constraints a document has so far, so that steps can be checked before anything is laid out.
struct ConstraintLedger {
  private(set) var texts: [String] = []
  private var isActive: [Bool] = []
  /// The indices of the constraints written like a text; filled when a step first asks by text.
  private var indicesByText: [String: [Int]]?

  var count: Int { texts.count }

  /// Takes the next index for a constraint.
  mutating func append(_ text: String) {
    indicesByText?[text, default: []].append(texts.count)
    texts.append(text)
    isActive.append(true)
  }

  func isActive(_ index: Int) -> Bool { isActive[index] }

  mutating func remove(_ index: Int) { isActive[index] = false }

  /// The first active constraint written exactly like this.
  mutating func firstActive(_ text: String) -> Int? {
    if indicesByText == nil {
      var indices: [String: [Int]] = [:]
      for (index, text) in texts.enumerated() { indices[text, default: []].append(index) }
      indicesByText = indices
    }
    // Those that are gone stay gone, so dropping them keeps many removals of one text cheap.
    guard let indices = indicesByText?[text], let place = indices.firstIndex(where: { isActive[$0] }) else {
      return nil
    }
    if place > 0 { indicesByText?[text] = Array(indices[place...]) }
    return indices[place]
  }
}
