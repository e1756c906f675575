import Markdown
import Testing

@testable import Basics
@testable import OrientationDocs

/// Whatever a target, a folder or a file is called, what is said of it has the same lines and the same markup as of one with
/// a plain name, and commands no terminal and no runner.
struct HostileNameTests {
  static let names = [
    "x\n::add-mask::e", "x\r::error::e", "::stop-commands::e", "  ::warning::e", "##[add-mask]e",
    "##vso[task.complete]e",
    "x\u{1B}[2Je", "x\u{9B}1Ae", "x\u{202E}e", "x\u{2066}e", "x\u{200B}e", "x\u{2028}::error::e", "x\u{E0041}e",
    "` <img src=\"https:∕∕evil.example∕p.png\"> `", "**Approved** @everyone", "[a](javascript:alert%281%29)",
    "# Heading",
    "- item", "1. item", "|a|b|", "<!-- a", "```\n# b", "&lt;b&gt; &#64;org",
    "https:∕∕evil.example www.evil.example #1",
    ":white_check_mark: $x$ ~~y~~", "\\` \\[", String(repeating: "é", count: 120), "'; touch x; '", "$(touch x)",
  ]

  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  @Test func aNameIsOnlyAName() async throws {
    let plain = try await outputs(of: "Plain")
    for name in Self.names { try expect(try await outputs(of: name), like: plain) }
  }

  private func expect(_ hostile: [String: String], like plain: [String: String]) throws {
    for (command, output) in hostile {
      let expected = try #require(plain[command])
      #expect(output.lines.count == expected.lines.count, "\(command): \(output)")
      for line in output.lines {
        let words = line.drop { $0 == " " }
        #expect(!words.hasPrefix("::") && !line.contains("##["), "\(command): \(line)")
        #expect(!line.unicodeScalars.contains { Self.misleads($0) }, "\(command): \(line)")
      }
      if command.hasSuffix("markdown") {
        #expect(Self.structure(of: output) == Self.structure(of: expected), "\(command): \(output)")
      }
    }
  }

  /// What each command prints about an app whose target, folder and file have the name.
  private func outputs(of name: String) async throws -> [String: String] {
    let app = try project(name)
    var outputs = ["scan": await errors(of: ["scan", app])]
    outputs["init"] = await errors(of: ["init", app + "-docs", "--project", app])
    let book = app + "-docs"
    for format in ["text", "xcode"] {
      outputs["check " + format] = await output(
        of: ["check", book, "--output", app + "-site", "--no-reference", "--format", format])
    }
    outputs["fix"] = await output(of: ["fix", "--project", app, "--dry-run"])
    for format in ["text", "markdown"] {
      outputs["diff " + format] = await output(
        of: ["diff", "--app", book + "/app.json", "iOS 15", "iOS 16", "--format", format])
    }
    return outputs
  }

  private func output(of arguments: [String]) async -> String {
    let recorder = Recorder()
    _ = await Tool.run(arguments, console: recorder.console)
    return recorder.output
  }

  private func errors(of arguments: [String]) async -> String {
    let recorder = Recorder()
    _ = await Tool.run(arguments, console: recorder.console)
    return recorder.errors
  }

  private func project(_ name: String) throws -> String {
    let app = "app-\(Self.names.firstIndex(of: name) ?? -1)"
    let quoted = name.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"").replacing("\n", with: "\\n")
    try folder.write(
      """
      {objects = {
        T001 = {isa = PBXNativeTarget; buildConfigurationList = L001; name = "\(quoted)";
          productType = "com.apple.product-type.application"; };
        R001 = {isa = PBXProject; targets = (T001); };
        C001 = {isa = XCBuildConfiguration; name = Release; buildSettings = {IPHONEOS_DEPLOYMENT_TARGET = 15.0; }; };
        L001 = {isa = XCConfigurationList; buildConfigurations = (C001); };
      }; rootObject = R001; }
      """, to: app + "/App.xcodeproj/project.pbxproj")
    try folder.write(
      """
      import UIKit
      class Screen: UIViewController {
        override var shouldAutorotate: Bool { false }
        override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .portrait }
        func turn() { UIDevice.current.setValue(3, forKey: "orientation") }
      }
      """, to: "\(app)/\(name)/\(name).swift")
    return folder[app]
  }

  /// Whether a terminal or a reader takes a scalar for more than a letter; a word joiner keeps forges from reading a name.
  private static func misleads(_ scalar: Unicode.Scalar) -> Bool {
    [.control, .format, .lineSeparator].contains(scalar.properties.generalCategory) && scalar != "\u{2060}"
  }

  /// The kinds of what a Markdown text is made of, in their order, but for text.
  private static func structure(of markdown: String) -> [String] {
    var kinds: [String] = []
    func add(_ node: Node) {
      if node.kind != .text { kinds.append("\(node.kind)") }
      for child in node.children { add(child) }
    }
    add(Document(Array(markdown.utf8), syntax: .gitHub).node)
    return kinds
  }
}

extension String {
  fileprivate var lines: [Substring] { split(separator: "\n", omittingEmptySubsequences: false) }
}
