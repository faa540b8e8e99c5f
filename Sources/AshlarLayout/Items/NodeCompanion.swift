/// What a module above keeps on a node; the node holds it as long as it has an owner.
///
/// So no global table maps nodes to what belongs to them.
package protocol NodeCompanion: AnyObject {
  /// The node became the child of another one in a tree that no engine lays out.
  func nodeDidGainParent()

  /// The node joined an engine's tree, and all constraints that waited there were activated.
  func nodeDidJoinEngine()
}
