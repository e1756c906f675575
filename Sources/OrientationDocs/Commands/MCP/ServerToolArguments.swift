import Basics
import ReferenceSite

/// The arguments of a tool, by the names that its schema has.
struct ServerToolArguments {
  /// The longest text that has to be there, in bytes: far more than a pasted log.
  private static let longestText = 65_536

  private let tool: ServerTool
  private let members: JSONMembers

  /// Takes arguments; an unknown one is an error that names the nearest.
  init(_ arguments: [JSONValue.Member], of tool: ServerTool) throws(UsageError) {
    let known = ServerTools.arguments(of: tool.rawValue)
    for argument in arguments where !known.contains(argument.key) {
      throw .unknown(
        "argument", argument.key, listing: known, as: "the arguments of `\(tool.rawValue)`")
    }
    self.tool = tool
    members = JSONMembers(members: arguments, steps: [])
  }

  /// A text that has to be there, and says something.
  func required(_ name: String) throws -> String {
    guard let text = try string(name), !text.isEmpty else {
      throw UsageError(message: "`\(tool.rawValue)` needs `\(name)`", help: "state it as a string that is not empty")
    }
    guard text.utf8.count <= Self.longestText else {
      throw UsageError(
        message: "`\(name)` is longer than \(Self.longestText) bytes", help: "state only what the tool needs")
    }
    return text
  }

  /// A text; nil where it is left out.
  func string(_ name: String) throws(JSONMember.Mismatch) -> String? { try members.optional(name)?.string() }

  /// A truth value; false where it is left out.
  func bool(_ name: String) throws(JSONMember.Mismatch) -> Bool { try members.optional(name)?.bool() ?? false }

  /// A number in a range; nil where it is left out.
  func number(_ name: String, in range: ClosedRange<Int>) throws -> Int? {
    guard let number = try members.optional(name)?.number() else { return nil }
    guard range.contains(number) else {
      throw UsageError(
        message: "`\(name)` is \(number)", help: "state a number from \(range.lowerBound) to \(range.upperBound)")
    }
    return number
  }
}
