/// Frames that stand for constraints. The constraints are made in a layout pass, so that items whose translation is
/// turned off before the first one cost nothing.
extension LayoutNode {
  /// Whether four required constraints keep the item where its frame was set, as the mask says; `false` unless set.
  ///
  /// A topmost item and a guide have no such constraints.
  public var translatesAutoresizingMask: Bool {
    get { translation == .on }
    set { setTranslation(newValue ? .on : .off) }
  }

  /// How the item follows the size of its parent while its frame stands for constraints; empty unless set: it keeps its
  /// size and its distance from the left and the top.
  public var autoresizingMask: AutoresizingMask {
    get { translated?.mask ?? [] }
    set {
      guard newValue != autoresizingMask else { return }
      let translated = translated ?? TranslatedFrame(frame: frame, outerSize: .zero)
      self.translated = translated
      translated.drop()
      translated.mask = newValue
      frameWasSet()
    }
  }

  /// Turns translation off on behalf of a chain that makes constraints.
  package func suspendTranslation() {
    if translation == .on { setTranslation(.suspended) }
  }

  /// Turns translation on again if ``suspendTranslation()`` turned it off.
  package func resumeTranslation() {
    if translation == .suspended { setTranslation(.on) }
  }

  private func setTranslation(_ translation: FrameTranslation) {
    guard kind == .view, translation != self.translation else { return }
    self.translation = translation
    if translation == .on { frameWasSet() } else { translated?.drop() }
  }

  /// Takes the present frame, and the present size of the parent, for what the mask starts from.
  func frameWasSet() {
    guard translation == .on, let parent else { return }
    if let translated {
      translated.frame = frame
      translated.outerSize = parent.frame.size
      if !translated.made.isEmpty { return translated.state(self, in: parent) }
    }
    engine?.enqueueTranslation(of: self)
  }

  /// Makes the constraints that the frame stands for.
  func translateFrame() {
    guard translation == .on, let parent else { return }
    let translated = translated ?? TranslatedFrame(frame: frame, outerSize: parent.frame.size)
    self.translated = translated
    translated.state(self, in: parent)
  }

  /// Has the frame stand for the constraints that another item's frame stands for and that no pass has made there yet.
  func takeTranslation(of original: LayoutNode) {
    guard original.translation == .on, original.translated?.made.isEmpty != false, let outer = original.parent else {
      return
    }
    let known = original.translated
    let taken = TranslatedFrame(frame: known?.frame ?? original.frame, outerSize: known?.outerSize ?? outer.frame.size)
    taken.mask = known?.mask ?? []
    translated = taken
    translation = .on
    engine?.enqueueTranslation(of: self)
  }

  /// Keeps the frame where it was set after insets of the alignment rectangle changed, here or in the parent.
  func alignmentRectOfTranslationDidChange() {
    restateTranslation()
    for child in children { child.restateTranslation() }
  }

  private func restateTranslation() {
    if let translated, !translated.made.isEmpty, let parent { translated.state(self, in: parent) }
  }

  /// Ends the constraints with a parent that the item is about to leave.
  func dropTranslation() {
    translated?.drop()
    if translated?.mask == [] { translated = nil }
  }
}

extension LayoutConstraint {
  /// Whether it is one of those that an item's frame stands for.
  var isOfTranslatedFrame: Bool {
    guard isSystem else { return false }
    return [firstNode, secondNode].contains { $0?.translated?.made.contains(self) == true }
  }
}
