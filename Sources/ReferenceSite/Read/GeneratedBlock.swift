import AppBook
import Basics
import Blocks
import Diagnostics
import HTML
import Orientation
import ToolSpecification

/// What stands in a page where its Markdown has an `orientation` fence.
///
/// A block is parsed once. It says which anchors it will make before any page is rendered, so that every page can link
/// to them, and then writes itself.
package struct GeneratedBlock: Sendable {
  private let block: any ReferenceBlock

  package var anchors: [BlockAnchor] { block.anchors }
  /// The entries that the block mentions: the page is listed under "used by" at each of them.
  package var mentions: [EntryKey] { block.mentions }
  /// The entries that the book must have because the block lists them.
  package var promises: [EntryKey] { block.promises }
  /// What the block shows or cites, for those that promise that somebody does.
  package var demonstrations: [EntryKey] { block.demonstrations }
  /// The version that the block makes a claim about; nil for what is no claim.
  package var claimedVersion: OSVersion? { block.claimedVersion }
  /// Whether a part of the block is about old versions alone.
  package var hasOldParts: Bool { block.hasOldParts }
  /// The picture that comments on the page show; nil for what shows itself.
  var pair: PairPicture? { block as? PairPicture }
  /// The sentences with which the block begins.
  func lead(in language: Language) -> [String] { block.lead(in: language) }

  /// Reads a fence.
  ///
  /// - Parameters:
  ///   - info: the fence's info string after `orientation`, trimmed, such as `enum UIDeviceOrientation`.
  ///   - body: the fence's text.
  ///   - line: the line of the opening fence, from 1.
  ///   - app: the app that the book documents, if it documents one.
  ///   - commands: the commands of the tool, for blocks that document them.
  ///   - report: takes each problem with its line.
  /// - Returns: the block, or nil where the fence could not be read; the problem has been reported then.
  package static func parse(
    info: String, body: String, line: Int, app: App? = nil, commands: [CommandSpecification] = [],
    report: (_ problem: Problem, _ line: Int) -> Void
  ) -> GeneratedBlock? {
    let words = info.split(separator: " ").map(String.init)
    let name = words.first ?? ""
    guard let specification = specifications.first(where: { $0.name.utf8.elementsEqual(name.utf8) }) else {
      let known = specifications.map(\.name)
      let meant = Suggestion.nearest(to: name, in: known) ?? known.first { $0.count > 2 && name.hasPrefix($0) }
      report(.blockUnknown(name: name, suggestion: meant, known: known), line)
      return nil
    }
    let fence = BlockFence(words: Array(words.dropFirst()), body: body, line: line, app: app, commands: commands)
    return specification.block(fence, report).map { GeneratedBlock(block: $0) }
  }

  /// Reads what a table says that it rests on.
  static func because(_ names: String, report: (Problem) -> Void) -> GeneratedBlock {
    GeneratedBlock(block: BecauseBlock.parse(names, report: report))
  }

  /// Writes the block.
  package func render(into page: inout HTMLWriter, context: BlockContext) {
    block.render(into: &page, context: context)
  }
}

extension GeneratedBlock {
  /// The kinds of block that a page can ask for.
  package static let specifications = CatalogBlocks.all + AppBlocks.all + [BlocksBlock.specification]
}
