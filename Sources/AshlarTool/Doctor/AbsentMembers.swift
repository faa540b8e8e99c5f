/// Members and functions of Apple's platforms that Linux lacks though it has their types, and what to do without them.
enum AbsentMembers {
  private static let guarded = "guard it with #if canImport(ObjectiveC)"
  private static let action = "use addAction(UIAction { … }, for: …)"
  private static let block = "use the form that takes a closure"
  private static let idle = "leave it out: no frame depends on it; \(guarded)"
  private static let onlyLayer = "layers are those of views; add a view, or \(guarded)"
  private static let unpresented = "controllers are not presented here; \(guarded)"
  private static let laterAnimations =
    "animations come with a later version; \(guarded), or set the final state at once"

  /// Members by `Type.member`.
  static let ofTypes: [String: String] = {
    var members: [String: String] = [:]
    for name in [
      "AnimationCurve", "AnimationOptions", "AnimationTransition", "KeyframeAnimationOptions", "addKeyframe", "animate",
      "animateKeyframes", "areAnimationsEnabled", "beginAnimations", "commitAnimations", "inheritedAnimationDuration",
      "modifyAnimations", "perform", "performWithoutAnimation", "setAnimationsEnabled", "transition",
    ] { members["UIView.\(name)"] = laterAnimations }
    members["UIView.appearance"] = "set the property where the view is made"
    members["UIImage.animatedImage"] = guarded
    members["UIImage.animatedImageNamed"] = guarded
    members["UIFont.familyNames"] = guarded
    members["UIFont.fontNames"] = guarded
    members["UIScreen.screens"] = guarded
    for type in [
      "UILabel", "UIButton", "UINavigationBar", "UITabBar", "UISwitch", "UIBarButtonItem", "UISegmentedControl",
    ] {
      members["\(type).appearance"] = "set the property where the view is made"
    }
    return members
  }()

  /// Members of values whose names are nobody else's, by name.
  static let ofValues: [String: String] = [
    "addSublayer": onlyLayer, "allowsEdgeAntialiasing": idle, "allowsEditingTextAttributes": idle,
    "adjustsImageWhenDisabled": idle, "adjustsImageWhenHighlighted": idle,
    "allowsDefaultTighteningForTruncation": idle, "autoresizesSubviews": "leave it out: subviews always follow",
    "dataDetectorTypes": "set links in attributedText, or \(guarded)", "insertSublayer": onlyLayer,
    "isModalInPresentation": unpresented, "linkTextAttributes": idle, "maximumZoomScale": guarded,
    "minimumZoomScale": guarded, "modalPresentationStyle": unpresented, "modalTransitionStyle": unpresented,
    "overrideUserInterfaceStyle": "leave it out: there is one appearance, the light one; \(guarded)",
    "registerForTraitChanges": "override traitCollectionDidChange(_:)",
    "reversesTitleShadowWhenHighlighted": idle, "scrollRangeToVisible": guarded,
    "shadowPath": "leave it out: shadows are those of the view's shape; \(guarded)",
    "showsTouchWhenHighlighted": idle, "sublayers": onlyLayer, "typingAttributes": "set attributedText, or \(guarded)",
    "usesBottomSafeArea": "leave it out where it is true; \(guarded)",
    "windowScene": "there are no scenes; \(guarded)",
    "hyphenationFactor": "leave it out: words are not hyphenated; \(guarded)",
    "lineBreakStrategy": "leave it out: lines break greedily; \(guarded)",
    "maximumValueImage": guarded, "minimumValueImage": guarded, "preferredIndicatorImage": guarded,
    "zPosition": "order the views instead: bringSubviewToFront(_:)",
    "setMaximumTrackImage": guarded, "setMinimumTrackImage": guarded, "setThumbImage": guarded,
  ]

  /// Those of ``ofValues`` that an object also calls on itself, without a value before them.
  static let calledOnSelf: Set<String> = ["registerForTraitChanges"]

  /// Those of ``ofValues`` that an object also sets of itself, without a value before them.
  static let setOnSelf: Set<String> = [
    "autoresizesSubviews", "isModalInPresentation", "modalPresentationStyle", "modalTransitionStyle",
    "overrideUserInterfaceStyle",
  ]

  /// Those of ``overridable`` that text fields and text views have.
  static let presentInTextInputs: Set<String> = ["inputAccessoryView", "inputView"]

  /// Free functions.
  static let functions: [String: String] = [
    "autoreleasepool": "call its body; Linux has no pools",
    "CACurrentMediaTime": "use ProcessInfo.processInfo.systemUptime",
    "CATransform3DMakeRotation": guarded, "CATransform3DMakeScale": guarded, "CATransform3DMakeTranslation": guarded,
    "CFAbsoluteTimeGetCurrent": "use Date.timeIntervalSinceReferenceDate",
    "NSSelectorFromString": "use a closure, or \(guarded)",
    "NSStringFromCGPoint": #"write "\(point)""#, "NSStringFromCGRect": #"write "\(rect)""#,
    "NSStringFromCGSize": #"write "\(size)""#, "NSStringFromSelector": guarded,
    "UIApplicationMain": guarded,
    "UIGraphicsBeginImageContext": guarded, "UIGraphicsBeginImageContextWithOptions": guarded,
    "UIGraphicsEndImageContext": guarded, "UIGraphicsGetCurrentContext": guarded,
    "UIGraphicsGetImageFromCurrentImageContext": guarded, "UIImageWriteToSavedPhotosAlbum": guarded,
    "UIRectFill": guarded,
    "class_getInstanceMethod": guarded, "method_exchangeImplementations": guarded,
    "objc_getAssociatedObject": "keep the value in a stored property of a subclass, or \(guarded)",
    "objc_setAssociatedObject": "keep the value in a stored property of a subclass, or \(guarded)",
    "objc_sync_enter": "use NSLock", "objc_sync_exit": "use NSLock",
  ]

  /// Members that users override, with the first label that tells them from others of the name, empty: any.
  static let overridable: [String: (label: String, repair: String)] = [
    "awakeFromNib": ("", "make the view in code; \(guarded)"),
    "prepareForInterfaceBuilder": ("", guarded),
    "draw": ("_", "layout needs no drawing; \(guarded)"),
    "drawText": ("in", "layout needs no drawing; \(guarded)"),
    "layerClass": ("", guarded), "display": ("_", guarded),
    "hitTest": ("_", guarded), "point": ("inside", guarded),
    "touchesBegan": ("_", guarded), "touchesMoved": ("_", guarded), "touchesEnded": ("_", guarded),
    "touchesCancelled": ("_", guarded), "pressesBegan": ("_", guarded), "pressesEnded": ("_", guarded),
    "motionBegan": ("_", guarded), "motionEnded": ("_", guarded),
    "beginTracking": ("_", guarded), "continueTracking": ("_", guarded), "endTracking": ("_", guarded),
    "cancelTracking": ("with", guarded),
    "gestureRecognizerShouldBegin": ("_", guarded),
    "inputAccessoryView": ("", guarded), "inputView": ("", guarded), "keyCommands": ("", guarded),
    "canPerformAction": ("_", guarded),
    "accessibilityActivate": ("", guarded),
    "didUpdateFocus": ("in", guarded), "updateConfiguration": ("using", guarded),
    "viewWillTransition": ("to", guarded), "willTransition": ("to", guarded),
    "prepare": ("for", "storyboards are not read on Linux; \(guarded)"),
    "shouldPerformSegue": ("withIdentifier", "storyboards are not read on Linux; \(guarded)"),
    "didReceiveMemoryWarning": ("", guarded), "present": ("_", guarded), "dismiss": ("animated", guarded),
    "prefersStatusBarHidden": ("", guarded), "preferredStatusBarStyle": ("", guarded),
    "prefersHomeIndicatorAutoHidden": ("", guarded), "supportedInterfaceOrientations": ("", guarded),
    "shouldAutorotate": ("", guarded), "modalPresentationStyle": ("", guarded),
    "preferredInterfaceOrientationForPresentation": ("", guarded), "childForStatusBarStyle": ("", guarded),
    "observeValue": ("forKeyPath", "use property observers; \(guarded)"),
    "prepareForReuse": ("", "lists come with a later version; \(guarded)"),
  ]

  /// What to do without a function that a call and one of its labels name, or nil if Linux has it.
  static func repair(call: String, label: String) -> String? {
    if label == "nibName" { return "make the view in code, and pass nil; nibs are not read on Linux" }
    if label == "target" || label == "action", call.hasPrefix("UI"), call.hasSuffix("GestureRecognizer") {
      return "use \(call)(handler:), which Ashlar adds; \(guarded)"
    }
    return calls["\(call)(\(label):)"]
  }

  /// What excuses a call that one of its labels names, if the sources declare it; nil: nothing does.
  static func excuse(call: String, label: String) -> String? {
    switch label {
    case "nibName": nil
    // Too many things are called `point` for the bare name to tell anything.
    case "inside": "\(call)(\(label):)"
    default: call
    }
  }

  private static let calls: [String: String] = [
    "addTarget(action:)": action, "removeTarget(action:)": "use removeAction(_:for:)",
    "UIBarButtonItem(target:)": "use init(title:image:primaryAction:menu:) or init(systemItem:primaryAction:menu:)",
    "UIBarButtonItem(action:)": "use init(title:image:primaryAction:menu:) or init(systemItem:primaryAction:menu:)",
    "addObserver(selector:)": "use addObserver(forName:object:queue:using:)",
    "addObserver(forKeyPath:)": "use property observers; \(guarded)",
    "removeObserver(forKeyPath:)": "use property observers; \(guarded)",
    "scheduledTimer(target:)": block, "scheduledTimer(selector:)": block, "Timer(target:)": block,
    "Timer(selector:)": block,
    "present(animated:)": guarded, "dismiss(animated:)": guarded,
    "performSegue(withIdentifier:)": "storyboards are not read on Linux; \(guarded)",
    "instantiateViewController(withIdentifier:)": "make the controller in code",
    "loadNibNamed(owner:)": "make the view in code",
    "UIColor(patternImage:)": guarded,
    "UIImage(cgImage:)": guarded, "UIImage(ciImage:)": guarded,
    "UIWindow(windowScene:)": "use UIWindow(frame:); there are no scenes",
    "hitTest(with:)": guarded, "point(inside:)": guarded,
    "snapshotView(afterScreenUpdates:)": guarded, "drawHierarchy(in:)": guarded,
    "NSPredicate(format:)": block, "NSSortDescriptor(key:)": "use init(keyPath:ascending:)",
    "String(localized:)": "use NSLocalizedString(_:comment:)",
    "value(forKeyPath:)": "use a key path of Swift", "setValue(forKeyPath:)": "use a key path of Swift",
  ]
}
