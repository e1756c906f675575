import ToolSpecification

/// `mcp`: answers language models over standard input and output.
struct MCPCommand: Command {
  static let specification = CommandSpecification(
    name: "mcp", operands: "[FOLDER…]", maximumOperands: nil, options: [],
    summary: "Answer a coding agent over standard input and output, by the Model Context Protocol. Writes nothing.",
    discussion: """
      An agent starts the command itself and asks its tools: resolve, play, why_not, explain, search, page, scan and policy.
      Standard output has messages and nothing else; the server ends when standard input does.

      With FOLDER, scan and policy read only folders in these; else those in the agent's roots, or in the folder that the
      command was started in.
      """,
    statuses: [.inSync: "Standard input has ended."])

  private let tools: ServerToolbox

  init(_ arguments: ParsedArguments) throws(UsageError) {
    tools = ServerToolbox(
      reference: SharedReference(commands: arguments.commands),
      folders: arguments.operands.isEmpty ? nil : arguments.operands)
  }

  func run(console: Console) async throws -> ExitCode {
    if LineSource.isTyped {
      console.talk(
        "waits for messages of a coding agent on standard input, up to Ctrl-D; an agent starts this command itself")
    }
    return try await MCPServer(tools: tools, console: console).run(input: .standard)
  }
}
