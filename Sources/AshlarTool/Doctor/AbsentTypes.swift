/// Types of Apple's platforms that Linux lacks, and what to do without them.
///
/// A type that the module UIKit has is not among them, whatever the lists below say: `SurfaceTypes` decides.
enum AbsentTypes {
  /// What to do without a type, or nil if Linux has it or nothing is known of it.
  static func repair(for name: String) -> String? { repairs[name] }

  /// Types that wait in a module of their own on Linux.
  static let networking: Set<String> = [
    "HTTPCookie", "HTTPCookieStorage", "HTTPURLResponse", "URLAuthenticationChallenge", "URLCache", "URLCredential",
    "URLProtectionSpace", "URLProtocol", "URLRequest", "URLResponse", "URLSession", "URLSessionConfiguration",
    "URLSessionDataTask", "URLSessionDelegate", "URLSessionDownloadTask", "URLSessionTask", "URLSessionTaskDelegate",
    "URLSessionUploadTask",
  ]

  private static let guarded = "guard it with #if canImport(ObjectiveC)"

  private static let repairs: [String: String] = {
    var repairs: [String: String] = [:]
    for (names, repair) in families {
      for name in names where !SurfaceTypes.names.contains(name) { repairs[name] = repair }
    }
    return repairs
  }()

  private static var families: [([String], String)] {
    [
      (lists, "lists come with a later version; \(guarded), and test the views of its cells by themselves"),
      (animations, "animations come with a later version; \(guarded), or set the final state at once"),
      (shell, "layout needs no application; \(guarded)"),
      (nibs, "make the view in code; \(guarded)"),
      (drawing, "layout needs no drawing; \(guarded)"),
      (events, "use closures: addAction(UIAction { … }, for: …); \(guarded)"),
      (runtime, "\(guarded), or write it without the runtime of Objective-C"),
      (Array(networking).sorted(), "import FoundationNetworking behind #if canImport(FoundationNetworking)"),
      (others, guarded),
    ]
  }

  private static let lists = [
    "NSDiffableDataSourceSectionSnapshot", "NSDiffableDataSourceSnapshot",
    "NSCollectionLayoutBoundarySupplementaryItem", "NSCollectionLayoutDimension", "NSCollectionLayoutEnvironment",
    "NSCollectionLayoutGroup", "NSCollectionLayoutItem", "NSCollectionLayoutSection", "NSCollectionLayoutSize",
    "NSCollectionLayoutSpacing", "UICellAccessory", "UICollectionLayoutListConfiguration",
    "UICollectionReusableView", "UICollectionView", "UICollectionViewCell", "UICollectionViewCompositionalLayout",
    "UICollectionViewController", "UICollectionViewDataSource", "UICollectionViewDataSourcePrefetching",
    "UICollectionViewDelegate", "UICollectionViewDelegateFlowLayout", "UICollectionViewDiffableDataSource",
    "UICollectionViewFlowLayout", "UICollectionViewLayout", "UICollectionViewLayoutAttributes",
    "UICollectionViewListCell", "UIContentConfiguration", "UIContentView", "UIContextualAction",
    "UIListContentConfiguration", "UIListContentView", "UIRefreshControl", "UISwipeActionsConfiguration",
    "UITableView", "UITableViewCell", "UITableViewController", "UITableViewDataSource",
    "UITableViewDataSourcePrefetching", "UITableViewDelegate", "UITableViewDiffableDataSource",
    "UITableViewHeaderFooterView", "UITableViewRowAction",
  ]

  private static let animations = [
    "CAAnimation", "CAAnimationGroup", "CABasicAnimation", "CADisplayLink", "CAKeyframeAnimation",
    "CAMediaTimingFunction", "CAMediaTimingFunctionName", "CAPropertyAnimation", "CASpringAnimation",
    "CATransaction", "CATransition", "UICubicTimingParameters", "UIDynamicAnimator", "UIDynamicBehavior",
    "UIImpactFeedbackGenerator", "UINotificationFeedbackGenerator", "UISelectionFeedbackGenerator",
    "UISpringTimingParameters", "UIViewAnimating", "UIViewControllerAnimatedTransitioning",
    "UIViewControllerContextTransitioning", "UIViewControllerInteractiveTransitioning",
    "UIViewControllerTransitionCoordinator", "UIViewControllerTransitioningDelegate", "UIViewPropertyAnimator",
    "UIPercentDrivenInteractiveTransition",
  ]

  private static let shell = [
    "UIActivity", "UIActivityViewController", "UIAlertAction", "UIAlertController", "UIApplication",
    "UIApplicationDelegate", "UIApplicationShortcutItem", "UIBackgroundTaskIdentifier", "UIDevice", "UIDocument",
    "UIDocumentPickerViewController", "UIImagePickerController", "UIImagePickerControllerDelegate",
    "UINavigationBarAppearance", "UINavigationControllerDelegate", "UIOpenURLContext", "UIPageViewController",
    "UIPageViewControllerDataSource", "UIPageViewControllerDelegate", "UIPasteboard",
    "UIPopoverPresentationController", "UIPopoverPresentationControllerDelegate", "UIPresentationController",
    "UIScene", "UISceneConfiguration", "UISceneDelegate", "UISceneSession", "UISearchBar", "UISearchBarDelegate",
    "UISearchController", "UISearchResultsUpdating", "UISheetPresentationController", "UISplitViewController",
    "UISplitViewControllerDelegate", "UIStatusBarStyle", "UITabBarAppearance", "UITabBarControllerDelegate",
    "UITabBarDelegate", "UIToolbarAppearance", "UIBarAppearance", "UIUserNotificationSettings", "UIWindowScene",
    "UIWindowSceneDelegate", "UIInterfaceOrientation", "UIInterfaceOrientationMask", "UIModalPresentationStyle",
    "UIModalTransitionStyle", "UIUserInterfaceIdiom", "UIUserInterfaceStyle", "UIFontPickerViewController",
    "UIColorPickerViewController", "UIPrintInteractionController", "UIStatusBarManager", "UIInputViewController",
  ]

  private static let nibs = ["UINib", "UIStoryboard", "UIStoryboardSegue", "UIStoryboardUnwindSegueSource"]

  private static let drawing = [
    "CAEmitterCell", "CAEmitterLayer", "CAGradientLayer", "CAGradientLayerType", "CALayerDelegate",
    "CAReplicatorLayer", "CAScrollLayer", "CAShapeLayer", "CAShapeLayerFillRule", "CAShapeLayerLineCap",
    "CAShapeLayerLineJoin", "CATextLayer", "CATiledLayer", "CATransform3D", "CATransformLayer", "CGBitmapInfo",
    "CGBlendMode", "CGColorSpace", "CGContext", "CGFont", "CGGradient", "CGImage", "CGLineCap", "CGLineJoin",
    "CGMutablePath", "CGPath", "CIContext", "CIFilter", "CIImage", "UIBezierPath", "UIGraphicsImageRenderer",
    "UIGraphicsImageRendererContext", "UIGraphicsImageRendererFormat", "UIGraphicsPDFRenderer",
    "UIGraphicsRenderer", "UIGraphicsRendererFormat",
  ]

  private static let events = [
    "UIContextMenuConfiguration", "UIContextMenuInteraction", "UIContextMenuInteractionDelegate",
    "UIDragInteraction", "UIDragItem", "UIDropInteraction", "UIEvent", "UIGestureRecognizerDelegate",
    "UIHoverGestureRecognizer", "UIInteraction", "UIKeyCommand", "UIMenuBuilder", "UIMenuController",
    "UIPencilInteraction", "UIPointerInteraction", "UIPress", "UIPressesEvent", "UIRotationGestureRecognizer",
    "UIScreenEdgePanGestureRecognizer", "UIPinchGestureRecognizer", "UITouch", "UICommand", "UIDeferredMenuElement",
    "UIEditMenuInteraction", "UIScribbleInteraction", "UISpringLoadedInteraction", "UITextInteraction",
    "UIWindowSceneActivationAction",
  ]

  private static let runtime = [
    "NSInvocation", "NSKeyValueChangeKey", "NSKeyValueObservation", "NSKeyValueObservingOptions",
    "NSMethodSignature", "NSProxy", "Selector",
  ]

  private static let others = [
    "AVPlayer", "AVPlayerLayer", "CFArray", "CFData", "CFDictionary", "CFString", "CFType", "CFTypeRef", "CFURL",
    "CLLocationManager", "DispatchIO", "MKAnnotationView", "MKMapView", "MeasurementFormatter",
    "NSAsynchronousFetchRequest", "NSDataAsset", "NSDataDetector", "NSFetchedResultsController",
    "NSFileCoordinator", "NSFilePresenter", "NSHashTable", "NSItemProvider", "NSLayoutManager",
    "NSLinguisticTagger", "NSManagedObject", "NSManagedObjectContext", "NSMapTable", "NSMetadataQuery",
    "NSPersistentContainer", "NSPointerArray", "NSShadow", "NSStringDrawingContext", "NSStringDrawingOptions",
    "NSTextAttachment", "NSTextLayoutManager", "NSTextStorage", "NSTextTab", "NSUbiquitousKeyValueStore",
    "NSUserActivity", "NSXPCConnection", "RelativeDateTimeFormatter", "SKStoreReviewController", "UIAccessibility",
    "UIAccessibilityCustomAction", "UIAccessibilityElement", "UIAccessibilityTraits", "UIAppearance",
    "UIAppearanceContainer", "UIBackgroundConfiguration", "UIBarPosition", "UIBarPositioning",
    "UIBarPositioningDelegate", "UIBarStyle", "UIBlurEffect", "UICalendarView", "UIColorWell",
    "UIContentUnavailableConfiguration", "UICoordinateSpace", "UIFocusGuide", "UIFocusSystem", "UIFontDescriptor",
    "UIHostingController", "UIImageAsset", "UIInputView", "UIInterpolatingMotionEffect", "UIKeyboardAppearance",
    "UILargeContentViewerInteraction", "UIMotionEffect", "UIMutableTraits", "UIOffset", "UIPasteControl",
    "UIScrollViewIndicatorStyle", "UISearchTextField", "UIStandardTextCursorView", "UITextInput", "UITextInputMode",
    "UITextInputTraits", "UITextPosition", "UITextRange", "UITextSelectionRect", "UITraitChangeObservable",
    "UITraitChangeRegistration", "UITraitDefinition", "UITraitOverrides", "UIUserInterfaceActiveAppearance",
    "UIVibrancyEffect", "UIViewControllerRepresentable", "UIViewRepresentable", "UIVisualEffect",
    "UIVisualEffectView", "UIWebView", "UNUserNotificationCenter", "UTType", "UndoManager", "WKWebView",
    "WKWebViewConfiguration", "XCUIApplication", "XCUIElement",
  ]
}
