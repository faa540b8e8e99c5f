// swift-tools-version: 6.2
import PackageDescription

/// The settings of the package that is measured: Swift 6 mode, a warning fails the build, no unsafe flags.
let settings: [SwiftSetting] = [
  .treatAllWarnings(as: .error),
  .enableUpcomingFeature("ExistentialAny"),
]

let package = Package(
  name: "benchmarks",
  dependencies: [.package(name: "ashlar", path: "..")],
  targets: [
    .target(name: "CHeap"),
    .target(name: "CCounted"),
    // Everything is in a library, since a global of `main.swift` is isolated to the main actor and checked at each use.
    .target(
      name: "SolverBenchmark",
      dependencies: ["CCounted", "CHeap", .product(name: "AshlarSolver", package: "ashlar")],
      swiftSettings: settings),
    .executableTarget(name: "solver-bench", dependencies: ["SolverBenchmark"], swiftSettings: settings),
    .executableTarget(
      name: "bench-charts",
      dependencies: [
        .product(name: "Ashlar", package: "ashlar"), .product(name: "AshlarJSON", package: "ashlar"),
        .product(name: "AshlarRendering", package: "ashlar"),
      ],
      swiftSettings: settings),
    .target(
      name: "LayoutBenchmark",
      dependencies: [
        "CHeap", "SolverBenchmark", .product(name: "Ashlar", package: "ashlar"),
        .product(name: "AshlarSolver", package: "ashlar"),
      ],
      swiftSettings: settings),
    .executableTarget(
      name: "log-bench", dependencies: [.product(name: "AshlarDiagnostics", package: "ashlar")],
      swiftSettings: settings),
    .executableTarget(name: "layout-bench", dependencies: ["LayoutBenchmark"], swiftSettings: settings),
  ]
)
