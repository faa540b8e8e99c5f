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
  ],
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
  ]
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
