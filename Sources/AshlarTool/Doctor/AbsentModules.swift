/// Modules of Apple's platforms that Linux lacks, and what to do without them.
enum AbsentModules {
  private static let guarded = "guard the import and its uses with #if canImport(%)"

  /// What to do, by module.
  static let all: [String: String] = {
    var all = [
      "CoreGraphics": "Foundation and UIKit declare CGFloat, CGRect and the like on Linux; %",
      "QuartzCore": "UIKit declares CALayer on Linux; %",
      "ObjectiveC": "%",
      "Darwin": "import Foundation, or Glibc behind #if canImport(Glibc); %",
      "Combine": "hand values on by closures or async sequences; %",
      "SwiftUI": "%",
      "os": "%", "OSLog": "%",
    ]
    for name in others { all[name] = "%" }
    for (name, text) in all {
      all[name] = text.replacing("%", with: guarded.replacing("%", with: name))
    }
    return all
  }()

  private static let others = [
    "ARKit", "AVFAudio", "AVFoundation", "AVKit", "Accelerate", "Accessibility", "Accounts", "ActivityKit",
    "AdServices", "AdSupport", "AddressBook", "AppIntents", "AppKit", "AppTrackingTransparency", "AssetsLibrary",
    "AudioToolbox", "AuthenticationServices", "BackgroundTasks", "CFNetwork", "CallKit", "CarPlay", "Charts",
    "ClassKit", "CloudKit", "Cocoa", "Contacts", "ContactsUI", "CoreAudio", "CoreAudioKit", "CoreBluetooth",
    "CoreData", "CoreHaptics", "CoreImage", "CoreLocation", "CoreMIDI", "CoreML", "CoreMedia", "CoreMotion",
    "CoreNFC", "CoreServices", "CoreSpotlight", "CoreTelephony", "CoreText", "CoreVideo", "CryptoKit",
    "CryptoTokenKit", "DeveloperToolsSupport", "DeviceCheck", "EventKit", "EventKitUI", "ExternalAccessory",
    "FileProvider", "GLKit", "GameController", "GameKit", "GameplayKit", "HealthKit", "HomeKit", "IOKit",
    "IdentityLookup", "ImageIO", "Intents", "IntentsUI", "JavaScriptCore", "LinkPresentation",
    "LocalAuthentication", "MachO", "MapKit", "MediaAccessibility", "MediaPlayer", "MessageUI", "Messages", "Metal",
    "MetalKit", "MetalPerformanceShaders", "MetricKit", "MobileCoreServices", "ModelIO", "MultipeerConnectivity",
    "NaturalLanguage", "Network", "NetworkExtension", "NewsstandKit", "NotificationCenter", "OpenGLES", "PDFKit",
    "PassKit", "PencilKit", "Photos", "PhotosUI", "PlaygroundSupport", "PushKit", "QuickLook",
    "QuickLookThumbnailing", "RealityKit", "ReplayKit", "SafariServices", "SceneKit", "ScreenTime", "Security",
    "ShazamKit", "Social", "SoundAnalysis", "Speech", "SpriteKit", "StoreKit", "SwiftData", "SystemConfiguration",
    "TVUIKit", "TipKit", "Twitter", "UniformTypeIdentifiers", "UserNotifications", "UserNotificationsUI",
    "VideoToolbox", "Vision", "VisionKit", "WatchConnectivity", "WatchKit", "WebKit", "WidgetKit", "XCUIAutomation",
    "iAd", "simd", "zlib",
  ]

  /// Modules that Linux has, with the toolchain or with Ashlar.
  static let present: Set<String> = [
    "Ashlar", "AshlarDSL", "AshlarLayout", "AshlarViews", "CoreFoundation", "Dispatch", "Foundation",
    "FoundationEssentials", "FoundationNetworking", "FoundationXML", "Glibc", "Masonry", "Observation", "RegexBuilder",
    "SnapKit", "Swift", "Synchronization", "Testing", "UIKit", "XCTest",
  ]

  /// Those of them that have parts to import on Apple's platforms only, such as `UIKit.UIView`.
  static let withoutParts: Set<String> = ["Foundation", "UIKit"]
}
