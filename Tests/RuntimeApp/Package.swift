// swift-tools-version: 6.2
import PackageDescription

// A learner's app in small: it depends on this project as an app does, without the command-line tool.
// `make app` builds and runs it, and refuses it when it needs more than the runtime.

let package = Package(
  name: "RuntimeApp",
  platforms: [.macOS(.v15), .iOS(.v18)],
  dependencies: [.package(name: "hornbook", path: "../..", traits: [])],
  targets: [
    .executableTarget(
      name: "RuntimeApp",
      dependencies: [
        .product(name: "CurriculumBundle", package: "hornbook"),
        .product(name: "HornbookRuntime", package: "hornbook"),
      ],
      swiftSettings: [.swiftLanguageMode(.v6), .treatAllWarnings(as: .error)])
  ]
)
