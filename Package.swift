// swift-tools-version: 6.2
import PackageDescription

/// Settings shared by every target: Swift 6 mode comes from the tools version; a warning fails the build.
let settings: [SwiftSetting] = [
  .treatAllWarnings(as: .error),
  .enableUpcomingFeature("ExistentialAny"),
]

/// Rounding may call the C library's functions; without Foundation nothing else brings them into a program.
let linked: [LinkerSetting] = [.linkedLibrary("m", .when(platforms: [.linux]))]

/// One row a module: what it may import is its row in `Documentation/Architecture.md`, checked by `Scripts/check-imports`.
func module(_ name: String, _ dependencies: [String] = []) -> Target {
  .target(
    name: name, dependencies: dependencies.map { .byName(name: $0) }, swiftSettings: settings, linkerSettings: linked)
}

func tests(_ name: String, _ dependencies: [String]) -> Target {
  .testTarget(
    name: name, dependencies: dependencies.map { .byName(name: $0) } + ["AshlarTestSupport"],
    swiftSettings: settings + [.define("ASHLAR_INTERNAL_CHECKS")])
}

/// The modules with the names of others: where the originals are, these would be in their way.
///
/// The manifest sees only the machine that builds. One of Apple's that builds for Linux sets `ASHLAR_COMPATIBILITY=1`; any
/// machine leaves them out with `ASHLAR_COMPATIBILITY=0`.
#if os(Linux) || os(Windows)
  let isHostCompatible = true
#else
  let isHostCompatible = false
#endif
let wantsCompatibility = Context.environment["ASHLAR_COMPATIBILITY"].map { $0 == "1" } ?? isHostCompatible

let compatibilityProducts: [Product] = [
  .library(name: "UIKit", targets: ["UIKit"]),
  .library(name: "SnapKit", targets: ["SnapKit"]),
  .library(name: "Masonry", targets: ["Masonry"]),
]

let compatibilityTargets: [Target] = [
  // The compiler wants a module of this name where a file imports both `Testing` and `UIKit`.
  module("_Testing_UIKit"),
  module("UIKit", ["AshlarLayout", "AshlarDSL", "AshlarViews", "AshlarDiagnostics", "_Testing_UIKit"]),
  module("SnapKit", ["UIKit", "AshlarLayout", "AshlarDSL", "AshlarViews", "AshlarDiagnostics"]),
  module("Masonry", ["UIKit", "AshlarLayout", "AshlarDSL", "AshlarViews", "AshlarDiagnostics"]),
  tests("UIKitTests", ["UIKit", "AshlarLayout", "AshlarViews"]),
  tests("SnapKitTests", ["SnapKit", "UIKit", "AshlarLayout", "AshlarViews"]),
  .target(
    name: "SnapKitScreens", dependencies: ["SnapKit", "UIKit"], path: "Examples/SnapKit", swiftSettings: settings),
  tests("SnapKitScreensTests", ["SnapKitScreens", "SnapKit", "UIKit", "AshlarLayout", "AshlarViews"]),
  // Files of old, in the language mode that they were written in.
  .testTarget(
    name: "SnapKitSwift5Tests", dependencies: ["SnapKit", "UIKit"],
    swiftSettings: [.treatAllWarnings(as: .error), .swiftLanguageMode(.v5)]),
  // Views in the style of real apps, written against UIKit and SnapKit only; their trees: `swift run ashlar-apps FOLDER`.
  .target(
    name: "AshlarApps", dependencies: ["SnapKit", "UIKit"], path: "Examples/Apps/Views", swiftSettings: settings),
  .target(
    name: "AshlarAppsExport",
    dependencies: ["AshlarApps", "SnapKit", "UIKit", "AshlarLayout", "AshlarViews", "AshlarJSON"],
    path: "Examples/Apps/Export", swiftSettings: settings),
  .executableTarget(
    name: "ashlar-apps", dependencies: ["AshlarApps", "AshlarAppsExport", "AshlarJSON"], path: "Examples/Apps/Main",
    swiftSettings: settings),
  tests("AshlarAppsTests", ["AshlarApps", "AshlarAppsExport", "UIKit", "AshlarLayout", "AshlarJSON"]),
  tests("MasonryTests", ["Masonry", "UIKit", "AshlarLayout", "AshlarViews"]),
  .target(
    name: "MasonryScreens", dependencies: ["Masonry", "UIKit"], path: "Examples/Masonry", swiftSettings: settings),
  tests("MasonryScreensTests", ["MasonryScreens", "Masonry", "UIKit", "AshlarLayout", "AshlarViews"]),
  tests("DialectTests", ["SnapKit", "Masonry", "UIKit"]),
  .testTarget(
    name: "MasonrySwift5Tests", dependencies: ["Masonry", "UIKit"],
    swiftSettings: [.treatAllWarnings(as: .error), .swiftLanguageMode(.v5)]),
]

let package = Package(
  name: "ashlar",
  products: [
    .library(name: "Ashlar", targets: ["Ashlar"]),
    .library(name: "AshlarSolver", targets: ["AshlarSolver"]),
    .library(name: "AshlarJSON", targets: ["AshlarJSON"]),
    .library(name: "AshlarLayout", targets: ["AshlarLayout"]),
    .library(name: "AshlarDiagnostics", targets: ["AshlarDiagnostics"]),
    .library(name: "AshlarDSL", targets: ["AshlarDSL"]),
    .library(name: "AshlarViews", targets: ["AshlarViews"]),
    .library(name: "AshlarRendering", targets: ["AshlarRendering"]),
    .library(name: "AshlarDocument", targets: ["AshlarDocument"]),
    .executable(name: "ashlar", targets: ["AshlarMain"]),
  ] + (wantsCompatibility ? compatibilityProducts : []),
  targets: [
    // `ASHLAR_INTERNAL_CHECKS` verifies every invariant after each mutation; debug builds have it, release builds do not.
    .target(
      name: "AshlarSolver",
      swiftSettings: settings + [.define("ASHLAR_INTERNAL_CHECKS", .when(configuration: .debug))],
      linkerSettings: linked),
    module("AshlarJSON"),
    .target(
      name: "AshlarLayout", dependencies: ["AshlarSolver"],
      swiftSettings: settings + [.define("ASHLAR_INTERNAL_CHECKS", .when(configuration: .debug))],
      linkerSettings: linked),
    module("AshlarDSL", ["AshlarLayout"]),
    module("AshlarDiagnostics", ["AshlarSolver", "AshlarLayout"]),
    module("AshlarViews", ["AshlarLayout", "AshlarDiagnostics"]),
    module("Ashlar", ["AshlarLayout", "AshlarDSL", "AshlarViews"]),
    module("AshlarRendering", ["AshlarLayout", "AshlarViews", "AshlarDiagnostics"]),
    module("AshlarDocument", ["AshlarJSON", "AshlarLayout", "AshlarViews", "AshlarDiagnostics"]),
    module(
      "AshlarTool",
      [
        "AshlarSolver", "AshlarJSON", "AshlarLayout", "AshlarDiagnostics", "AshlarViews", "AshlarRendering",
        "AshlarDocument",
      ]),
    .executableTarget(name: "AshlarMain", dependencies: ["AshlarTool"], swiftSettings: settings),

    // README's example, and proof that a program links without Foundation: `swift run ashlar-hello`.
    .executableTarget(
      name: "ashlar-hello", dependencies: ["Ashlar"], path: "Examples/Hello", swiftSettings: settings),

    // The gallery is an example, not a product: `swift run ashlar-gallery`.
    .target(
      name: "AshlarGallery", dependencies: ["AshlarLayout", "AshlarDSL", "AshlarViews"],
      path: "Examples/Gallery/Screens", swiftSettings: settings),
    .executableTarget(
      name: "ashlar-gallery",
      dependencies: ["AshlarGallery", "AshlarLayout", "AshlarDSL", "AshlarViews", "AshlarRendering", "AshlarDocument"],
      path: "Examples/Gallery/Main", swiftSettings: settings),

    // Scores the prediction of what Apple's engine breaks: `make predict`.
    .executableTarget(
      name: "ashlar-predict", dependencies: ["AshlarDiagnostics", "AshlarJSON"], path: "Scripts/predict",
      swiftSettings: settings),

    .target(
      name: "AshlarTestSupport", dependencies: ["AshlarJSON"], path: "Tests/AshlarTestSupport",
      swiftSettings: settings),
    tests("AshlarSolverTests", ["AshlarSolver", "AshlarJSON"]),
    tests("AshlarJSONTests", ["AshlarJSON"]),
    tests("AshlarLayoutTests", ["AshlarLayout", "AshlarSolver", "AshlarJSON"]),
    tests("AshlarDSLTests", ["AshlarDSL", "AshlarLayout", "AshlarDiagnostics"]),
    tests("AshlarViewsTests", ["AshlarViews", "AshlarLayout"]),
    tests("AshlarDiagnosticsTests", ["AshlarDiagnostics", "AshlarLayout"]),
    tests("AshlarTests", ["Ashlar"]),
    tests("AshlarRenderingTests", ["AshlarRendering", "AshlarLayout", "AshlarViews"]),
    tests("AshlarDocumentTests", ["AshlarDocument", "AshlarJSON", "AshlarSolver", "AshlarLayout", "AshlarViews"]),
    tests("AshlarGalleryTests", ["AshlarGallery", "AshlarLayout", "AshlarViews", "AshlarRendering"]),
    tests("AshlarToolTests", ["AshlarTool", "AshlarJSON"]),
  ] + (wantsCompatibility ? compatibilityTargets : [])
)

// Fuzz targets need another compiler flag for everything they reach, so they exist only for `Scripts/fuzz`.
if Context.environment["ASHLAR_FUZZ"] != nil {
  let sanitizers = ["-sanitize=fuzzer,address"]
  for target in package.targets where target.type == .regular {
    target.swiftSettings = (target.swiftSettings ?? []) + [.unsafeFlags(sanitizers)]
  }
  for (name, dependencies) in [
    ("Log", ["AshlarDiagnostics"]), ("VisualFormat", ["AshlarLayout", "AshlarDiagnostics"]),
    ("Document", ["AshlarDocument"]),
  ] {
    package.targets += [
      .target(
        name: "Fuzz\(name)", dependencies: dependencies.map { .byName(name: $0) }, path: "Scripts/fuzzing/\(name)",
        swiftSettings: settings + [.unsafeFlags(sanitizers + ["-parse-as-library"])]),
      .executableTarget(
        name: "fuzz-\(name)", dependencies: [.byName(name: "Fuzz\(name)")], path: "Scripts/fuzzing/Runner\(name)",
        linkerSettings: [.unsafeFlags(sanitizers)]),
    ]
  }
}
