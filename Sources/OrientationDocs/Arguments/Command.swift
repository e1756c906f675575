import ToolSpecification

/// A command of the tool: what it takes, what it makes of that, and what it does.
protocol Command: SendableMetatype {
  static var specification: CommandSpecification { get }

  /// Reads what it was asked.
  init(_ arguments: ParsedArguments) throws(UsageError)

  func run(console: Console) async throws -> ExitCode
}
