/// Who made a logged constraint, as far as its class and its identifier tell.
public enum ConstraintOwner: UInt8, Sendable {
  /// The app, or something that looks like it.
  case app
  /// A stack view, from its properties.
  case stackView
  /// A guide: the safe area, margins.
  case guide
  /// A frame that was set, by way of the autoresizing mask.
  case mask
  /// A view of the system, in its own interior.
  case system
  /// A container that imposes a size: a table on its cell, a window on its content.
  case container
  /// A measuring pass, which tries a size.
  case measuring
  /// A stack view that hides an arranged view.
  case hiding

  /// Whether it decides a size from outside, which nothing inside can change.
  public var isImposed: Bool { self == .container || self == .measuring || self == .hiding }
}

extension ReportedConstraint {
  /// Who made it.
  public var owner: ConstraintOwner {
    if let identifier {
      let name = Array(identifier.utf8)
      if Bytes.find("Encapsulated-Layout", in: name) != nil { return .container }
      if Bytes.find("TemporaryLayout", in: name) != nil || Bytes.find("fittingSize", in: name) != nil {
        return .measuring
      }
      if identifier == "UISV-hiding" { return .hiding }
      if Bytes.matches("UISV-", in: name, at: 0) || Bytes.matches("NSStackView.", in: name, at: 0) { return .stackView }
      if Bytes.find("SafeAreaLayoutGuide-", in: name) != nil || Bytes.find("-guide-constraint", in: name) != nil
        || Bytes.find("argin-guide", in: name) != nil
      {
        return .guide
      }
      if SystemNames.isIdentifier(name) { return .system }
    }
    if className == "NSAutoresizingMaskLayoutConstraint" || mask != nil { return .mask }
    return Bytes.matches("_", in: Array(className.utf8), at: 0) ? .system : .app
  }
}

extension ConstraintReport {
  /// Who made a constraint of the list, as far as the classes of its items tell as well.
  func owner(of constraint: ReportedConstraint) -> ConstraintOwner {
    let owner = constraint.owner
    guard owner == .app else { return owner }
    let classes = constraint.statement.places.map { items[$0.item].className }
    if classes.contains(where: { SystemNames.isStackViewPart($0) }) { return .stackView }
    // What says nothing but how private views of the system lie to each other is the system's own.
    let places = constraint.statement.places
    guard places.contains(where: { $0.item != places[0].item }), classes.allSatisfy({ SystemNames.isPrivateClass($0) })
    else { return .app }
    return .system
  }
}

/// Names by which the frameworks' own constraints and views are known.
enum SystemNames {
  /// Whether a constraint with that identifier is inside of a bar, the keyboard or an alert.
  static func isIdentifier(_ name: [UInt8]) -> Bool {
    let prefixes: [StaticString] = [
      "IB_", "TB_", "BIB_", "Mask", "UINav", "UIButtonBar", "assistant", "accessoryView.", "inputView.",
      "keyboardBottom", "barInsets", "BackButton", "TitleView", "UISearchBar", "UIToolbar",
    ]
    return prefixes.contains { Bytes.matches($0, in: name, at: 0) }
  }

  /// Whether a view of that class is the framework's own.
  static func isPrivateClass(_ className: String) -> Bool {
    let name = Array(className.utf8)
    let prefixes: [StaticString] = [
      "_UI", "_NS", "UIKeyboard", "UIInputSet", "UITextEffects", "UIKB", "SFAirDrop",
      "SystemInputAssistant", "TUI", "UIRemoteKeyboard", "CKMessage", "FI_T",
    ]
    return prefixes.contains { Bytes.matches($0, in: name, at: 0) } || isStackViewPart(className)
  }

  /// Whether AppKit's stack view has put a view of that class between its arranged views or around them.
  static func isStackViewPart(_ className: String) -> Bool {
    className == "NSStackViewSpacer" || className == "NSStackViewContainer"
  }

  /// Whether a view belongs to the keyboard or to a bar.
  static func isKeyboardOrBar(_ className: String) -> Bool {
    let name = Array(className.utf8)
    let parts: [StaticString] = [
      "Keyboard", "InputSet", "InputAssistant", "InputHost", "UIKB", "ButtonBar", "Toolbar",
      "NavigationBar", "BarButton", "BackButton", "TextEffects", "SearchBar", "TabBar",
    ]
    return parts.contains { Bytes.find($0, in: name) != nil }
  }
}
