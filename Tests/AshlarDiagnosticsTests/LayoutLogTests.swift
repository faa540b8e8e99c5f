import AshlarLayout
import Testing

@testable import AshlarDiagnostics

/// A tree with one item of each kind of name, in an engine.
private final class NamedScene {
  final class Item: LayoutItem {
    let layoutNode = LayoutNode()
    let name: ItemName

    init(_ name: ItemName) {
      self.name = name
      layoutNode.owner = self
    }

    deinit { layoutNode.ownerWillDeinit() }
  }

  let window = Item(ItemName(className: "Window"))
  let card = Item(ItemName(className: "View", identifier: "card"))
  let title = Item(ItemName(className: "Label", text: "Hello, this is \"more\" than fits"))
  let photo = Item(ItemName(className: "ImageView"))
  let guide = LayoutGuide(identifier: "space")
  let engine: LayoutEngine
  private(set) var events: [LayoutEvent] = []

  init() {
    engine = LayoutEngine(root: window, size: Size(width: 320, height: 480))
    window.layoutNode.addChild(card.layoutNode)
    card.layoutNode.addChild(title.layoutNode)
    card.layoutNode.addChild(photo.layoutNode)
    card.addLayoutGuide(guide)
    engine.eventHandler = { [unowned self] in events.append($0) }
  }

  var log: LayoutLog {
    LayoutLog { node in
      if let item = node.owner as? Item { return item.name }
      return ItemName(className: "LayoutGuide", identifier: (node.owner as? LayoutGuide)?.identifier)
    }
  }

  func constraint(
    _ first: any LayoutItem, _ attribute: LayoutAttribute, _ relation: LayoutRelation = .equal,
    _ second: (any LayoutItem)? = nil, _ secondAttribute: LayoutAttribute? = nil, times multiplier: Double = 1,
    _ constant: Double = 0
  ) -> LayoutConstraint {
    LayoutConstraint(
      item: first, attribute: attribute, relatedBy: relation, toItem: second, attribute: secondAttribute ?? attribute,
      multiplier: multiplier, constant: constant, fileID: "App/Card.swift", line: 7)
  }
}

/// Constraints and conflicts in the shape of Apple's logs, whose grammar public logs show.
@Suite struct LayoutLogTests {
  private let scene = NamedScene()

  /// The line of a constraint after it was activated as the first of the tree.
  private func line(_ constraint: LayoutConstraint) -> String {
    constraint.isActive = true
    return scene.log.line(of: constraint)
  }

  @Test func writesSizes() {
    #expect(
      line(scene.size(scene.photo, .height, 44))
        == "<NSLayoutConstraint:0x1@Card.swift#7 ImageView:0x4.height == 44   (active)>")
    #expect(
      line(scene.size(scene.photo, .width, 94.333333333333329, .greaterThanOrEqual))
        == "<NSLayoutConstraint:0x2@Card.swift#7 ImageView:0x4.width >= 94.33333333333333   (active)>")
    let ratio = scene.constraint(scene.photo, .width, .equal, scene.photo, .height, times: 1.5, -10)
    ratio.identifier = "aspect"
    #expect(
      line(ratio)
        == "<NSLayoutConstraint:0x3@Card.swift#7 'aspect' ImageView:0x4.width == 1.5*ImageView:0x4.height - 10   (active)>"
    )
  }

  /// What the user named is called so, and explained at the end; a text is cut after 25 characters.
  @Test func writesNames() {
    #expect(
      line(scene.size(scene.card, .width, 100))
        == "<NSLayoutConstraint:0x1@Card.swift#7 card.width == 100   (active, names: card:View:0x2 )>")
    #expect(
      line(scene.constraint(scene.title, .top, .equal, scene.photo, .top))
        == "<NSLayoutConstraint:0x2@Card.swift#7 Label:0x3'Hello, this is \"more\" tha...'.top == ImageView:0x4.top   (active)>"
    )
    #expect(
      line(scene.constraint(scene.guide, .bottom, .equal, scene.card, .bottomMargin))
        == "<NSLayoutConstraint:0x3@Card.swift#7 LayoutGuide:0x4000000001'space'.bottom == card.bottomMargin   "
        + "(active, names: card:View:0x2 )>")
  }

  private typealias Gap = (LayoutAttribute, LayoutRelation, LayoutAttribute, Double, String)

  /// Edges that face each other are written as visual formats, whichever side they were written from.
  @Test func writesEdgesOfTheSuperview() {
    let fromInside: [Gap] = [
      (.top, .equal, .top, 8, "V:|-(8)-[ImageView:0x4]"),
      (.bottom, .equal, .bottom, 2, "V:[ImageView:0x4]-(-2)-|"),
      (.leading, .greaterThanOrEqual, .leading, 0, "H:|-(>=0)-[ImageView:0x4]"),
      (.trailing, .lessThanOrEqual, .trailing, -8, "H:[ImageView:0x4]-(>=8)-|"),
      (.left, .equal, .left, 30, "H:|-(30)-[ImageView:0x4](LTR)"),
    ]
    for (attribute, relation, other, constant, text) in fromInside {
      let written = line(scene.constraint(scene.photo, attribute, relation, scene.card, other, constant))
      #expect(written.hasSuffix("#7 \(text)   (active, names: card:View:0x2, '|':View:0x2 )>"), "\(written)")
    }
    let fromOutside: [Gap] = [
      (.top, .equal, .top, -8, "V:|-(8)-[ImageView:0x4]"),
      (.bottom, .equal, .bottom, -2, "V:[ImageView:0x4]-(-2)-|"),
      (.right, .greaterThanOrEqual, .right, 8, "H:[ImageView:0x4]-(>=8)-|(LTR)"),
    ]
    for (attribute, relation, other, constant, text) in fromOutside {
      let written = line(scene.constraint(scene.card, attribute, relation, scene.photo, other, constant))
      #expect(written.hasSuffix("#7 \(text)   (active, names: card:View:0x2, '|':View:0x2 )>"), "\(written)")
    }
  }

  @Test func writesGapsBetweenSiblings() {
    let cases: [Gap] = [
      (.leading, .equal, .trailing, 8, "H:[ImageView:0x4]-(8)-[Label:0x3'Hello, this is \"more\" tha...']"),
      (.bottom, .lessThanOrEqual, .top, -16, "V:[Label:0x3'Hello, this is \"more\" tha...']-(>=16)-[ImageView:0x4]"),
    ]
    for (attribute, relation, other, constant, text) in cases {
      let written = line(scene.constraint(scene.title, attribute, relation, scene.photo, other, constant))
      #expect(written.hasSuffix("#7 \(text)   (active)>"), "\(written)")
    }
    let gap = scene.photo.topAnchor.anchorWithOffset(to: scene.title.bottomAnchor).constraint(equalToConstant: 4)
    #expect(line(gap).contains(" V:[Label:0x3'Hello, this is \"more\" tha...']-(-4)-[ImageView:0x4] "))
  }

  /// Priorities are never in a conflict, but a line may be asked for anything.
  @Test func writesPrioritiesAndInactiveOnes() {
    let size = scene.size(scene.photo, .height, 44)
    size.priority = 500
    #expect(
      scene.log.line(of: size)
        == "<NSLayoutConstraint:0x0@Card.swift#7 ImageView:0x4.height == 44 priority:500   (inactive)>")
    let edge = scene.constraint(scene.photo, .top, .equal, scene.card, .top, 8)
    edge.priority = 250.5
    #expect(
      scene.log.line(of: edge).contains(" V:|-(8@250.5)-[ImageView:0x4] priority:250.5   (inactive, names: "))
  }

  /// Masks stand before the statement; the toolkit's own lines of code interest nobody.
  @Test func writesWhatTheToolkitMade() {
    func made(_ identifier: String, _ attribute: LayoutAttribute, _ other: LayoutAttribute?) -> String {
      let made = LayoutConstraint(
        LayoutExpression(scene.photo.layoutNode, attribute), .equal,
        other.map { LayoutExpression(scene.card.layoutNode, $0) }, constant: 5,
        callSite: CallSite(fileID: #fileID, line: #line), isSystem: true)
      made.identifier = identifier
      return line(made)
    }
    #expect(
      made("h=--& v=--&", .left, .left)
        == "<NSAutoresizingMaskLayoutConstraint:0x1 h=--& v=--& ImageView:0x4.minX == 5   (active, names: card:View:0x2, '|':View:0x2 )>"
    )
    #expect(
      made("h=--& v=--&", .height, nil)
        == "<NSAutoresizingMaskLayoutConstraint:0x2 h=--& v=--& ImageView:0x4.height == 5   (active)>")
    #expect(
      made("UISV-hiding", .height, nil)
        == "<NSLayoutConstraint:0x3 'UISV-hiding' ImageView:0x4.height == 5   (active)>")
  }

  /// The whole of what is printed. Apple's header and recovery line are kept, so that what reads its logs reads these.
  @Test func writesConflicts() throws {
    let named = scene.size(scene.title, .width, 200)
    named.identifier = "a \"title\""
    let set = [
      named, scene.constraint(scene.title, .leading, .equal, scene.card, .leading, 8),
      scene.constraint(scene.card, .trailing, .equal, scene.title, .trailing, 8),
      scene.size(scene.card, .width, 100),
    ]
    LayoutConstraint.activate(set)
    scene.engine.layoutIfNeeded()
    let text = scene.log.text(of: try #require(scene.events.first))
    #expect(
      text == """
        Unable to simultaneously satisfy constraints.
        \tEach of these must hold, but not all can. Probably one of them is not meant; @ says where it was written.
        \tSizes are never negative, and the topmost view has the size that it is given; neither is listed.
        (
            "<NSLayoutConstraint:0x2@Card.swift#7 H:|-(8)-[Label:0x3'Hello, this is \\"more\\" tha...']   \
        (active, names: card:View:0x2, '|':View:0x2 )>",
            "<NSLayoutConstraint:0x3@Card.swift#7 H:[Label:0x3'Hello, this is \\"more\\" tha...']-(8)-|   \
        (active, names: card:View:0x2, '|':View:0x2 )>",
            "<NSLayoutConstraint:0x4@Card.swift#7 card.width == 100   (active, names: card:View:0x2 )>",
            "<NSLayoutConstraint:0x1@Card.swift#7 'a \\"title\\"' Label:0x3'Hello, this is \\"more\\" tha...'.width == 200   \
        (active)>"
        )

        Will attempt to recover by breaking constraint\u{20}
        <NSLayoutConstraint:0x1@Card.swift#7 'a "title"' Label:0x3'Hello, this is "more" tha...'.width == 200   (active)>

        It will hold again as soon as the others leave room for it.

        """)
  }

  @Test func explainsFramesThatAreConstraints() {
    let mask = LayoutConstraint(
      LayoutExpression(scene.photo.layoutNode, .width), .equal, constant: 5,
      callSite: CallSite(fileID: #fileID, line: #line), isSystem: true)
    mask.identifier = "h=--& v=--&"
    let text = scene.log.text(
      of: LayoutConflict(constraints: [mask, scene.size(scene.photo, .width, 9)], broken: mask))
    #expect(
      text.contains(
        """
        neither is listed.
        \t(Note: an NSAutoresizingMaskLayoutConstraint keeps a view at the frame that was set. Where constraints are to
        \tplace the view instead, set its translatesAutoresizingMaskIntoConstraints to false.)
        (

        """))
  }

  /// Names are the user's and may hold anything; a report stays on its lines and steers no terminal.
  @Test func keepsHostileNamesOnTheirLine() {
    let item = NamedScene.Item(ItemName(className: "View", identifier: "a\n\u{1B}[2Jb", text: "x\ny\u{202E}"))
    scene.window.layoutNode.addChild(item.layoutNode)
    let constraint = scene.size(item, .width, 1)
    constraint.identifier = "i\u{7}"
    #expect(
      line(constraint)
        == "<NSLayoutConstraint:0x1@Card.swift#7 'i?' a??[2Jb.width == 1   (active, names: a??[2Jb:View:0x5'x?y?' )>")
  }
}

extension NamedScene {
  func size(
    _ item: any LayoutItem, _ attribute: LayoutAttribute, _ constant: Double, _ relation: LayoutRelation = .equal
  ) -> LayoutConstraint {
    LayoutConstraint(
      item: item, attribute: attribute, relatedBy: relation, constant: constant, fileID: "App/Card.swift", line: 7)
  }
}

/// What is printed when nobody else listens.
@Suite struct EventPrinterTests {
  private let scene = NamedScene()

  private func widths(_ first: Double, _ second: Double) -> [LayoutConstraint] {
    [scene.size(scene.photo, .width, first), scene.size(scene.photo, .width, second)]
  }

  @Test func printsEachDistinctConflictOnce() {
    var reports: [String] = []
    let printer = EventPrinter(scene.log) { reports.append($0) }
    scene.engine.eventHandler = { printer.print($0) }
    let set = widths(10, 20)
    LayoutConstraint.activate(set)
    scene.engine.layoutIfNeeded()
    #expect(reports.count == 1 && reports[0].hasPrefix("Unable to simultaneously satisfy constraints.\n"))
    // It goes without words, and comes back with other numbers from the same lines.
    set[1].isActive = false
    scene.engine.layoutIfNeeded()
    set[1].constant = 30
    set[1].isActive = true
    scene.engine.layoutIfNeeded()
    #expect(reports.count == 1)
    // Another item is another mistake.
    LayoutConstraint.activate([
      scene.size(scene.title, .width, 10), scene.size(scene.title, .width, 20),
    ])
    scene.engine.layoutIfNeeded()
    #expect(reports.count == 2 && reports[1].contains("Label:0x3"))
  }

  @Test func printsMistakesAsALine() {
    var reports: [String] = []
    let printer = EventPrinter(scene.log) { reports.append($0) }
    scene.engine.eventHandler = { printer.print($0) }
    for _ in 1...2 { scene.size(scene.photo, .width, Double.nan).isActive = true }
    scene.engine.layoutIfNeeded()
    #expect(
      reports == ["warning: ImageView.width == nan (App/Card.swift:7) cannot be used: its numbers are too large\n"])
  }
}
