import AshlarDiagnostics

/// The ids of a document and what has them.
struct ItemTable {
  /// What an id names.
  enum Item {
    case root
    case view(Int)
    case guide
  }

  private var items: [String: Item] = [:]
  /// In the order of the document, for suggestions.
  private(set) var ids: [String] = []
  /// Each id by itself: the views that visual formats may name.
  private(set) var names: [String: String] = [:]

  /// Gives an id to something; false when it is taken.
  mutating func insert(_ id: String, _ item: Item) -> Bool {
    guard items[id] == nil else { return false }
    items[id] = item
    ids.append(id)
    names[id] = id
    return true
  }

  subscript(id: String) -> Item? { items[id] }

  func contains(_ id: String) -> Bool { items[id] != nil }

  func nearest(to id: String) -> String? { NearestName.among(ids, for: id) }

  static func isValid(_ id: String) -> Bool {
    guard let first = id.utf8.first, first.isIdentifierStart else { return false }
    return id.utf8.allSatisfy { $0.isIdentifierStart || $0.isDigit }
  }
}
