import AshlarLayout
import AshlarViews

/// An item of a document while it is laid out.
final class DocumentItem: LayoutItem {
  let layoutNode: LayoutNode
  /// Whether a text gives the item its size.
  private let showsText: Bool
  private let measurer: any TextMeasuring
  private var text: String?
  private var font = Font()
  private var lines = LineLimit.atMost(1)
  private var contentInsets = EdgeInsets.zero
  /// What the document sets by number stays, whatever the text says.
  private var hasOwnSize = false
  private var hasOwnFirstBaseline = false
  private var hasOwnLastBaseline = false
  private var margins = EdgeInsets(all: 8)
  private var safeArea = EdgeInsets.zero

  init(_ kind: LayoutNode.Kind, showsText: Bool = false, measurer: any TextMeasuring) {
    layoutNode = LayoutNode(kind: kind)
    self.showsText = showsText
    self.measurer = measurer
    layoutNode.owner = self
  }

  deinit { layoutNode.ownerWillDeinit() }

  /// Takes a setting over; ``updateContent()`` makes settings of the text felt.
  func apply(_ setting: PropertySetting) {
    switch setting.property {
    case .layoutMargins(let insets):
      margins = insets
      updateMargins()
    case .safeArea(let insets):
      safeArea = insets
      updateMargins()
    case .direction(let direction): layoutNode.forcedDirection = direction
    case .intrinsicSize(let width, let height):
      hasOwnSize = true
      layoutNode.intrinsicWidth = width
      layoutNode.intrinsicHeight = height
    case .hugging(let horizontal, let vertical):
      layoutNode.setContentHuggingPriority(horizontal, for: .horizontal)
      layoutNode.setContentHuggingPriority(vertical, for: .vertical)
    case .compression(let horizontal, let vertical):
      layoutNode.setContentCompressionResistancePriority(horizontal, for: .horizontal)
      layoutNode.setContentCompressionResistancePriority(vertical, for: .vertical)
    case .firstBaselineOffset(let offset):
      hasOwnFirstBaseline = true
      layoutNode.firstBaselineOffset = offset
    case .lastBaselineOffset(let offset):
      hasOwnLastBaseline = true
      layoutNode.lastBaselineOffset = offset
    case .hidden(let isHidden): layoutNode.isHidden = isHidden
    case .text(let string): text = string
    case .font(let newFont): font = newFont
    case .lines(let limit): lines = limit
    case .contentInsets(let insets): contentInsets = insets
    case .size, .scale, .look: break
    }
  }

  /// The covered parts of the root push its margins inward, as UIKit does.
  private func updateMargins() {
    layoutNode.layoutMargins = EdgeInsets(
      top: margins.top + safeArea.top, left: margins.left + safeArea.left, bottom: margins.bottom + safeArea.bottom,
      right: margins.right + safeArea.right)
  }

  // MARK: Text

  private var content: TextContent? {
    guard showsText, let text else { return nil }
    return TextContent(Text(text, font: font, lines: lines), insets: contentInsets)
  }

  /// Whether the height of the text depends on the width that the layout gives it.
  var wraps: Bool { !hasOwnSize && lines != .atMost(1) && content != nil }

  /// Takes size and baselines from the text as it is on lines of any width.
  func updateContent() {
    guard let content else { return }
    let metrics = content.metrics(using: measurer)
    if !hasOwnSize {
      layoutNode.intrinsicWidth = metrics.size.width
      layoutNode.intrinsicHeight = metrics.size.height
    }
    if !hasOwnFirstBaseline { layoutNode.firstBaselineOffset = metrics.firstBaselineOffset }
    if !hasOwnLastBaseline { layoutNode.lastBaselineOffset = metrics.lastBaselineOffset }
  }

  /// Takes the height from the text wrapped at the width of the last layout.
  func wrapContent() {
    guard wraps, let content else { return }
    layoutNode.intrinsicHeight = content.metrics(using: measurer, within: .atMost(layoutNode.frame.width)).size.height
  }
}
