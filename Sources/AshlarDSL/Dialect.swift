import AshlarLayout

/// The rules by which a chain becomes constraints, wherever SnapKit and Masonry differ.
///
/// The neutral chain takes the better choice of the two or a third one (`Documentation/Chain.md` has the table);
/// a compatibility module takes what its original does.
package struct Dialect: Sendable {
  /// Which attribute decides what part of a constant a constraint takes, and with which sign.
  package enum RulingAttribute: Sendable {
    /// The attribute of the constrained item: insets always point inward into the partner.
    case first
    /// The attribute of the partner, if there is one.
    case second
  }

  /// What insets mean for attributes that are no edges.
  package enum InsetScope: Sendable {
    /// Sizes shrink by both insets, centers shift by half of their difference, baselines go with top and bottom.
    case everything
    /// Nothing.
    case edges
  }

  /// What a center is compared with that equals a constant.
  package enum CenterPartner: Sendable {
    /// The center of the parent.
    case center
    /// The left and the top edge of the parent.
    case origin
  }

  /// What becomes of a chain that stops at its attributes.
  package enum OpenChain: Sendable {
    /// An event with the place of the block that made it.
    case reported
    /// Nothing.
    case dropped
    /// The attributes equal those of the parent.
    case equalToParent
  }

  /// What a second relation of one chain does.
  package enum SecondRelation: Sendable {
    /// It is a statement of its own.
    case adds
    /// It takes the place of the first.
    case replaces
  }

  /// When `remake` takes away what was made before.
  package enum Removal: Sendable {
    /// After the block ran, just before the new constraints are activated.
    case afterBlock
    /// Before the block runs.
    case beforeBlock
  }

  /// What has to agree, besides items, attributes and relation, for `update` to change a constraint.
  package enum UpdateMatch: Sendable {
    /// Nothing: multiplier and priority are changed, too.
    case statement
    /// Multiplier and priority.
    case everythingButConstant
  }

  /// Which direction insets follow.
  package enum Direction: Sendable {
    /// That of the item that will hold the constraint.
    case ofTree
    /// Always this one.
    case fixed(LayoutDirection)
  }

  /// When the frames of items stop standing for constraints, and whether they do so again.
  package enum Translation: Sendable {
    /// Off while the chain has constraints of the item in force: from the first that is activated until the last are
    /// taken away. What the user has turned off himself stays off.
    case offWhileConstrained
    /// Off from the first time that a block describes constraints of the item, and for good.
    case offForGood
  }

  package var rulingAttribute = RulingAttribute.first
  package var insetScope = InsetScope.everything
  package var centerPartner = CenterPartner.center
  package var openChain = OpenChain.reported
  package var secondRelation = SecondRelation.adds
  package var removal = Removal.afterBlock
  package var updateMatch = UpdateMatch.statement
  package var direction = Direction.ofTree
  package var translation = Translation.offWhileConstrained

  package init() {}

  /// The rules of the chain that belongs to no compatibility module.
  package static let neutral = Dialect()
}
