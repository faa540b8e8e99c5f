import AshlarJSON
import AshlarLayout
import AshlarViews
import UIKit

/// A tree of views in the plainest form of a layout document: views and guides with what they wish, and every constraint
/// that is active, the toolkit's own included, as a string.
@MainActor package struct TreeDocument {
  private let window: Window
  private var ids: [ObjectIdentifier: String] = [:]
  private var views: [(id: String, parent: String, view: View)] = []
  private var guides: [(id: String, owner: String, node: LayoutNode, isHidden: Bool)] = []

  /// Reads the tree of a window that is laid out.
  package init(_ window: UIWindow) {
    self.window = window.ashlarWindow
    ids[ObjectIdentifier(self.window.layoutNode)] = "root"
    var waiting = self.window.subviews.reversed().map { ($0, "root") }
    while let (view, parent) = waiting.popLast() {
      let id = "v\(views.count + 1)_\(Self.className(of: view))"
      ids[ObjectIdentifier(view.layoutNode)] = id
      views.append((id, parent, view))
      waiting += view.subviews.reversed().map { ($0, id) }
    }
    for node in self.window.engine.guides {
      guard let owner = node.parent.flatMap({ ids[ObjectIdentifier($0)] }) else { continue }
      let id = "g\(guides.count + 1)"
      ids[ObjectIdentifier(node)] = id
      guides.append((id, owner, node, (node.owner as? LayoutGuide)?.isSystem == true))
    }
  }

  private static func className(of view: View) -> String {
    guard let owner = view.owner else { return "View" }
    return String(describing: type(of: owner))
  }

  private func id(of node: LayoutNode) -> String { ids[ObjectIdentifier(node)] ?? "unknown" }

  // MARK: The document

  /// The members of the document, without what is expected.
  package var members: [(String, JSONValue)] {
    var members = [("root", root), ("views", JSONValue.array(views.map { describe($0.id, $0.parent, $0.view) }))]
    if !guides.isEmpty {
      members.append(
        (
          "guides", .array(guides.map { .object([("id", .string($0.id)), ("owner", .string($0.owner))]) })
        ))
    }
    members.append(("constraints", .array(constraints.map { .string($0) })))
    return members
  }

  /// The active constraints as strings, in order of activation.
  package var constraints: [String] { window.engine.activeConstraints.map { statement($0) } }

  /// A constraint as a string. Where a view's baseline is that of another one inside of it, the other one is named.
  private func statement(_ constraint: LayoutConstraint) -> String {
    constraint.description { node in
      let attribute = node === constraint.firstNode ? constraint.firstAttribute : constraint.secondAttribute
      guard attribute == .firstBaseline || attribute == .lastBaseline, let view = node.owner as? View else {
        return id(of: node)
      }
      return id(of: view.baselineNode(for: attribute))
    }
  }

  private var root: JSONValue {
    var members = [
      ("id", JSONValue.string("root")), ("size", Self.numbers([window.bounds.width, window.bounds.height])),
    ]
    if window.layoutDirection == .rightToLeft { members.append(("direction", .string("rtl"))) }
    return .object(members + margins(of: window))
  }

  private func describe(_ id: String, _ parent: String, _ view: View) -> JSONValue {
    let node = view.layoutNode
    var members: [(String, JSONValue)] = [("id", .string(id)), ("parent", .string(parent))]
    if node.intrinsicWidth != nil || node.intrinsicHeight != nil {
      members.append(("intrinsicSize", Self.numbers([node.intrinsicWidth ?? -1, node.intrinsicHeight ?? -1])))
      let hugging = Axis.allCases.map { Double(node.contentHuggingPriority(for: $0).rawValue) }
      if hugging != [250, 250] { members.append(("hugging", Self.numbers(hugging))) }
      let compression = Axis.allCases.map { Double(node.contentCompressionResistancePriority(for: $0).rawValue) }
      if compression != [750, 750] { members.append(("compression", Self.numbers(compression))) }
    }
    if node.firstBaselineOffset != 0 { members.append(("firstBaselineOffset", .number(node.firstBaselineOffset))) }
    if node.lastBaselineOffset != 0 { members.append(("lastBaselineOffset", .number(node.lastBaselineOffset))) }
    return .object(members + margins(of: view))
  }

  private func margins(of view: View) -> [(String, JSONValue)] {
    let margins = view.layoutMargins
    let numbers = [margins.top, margins.left, margins.bottom, margins.right]
    return numbers == [8, 8, 8, 8] ? [] : [("layoutMargins", Self.numbers(numbers))]
  }

  private static func numbers(_ numbers: [Double]) -> JSONValue { .array(numbers.map { .number($0) }) }

  /// What labels say, by which an oracle finds their sizes by itself: text, points, lines.
  package var labels: JSONValue {
    .object(
      views.compactMap { id, _, view in
        guard let label = view.owner as? UILabel, let text = label.text, !text.isEmpty else { return nil }
        return (
          id,
          .array([
            .string(text), .number(Double(label.font.pointSize)), .number(Double(label.numberOfLines)),
          ])
        )
      })
  }

  /// The guides that the toolkit made: those of stacks may be open across the axis.
  package var hidden: [String] { guides.filter(\.isHidden).map(\.id) }

  /// The alignment rectangles, which is what constraints are about, of views and of guides that somebody made, by id.
  package var frames: [(id: String, frame: Rect)] {
    views.map { ($0.id, $0.view.alignmentRect(forFrame: $0.view.layoutNode.frame)) }
      + guides.filter { !$0.isHidden }.map { ($0.id, $0.node.frame) }
  }

  /// What the constraints leave open of them, such as `v3_UILabel.width`.
  package var ambiguous: [String] {
    let hidden = Set(hidden)
    return window.engine.ambiguousComponents().compactMap { component in
      let id = id(of: component.node)
      return hidden.contains(id) ? nil : "\(id).\(component.kind)"
    }
  }

  /// A number for the whole of ``members``, which tells whether recorded frames are those of this tree.
  package var digest: String {
    // FNV-1a.
    let hash = JSONWriter.bytes(of: .object(members)).reduce(0xCBF2_9CE4_8422_2325 as UInt64) { hash, byte in
      (hash ^ UInt64(byte)) &* 0x100_0000_01B3
    }
    return String(hash, radix: 16)
  }
}
