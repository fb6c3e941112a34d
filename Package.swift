// swift-tools-version: 6.2
import PackageDescription

// The graph is a tree you can draw from memory: a target imports only targets of rows above its own.
// `Tests/ArchitectureTests` reads every import and holds the sources to it.

let settings: [SwiftSetting] = [
  .swiftLanguageMode(.v6),
  .treatAllWarnings(as: .error),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
]

/// Where tests spend their time, optimized for `make test`, its assertions kept.
///
/// Only the Makefile asks for it: flags of the compiler's own would keep apps from depending on this package.
let busy =
  Context.environment["HORNBOOK_OPTIMIZED_TESTS"] == nil
  ? settings : settings + [.unsafeFlags(["-O", "-assert-config", "Debug"])]

/// For all but Python, YAML, and what checks cards: small rather than fast.
///
/// The binary that the Makefile builds is held to a size. Measured, linting 40,000 cards takes 5 % longer if what checks
/// them is made small, too.
let small: [SwiftSetting] = Context.environment["HORNBOOK_SMALL"] == nil ? [] : [.unsafeFlags(["-Osize"])]

/// What only the command-line tool needs; an app that switches this trait off fetches none of it.
let tool = "Tool"

let argumentParser = Target.Dependency.product(
  name: "ArgumentParser", package: "swift-argument-parser", condition: .when(traits: [tool]))
let crypto = Target.Dependency.product(name: "Crypto", package: "swift-crypto", condition: .when(traits: [tool]))
let network = Target.Dependency.product(
  name: "NIOCore", package: "swift-nio", condition: .when(traits: [tool]))
let posixNetwork = Target.Dependency.product(
  name: "NIOPosix", package: "swift-nio", condition: .when(traits: [tool]))
let httpServer = Target.Dependency.product(
  name: "NIOHTTP1", package: "swift-nio", condition: .when(traits: [tool]))
let bigInt = Target.Dependency.product(name: "BigInt", package: "BigInt")

let package = Package(
  name: "hornbook",
  platforms: [.macOS(.v15), .iOS(.v18)],
  products: [
    .library(name: "CurriculumBundle", targets: ["CurriculumBundle"]),
    .library(name: "HornbookRuntime", targets: ["Execution", "Python", "Pseudocode", "Robot", "Slang", "Grading"]),
    .executable(name: "hornbook", targets: ["hornbook"]),
  ],
  traits: [
    .trait(name: tool, description: "The hornbook command-line tool; apps switch it off"),
    .default(enabledTraits: [tool]),
  ],
  dependencies: [
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
    .package(url: "https://github.com/apple/swift-crypto", from: "4.5.2"),
    .package(url: "https://github.com/apple/swift-nio", from: "2.101.2"),
    .package(url: "https://github.com/attaswift/BigInt", from: "6.0.1"),
  ],
  targets: [
    // Row 0
    .target(name: "Diagnostics", swiftSettings: busy),
    .target(name: "JSON", swiftSettings: busy),
    .systemLibrary(name: "CLinux"),
    .target(name: "POSIX", dependencies: ["CLinux"], swiftSettings: settings),
    .target(name: "Support", swiftSettings: busy),
    // Row 1
    .target(name: "Images", dependencies: ["Support"], swiftSettings: settings + small),
    .target(name: "CurriculumBundle", dependencies: ["JSON", "Support"], swiftSettings: busy),
    .target(name: "Execution", dependencies: ["Support"], swiftSettings: busy),
    .target(name: "PythonSyntax", dependencies: [bigInt], swiftSettings: busy),
    .systemLibrary(
      name: "CLibYAML", pkgConfig: "yaml-0.1", providers: [.apt(["libyaml-dev"]), .brew(["libyaml"])]),
    .target(name: "Processes", dependencies: ["POSIX"], swiftSettings: settings + small),
    .target(name: "Remembering", dependencies: [crypto], swiftSettings: busy),
    .target(name: "Reports", dependencies: ["Diagnostics", "JSON", "Support"], swiftSettings: settings + small),
    .target(name: "YAMLSource", dependencies: ["CLibYAML", "Diagnostics", "Support"], swiftSettings: busy),
    // Row 2
    .target(
      name: "Python", dependencies: ["Execution", "PythonSyntax", "Support", bigInt], swiftSettings: busy,
      plugins: ["FileEmbedding"]),
    .plugin(name: "FileEmbedding", capability: .buildTool(), path: "Sources/FileEmbedding"),
    .target(name: "Robot", dependencies: ["Diagnostics", "Execution", "Support"], swiftSettings: busy + small),
    .target(name: "Slang", dependencies: ["Execution", "Support"], swiftSettings: busy + small),
    .target(
      name: "AnswerReading", dependencies: ["CurriculumBundle", "Diagnostics", "PythonSyntax", "Support"],
      swiftSettings: busy, plugins: ["FileEmbedding"]),
    .target(
      name: "Pseudocode", dependencies: ["Execution", "Python", "PythonSyntax", "Support"], swiftSettings: busy + small,
      plugins: ["FileEmbedding"]),
    .target(
      name: "Toolchains", dependencies: ["Execution", "JSON", "POSIX", "Processes"],
      swiftSettings: settings + small, plugins: ["FileEmbedding", "SourceDigest"]),
    // Row 3
    .target(name: "PseudocodeAnalysis", dependencies: ["Execution", "Pseudocode"], swiftSettings: busy + small),
    .target(
      name: "PythonAnalysis", dependencies: ["Execution", "Python", "PythonSyntax"],
      swiftSettings: busy),
    .target(
      name: "RobotAnalysis",
      dependencies: ["Diagnostics", "Execution", "JSON", "Robot", "Support"], swiftSettings: busy + small),
    .target(name: "SlangAnalysis", dependencies: ["Execution", "Slang"], swiftSettings: busy + small),
    .target(
      name: "Highlighting", dependencies: ["CurriculumBundle", "Pseudocode", "Python", "PythonSyntax", "Slang"],
      swiftSettings: settings + small),
    .target(
      name: "Grading",
      dependencies: ["CurriculumBundle", "Execution", "JSON", "Pseudocode", "Python", "Robot", "Slang"],
      swiftSettings: settings + small),
    .target(
      name: "Authoring",
      dependencies: [
        "CurriculumBundle", "Diagnostics", "Images", "JSON", "Robot", "Slang", "Support", "YAMLSource", crypto,
      ],
      swiftSettings: busy),
    // Row 4
    .target(
      name: "Playing",
      dependencies: ["CurriculumBundle", "Diagnostics", "Execution", "Grading", "JSON", "Support"],
      swiftSettings: settings + small),
    .target(
      name: "Serving", dependencies: ["CurriculumBundle", "Images", "JSON", "Support"],
      swiftSettings: settings + small),
    .target(
      name: "Evidence",
      dependencies: [
        "AnswerReading", "Authoring", "CurriculumBundle", "Execution", "Grading", "JSON", "Pseudocode",
        "PseudocodeAnalysis", "Python", "PythonAnalysis", "Remembering", "Robot", "RobotAnalysis", "Slang",
        "SlangAnalysis", "Support",
      ],
      swiftSettings: busy, plugins: ["SourceDigest"]),
    .plugin(name: "SourceDigest", capability: .buildTool(), path: "Sources/SourceDigest"),
    .target(
      name: "Exchange",
      dependencies: [
        "AnswerReading", "Authoring", "CurriculumBundle", "Diagnostics", "Execution", "Grading", "Images", "JSON",
        "Python", "PythonSyntax", "Robot", "RobotAnalysis", "Slang", "Support", "YAMLSource",
      ],
      swiftSettings: busy + small),
    .target(
      name: "Formatting", dependencies: ["Authoring", "Diagnostics", "YAMLSource"], swiftSettings: busy + small),
    .target(
      name: "Scaffolds", dependencies: ["Authoring", "CurriculumBundle", "Diagnostics"],
      swiftSettings: settings + small),
    // Row 5
    .target(
      name: "Claims",
      dependencies: ["AnswerReading", "CurriculumBundle", "Evidence", "Grading", "Support"],
      swiftSettings: busy),
    // Row 6
    .target(
      name: "Linting",
      dependencies: [
        "AnswerReading", "Authoring", "Claims", "CurriculumBundle", "Diagnostics", "Evidence", "Execution", "Grading",
        "Images", "JSON", "Pseudocode", "Python", "PythonAnalysis", "Remembering", "Robot", "Slang", "Support",
        "YAMLSource",
      ],
      swiftSettings: busy),
    .target(
      name: "Publishing", dependencies: ["CurriculumBundle", "Diagnostics", "Images", "JSON", "Support", crypto],
      swiftSettings: busy + small),
    .target(
      name: "Statistics",
      dependencies: ["Authoring", "Claims", "CurriculumBundle", "Diagnostics", "Evidence", "JSON", "Support"],
      swiftSettings: settings + small, plugins: ["FileEmbedding"]),
    // Row 7
    .target(
      name: "Explaining",
      dependencies: [
        "Authoring", "Claims", "CurriculumBundle", "Diagnostics", "Evidence", "Execution", "Grading", "Linting",
      ],
      swiftSettings: settings + small),
    // Row 8
    .target(
      name: "LanguageServer",
      dependencies: [
        "Authoring", "Claims", "CurriculumBundle", "Diagnostics", "Evidence", "Execution", "Explaining", "Formatting",
        "Grading", "Highlighting", "Images", "JSON", "Linting", "Scaffolds", "Support",
      ],
      swiftSettings: settings + small),
    .target(
      name: "Preview",
      dependencies: [
        "Authoring", "Claims", "CurriculumBundle", "Diagnostics", "Evidence", "Execution", "Explaining", "Grading",
        "Highlighting", "Images", "JSON", "Linting", "Playing", "Python", "Robot", "RobotAnalysis", "Serving",
        "Statistics", "Support",
      ],
      swiftSettings: settings + small, plugins: ["FileEmbedding"]),
    // Row 9
    .target(
      name: "Commands",
      dependencies: [
        "Authoring", "Claims", "CurriculumBundle", "Diagnostics", "Evidence", "Exchange", "Execution", "Explaining",
        "Formatting", "Grading", "Images", "JSON", "LanguageServer", "Linting", "POSIX", "Playing", "Preview",
        "Processes", "Pseudocode", "PseudocodeAnalysis", "Publishing", "Python", "PythonAnalysis", "Remembering",
        "Reports", "Robot", "RobotAnalysis", "Scaffolds", "Serving", "Slang", "SlangAnalysis", "Statistics", "Support",
        "Toolchains", argumentParser, httpServer, posixNetwork, network,
      ],
      swiftSettings: settings + small),
    // Row 10
    .executableTarget(name: "hornbook", dependencies: ["Commands"], swiftSettings: settings),
    // Tests
    .target(
      name: "TestSupport", dependencies: ["Diagnostics", "JSON", "Support"], path: "Tests/TestSupport",
      swiftSettings: settings),
    .testTarget(name: "ArchitectureTests", dependencies: ["TestSupport"], swiftSettings: busy),
    .testTarget(
      name: "CurriculumBundleTests", dependencies: ["CurriculumBundle", "CurriculumSamples", "JSON", "TestSupport"],
      swiftSettings: settings),
    .target(
      name: "CurriculumSamples", dependencies: ["CurriculumBundle", "TestSupport"], path: "Tests/CurriculumSamples",
      swiftSettings: busy),
    .testTarget(
      name: "DocstringTests",
      dependencies: [
        "Authoring", "CurriculumBundle", "Evidence", "Execution", "Grading", "Python", "TestSupport",
      ],
      swiftSettings: settings),
    .testTarget(
      name: "EvidenceTests",
      dependencies: [
        "AnswerReading", "Authoring", "AuthoringSamples", "Claims", "CurriculumBundle", "Evidence", "Execution",
        "Grading", "Python", "PythonAnalysis", "Remembering", "TestSupport",
      ],
      exclude: ["AnswerReading"],
      swiftSettings: settings),
    .testTarget(name: "RememberingTests", dependencies: ["Remembering"], swiftSettings: settings),
    .testTarget(name: "SupportTests", dependencies: ["Support"], swiftSettings: settings),
    .testTarget(name: "ExecutionTests", dependencies: ["Execution"], swiftSettings: settings),
    .testTarget(
      name: "GradingTests",
      dependencies: ["CurriculumBundle", "Execution", "Grading", "JSON", "Pseudocode", "Robot"], swiftSettings: settings
    ),
    .testTarget(
      name: "VectorTests",
      dependencies: [
        "Authoring", "AuthoringSamples", "CurriculumBundle", "Execution", "Grading", "JSON", "Playing", "Preview",
        "Publishing", "Robot", "Support", "TestSupport", "hornbook",
      ],
      swiftSettings: settings),
    .testTarget(
      name: "CommandsTests",
      dependencies: [
        "AuthoringSamples", "Commands", "CurriculumBundle", "CurriculumSamples", "Diagnostics", "Evidence", "Exchange",
        "JSON", "LanguageServer", "Linting", "Pseudocode", "Remembering", "Reports", "Serving", "TestSupport",
        "YAMLSamples", "hornbook",
      ],
      exclude: ["Pages", "endless_server.py"],
      swiftSettings: settings),
    .executableTarget(
      name: "PublishProbe", dependencies: ["Commands", "CurriculumBundle", "Publishing", "TestSupport"],
      path: "Tests/PublishProbe", swiftSettings: settings),
    .testTarget(
      name: "LanguageServerTests",
      dependencies: [
        "Authoring", "CurriculumBundle", "Diagnostics", "Formatting", "JSON", "LanguageServer", "Linting", "Support",
        "TestSupport",
      ],
      swiftSettings: settings),
    .testTarget(
      name: "PreviewTests",
      dependencies: [
        "Authoring", "AuthoringSamples", "CurriculumBundle", "Diagnostics", "Evidence", "Grading", "JSON", "Linting",
        "Playing", "Preview", "Remembering", "Serving", "TestSupport",
      ],
      swiftSettings: settings),
    .testTarget(
      name: "PlayingTests",
      dependencies: ["Authoring", "AuthoringSamples", "CurriculumBundle", "JSON", "Playing"], swiftSettings: settings),
    .testTarget(
      name: "ServingTests", dependencies: ["JSON", "Serving", "TestSupport"], swiftSettings: settings),
    .testTarget(
      name: "PublishingTests",
      dependencies: [
        "Commands", "CurriculumBundle", "CurriculumSamples", "JSON", "Publishing", "PublishProbe", "Support",
        "TestSupport",
      ],
      swiftSettings: settings),
    .testTarget(
      name: "PythonAnalysisTests",
      dependencies: ["Execution", "Python", "PythonAnalysis", "PythonSamples", "TestSupport"],
      swiftSettings: settings),
    .testTarget(
      name: "PythonSyntaxTests", dependencies: ["PythonSamples", "PythonSyntax", "TestSupport", bigInt],
      swiftSettings: settings),
    .testTarget(
      name: "PythonTests", dependencies: ["Execution", "Python", "PythonSamples", "TestSupport"],
      exclude: ["Fence", "Oracle", "Pages", "leaks.supp"],
      swiftSettings: settings),
    .testTarget(
      name: "PseudocodeTests",
      dependencies: ["Execution", "Pseudocode", "PseudocodeAnalysis", "TestSupport"], exclude: ["Oracle", "Pages"],
      swiftSettings: settings),
    .target(
      name: "RobotSamples", dependencies: ["Robot", "TestSupport"], path: "Tests/RobotSamples", swiftSettings: settings),
    .testTarget(
      name: "RobotTests", dependencies: ["Execution", "JSON", "Robot", "RobotSamples", "TestSupport"],
      exclude: ["Pages"], swiftSettings: settings),
    .testTarget(
      name: "RobotAnalysisTests",
      dependencies: ["Execution", "JSON", "Robot", "RobotAnalysis", "RobotSamples", "TestSupport"],
      exclude: ["Pictures", "photograph_cards.py"], swiftSettings: settings),
    .testTarget(
      name: "ImagesTests", dependencies: ["Images", "TestSupport"], exclude: ["sample_images.py"],
      swiftSettings: settings),
    .testTarget(name: "DiagnosticsTests", dependencies: ["Diagnostics", "TestSupport"], swiftSettings: settings),
    .testTarget(
      name: "ReportsTests", dependencies: ["Diagnostics", "JSON", "Reports", "TestSupport"], swiftSettings: settings),
    .testTarget(name: "JSONTests", dependencies: ["JSON", "TestSupport"], swiftSettings: settings),
    .executableTarget(
      name: "benchmarks",
      dependencies: [
        "Authoring", "CurriculumBundle", "Evidence", "Execution", "JSON", "Linting", "Python", "PythonAnalysis",
        "PythonSamples", "Remembering", "Robot", "RobotAnalysis", "Slang", "SlangAnalysis", "TestSupport",
        "YAMLSamples", argumentParser,
      ],
      path: "Tests/Benchmarks", exclude: ["Programs", "costs.txt", "measure.c", "scan.c"], swiftSettings: settings),
    .target(
      name: "SlangSamples", dependencies: ["Slang", "TestSupport"], path: "Tests/SlangSamples", swiftSettings: settings),
    .testTarget(
      name: "SlangTests", dependencies: ["Execution", "Slang", "SlangAnalysis", "SlangSamples", "TestSupport"],
      exclude: ["Pages"], swiftSettings: settings),
    .testTarget(
      name: "StatisticsTests",
      dependencies: [
        "Authoring", "AuthoringSamples", "Claims", "Evidence", "JSON", "LanguageServer", "Linting", "Preview",
        "Remembering", "Statistics", "TestSupport",
      ],
      swiftSettings: settings),
    .target(
      name: "AuthoringSamples", dependencies: ["Authoring", "CurriculumBundle", "Diagnostics", "JSON", "TestSupport"],
      path: "Tests/AuthoringSamples", swiftSettings: settings),
    .testTarget(
      name: "SlangAnalysisTests",
      dependencies: [
        "Execution", "Python", "Slang", "SlangAnalysis", "SlangSamples", "Support", "TestSupport",
      ],
      swiftSettings: settings),
    .testTarget(
      name: "AuthoringTests",
      dependencies: [
        "Authoring", "AuthoringSamples", "CurriculumBundle", "Diagnostics", "JSON", "TestSupport", "YAMLSource",
      ],
      exclude: ["Pages"],
      swiftSettings: settings),
    .testTarget(
      name: "ExchangeTests",
      dependencies: [
        "Authoring", "AuthoringSamples", "CurriculumBundle", "Diagnostics", "Exchange", "Formatting", "Grading", "JSON",
        "TestSupport",
      ],
      swiftSettings: settings),
    .testTarget(
      name: "LintingTests",
      dependencies: [
        "Authoring", "AuthoringSamples", "Claims", "CurriculumBundle", "CurriculumSamples", "Diagnostics", "Evidence",
        "Execution", "Grading", "Linting", "Python", "Remembering", "TestSupport",
      ],
      exclude: ["Pages", "Questions"],
      swiftSettings: settings),
    .target(
      name: "PythonSamples", dependencies: ["Execution", "Python", "TestSupport"], path: "Tests/PythonSamples",
      swiftSettings: settings),
    .target(
      name: "YAMLSamples", dependencies: ["Support", "TestSupport"], path: "Tests/YAMLSamples", swiftSettings: settings),
    .testTarget(
      name: "YAMLSourceTests", dependencies: ["Diagnostics", "TestSupport", "YAMLSamples", "YAMLSource"],
      swiftSettings: settings),
    .testTarget(
      name: "ToolchainsTests", dependencies: ["Execution", "TestSupport", "Toolchains"], exclude: ["Programs"],
      swiftSettings: settings),
    .testTarget(
      name: "FormattingTests",
      dependencies: ["Diagnostics", "Formatting", "TestSupport", "YAMLSamples", "YAMLSource"],
      swiftSettings: settings),
    .testTarget(
      name: "ScaffoldsTests",
      dependencies: ["Authoring", "AuthoringSamples", "CurriculumBundle", "Diagnostics", "Formatting", "Scaffolds"],
      swiftSettings: settings),
    .testTarget(
      name: "HighlightingTests", dependencies: ["CurriculumBundle", "Highlighting"], swiftSettings: settings),
  ]
)
