import AshlarLayout
import AshlarViews

/// A view of a document and what the document says about it; it answers with the document's numbers where there are any.
final class DocumentView: ViewOwner {
  let view: View
  private var ownSize: IntrinsicSize?
  private var ownFirstBaseline: Double?
  private var ownLastBaseline: Double?

  init(_ view: View) {
    self.view = view
    view.owner = self
  }

  deinit { view.ownerWillDeinit() }

  /// Takes a setting over.
  func apply(_ setting: PropertySetting) {
    switch setting.property {
    case .size(let size): view.frame = Rect(origin: view.frame.origin, size: size)
    case .scale(let scale): view.window?.scale = scale
    case .layoutMargins(let insets): view.layoutMargins = insets
    case .safeArea(let insets): view.window?.systemSafeAreaInsets = insets
    case .direction(let direction): view.layoutDirectionOverride = direction
    case .intrinsicSize(let width, let height):
      ownSize = IntrinsicSize(width: width, height: height)
      updateImage { $0.size = width.flatMap { width in height.map { Size(width: width, height: $0) } } }
    case .firstBaselineOffset(let offset): ownFirstBaseline = offset
    case .lastBaselineOffset(let offset): ownLastBaseline = offset
    case .hugging(let horizontal, let vertical):
      view.setContentHuggingPriority(horizontal, for: .horizontal)
      view.setContentHuggingPriority(vertical, for: .vertical)
    case .compression(let horizontal, let vertical):
      view.setContentCompressionResistancePriority(horizontal, for: .horizontal)
      view.setContentCompressionResistancePriority(vertical, for: .vertical)
    default: applyLook(setting.property)
    }
    view.invalidateIntrinsicContentSize()
  }

  private func applyLook(_ property: ItemProperty) {
    switch property {
    case .hidden(let isHidden): view.isHidden = isHidden
    case .background(let color): view.backgroundColor = color
    case .cornerRadius(let radius): view.cornerRadius = radius
    case .opacity(let opacity): view.opacity = opacity
    case .border(let width, let color):
      view.borderWidth = width
      view.borderColor = color
    case .image(let name): updateImage { $0.name = name }
    default:
      if let label = view as? Label { DocumentView.apply(property, to: label) }
      if let button = view as? Button { DocumentView.apply(property, to: button) }
      if let imageView = view as? ImageView { DocumentView.apply(property, to: imageView) }
      if let stack = view as? StackView { DocumentView.apply(property, to: stack) }
      if let scrollView = view as? ScrollView { DocumentView.apply(property, to: scrollView) }
    }
  }

  private static func apply(_ property: ItemProperty, to label: Label) {
    switch property {
    case .text(let text): label.text = text
    case .font(let font): label.font = font
    case .lines(.unlimited): label.numberOfLines = 0
    case .lines(.atMost(let limit)): label.numberOfLines = limit
    case .color(let color): label.textColor = color
    case .textAlignment(let alignment): label.textAlignment = alignment
    case .lineBreakMode(let mode): label.lineBreakMode = mode
    default: break
    }
  }

  private static func apply(_ property: ItemProperty, to button: Button) {
    switch property {
    case .text(let text): button.title = text
    case .font(let font): button.font = font
    case .color(let color): button.titleColor = color
    case .contentInsets(let insets): button.contentEdgeInsets = insets
    case .isEnabled(let isEnabled): button.isEnabled = isEnabled
    default: break
    }
  }

  private static func apply(_ property: ItemProperty, to imageView: ImageView) {
    switch property {
    case .color(let color): imageView.tintColor = color
    case .contentMode(let mode): imageView.contentMode = mode
    default: break
    }
  }

  private func updateImage(_ change: (inout Image) -> Void) {
    guard let imageView = view as? ImageView else { return }
    var image = imageView.image ?? Image()
    change(&image)
    imageView.image = image
  }

  // MARK: Answers

  func className(of view: View) -> String { classNameOfObject(view) }

  func intrinsicContentSize(of view: View) -> IntrinsicSize { ownSize ?? view.intrinsicContentSize }

  func firstBaselineOffsetFromTop(of view: View) -> Double { ownFirstBaseline ?? view.firstBaselineOffsetFromTop }

  func lastBaselineOffsetFromBottom(of view: View) -> Double { ownLastBaseline ?? view.lastBaselineOffsetFromBottom }
}
