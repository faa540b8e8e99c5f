import AshlarLayout
import AshlarViews

/// The screens on show, in order.
public enum Gallery {
  /// A screen with its place in the gallery.
  public struct Entry: Sendable {
    /// The beginning of its files' names.
    public var name: String
    /// What it is called.
    public var title: String
    /// What it shows, in a sentence or two.
    public var about: String
    /// Builds it, as it is before the first step.
    public var make: @Sendable () -> any Screen
  }

  /// The size that every screen has, in points.
  public static let size = Size(width: 320, height: 480)

  /// The screens of Masonry's example first, then SnapKit's, then what they do not show.
  public static let entries: [Entry] = [
    Entry(
      name: "basic", title: "Basic",
      about: "Two equal tiles over one wide tile, all equally high, 10 points apart.", make: { BasicScreen() }),
    Entry(
      name: "update", title: "Update",
      about: "A button that wishes to be 1.3 times as large after every tap, and never larger than the screen.",
      make: { UpdateScreen() }),
    Entry(
      name: "remake", title: "Remake", about: "A button that is pinned to another corner after every tap.",
      make: { RemakeScreen() }),
    Entry(
      name: "constants", title: "Constants",
      about: "Edges, a center and a size that equal numbers: places are then those of the superview.",
      make: { ConstantsScreen() }),
    Entry(
      name: "sides", title: "Sides", about: "Ten siblings, each inset by 5, 10, 15 and 20 points from the one before.",
      make: { SidesScreen() }),
    Entry(
      name: "aspect-fit", title: "Aspect fit",
      about: "A tile of 3 : 1 and one of 1 : 3, each as large as its half of the screen allows.",
      make: { AspectFitScreen() }),
    Entry(
      name: "label", title: "Label",
      about: "A label of several lines, and a short one beside it that stands on its last line.",
      make: { LabelScreen() }),
    Entry(
      name: "scroll-view", title: "Scroll view",
      about: "Ten rows of 25 to 250 points in content that is as wide as the screen and 1375 points high.",
      make: { ScrollScreen() }),
    Entry(
      name: "array", title: "Array",
      about: "Three buttons stand with their baselines on one line, raised and lowered by a block for all of them.",
      make: { ArrayScreen() }),
    Entry(
      name: "margins", title: "Margins",
      about: "Ten siblings, each on the layout margins of the one before; the first on those of the screen, 8 points.",
      make: { MarginsScreen() }),
    Entry(
      name: "distribute", title: "Distribute",
      about: "Four tiles along a line, by gaps of 20 points or by lengths of 30, in both directions.",
      make: { DistributeScreen() }),
    Entry(
      name: "layout-guide", title: "Layout guide",
      about: "A controller's view with a bar under what covers its top, and one over what covers its bottom.",
      make: { LayoutGuideScreen() }),
    Entry(
      name: "safe-area", title: "Safe area",
      about: "Three tiles 10, 20 and 30 points inside the safe area, and nine labels at its corners, edges and center.",
      make: { SafeAreaScreen() }),
    Entry(
      name: "attribute-chaining", title: "Attribute chaining",
      about: "The tiles of the first screen, 15 points apart up and down and 10 to the sides, by insets for each edge.",
      make: { AttributeChainingScreen() }),
    Entry(
      name: "debugging", title: "Debugging",
      about:
        "The tiles of the first screen with two mistakes: reports name who fights, and frames recover without them.",
      make: { DebuggingScreen() }),
    Entry(
      name: "simple-layout", title: "Simple layout",
      about: "A square in the middle, and four around it at 20 points. The screen is too narrow for them.",
      make: { SimpleLayoutScreen() }),
    Entry(
      name: "basic-scroll-view", title: "Basic scroll view",
      about: "A long text 20 points inside of content that is as wide as the screen and as high as the text.",
      make: { BasicScrollScreen() }),
    Entry(
      name: "playground", title: "Playground", about: "A label at a place of its own.", make: { PlaygroundScreen() }),
    Entry(
      name: "right-to-left", title: "Right to left",
      about: "A row and a button that turn round with the direction, and controls of playback that never do.",
      make: { RightToLeftScreen() }),
    Entry(
      name: "stack-view", title: "Stack view",
      about: "A column in whose margins words, rows of tiles and what is left follow each other; a tile can be hidden.",
      make: { StackScreen() }),
  ]
}
