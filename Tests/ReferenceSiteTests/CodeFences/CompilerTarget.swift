import Foundation

/// What `swiftc` says of itself, and what follows for iOS on the same processor.
struct CompilerTarget: Sendable {
  private let version: String
  /// The target of the standard library that the toolchain has: `x86_64-unknown-linux-gnu`.
  private let host: String
  private let library: URL
  private let architecture: String

  init(of tool: CompilerTool) throws {
    let output = try tool.output(["-print-target-info"])
    guard let information = try? JSONDecoder().decode(Information.self, from: Data(output.utf8)) else {
      throw CompilerTool.Failure(tool: tool.name, reason: output)
    }
    version = information.compilerVersion
    host = information.target.moduleTriple
    library = URL(fileURLWithPath: information.paths.runtimeResourcePath)
    let name = String(host.prefix { $0 != "-" })
    architecture = name == "aarch64" ? "arm64" : name
  }

  /// The target that code is checked for.
  var triple: String { "\(architecture)-apple-ios\(StubbedSDK.deploymentTarget).0-simulator" }

  /// A folder's name: what another compiler has made is no use to this one.
  var key: String {
    String((version + " " + host).map { $0.isLetter || $0.isNumber || $0 == "." ? $0 : "-" })
  }

  /// One of our interfaces, with the options that all of them have.
  func interface(_ text: String) -> String {
    let options = [
      // Optimised, as an SDK's are: other modules import SwiftOnoneSupport, which is not there.
      "-target", triple, "-O", "-enable-library-evolution", "-enable-objc-interop", "-swift-version", "5",
      "-disable-objc-attr-requires-foundation-module", "-disable-implicit-string-processing-module-import",
    ]
    return text.replacingFirst("swift-module-flags:", with: "swift-module-flags: " + options.joined(separator: " "))
  }

  /// Writes a resource folder for iOS, unless it is there.
  func writeStandardLibrary(to folder: URL) throws {
    guard !FileManager.default.fileExists(atPath: folder.path) else { return }
    let unfinished = folder.appendingPathExtension("new")
    try? FileManager.default.removeItem(at: unfinished)
    for module in ["Swift", "_Concurrency"] {
      let path = "\(module).swiftmodule"
      let ofHost = library.appendingPathComponent("linux/\(path)/\(host).swiftinterface")
      let url = unfinished.appendingPathComponent(
        "iphonesimulator/\(path)/\(architecture)-apple-ios-simulator.swiftinterface")
      try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      let text = try standardLibrary(try String(contentsOf: ofHost, encoding: .utf8))
      try Data((module == "Swift" ? text + Self.forObjectiveC : text).utf8).write(to: url)
    }
    for name in ["shims", "clang"] {
      try FileManager.default.createSymbolicLink(
        at: unfinished.appendingPathComponent(name), withDestinationURL: library.appendingPathComponent(name))
    }
    try FileManager.default.moveItem(at: unfinished, to: folder)
  }
}

extension CompilerTarget {
  /// What `-print-target-info` prints.
  private struct Information: Decodable {
    struct Target: Decodable { let moduleTriple: String }
    struct Paths: Decodable { let runtimeResourcePath: String }

    let compilerVersion: String
    let target: Target
    let paths: Paths
  }

  /// What the library has for Objective-C alone, and an initializer that throws (`error:`) is imported with.
  private static let forObjectiveC = """

    @frozen public struct AutoreleasingUnsafeMutablePointer<Pointee> : Swift._Pointer {
      public let _rawValue: Builtin.RawPointer
      public init(_ _rawValue: Builtin.RawPointer)
      public var pointee: Pointee { get nonmutating set }
    }

    """

  /// The library's interface for iOS. It is there since the first iOS: what is new in it is not the subject.
  private func standardLibrary(_ text: String) throws -> String {
    guard text.contains("-target \(host)") else {
      throw CompilerTool.Failure(tool: "swiftc", reason: "an interface of the standard library has no -target \(host)")
    }
    let lines = text.replacingFirst("-target \(host)", with: "-target \(triple) -disable-availability-checking")
      // Unoptimised it is compiled in half the time.
      .replacingFirst(" -O ", with: " ")
      .split(separator: "\n", omittingEmptySubsequences: false)
    return lines.filter { !$0.contains("@backDeployed(before") }.joined(separator: "\n")
  }
}

extension String {
  fileprivate func replacingFirst(_ part: String, with other: String) -> String {
    guard let range = range(of: part) else { return self }
    return replacingCharacters(in: range, with: other)
  }
}
