import HTML
import Orientation
import OrientationCatalog
import ToolSpecification

/// What stands in a page where its Markdown has an `orientation` fence.
///
/// A block is parsed once. It says which anchors it will make before any page is rendered, so that every page can link
/// to them, and then writes itself.
package struct GeneratedBlock: Sendable {
  /// An element with an id that the block writes.
  package struct Anchor: Sendable {
    /// The id, unique on the page.
    package let id: String
    /// What the element is the entry of, if of anything: links to the key lead here.
    package let key: EntryKey?
    /// The title in the page's contents and its heading level (2 or 3), or nil to stay out of it.
    package let contents: (title: String, level: Int)?

    package init(id: String, key: EntryKey? = nil, contents: (title: String, level: Int)? = nil) {
      self.id = id
      self.key = key
      self.contents = contents
    }
  }

  private let block: any ReferenceBlock

  package var anchors: [Anchor] { block.anchors }
  /// The entries that the block mentions: the page is listed under "used by" at each of them.
  package var mentions: [EntryKey] { block.mentions }
  /// The entries that the book must have because the block lists them.
  package var promises: [EntryKey] { block.promises }
  /// What the block shows or cites, for those that promise that somebody does.
  package var demonstrations: [EntryKey] { block.demonstrations }

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
    guard let kind = BlockKind(rawValue: name) else {
      report(.blockUnknown(name: name, suggestion: Suggestion.nearest(to: name, in: kindNames)), line)
      return nil
    }
    if kind.needsApp, app == nil {
      report(
        .blockMalformed(
          reason: "the block `\(name)` is about an app, and there is no `app.json` beside SUMMARY.md: `scan` writes one"
        ),
        line)
      return nil
    }
    if kind == .picture {
      let reader = PictureReader(words: Array(words.dropFirst()), body: body, line: line, app: app)
      return reader.read(report).map { GeneratedBlock(block: $0) }
    }
    if kind.hasBody {
      guard words.count == 1 else {
        report(.blockMalformed(reason: "the block `\(name)` takes nothing behind its name"), line)
        return nil
      }
      return blockWithBody(kind, body, line: line, app: app, report: report).map { GeneratedBlock(block: $0) }
    }
    if body.utf8.contains(where: { $0 != UInt8(ascii: "\n") && $0 != UInt8(ascii: " ") }) {
      report(.blockMalformed(reason: "the block `\(name)` has text in it, which would be lost"), line)
      return nil
    }
    guard words.count == (kind.argument == nil ? 1 : 2) else {
      let reason = kind.argument.map { "names one \($0)" } ?? "takes nothing behind its name"
      report(.blockMalformed(reason: "the block `\(name)` \(reason)"), line)
      return nil
    }
    guard
      let block = Self.block(kind, words.last ?? "", of: commands)
        ?? app.map({ Self.block(kind, words.last ?? "", of: $0) })
        ?? Self.block(kind, words.last ?? "")
    else {
      let names =
        switch kind {
        case .controller: app?.controllers.map(\.name) ?? []
        case .command: commands.map(\.name)
        default: kind.names
        }
      let suggestion = Suggestion.nearest(to: words[1], in: names)
      report(.entryUnknown(kind: kind.argument ?? name, name: words[1], suggestion: suggestion), line)
      return nil
    }
    return GeneratedBlock(block: block)
  }

  /// Writes the block.
  package func render(into page: inout HTMLWriter, context: BlockContext) {
    block.render(into: &page, context: context)
  }
}

extension GeneratedBlock {
  private static let kindNames = BlockKind.allCases.map(\.rawValue)

  private static func blockWithBody(
    _ kind: BlockKind, _ body: String, line: Int, app: App?, report: (_ problem: Problem, _ line: Int) -> Void
  ) -> (any ReferenceBlock)? {
    switch kind {
    case .timeline: TimelineBlock.parse(body, line: line, app: app, report: report)
    case .screens: ScreensBlock.parse(body, line: line, report: report)
    default: ScenarioBlock.parse(body, line: line, app: app, report: report)
    }
  }

  /// The block of a kind about the tool; nil where the kind is not about it, or the tool has no such command.
  private static func block(
    _ kind: BlockKind, _ name: String, of commands: [CommandSpecification]
  ) -> (any ReferenceBlock)? {
    switch kind {
    case .commands: CommandsBlock(commands: commands)
    case .command: commands.first { $0.name == name }.map { CommandBlock(command: $0) }
    case .exitStatuses: ExitStatusesBlock()
    default: nil
    }
  }

  /// The block of a kind about an app; the catalog's where the kind is not about one.
  private static func block(_ kind: BlockKind, _ name: String, of app: App) -> (any ReferenceBlock)? {
    switch kind {
    case .app: AppBlock(app: app)
    case .controllers: ControllersBlock(app: app)
    case .controller: app.controller(named: name).map { ControllerBlock(app: app, controller: $0) }
    case .appMatrix: AppMatrixBlock(matrix: AppMatrix(app))
    case .findings: FindingsBlock(app: app)
    default: block(kind, name)
    }
  }

  /// The block of a kind for a name, or nil where the catalog has no such entry.
  private static func block(_ kind: BlockKind, _ name: String) -> (any ReferenceBlock)? {
    switch kind {
    case .enumeration:
      Catalog.enumerations.first { $0.swift.utf8.elementsEqual(name.utf8) }.map { EnumerationBlock(entry: $0) }
    case .mapping: MappingBlock()
    case .angles: AnglesBlock()
    case .predicates: PredicatesBlock()
    case .confusions: ConfusionsBlock()
    case .presentationStyles: PresentationStylesBlock()
    case .informationPropertyListKeys: InformationPropertyListBlock()
    case .layers: LayersBlock()
    case .rules: RulesBlock()
    case .rule: Rule(rawValue: name).map { RuleBlock(rule: $0) }
    case .ruleUses: Rule(rawValue: name).map { RuleUsesBlock(rule: $0) }
    case .matrix: MatrixKind(rawValue: name).map { MatrixBlock(matrix: ComputedMatrices.matrix($0)) }
    case .matrices: MatricesBlock()
    case .availability: AvailabilityBlock()
    case .errors: MessagesBlock()
    case .error: Message(rawValue: name).map { MessageBlock(message: $0) }
    case .sources: SourcesBlock()
    case .versions: VersionsBlock()
    case .outcomes: OutcomesBlock()
    case .changes:
      VersionGate.allCases.first { $0.versions.first.text.utf8.elementsEqual(name.utf8) }
        .flatMap { ChangesBlock(gate: $0) }
    case .widths: WidthsBlock()
    case .facts: FactsBlock()
    case .diagnostics: DiagnosticsBlock()
    case .explorer: ExplorerBlock()
    case .layerList: LayerListBlock()
    case .changeList: ChangeListBlock()
    case .picture, .scenario, .timeline, .app, .controllers, .controller, .appMatrix, .findings, .screens, .commands,
      .command, .exitStatuses:
      nil
    }
  }
}
