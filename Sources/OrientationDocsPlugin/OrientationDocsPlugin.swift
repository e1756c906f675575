import Foundation
import PackagePlugin

/// `swift package orientation-docs …`: the tool, in the folder of the package that asks.
@main
struct OrientationDocsPlugin: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) async throws {
    let tool = try context.tool(named: "Launcher")
    let process = Process()
    process.executableURL = tool.url
    process.arguments = arguments
    process.currentDirectoryURL = context.package.directoryURL
    try process.run()
    process.waitUntilExit()
    if process.terminationStatus != 0 { throw ToolFailure(status: process.terminationStatus) }
  }
}

/// The tool has found problems, which it has printed, or could not run.
struct ToolFailure: Error, CustomStringConvertible {
  let status: Int32

  var description: String { "orientation-docs ended with status \(status)" }
}
