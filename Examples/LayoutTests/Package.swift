// swift-tools-version: 6.2
import PackageDescription

// An app's views as a package of their own. On Apple's platforms `UIKit` is Apple's and SnapKit comes from its own
// package; on Linux both come from Ashlar.
#if os(Linux)
  let dependencies: [Package.Dependency] = [.package(name: "ashlar", path: "../..")]
  let layout: [Target.Dependency] = [
    .product(name: "UIKit", package: "ashlar"), .product(name: "SnapKit", package: "ashlar"),
  ]
#else
  let dependencies: [Package.Dependency] = [
    .package(url: "https://github.com/SnapKit/SnapKit.git", from: "5.7.1")
  ]
  let layout: [Target.Dependency] = [.product(name: "SnapKit", package: "SnapKit")]
#endif

let package = Package(
  name: "ProfileKit",
  platforms: [.iOS(.v16)],
  products: [.library(name: "ProfileKit", targets: ["ProfileKit"])],
  dependencies: dependencies,
  targets: [
    .target(name: "ProfileKit", dependencies: layout),
    .testTarget(name: "ProfileKitTests", dependencies: ["ProfileKit"] + layout),
  ],
  // Only so that `Scripts/check-migration` can build the same sources in both modes.
  swiftLanguageModes: Context.environment["PROFILEKIT_SWIFT"] == "5" ? [.v5] : [.v6]
)
