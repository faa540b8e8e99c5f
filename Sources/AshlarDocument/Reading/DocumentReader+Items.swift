import AshlarJSON

extension DocumentReader {
  mutating func readItems(of value: JSONValue) throws(DocumentError) {
    var idPlaces = [JSONPosition.none]
    _ = items.insert(document.root.id, .root)
    if let root = value["root"] { idPlaces[0] = root.position }
    let views = try elements(of: "views", in: value)
    let guides = try elements(of: "guides", in: value)
    for (index, view) in views.enumerated() {
      try inElement(index, of: "views") { () throws(DocumentError) in
        document.views.append(try viewDescription(view))
        try register(document.views[index].id, .view(index), at: view["id"] ?? view, inside: "id", &idPlaces)
        try registerGuides(of: view, document.views[index], &idPlaces)
      }
    }
    for (index, guide) in guides.enumerated() {
      try inElement(index, of: "guides") { () throws(DocumentError) in
        document.guides.append(try guideDescription(guide))
        try register(document.guides[index].id, .guide, at: guide["id"] ?? guide, inside: "id", &idPlaces)
      }
    }
    try checkParents(views)
    try checkOwners(guides)
    for (index, view) in views.enumerated() {
      guard let gaps = view["customSpacing"] else { continue }
      try inElement(index, of: "views") { () throws(DocumentError) in
        try within(.key("customSpacing")) { () throws(DocumentError) in
          try checkCustomSpacing(gaps, in: document.views[index].id)
        }
      }
    }
  }

  private func elements(of key: String, in value: JSONValue) throws(DocumentError) -> [JSONValue] {
    guard let list = value[key] else { return [] }
    return try within(.key(key)) { () throws(DocumentError) in try list.readArray() }
  }

  private mutating func register(
    _ id: String, _ item: ItemTable.Item, at value: JSONValue, inside key: String, _ places: inout [JSONPosition]
  ) throws(DocumentError) {
    if items.insert(id, item) {
      places.append(value.position)
      return
    }
    let first = items.ids.firstIndex(of: id).map { places[$0].line } ?? 0
    throw value.error(.duplicateID(id, firstLine: first)).inside(.key(key))
  }

  /// Makes the guides of a scroll view known that it gives a name.
  private mutating func registerGuides(
    of value: JSONValue, _ view: ViewDescription, _ places: inout [JSONPosition]
  ) throws(DocumentError) {
    for setting in view.settings {
      switch setting.property {
      case .contentLayoutGuide(let id), .frameLayoutGuide(let id):
        try register(id, .guide, at: value[setting.key] ?? value, inside: setting.key, &places)
        containers[id] = view.id
      default: break
      }
    }
  }

  /// Checks that the gaps of a stack are behind views that it arranges.
  func checkCustomSpacing(_ value: JSONValue, in stack: String) throws(DocumentError) {
    for member in try value.readMembers() {
      let id = member.key
      guard items.contains(id) else {
        throw DocumentError(.unknownItem(id, nearest: items.nearest(to: id)), at: member.keyPosition)
      }
      guard case .view(let index) = items[id], document.views[index].parent == stack else {
        throw DocumentError(.notArranged(id, stack: stack), at: member.keyPosition)
      }
    }
  }

  // MARK: Views

  private func viewDescription(_ value: JSONValue) throws(DocumentError) -> ViewDescription {
    let kind = try viewKind(of: value)
    let members = try value.readObject(keys: DocumentKeys.view + DocumentKeys.own(of: kind))
    guard let id = value["id"] else { throw value.error(.missingKey("id")) }
    var view = ViewDescription(
      id: try within(.key("id")) { () throws(DocumentError) in try Self.readID(id) },
      parent: document.root.id)
    view.kind = kind
    for member in members {
      try within(.key(member.key)) { () throws(DocumentError) in
        switch member.key {
        case "id", "type": break
        case "parent": view.parent = try member.value.readText()
        default: view.settings.append(try PropertyReader.read(member.key, member.value))
        }
      }
    }
    return view
  }

  private func viewKind(of value: JSONValue) throws(DocumentError) -> ViewDescription.Kind {
    guard let type = value["type"] else { return .view }
    return try within(.key("type")) { () throws(DocumentError) in
      let word = try type.readWord(among: DocumentWords.types)
      return ViewDescription.Kind(rawValue: word) ?? .view
    }
  }

  private mutating func checkParents(_ values: [JSONValue]) throws(DocumentError) {
    var parents: [Int?] = []
    for (index, view) in document.views.enumerated() {
      let place = values[index]["parent"] ?? values[index]
      try inElement(index, of: "views") { () throws(DocumentError) in
        try within(.key("parent")) { () throws(DocumentError) in
          switch items[view.parent] {
          case .root: parents.append(nil)
          case .view(let parent): parents.append(parent)
          case .guide: throw place.error(.itemIsGuide(view.parent))
          case nil: throw place.error(.unknownItem(view.parent, nearest: items.nearest(to: view.parent)))
          }
        }
      }
      containers[view.id] = view.parent
    }
    if let circle = JoiningOrder(parents: parents).circle, let first = circle.min() {
      let start = circle.firstIndex(of: first) ?? 0
      let names = (circle[start...] + circle[..<start]).map { document.views[$0].id }
      let place = values[first]["parent"] ?? values[first]
      throw place.error(.parentCircle(names)).inside(.key("parent")).inside(.index(first)).inside(.key("views"))
    }
  }

  // MARK: Guides

  private func guideDescription(_ value: JSONValue) throws(DocumentError) -> GuideDescription {
    _ = try value.readObject(keys: DocumentKeys.guide)
    guard let id = value["id"] else { throw value.error(.missingKey("id")) }
    let owner = try value["owner"].map { (owner) throws(DocumentError) in
      try within(.key("owner")) { () throws(DocumentError) in try owner.readText() }
    }
    return GuideDescription(
      id: try within(.key("id")) { () throws(DocumentError) in try Self.readID(id) },
      owner: owner ?? document.root.id)
  }

  private mutating func checkOwners(_ values: [JSONValue]) throws(DocumentError) {
    for (index, guide) in document.guides.enumerated() {
      let place = values[index]["owner"] ?? values[index]
      try inElement(index, of: "guides") { () throws(DocumentError) in
        try within(.key("owner")) { () throws(DocumentError) in
          switch items[guide.owner] {
          case .root, .view: break
          case .guide: throw place.error(.itemIsGuide(guide.owner))
          case nil: throw place.error(.unknownItem(guide.owner, nearest: items.nearest(to: guide.owner)))
          }
        }
      }
      containers[guide.id] = guide.owner
    }
  }
}

/// Runs a piece of reading inside an element of a list.
///
/// A free function, because a method would hold the reader a second time and make every change copy its tables.
private func inElement<Result>(
  _ index: Int, of key: String, _ body: () throws(DocumentError) -> Result
) throws(DocumentError) -> Result {
  do throws(DocumentError) {
    return try body()
  } catch {
    throw error.inside(.index(index)).inside(.key(key))
  }
}
