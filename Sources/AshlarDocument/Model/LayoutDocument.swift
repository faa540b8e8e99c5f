import AshlarJSON
import AshlarLayout

/// A layout as data: items, constraints, changes, and what they are expected to give.
///
/// A document that was read is consistent: ids are unique and known, parents form a tree, indices exist.
public struct LayoutDocument: Sendable {
  /// Used in output and messages.
  public var name: String
  /// The item that all others are in.
  public var root: RootDescription
  /// The views in the order of the file; see ``joiningOrder``.
  public var views: [ViewDescription] = []
  /// The guides in the order of the file.
  public var guides: [GuideDescription] = []
  /// What holds at first, visual formats expanded in place.
  public var constraints: [ConstraintStatement] = []
  /// What a bare `-` of a visual format means.
  public var standardSpacing = StandardSpacing()
  /// Changes, applied one after another.
  public var steps: [StepDescription] = []
  /// What the first layout should give.
  public var expectation = Expectation()
  /// Where the expected values come from.
  public var source: String?
  /// What a reader should know.
  public var note: String?
  /// Anything; kept for writing it again.
  public var meta: JSONValue?

  /// Makes a document of a root alone.
  public init(name: String, root: RootDescription) {
    self.name = name
    self.root = root
  }
}

/// The root of a document.
public struct RootDescription: Sendable {
  /// The name for constraints.
  public var id: String
  /// In points, never negative; no constraint can break it.
  public var size: Size
  /// Everything else that is set.
  public var settings: [PropertySetting] = []

  /// Makes a root.
  public init(id: String = "root", size: Size) {
    self.id = id
    self.size = size
  }
}

/// A view of a document.
public struct ViewDescription: Sendable {
  /// What a view is.
  public enum Kind: String, CaseIterable, Sendable {
    /// Named by the values of the key `type`.
    case view, label, button, image, stack, scroll
  }

  /// The name for constraints.
  public var id: String
  /// The id of the root or another view.
  public var parent: String
  /// Decides which settings it may have, and whether a text gives it a size.
  public var kind = Kind.view
  /// What is set, in the order of the file.
  public var settings: [PropertySetting] = []

  /// Makes a view.
  public init(id: String, parent: String) {
    self.id = id
    self.parent = parent
  }
}

/// A guide of a document: an item that has a frame and is not seen.
public struct GuideDescription: Sendable {
  /// The name for constraints.
  public var id: String
  /// The id of the root or a view; the guide's frame is relative to it.
  public var owner: String

  /// Makes a guide.
  public init(id: String, owner: String) {
    self.id = id
    self.owner = owner
  }
}
