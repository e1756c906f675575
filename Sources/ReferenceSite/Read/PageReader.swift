import AppBook
import Basics
import Blocks
import Diagnostics
import HTML
import Markdown
import Orientation
import OrientationCatalog
import ToolSpecification

/// Reads a page: finds its headings, blocks, tables and symbol links, and what is wrong with it by itself.
struct PageReader {
  private var page: Page
  private let app: App?
  private let commands: [CommandSpecification]
  private let labels: SymbolLabels
  /// The language of the site's own words.
  private let language: Language
  private let foreign: ForeignMarkdown
  /// The blocks of fences that have been read in another language.
  private let known: [Page.FenceText: GeneratedBlock]
  /// The ids of all headings, in the order of the text.
  private var headingIDs: [String] = []
  /// Those of sections on old versions alone, by their place in the row.
  private var oldHeadings: Set<Int> = []
  /// The generated blocks and tables, in the order of the text.
  private var fences: [PageFence] = []
  private var ids = HeadingID()
  private var previousLevel: Int?
  private var hasTitle = false
  private var tableCount = 0
  /// How many rows of glossaries have been read.
  private var termCount = 0
  /// The pictures that comments show, by name, with the lines of their fences.
  private var pairs: [String: (picture: PairPicture, line: Int)] = [:]
  /// What comments show, with their lines.
  private var shown: [(name: String, line: Int)] = []
  /// The anchors of generated blocks; they wait until all headings have their ids.
  private var blockAnchors: [(id: String, line: Int)] = []
  private var problems: [(problem: Problem, line: Int)] = []

  /// A page, and what is wrong with it by itself.
  struct Reading: Sendable {
    let page: Page
    let problems: [(problem: Problem, line: Int?)]
  }

  /// Reads pages whose drafts are kept, and given up, together.
  ///
  /// - Parameters:
  ///   - language: the language of the site's own words.
  ///   - app: the app that the page's book documents, if it documents one.
  ///   - commands: the commands of the tool, for pages that document them.
  ///   - known: the blocks of fences that have been read in another language.
  static func read(
    _ sources: some Sequence<PageSource>, language: Language = .english, app: App? = nil,
    commands: [CommandSpecification] = [], known: [Page.FenceText: GeneratedBlock] = [:]
  ) -> [Reading] {
    var drafts = HTMLWriter()
    let readings = sources.map { read($0, language, app, commands, known, into: &drafts) }
    let html = drafts.fragment()
    return readings.map { reading, draft in
      var page = reading.page
      page.body = BodyDraft(html: html, range: draft.range, places: draft.places)
      return Reading(page: page, problems: reading.problems)
    }
  }

  private typealias Draft = (range: Range<HTMLWriter.Position>, places: [BodyDraft.Place])

  private static func read(
    _ source: PageSource, _ language: Language, _ app: App?, _ commands: [CommandSpecification],
    _ known: [Page.FenceText: GeneratedBlock], into drafts: inout HTMLWriter
  ) -> (Reading, Draft) {
    var reader = PageReader(
      page: Page(
        source: source.path, output: source.output, chapter: source.chapter, isMounted: source.isMounted,
        translation: source.translation),
      app: app, commands: commands, labels: SymbolLabels(in: source.bytes), language: language,
      foreign: ForeignMarkdown(in: source.bytes), known: known)
    let invalidLine = UTF8Check.firstInvalidLine(in: source.bytes)
    if let invalidLine { reader.report(.utf8Invalid, invalidLine) }
    let document = Document(
      source.bytes, definitions: reader.labels.definitions, isValid: invalidLine == nil, syntax: .gitHub)
    let draft = reader.read(document, into: &drafts)
    let problems = reader.problems.map { (problem: $0.problem, line: Int?.some($0.line)) }
    return (Reading(page: reader.page, problems: reader.page.own(problems)), draft)
  }
}

extension PageReader {
  private mutating func read(_ document: Document, into drafts: inout HTMLWriter) -> Draft {
    if let place = document.deepPlace {
      report(place.problem, place.line)
    } else {
      checkStart(of: document)
      read(document.node, labels, line: nil)
      if !hasTitle { report(.headingMissing(.none), 1) }
    }
    page.anchors.formUnion(headingIDs)
    for (id, line) in blockAnchors {
      if !ids.take(id) { report(.anchorDuplicate(id: id), line) }
      page.anchors.insert(id)
    }
    checkPairs()
    page.hasOldParts = !oldHeadings.isEmpty || page.blocks.contains(where: \.hasOldParts)
    let drafter = BodyDrafter(
      language: language, labels: labels, headingIDs: headingIDs, oldHeadings: oldHeadings, fences: fences,
      pairs: pairs.mapValues(\.picture),
      translation: page.translation.map { TranslationMarks(lines: $0, output: page.output) })
    return drafter.write(document, into: &drafts)
  }

  /// The first block must be the title, if the page has one at all.
  private mutating func checkStart(of document: Document) {
    if ForeignMarkdown.beginsWithFrontMatter(document.node) { return report(.markdownUnsupported(.frontMatter), 1) }
    guard let first = document.node.children.first(where: { !$0.isComment }) else { return }
    if first.kind == .heading, first.headingLevel == 1 { return }
    let hasLaterTitle = document.node.children.contains { $0.kind == .heading && $0.headingLevel == 1 }
    if hasLaterTitle { report(.headingMissing(.notFirst), first.line) }
  }

  /// - Parameter line: the line of everything below `root`, where its own lines are not those of the page.
  private mutating func read(_ root: Node, _ labels: SymbolLabels, line: Int?) {
    // The text of an image in an image is the outer one's, and is read with it.
    var imageDepth = 0
    // Inline elements that have been reported and not been closed yet.
    var openElements = 0
    for event in Walk(root) {
      guard case .enter(let node) = event else {
        if case .leave(let node) = event, node.kind == .image { imageDepth -= 1 }
        continue
      }
      if let unsupported = foreign.find(at: node) { report(.markdownUnsupported(unsupported), line ?? node.line) }
      switch node.kind {
      // A cell of a table may be a heading to libcmark.
      case .heading: if line == nil { readHeading(node) }
      case .codeBlock: readFence(node)
      case .paragraph: if line == nil { readParagraph(node) }
      case .link: if let name = labels.name(of: node) { page.symbols.append((name, line ?? node.line)) }
      case .image:
        if imageDepth == 0 { readImage(node, line ?? node.line) }
        imageDepth += 1
      // In the text of an image a comment would be read aloud.
      case .htmlBlock where node.isComment, .htmlInline where imageDepth == 0 && node.isComment:
        if let name = node.shownPair { shown.append((name, line ?? node.line)) }
      // One complaint an element is enough; a tag that closes nothing is one of its own.
      case .htmlInline where openElements > 0 && node.literal.hasPrefix("</"): openElements -= 1
      case .htmlBlock, .htmlInline:
        if Self.opensElement(node) { openElements += 1 }
        report(.htmlRaw(html: Self.excerpt(node.literal)), line ?? node.line)
      case .document, .blockQuote, .list, .item, .thematicBreak, .text, .softBreak, .lineBreak, .code,
        .emphasis, .strong, .strikethrough, .group:
        continue
      }
    }
  }

  /// Whether raw HTML is a tag that another one closes; an instruction, a declaration and CDATA are closed already.
  private static func opensElement(_ html: Node) -> Bool {
    html.kind == .htmlInline && !html.literal.hasSuffix("/>")
      && html.literal.utf8.dropFirst().first.map { ($0 | 0x20) &- UInt8(ascii: "a") < 26 } == true
  }

  private mutating func readHeading(_ heading: Node) {
    let title = heading.plainText
    let level = heading.headingLevel
    let known = page.translation.flatMap {
      $0.headingIDs.indices.contains(headingIDs.count) ? $0.headingIDs[headingIDs.count] : nil
    }
    let id = known ?? ids.next(title)
    if let known { _ = ids.take(known) }
    let isOld = page.translation?.oldHeadings.contains(headingIDs.count) ?? StatedVersions(title).ends(before: .recent)
    if level > 1, isOld { oldHeadings.insert(headingIDs.count) }
    headingIDs.append(id)
    if title.trimmingSpaces.isEmpty { report(.headingMissing(.empty), heading.line) }
    if level == 1 {
      if hasTitle {
        report(.headingMissing(.second), heading.line)
      } else {
        page.title = title
        page.titleLine = heading.line
      }
      hasTitle = true
    }
    if let previousLevel, level > previousLevel + 1 {
      report(.headingSkipped(level: level, previous: previousLevel), heading.line)
    }
    previousLevel = level
    if level == 2 || level == 3 { page.contents.append(PageModel.ContentsEntry(title: title, id: id, level: level)) }
  }

  /// What a page quotes is not its own.
  private mutating func readParagraph(_ paragraph: Node) {
    guard !page.lead.isComplete, paragraph.parent?.kind != .blockQuote else { return }
    page.lead.add(paragraph.plainText, isOpen: paragraph.next?.kind == .list)
  }

  private mutating func readImage(_ image: Node, _ line: Int) {
    if image.plainText.trimmingSpaces.isEmpty {
      report(.imageWithoutText(destination: image.destination), line)
    }
  }

  private mutating func readFence(_ fence: Node) {
    switch FenceKind(fence) {
    case .code: _ = CodeFenceInfo(fence) { report(.codeMalformed($0), fence.line) }
    case .table: readTable(fence)
    case .pipeTable(let table):
      let comments = fence.commentsAbove
      var table = MarkdownTable(table, labels: labels, because: Self.because(in: comments))
      if let isLinked = GlossaryTerm.isLinked(by: comments) { addTerms(of: &table, isLinked: isLinked) }
      add(table, line: fence.line)
    case .block(let info): readBlock(fence, info)
    }
  }

  private mutating func readTable(_ fence: Node) {
    var faults: [(TableFault, Int)] = []
    let table = MarkdownTable.parse(fence.literal, line: fence.line) { faults.append(($0, $1)) }
    for (fault, line) in faults { report(.tableMalformed(fault), line) }
    guard let table else {
      fences.append(.broken)
      return
    }
    add(table, line: fence.line)
  }

  private mutating func add(_ table: MarkdownTable, line: Int) {
    tableCount += 1
    // No id of a heading has a period in it.
    let captionID = "table.\(tableCount)"
    fences.append(.table(table, captionID: captionID, number: tableCount))
    if let (names, line) = table.because {
      let block = GeneratedBlock.because(names) { report($0, line) }
      page.blocks.append(block)
      page.mentions += block.mentions
    } else {
      page.tablesWithoutGrounds.append(line)
    }
    for cell in table.cells {
      if let block = cell.block { read(block, cell.labels, line: cell.line) }
    }
  }

  /// Takes the rows of a glossary.
  private mutating func addTerms(of table: inout MarkdownTable, isLinked: Bool) {
    for row in table.rows {
      let known = page.translation.flatMap { $0.termIDs.indices.contains(termCount) ? $0.termIDs[termCount] : nil }
      termCount += 1
      let term = row.first.flatMap { cell in
        GlossaryTerm(cell.block?.plainText ?? "", id: known, isLinked: isLinked)
      }
      table.rowIDs.append(term?.id)
      guard let term, let line = row.first?.line else { continue }
      page.terms.append(term)
      blockAnchors.append((term.id, line))
    }
  }

  /// What a comment `<!-- because: … -->` in front of a pipe table says.
  private static func because(in comments: [(text: String, line: Int)]) -> (names: String, line: Int)? {
    comments.first { $0.text.hasPrefix("because:") }.map { (String($0.text.dropFirst("because:".count)), $0.line) }
  }

  private mutating func readBlock(_ fence: Node, _ info: String) {
    let text = Page.FenceText(info: info, body: fence.literal)
    guard let block = known[text] ?? parse(text, line: fence.line) else {
      fences.append(.broken)
      return
    }
    page.blocksOfFences[text] = block
    fences.append(.block(block))
    page.blocks.append(block)
    if let pair = block.pair { pairs[pair.name] = (pair, fence.line) }
    page.mentions += block.mentions
    for sentence in block.lead(in: language) where !page.lead.isComplete { page.lead.add(sentence) }
    page.demonstrations.formUnion(block.demonstrations)
    for key in block.promises { page.promises.append((key, fence.line)) }
    for anchor in block.anchors {
      blockAnchors.append((anchor.id, fence.line))
      if !anchor.isLasting { page.passingAnchors.insert(anchor.id) }
      if let key = anchor.key { page.entries.append((key, anchor.id)) }
      guard let contents = anchor.contents else { continue }
      page.contents.append(PageModel.ContentsEntry(title: contents.title, id: anchor.id, level: contents.level))
      previousLevel = contents.level
    }
  }

  /// What comments show has to be there, and to be shown. Where a fence could not be read, its name is not known.
  private mutating func checkPairs() {
    if fences.contains(where: \.isBroken) { return }
    let names = pairs.keys.sorted().map { "`\($0)`" }.joined(separator: ", ")
    for (name, line) in shown where pairs[name] == nil {
      let known = names.isEmpty ? "it has none" : "it has \(names)"
      report(.blockMalformed(reason: "the page has no fence `orientation picture pair \(name)`; \(known)"), line)
    }
    for (name, pair) in pairs.sorted(by: { $0.value.line < $1.value.line })
    where !shown.contains(where: { $0.name.utf8.elementsEqual(name.utf8) }) {
      report(.blockMalformed(reason: "no comment `<!-- picture: \(name) -->` shows this picture"), pair.line)
    }
  }

  private mutating func parse(_ fence: Page.FenceText, line: Int) -> GeneratedBlock? {
    var found: [(Problem, Int)] = []
    let block = GeneratedBlock.parse(info: fence.info, body: fence.body, line: line, app: app, commands: commands) {
      found.append(($0, $1))
    }
    for (problem, line) in found { report(problem, line) }
    return block
  }

  private mutating func report(_ problem: Problem, _ line: Int) {
    problems.append((problem, line))
  }

  /// The first line of some HTML, as much as fits a message.
  private static func excerpt(_ html: String) -> String {
    let line = html.prefix { !$0.isNewline }
    return line.count > 60 ? line.prefix(60) + "…" : String(line)
  }
}
