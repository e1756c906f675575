// swift-tools-version: 6.2

import PackageDescription

let strict: [SwiftSetting] = [.treatAllWarnings(as: .error)]

/// A room: a target in Sources. The table in ARCHITECTURE.md says what it may import, and a test compares the two.
func room(_ name: String, exclude: [String] = [], _ dependencies: Target.Dependency...) -> Target {
  .target(name: name, dependencies: dependencies, exclude: exclude, swiftSettings: strict)
}

let package = Package(
  name: "orientation-docs",
  platforms: [.macOS(.v13)],
  products: [
    .executable(name: "orientation-docs", targets: ["Launcher"]),
    .plugin(name: "OrientationDocsPlugin", targets: ["OrientationDocsPlugin"]),
    .library(name: "OrientationDocsTesting", targets: ["OrientationDocsTesting"]),
    .library(name: "Orientation", targets: ["Orientation", "OrientationCatalog"]),
    .library(name: "OrientationNotation", targets: ["OrientationNotation"]),
  ],
  targets: [
    .systemLibrary(
      name: "CCommonMark", pkgConfig: "libcmark",
      providers: [.apt(["libcmark-dev"]), .brew(["cmark"])]),
    .target(name: "CData", exclude: ["examples", "schemas", "situations.tsv", "skills"]),
    .target(name: "CTheme"),
    .target(name: "CMarkdownTree", dependencies: ["CCommonMark"]),
    .target(name: "CSystem"),
    room("CLibrary", "CSystem"),
    room("HTML"),
    room("Basics", "HTML"),
    room("Markdown", "CCommonMark", "CMarkdownTree"),
    room("ToolSpecification"),
    room("Orientation"),
    .target(name: "CRecords"),
    room("OrientationCatalog", exclude: ["Records", "titles"], "CRecords", "Orientation"),
    room("Diagnostics", "Basics", "CData", "Orientation"),
    room("OrientationNotation", "Basics", "Diagnostics", "Orientation", "OrientationCatalog"),
    room("OrientationPolicy", "Basics", "Diagnostics", "Orientation", "OrientationNotation"),
    room("Explorer", exclude: ["WebAssembly/build", "WebAssembly/compile"], "Orientation"),
    room("AppFacts", "Orientation"),
    room("SourceSyntax"),
    room("XcodeProject", "AppFacts", "CLibrary", "Orientation", "SourceSyntax"),
    room("Words", "AppFacts", "Orientation", "OrientationCatalog"),
    room("Search", "Basics", "HTML", "Orientation", "OrientationCatalog", "Words"),
    room(
      "Blocks", "Basics", "CTheme", "Diagnostics", "Explorer", "HTML", "Orientation", "OrientationCatalog",
      "OrientationNotation", "Search", "SourceSyntax", "ToolSpecification", "Words"),
    room(
      "AppBook", "AppFacts", "Basics", "Blocks", "Diagnostics", "HTML", "Orientation", "OrientationCatalog",
      "OrientationNotation", "OrientationPolicy", "Words"),
    room(
      "ReferenceSite", "AppBook", "AppFacts", "Basics", "Blocks", "CData", "Diagnostics", "HTML", "Markdown",
      "Orientation", "OrientationCatalog", "OrientationNotation", "Search", "ToolSpecification", "Words"),
    room(
      "OrientationDocs", "AppBook", "AppFacts", "Basics", "CLibrary", "Diagnostics", "Explorer", "Orientation",
      "OrientationCatalog", "OrientationNotation", "OrientationPolicy", "ReferenceSite", "ToolSpecification", "Words",
      "XcodeProject"),
    .executableTarget(name: "Launcher", dependencies: ["OrientationDocs"], swiftSettings: strict),
    room("OrientationDocsTesting", "OrientationDocs"),
    .plugin(
      name: "OrientationDocsPlugin",
      capability: .command(
        intent: .custom(
          verb: "orientation-docs", description: "Build, check and explain the documentation of iOS orientation.")),
      dependencies: ["Launcher"], path: "Sources/OrientationDocsPlugin"),
    .executableTarget(
      name: "Benchmarks",
      dependencies: ["Basics", "Orientation", "ReferenceSite"],
      path: "Tests/Benchmarks",
      exclude: ["run", "peers", "bench.py", "scenarios.py", "server.py", "corpus.py", "floor.c"], swiftSettings: strict),
    .testTarget(
      name: "MarkdownTests", dependencies: ["Markdown"], exclude: ["GitHub/spec.txt"], swiftSettings: strict),
    .testTarget(name: "HTMLTests", dependencies: ["HTML"], swiftSettings: strict),
    .testTarget(
      name: "OrientationTests", dependencies: ["CRecords", "Orientation", "OrientationCatalog", "Explorer"],
      swiftSettings: strict),
    .testTarget(
      name: "OrientationPolicyTests",
      dependencies: [
        "AppBook", "AppFacts", "Basics", "Orientation", "OrientationDocs", "OrientationNotation", "OrientationPolicy",
      ], swiftSettings: strict),
    .testTarget(
      name: "DecisionTests",
      dependencies: ["Basics", "CData", "Orientation", "OrientationCatalog", "OrientationNotation", "ReferenceSite"],
      exclude: ["run"],
      swiftSettings: strict),
    .testTarget(
      name: "XcodeProjectTests", dependencies: ["AppFacts", "Orientation", "XcodeProject"],
      exclude: ["Fixtures"], swiftSettings: strict),
    .testTarget(
      name: "ReferenceSiteTests",
      dependencies: [
        "AppBook", "AppFacts", "Basics", "Blocks", "Diagnostics", "Explorer", "HTML", "Markdown", "Orientation",
        "OrientationCatalog", "OrientationNotation", "ReferenceSite", "Search", "SourceSyntax",
        "ToolSpecification", "Words",
      ],
      exclude: ["MiniSites", "CodeFences/Headers", "CodeFences/Modules", "Search/tokens.tsv"], swiftSettings: strict),
    .testTarget(
      name: "OrientationDocsTests",
      dependencies: [
        "AppBook", "AppFacts", "Basics", "CData", "Diagnostics", "Explorer", "Markdown", "Orientation",
        "OrientationCatalog", "OrientationDocs", "OrientationNotation", "ReferenceSite", "SourceSyntax",
        "ToolSpecification",
      ],
      exclude: ["SDKs"], swiftSettings: strict),
    .testTarget(
      name: "FuzzingTests",
      dependencies: [
        "AppBook", "AppFacts", "Basics", "Blocks", "HTML", "Markdown", "Orientation", "OrientationCatalog",
        "OrientationDocs", "OrientationNotation", "OrientationPolicy", "ReferenceSite", "SourceSyntax", "XcodeProject",
      ],
      path: "Tests/Fuzzing",
      exclude: [
        "Entry", "Corpus", "Slowest", "Dictionaries", "build", "run", "seeds.py", "big.py", "growth.py", "one_thread.c",
      ], swiftSettings: strict),
  ]
)

// An optimised build of all tests takes minutes: ONLY_TESTS="OrientationTests" leaves the other ones out.
if let only = Context.environment["ONLY_TESTS"] {
  let names = only.split(separator: " ").map(String.init)
  package.targets.removeAll { $0.type == .test && !names.contains($0.name) }
}
