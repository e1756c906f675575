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
    .target(name: "Orientation", swiftSettings: strict),
    .target(name: "OrientationCatalog", dependencies: ["Orientation"], swiftSettings: strict),
    .target(
      name: "Explorer", dependencies: ["Orientation"], exclude: ["WebAssembly/build", "WebAssembly/compile"],
      swiftSettings: strict),
    .target(name: "AppFacts", dependencies: ["Orientation", "OrientationCatalog"], swiftSettings: strict),
    .target(name: "SourceSyntax", swiftSettings: strict),
    .target(
      name: "XcodeProject", dependencies: ["SourceSyntax", "AppFacts", "Orientation", "OrientationCatalog"],
      swiftSettings: strict),
    .target(
      name: "ReferenceSite",
      dependencies: ["Markdown", "HTML", "Orientation", "OrientationCatalog", "Explorer", "AppFacts", "CTheme"],
      swiftSettings: strict),
    .target(
      name: "OrientationDocs",
      dependencies: ["ReferenceSite", "XcodeProject", "AppFacts", "Orientation", "OrientationCatalog", "HTML"],
      swiftSettings: strict),
    .executableTarget(name: "Launcher", dependencies: ["OrientationDocs"], swiftSettings: strict),
    .target(name: "OrientationDocsTesting", dependencies: ["OrientationDocs"], swiftSettings: strict),
    .plugin(
      name: "OrientationDocsPlugin",
      capability: .command(
        intent: .custom(
          verb: "orientation-docs", description: "Build, check and explain the documentation of iOS orientation.")),
      dependencies: ["Launcher"], path: "Sources/OrientationDocsPlugin"),
    .executableTarget(
      name: "Benchmarks", dependencies: ["ReferenceSite", "Orientation", "OrientationCatalog"],
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
      dependencies: ["ReferenceSite", "AppFacts", "Markdown", "HTML", "Orientation", "OrientationCatalog", "Explorer"],
      exclude: ["MiniSites", "CodeFences/Headers", "Search/tokens.tsv"], swiftSettings: strict),
    .testTarget(
      name: "OrientationDocsTests",
      dependencies: ["OrientationDocs", "ReferenceSite", "AppFacts", "Orientation", "OrientationCatalog"],
      exclude: ["SDKs"], swiftSettings: strict),
    .testTarget(
      name: "FuzzingTests",
      dependencies: [
        "OrientationDocs", "ReferenceSite", "XcodeProject", "AppFacts", "Markdown", "HTML", "Orientation",
        "OrientationCatalog",
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
