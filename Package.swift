// swift-tools-version: 6.2

import PackageDescription

let strict: [SwiftSetting] = [.treatAllWarnings(as: .error)]

let package = Package(
  name: "orientation-docs",
  platforms: [.macOS(.v13)],
  products: [
    .executable(name: "orientation-docs", targets: ["Launcher"]),
    .plugin(name: "OrientationDocsPlugin", targets: ["OrientationDocsPlugin"]),
    .library(name: "OrientationDocsTesting", targets: ["OrientationDocsTesting"]),
    .library(name: "Orientation", targets: ["Orientation", "OrientationCatalog"]),
  ],
  targets: [
    .systemLibrary(
      name: "CCommonMark", pkgConfig: "libcmark",
      providers: [.apt(["libcmark-dev"]), .brew(["cmark"])]),
    .target(name: "CTheme"),
    .target(name: "CMarkdownTree", dependencies: ["CCommonMark"]),
    .target(name: "Markdown", dependencies: ["CCommonMark", "CMarkdownTree"], swiftSettings: strict),
    .target(name: "HTML", swiftSettings: strict),
    .target(name: "ToolSpecification", swiftSettings: strict),
    .target(name: "Orientation", swiftSettings: strict),
    .target(name: "OrientationCatalog", dependencies: ["Orientation"], swiftSettings: strict),
    .target(
      name: "Explorer", dependencies: ["Orientation"], exclude: ["WebAssembly/build", "WebAssembly/compile"],
      swiftSettings: strict),
    .target(name: "AppFacts", dependencies: ["Orientation", "OrientationCatalog"], swiftSettings: strict),
    .target(
      name: "XcodeProject", dependencies: ["AppFacts", "Orientation", "OrientationCatalog"], swiftSettings: strict),
    .target(name: "Basics", dependencies: ["HTML"], swiftSettings: strict),
    .target(name: "Diagnostics", dependencies: ["Basics", "Orientation"], swiftSettings: strict),
    .target(
      name: "OrientationNotation", dependencies: ["Basics", "Diagnostics", "Orientation", "OrientationCatalog"],
      swiftSettings: strict),
    .target(
      name: "Words", dependencies: ["AppFacts", "Diagnostics", "Explorer", "Orientation", "OrientationCatalog"],
      swiftSettings: strict),
    .target(
      name: "SDKHeaders", dependencies: ["Basics", "Diagnostics", "Orientation", "OrientationCatalog"],
      swiftSettings: strict),
    .target(
      name: "Search", dependencies: ["Basics", "HTML", "Orientation", "OrientationCatalog", "Words"],
      swiftSettings: strict),
    .target(
      name: "Blocks",
      dependencies: [
        "Basics", "CTheme", "Diagnostics", "Explorer", "HTML", "Orientation", "OrientationCatalog",
        "OrientationNotation",
        "Search", "ToolSpecification", "Words",
      ], swiftSettings: strict),
    .target(
      name: "AppBook",
      dependencies: [
        "AppFacts", "Basics", "Blocks", "Diagnostics", "HTML", "Orientation", "OrientationCatalog",
        "OrientationNotation",
        "Words",
      ], swiftSettings: strict),
    .target(
      name: "ReferenceSite",
      dependencies: [
        "AppBook", "AppFacts", "Basics", "Blocks", "Diagnostics", "HTML", "Markdown", "Orientation",
        "OrientationCatalog", "OrientationNotation", "Search", "ToolSpecification", "Words",
      ], swiftSettings: strict),
    .target(
      name: "OrientationDocs",
      dependencies: [
        "AppBook", "AppFacts", "Basics", "Diagnostics", "HTML", "Orientation", "OrientationCatalog",
        "OrientationNotation", "ReferenceSite", "SDKHeaders", "Search", "ToolSpecification", "Words", "XcodeProject",
      ], swiftSettings: strict),
    .executableTarget(name: "Launcher", dependencies: ["OrientationDocs"], swiftSettings: strict),
    .target(name: "OrientationDocsTesting", dependencies: ["OrientationDocs"], swiftSettings: strict),
    .plugin(
      name: "OrientationDocsPlugin",
      capability: .command(
        intent: .custom(
          verb: "orientation-docs", description: "Build, check and explain the documentation of iOS orientation.")),
      dependencies: ["Launcher"], path: "Sources/OrientationDocsPlugin"),
    .executableTarget(
      name: "Benchmarks",
      dependencies: [
        "Basics", "Diagnostics", "Orientation", "OrientationCatalog", "OrientationNotation", "ReferenceSite",
      ],
      path: "Tests/Benchmarks",
      exclude: ["run", "peers", "bench.py", "scenarios.py", "server.py", "corpus.py", "floor.c"], swiftSettings: strict),
    .testTarget(name: "MarkdownTests", dependencies: ["Markdown"], swiftSettings: strict),
    .testTarget(name: "HTMLTests", dependencies: ["HTML"], swiftSettings: strict),
    .testTarget(
      name: "OrientationTests", dependencies: ["Orientation", "OrientationCatalog", "Explorer"], swiftSettings: strict),
    .testTarget(
      name: "XcodeProjectTests", dependencies: ["XcodeProject", "AppFacts", "Orientation", "OrientationCatalog"],
      exclude: ["Fixtures"], swiftSettings: strict),
    .testTarget(
      name: "ReferenceSiteTests",
      dependencies: [
        "AppBook", "AppFacts", "Basics", "Blocks", "Diagnostics", "Explorer", "HTML", "Markdown", "Orientation",
        "OrientationCatalog", "OrientationNotation", "ReferenceSite", "SDKHeaders", "Search", "ToolSpecification",
        "Words",
      ],
      exclude: ["MiniSites", "CodeFences/Headers", "Search/tokens.tsv"], swiftSettings: strict),
    .testTarget(
      name: "OrientationDocsTests",
      dependencies: [
        "AppBook", "AppFacts", "Basics", "Blocks", "Diagnostics", "Orientation", "OrientationCatalog",
        "OrientationDocs",
        "OrientationNotation", "ReferenceSite", "SDKHeaders", "Search", "ToolSpecification", "Words", "XcodeProject",
      ],
      exclude: ["SDKs"], swiftSettings: strict),
    .testTarget(
      name: "FuzzingTests",
      dependencies: [
        "AppBook", "AppFacts", "Basics", "Blocks", "Diagnostics", "HTML", "Markdown", "Orientation",
        "OrientationCatalog",
        "OrientationDocs", "OrientationNotation", "ReferenceSite", "SDKHeaders", "Search", "Words", "XcodeProject",
      ],
      path: "Tests/Fuzzing",
      exclude: ["Entry", "Corpus", "Dictionaries", "build", "run", "seeds.py", "big.py"], swiftSettings: strict),
  ]
)

// An optimised build of all tests takes minutes: ONLY_TESTS="OrientationTests" leaves the other ones out.
if let only = Context.environment["ONLY_TESTS"] {
  let names = only.split(separator: " ").map(String.init)
  package.targets.removeAll { $0.type == .test && !names.contains($0.name) }
}
