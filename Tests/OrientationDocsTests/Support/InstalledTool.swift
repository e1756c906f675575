import Foundation

/// The tool as a program of its own, which runs in any folder.
enum InstalledTool {
  /// Runs it, and gives its status with what it said.
  static func run(_ arguments: [String], in folder: String) throws -> (status: Int32, output: String, errors: String) {
    let process = Process()
    // The tests lie beside it.
    process.executableURL = URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()
      .appendingPathComponent("orientation-docs")
    process.arguments = arguments
    process.currentDirectoryURL = URL(fileURLWithPath: folder)
    let (output, errors) = (Pipe(), Pipe())
    process.standardOutput = output
    process.standardError = errors
    try process.run()
    // What is said is short, so one pipe cannot fill up while the other is read.
    let said = output.fileHandleForReading.readDataToEndOfFile()
    let talked = errors.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return (process.terminationStatus, String(decoding: said, as: UTF8.self), String(decoding: talked, as: UTF8.self))
  }
}
