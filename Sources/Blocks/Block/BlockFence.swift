import Diagnostics
import OrientationNotation
import ToolSpecification

/// A fence that asks for a generated block, as it stands in a page.
package struct BlockFence {
  /// The words behind the block's name.
  package let words: [String]
  /// The fence's text.
  package let body: String
  /// The line of the opening fence, from 1.
  package let line: Int
  /// The app that the book documents, if it documents one.
  package let app: (any AppDefaults)?
  /// The commands of the tool, for blocks that document them.
  package let commands: [CommandSpecification]

  package typealias Report = (_ problem: Problem, _ line: Int) -> Void

  package init(
    words: [String], body: String, line: Int, app: (any AppDefaults)? = nil,
    commands: [CommandSpecification] = []
  ) {
    self.words = words
    self.body = body
    self.line = line
    self.app = app
    self.commands = commands
  }

  /// The same fence as a picture reads it, whose name is the first word.
  var behindName: BlockFence {
    BlockFence(words: Array(words.dropFirst()), body: body, line: line, app: app, commands: commands)
  }

  /// Whether the fence has no text.
  var isEmpty: Bool { body.utf8.allSatisfy { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: " ") } }

  /// What its scenarios make, which have empty lines between them; nil where one of them makes nothing.
  ///
  /// - Parameter read: reads a scenario behind the line that it is given, and reports what is wrong with it.
  func scenarios<Made>(_ read: (_ text: String, _ line: Int) -> Made?) -> [Made]? {
    let lines = body.split(separator: "\n", omittingEmptySubsequences: false)
    var made: [Made] = []
    var start = 0
    for end in lines.indices.filter({ lines[$0].allSatisfy { $0 == " " } }) + [lines.count] {
      defer { start = end + 1 }
      // A fence without a scenario is at fault as an empty scenario is.
      guard end > start || end == lines.count && made.isEmpty else { continue }
      guard let scenario = read(lines[start..<end].map { $0 + "\n" }.joined(), line + start) else { return nil }
      made.append(scenario)
    }
    return made
  }
}
