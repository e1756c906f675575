import Foundation

/// A program of the toolchain that tests run.
struct CompilerTool: Sendable {
  static let swiftc = CompilerTool(name: "swiftc")
  static let clang = CompilerTool(name: "clang")

  let name: String
  private let environment: [String: String]

  init(name: String, environment: [String: String] = ProcessInfo.processInfo.environment) {
    self.name = name
    self.environment = environment
  }

  /// False where there is no such program and tests may do without it. On CI none may: there they run, and fail.
  var isExpected: Bool { path != nil || environment["CI"] != nil }

  /// Runs the program in a folder and gives what it says of errors.
  ///
  /// - Throws: where there is no such program, where it did not end by itself, and where it failed without naming an error.
  func errors(_ arguments: [String], in folder: URL) throws -> [CompilerError] {
    let talk = Pipe()
    let process = try process(arguments)
    process.currentDirectoryURL = folder
    process.standardOutput = FileHandle.nullDevice
    process.standardError = talk
    let said = try end(of: process, saying: talk)
    let errors = said.split(separator: "\n").compactMap { CompilerError($0) }
    let isPlain = process.terminationReason == .exit && (process.terminationStatus == 0) == errors.isEmpty
    guard isPlain else { throw Failure(tool: name, reason: said) }
    return errors
  }

  /// Runs the program and gives what it prints.
  ///
  /// - Throws: where there is no such program, and where it failed.
  func output(_ arguments: [String]) throws -> String {
    let talk = Pipe()
    let process = try process(arguments)
    process.standardOutput = talk
    process.standardError = FileHandle.nullDevice
    let said = try end(of: process, saying: talk)
    guard process.terminationReason == .exit, process.terminationStatus == 0 else {
      throw Failure(tool: name, reason: "\(arguments) failed")
    }
    return said
  }
}

extension CompilerTool {
  /// A run that says nothing about the code.
  struct Failure: Error, CustomStringConvertible {
    let tool: String
    let reason: String

    var description: String { "\(tool): \(reason)" }
  }

  private func process(_ arguments: [String]) throws -> Process {
    guard let path else { throw Failure(tool: name, reason: "not found in PATH") }
    let process = Process()
    process.executableURL = URL(fileURLWithPath: path)
    process.arguments = arguments
    return process
  }

  private func end(of process: Process, saying talk: Pipe) throws -> String {
    try process.run()
    let said = String(decoding: talk.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    return said
  }

  /// The first file of that name in the folders of PATH.
  private var path: String? {
    let folders = (environment["PATH"] ?? "").split(separator: ":")
    return folders.map { "\($0)/\(name)" }.first { FileManager.default.isExecutableFile(atPath: $0) }
  }
}
