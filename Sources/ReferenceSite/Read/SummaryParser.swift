import AppBook
import Basics
import Diagnostics
import Markdown
import Orientation
import Words

/// Reads SUMMARY.md in mdBook's grammar: a title, chapters in front, parts with numbered and nested chapters, separators,
/// and chapters behind.
struct SummaryParser {
  /// How far the parser has come: what may still follow depends on it.
  private enum Stage {
    case front, numbered, back
  }

  private var summary = Summary()
  private var stage = Stage.front
  private var hasSeenAnything = false
  private var isPartOpen = false
  private let report: (SummaryFault, Int) -> Void

  /// Reads a summary and reports what is no part of one, each with its line.
  static func parse(_ source: [UInt8], report: @escaping (_ fault: SummaryFault, _ line: Int) -> Void) -> Summary {
    let source = joiningLists(in: source)
    var parser = SummaryParser(report: report)
    for block in Document(source).node.children { parser.read(block) }
    if parser.summary.chapters.allSatisfy({ $0.destination == nil }) { report(.noPage, 1) }
    let definitions = Self.definitions(
      of: [
        "edit", "source", "site", "language", "translations", "reviewed", "license", "findings", "twins", "feed",
        "repository", "mark", "accent",
      ],
      in: source)
    parser.summary.editBase = parser.base("edit", definitions, in: source)
    parser.summary.sourceBase = parser.base("source", definitions, in: source)
    parser.summary.repository = parser.base("repository", definitions, in: source)
    parser.summary.siteAddress = parser.base("site", definitions, in: source)
    if let (name, _) = definitions["language"] { parser.summary.language = parser.language(name, in: source) }
    if let (text, _) = definitions["translations"] { parser.summary.translation = parser.translation(text, in: source) }
    if let (text, _) = definitions["reviewed"] { parser.summary.reviewed = parser.date(text, in: source) }
    if let (destination, title) = definitions["license"] {
      parser.summary.license = Summary.License(
        destination: destination, title: title, line: Self.line(of: "license", in: source))
    }
    if let (path, _) = definitions["feed"] { parser.summary.feed = (path, Self.line(of: "feed", in: source)) }
    if let (path, _) = definitions["mark"] { parser.summary.face.mark = (path, Self.line(of: "mark", in: source)) }
    if let (color, _) = definitions["accent"] { parser.summary.face.accent = parser.accent(color, in: source) }
    if let (answer, _) = definitions["twins"] { parser.summary.hasTwins = parser.truth(answer, in: source) }
    if let (names, _) = definitions["findings"] { parser.summary.findingErrors = parser.kinds(names, in: source) }
    return parser.summary
  }
}

extension SummaryParser {
  /// The website that a definition such as `[edit]: …` names. Pages link to it, so it may be nothing else.
  private func base(_ label: String, _ definitions: [String: Definition], in source: [UInt8]) -> String? {
    guard let (destination, _) = definitions[label] else { return nil }
    if Destination(destination) == .website { return destination }
    report(.baseNotWebsite(label: label, destination: destination), Self.line(of: label, in: source))
    return nil
  }

  private func date(_ text: String, in source: [UInt8]) -> CalendarDate? {
    if let date = CalendarDate(text) { return date }
    report(.dateMalformed(text), Self.line(of: "reviewed", in: source))
    return nil
  }

  /// A colour that can be read on the theme's grounds.
  private func accent(_ color: String, in source: [UInt8]) -> Accent? {
    let line = Self.line(of: "accent", in: source)
    guard let accent = Accent(color) else {
      report(.colorMalformed(color), line)
      return nil
    }
    if accent.contrast >= Accent.leastContrast { return accent }
    let contrast = (accent.contrast * 10).rounded(.down) / 10
    report(.colorTooPale(color, contrast: contrast, least: Accent.leastContrast), line)
    return nil
  }

  private func language(_ name: String, in source: [UInt8]) -> Language {
    if let language = Language(rawValue: name) { return language }
    report(.languageUnknown(name, known: Language.names), Self.line(of: "language", in: source))
    return .english
  }

  private func translation(_ text: String, in source: [UInt8]) -> Translation? {
    if let translation = Translation(text, besides: summary.language) { return translation }
    let known = Language.allCases.filter { $0 != summary.language }.map(\.rawValue)
    report(
      .translationUnknown(text.replacing(",", with: " "), known: known), Self.line(of: "translations", in: source))
    return nil
  }

  private func truth(_ answer: String, in source: [UInt8]) -> Bool {
    if answer != "yes", answer != "no" { report(.answerMalformed(answer), Self.line(of: "twins", in: source)) }
    return answer == "yes"
  }

  /// The kinds of finding that a list names; `all` is every kind.
  private func kinds(_ names: String, in source: [UInt8]) -> Set<AppFindingKind> {
    var kinds: Set<AppFindingKind> = []
    for name in names.split(separator: ",").map(String.init) {
      if name == "all" {
        kinds.formUnion(AppFindingKind.allCases)
      } else if let kind = AppFindingKind(rawValue: name) {
        kinds.insert(kind)
      } else {
        report(
          .findingKindUnknown(name, suggestion: AppFindingKind.suggestion(for: name)),
          Self.line(of: "findings", in: source))
      }
    }
    return kinds
  }

  /// The summary with the lists of `[findings]` and `[translations]` written without spaces: CommonMark has none in a
  /// destination.
  private static func joiningLists(in source: [UInt8]) -> [UInt8] {
    let newline = UInt8(ascii: "\n")
    var lines = source.split(separator: newline, omittingEmptySubsequences: false)
    for (index, line) in lines.enumerated() where line.contains(UInt8(ascii: ":")) {
      let text = String(decoding: line, as: UTF8.self).trimmingSpaces
      guard let label = ["[findings]:", "[translations]:"].first(where: text.lowercased().hasPrefix) else { continue }
      let names = text.dropFirst(label.count).split { " \t\r,<>".contains($0) }
      lines[index] = Array("\(label) <\(names.joined(separator: ","))>".utf8)[...]
    }
    return Array(lines.joined(separator: [newline]))
  }

  /// The line of a definition, from 1; the first where it is not found, because it stands in a quotation or the like.
  private static func line(of label: String, in source: [UInt8]) -> Int {
    let lines = source.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    let line = lines.firstIndex {
      String(decoding: $0.prefix(label.utf8.count + 6), as: UTF8.self).trimmingSpaces.lowercased().hasPrefix(
        "[\(label)]:")
    }
    return 1 + (line ?? 0)
  }

  private typealias Definition = (destination: String, title: String)

  /// What definitions such as `[edit]: …` say, by label. CommonMark keeps definitions out of the tree, so links ask for
  /// them.
  private static func definitions(of labels: [String], in source: [UInt8]) -> [String: Definition] {
    // Most summaries define nothing, and to parse a long one again takes a while.
    guard zip(source, source.dropFirst()).contains(where: { $0 == (UInt8(ascii: "]"), UInt8(ascii: ":")) }) else {
      return [:]
    }
    let questions = Document(source + labels.flatMap { "\n\n[\($0)]".utf8 })
    let paragraphs = questions.node.children.filter { $0.kind == .paragraph }.suffix(labels.count)
    var definitions: [String: Definition] = [:]
    for (label, paragraph) in zip(labels, paragraphs) {
      if let link = paragraph.firstChild, link.kind == .link { definitions[label] = (link.destination, link.title) }
    }
    return definitions
  }

  private mutating func read(_ block: Node) {
    switch block.kind {
    case .heading: readHeading(block)
    case .paragraph: readParagraph(block)
    case .list: readList(block)
    case .thematicBreak: isPartOpen = false
    case .htmlBlock where block.isComment: return
    case .document, .blockQuote, .item, .codeBlock, .htmlBlock, .text, .softBreak, .lineBreak, .code, .htmlInline,
      .emphasis, .strong, .strikethrough, .link, .image, .group:
      report(.unknownConstruct, block.line)
    }
    hasSeenAnything = true
  }

  /// The first thing in the file, if it is a heading, is the title of the book; later ones begin parts.
  private mutating func readHeading(_ heading: Node) {
    guard heading.headingLevel == 1 else {
      report(.headingTooDeep(level: heading.headingLevel), heading.line)
      return
    }
    guard hasSeenAnything else {
      // mdBook's books all begin so; it says what the file is, not what the book is.
      if heading.plainText != "Summary" { summary.title = heading.plainText }
      return
    }
    summary.parts.append(Summary.Part(title: heading.plainText))
    isPartOpen = true
    if stage == .back { stage = .numbered }
  }

  private mutating func readParagraph(_ paragraph: Node) {
    if stage == .numbered {
      stage = .back
      isPartOpen = false
    }
    for child in paragraph.children {
      switch child.kind {
      case .link: add(child, below: nil)
      default: readBeside(child)
      }
    }
  }

  private mutating func readList(_ list: Node) {
    if stage == .back { report(.listAfterSuffix, list.line) }
    stage = .numbered
    var parents: [Int?] = []
    var walk = Walk(list)
    while let event = walk.next() {
      switch event {
      case .enter(let node) where node.kind == .item: parents.append(readItem(node, below: parents.last ?? nil))
      case .leave(let node) where node.kind == .item: parents.removeLast()
      case .enter(let node) where node.kind != .list: walk.skipChildren(of: node)
      case .enter, .leave: continue
      }
    }
  }

  /// Reads an item's own chapter; the lists below it are read as the walk comes to them.
  private mutating func readItem(_ item: Node, below parent: Int?) -> Int? {
    var index: Int?
    for block in item.children {
      switch block.kind {
      case .list: continue
      case .htmlBlock where block.isComment: continue
      case .paragraph: index = readItemText(block, index, below: parent)
      default: report(.unknownConstruct, block.line)
      }
    }
    if index == nil { report(.itemWithoutLink, item.line) }
    return index ?? parent
  }

  private mutating func readItemText(_ paragraph: Node, _ found: Int?, below parent: Int?) -> Int? {
    var found = found
    for child in paragraph.children {
      switch child.kind {
      case .link where found == nil: found = add(child, below: parent)
      case .link: report(.severalLinksInItem, child.line)
      default: readBeside(child)
      }
    }
    return found
  }

  /// Reads what stands beside a link, where no text may stand.
  private mutating func readBeside(_ child: Node) {
    switch child.kind {
    case .softBreak, .lineBreak: return
    case .text where child.literal.trimmingSpaces.isEmpty: return
    case .htmlInline where child.isComment: return
    default: report(.textBesideLink(child.plainText), child.line)
    }
  }

  @discardableResult
  private mutating func add(_ link: Node, below parent: Int?) -> Int {
    let title = link.plainText.trimmingSpaces
    if title.isEmpty { report(.chapterWithoutTitle, link.line) }
    let destination = link.destination.isEmpty ? nil : BookPath.decode(link.destination)
    let index = summary.chapters.count
    summary.chapters.append(
      Summary.Chapter(title: title, destination: destination, line: link.line, parent: parent))
    if let parent {
      summary.chapters[parent].children.append(index)
    } else {
      if !isPartOpen { summary.parts.append(Summary.Part(title: nil)) }
      isPartOpen = true
      summary.parts[summary.parts.count - 1].chapters.append(index)
    }
    return index
  }
}
