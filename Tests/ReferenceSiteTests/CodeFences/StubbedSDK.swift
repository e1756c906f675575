import Foundation

/// What the compiler needs to check Swift for iOS where there is no SDK of Apple's.
///
/// **The standard library** is the toolchain's: its interface for Linux is a text, which says the same of iOS once its target does.
/// **The frameworks** are our own declarations: Objective-C's in `Headers`, which Swift imports as it imports Apple's, and in
/// `Modules` what is Swift's alone. All of it is compiled once, and kept below `.build` for the next run.
struct StubbedSDK: Sendable {
  /// Whether there can be one: a Mac's toolchain has another standard library, and a Mac has the real SDK.
  static var isPossible: Bool {
    #if os(Linux)
    true
    #else
    false
    #endif
  }

  /// The oldest iOS that the app runs on.
  static let deploymentTarget = 13

  /// How a file is checked: options of the compiler's frontend.
  let options: [String]

  /// Finds what an earlier run has made, or makes it. Another run waits meanwhile.
  init(for tool: CompilerTool) throws {
    let target = try CompilerTarget(of: tool)
    let declarations = try Self.declarations()
    let folder = Self.cache.appendingPathComponent(target.key)
    let stubs = folder.appendingPathComponent(Self.digest(of: declarations))
    let options = Self.options(target: target, folder: folder, stubs: stubs)
    self.options = options
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try FileLock.with(folder.appendingPathComponent("lock")) {
      try target.writeStandardLibrary(to: folder.appendingPathComponent("resources"))
      let mark = stubs.appendingPathComponent("complete")
      guard !FileManager.default.fileExists(atPath: mark.path) else { return }
      try Self.write(declarations, to: stubs, target: target)
      try Self.compile(declarations, in: stubs, options: options, tool: tool)
      try Data().write(to: mark)
    }
  }
}

extension StubbedSDK {
  private static let sources = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
  private static let cache = ProjectFolder.root.appendingPathComponent(".build/code-fences")
  private static let interfaceSuffix = ".swiftinterface"
  private static let suffixes = [".h", ".modulemap", ".apinotes", ".swiftoverlay", interfaceSuffix]

  /// A file of our declarations.
  private struct Declarations {
    /// As in `Modules/UIKit.swiftinterface`.
    let path: String
    let text: String
  }

  private static func options(target: CompilerTarget, folder: URL, stubs: URL) -> [String] {
    [
      "-frontend", "-typecheck", "-swift-version", "6", "-target", target.triple, "-diagnostic-style", "llvm",
      "-resource-dir", folder.appendingPathComponent("resources").path,
      "-module-cache-path", folder.appendingPathComponent("modules").path,
      "-I", stubs.appendingPathComponent("Modules").path, "-I", stubs.appendingPathComponent("Headers").path,
      "-enable-cross-import-overlays", "-Xcc", "-nostdinc", "-enable-objc-interop",
      "-disable-objc-attr-requires-foundation-module",
      "-disable-implicit-string-processing-module-import",
      // Our own lock does; the compiler's stays behind, and is waited for, where a module does not compile.
      "-disable-interface-lock",
    ]
  }

  private static func declarations() throws -> [Declarations] {
    var declarations: [Declarations] = []
    for name in ["Headers", "Modules"] {
      let paths = try FileManager.default.subpathsOfDirectory(atPath: sources.appendingPathComponent(name).path)
      for path in paths.sorted().map({ "\(name)/\($0)" }) where suffixes.contains(where: path.hasSuffix) {
        let text = try String(contentsOf: sources.appendingPathComponent(path), encoding: .utf8)
        declarations.append(Declarations(path: path, text: text))
      }
    }
    return declarations
  }

  /// A name for what the declarations say: FNV-1a.
  private static func digest(of declarations: [Declarations]) -> String {
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for declaration in declarations {
      for byte in "\(declaration.path)\0\(declaration.text)\0".utf8 {
        hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3
      }
    }
    return String(hash, radix: 16)
  }

  private static func write(_ declarations: [Declarations], to folder: URL, target: CompilerTarget) throws {
    try? FileManager.default.removeItem(at: folder)
    for file in declarations {
      let url = folder.appendingPathComponent(file.path)
      try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      let isInterface = file.path.hasSuffix(interfaceSuffix)
      try Data((isInterface ? target.interface(file.text) : file.text).utf8).write(to: url)
    }
  }

  /// Compiles all modules: checking a file that imports them does.
  private static func compile(
    _ declarations: [Declarations], in folder: URL, options: [String], tool: CompilerTool
  ) throws {
    let map = declarations.first { $0.path == "Headers/module.modulemap" }?.text ?? ""
    let ofHeaders = map.split(separator: "\n").filter { $0.hasPrefix("module ") }.map { $0.split(separator: " ")[1] }
    let ofInterfaces = declarations.filter { $0.path.hasSuffix(interfaceSuffix) }
      .map { $0.path.dropFirst("Modules/".count).dropLast(interfaceSuffix.count) }
    let imports = Set(ofHeaders + ofInterfaces).sorted().map { "import \($0)\n" }
    try Data(imports.joined().utf8).write(to: folder.appendingPathComponent("imports.swift"))
    let errors = try tool.errors(options + ["imports.swift"], in: folder)
    guard errors.isEmpty else { throw CompilerTool.Failure(tool: tool.name, reason: "\(errors)") }
  }
}
