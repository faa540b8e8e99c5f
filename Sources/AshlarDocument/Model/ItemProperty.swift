import AshlarJSON
import AshlarLayout
import AshlarViews

/// A property of an item with its value.
public enum ItemProperty: Sendable {
  // Of the root.

  /// The size of the root, in points.
  case size(Size)
  /// How many pixels a point has; frames are rounded to them.
  case scale(Double)
  /// What is covered at the edges of the root, in points.
  case safeArea(EdgeInsets)

  // Of the root and views.

  /// How far the margins are from the edges, in points.
  case layoutMargins(EdgeInsets)
  /// Where leading is; children follow.
  case direction(LayoutDirection)

  // Of views.

  /// The size of the content, in points; nil: no metric on that axis.
  case intrinsicSize(width: Double?, height: Double?)
  /// How strongly the view refuses to be larger than its content.
  case hugging(horizontal: LayoutPriority, vertical: LayoutPriority)
  /// How strongly the view refuses to be smaller than its content.
  case compression(horizontal: LayoutPriority, vertical: LayoutPriority)
  /// From the top to the first baseline, in points.
  case firstBaselineOffset(Double)
  /// From the bottom to the last baseline, in points.
  case lastBaselineOffset(Double)
  /// Whether the view is not drawn.
  case hidden(Bool)
  /// What a label or button says.
  case text(String)
  /// How the text looks.
  case font(Font)
  /// How many lines the text may take.
  case lines(LineLimit)
  /// The space that a button keeps around its text, in points.
  case contentInsets(EdgeInsets)

  // Of stacks.

  /// Along which axis the views follow each other.
  case axis(Axis)
  /// How they share the stack.
  case distribution(StackView.Distribution)
  /// Where they lie across the axis.
  case alignment(StackView.Alignment)
  /// The gap between neighbours, in points.
  case spacing(Double)
  /// The gaps behind single views by id, in points; nil: the stack's.
  case customSpacing([(id: String, spacing: Double?)])
  /// Whether gaps run from baseline to baseline.
  case isBaselineRelativeArrangement(Bool)
  /// Whether the views lie between the margins.
  case isLayoutMarginsRelativeArrangement(Bool)

  // Of scroll views.

  /// Which point of the content lies at the top left corner, in points.
  case contentOffset(Point)
  /// The size of the content where constraints leave it open, in points.
  case contentSize(Size)
  /// The space around the content, in points.
  case contentInset(EdgeInsets)
  /// When covered parts are added to it.
  case contentInsetAdjustmentBehavior(ScrollView.ContentInsetAdjustmentBehavior)
  /// Whether the view counts as one that scrolls along an axis, whatever the size of its content.
  case alwaysBounce(Axis, Bool)
  /// The id by which constraints name the guide around the content.
  case contentLayoutGuide(String)
  /// The id by which constraints name the guide that stays in place.
  case frameLayoutGuide(String)

  // Looks.

  /// What a text is drawn with.
  case color(Color)
  /// What fills the view.
  case background(Color)
  /// The radius of the corners, in points.
  case cornerRadius(Double)
  /// The border, with its width in points.
  case border(width: Double, color: Color)
  /// From 0 (not seen) to 1.
  case opacity(Double)
  /// Where the lines of a label lie.
  case textAlignment(TextAlignment)
  /// What is drawn of text that is too long.
  case lineBreakMode(LineBreakMode)
  /// How a picture fills its view.
  case contentMode(ContentMode)
  /// Whether a button can be pressed.
  case isEnabled(Bool)
  /// The name of a picture.
  case image(String)
}

/// A property as a document writes it.
public struct PropertySetting: Sendable {
  /// The key.
  public var key: String
  /// What it means.
  public var property: ItemProperty
  /// The value as it was written, for writing it again.
  public var value: JSONValue

  /// Makes a setting.
  public init(key: String, property: ItemProperty, value: JSONValue) {
    self.key = key
    self.property = property
    self.value = value
  }
}
