import HTML

/// Writes what stands on a finished page as Markdown: prose, code and every computed table, without pictures and forms. What was
/// played is a line.
///
/// It reads the elements of the page and what their writers say of them, so a block of any kind has its place in it.
struct MarkdownTwin {
  /// What a block lies in: an item of a list, or a quotation.
  private struct Level {
    /// What stands in front of the first line, such as `- `.
    let mark: [UInt8]
    let isQuote: Bool
    /// Whether the mark has been written.
    var isOpen = false
  }

  private var html: HTMLReader
  private let linking: (String) -> String
  private var written: [UInt8] = []
  /// The text of the block at hand.
  private var text: [UInt8] = []
  /// What stands in front of it, such as `## `.
  private var mark: [UInt8] = []
  private var levels: [Level] = []
  /// The lists at hand: the number of the next item, or nil for one without numbers.
  private var lists: [Int?] = []
  /// Whether the last block was an item of a list, so that the next may stand right below it.
  private var endsWithItem = false
  private var rows: [[[UInt8]]]?
  /// How many columns the cell at hand takes.
  private var cellWidth = 1
  /// Where the links at hand lead; nil for a link to a part of the page that has no name in Markdown.
  private var links: [[UInt8]?] = []

  /// The Markdown of a page's text.
  ///
  /// - Parameter linking: where an address on the page leads to from the Markdown; empty for a link to a part of the page that has no
  ///   name there.
  static func markdown(
    of html: HTMLReader, linking: @escaping (String) -> String = Self.twin(of:)
  ) -> [UInt8] {
    var twin = MarkdownTwin(html: html, linking: linking)
    while let event = twin.html.next() {
      switch event {
      case .text(let bytes): for byte in bytes { twin.add(character: byte) }
      case .start(let element, let part): twin.read(element, part, isEnd: false)
      case .end(let element, let part): twin.read(element, part, isEnd: true)
      }
    }
    twin.endBlock()
    return twin.written + [UInt8(ascii: "\n")]
  }

  /// The path of the twin of a page.
  static func path(of output: String) -> String {
    output.hasSuffix(".html") ? output.dropLast(".html".count) + ".md" : output
  }
}

extension MarkdownTwin {
  /// Adds a character of prose, so that it means nothing to Markdown; any space is one space.
  private mutating func add(character: UInt8) {
    switch character {
    case UInt8(ascii: " "), UInt8(ascii: "\n"):
      if let last = text.last, last != UInt8(ascii: " ") { text.append(UInt8(ascii: " ")) }
    case UInt8(ascii: "\\"), UInt8(ascii: "*"), UInt8(ascii: "_"), UInt8(ascii: "`"), UInt8(ascii: "["),
      UInt8(ascii: "]"),
      UInt8(ascii: "<"), UInt8(ascii: "&"), UInt8(ascii: "~"):
      text += [UInt8(ascii: "\\"), character]
    default: text.append(character)
    }
  }

  // MARK: Elements

  private mutating func read(_ element: HTMLElement, _ part: HTMLPart?, isEnd: Bool) {
    switch part {
    // What can be done on the page, and a name once, in Swift. The name of a language stands with the code.
    case .backlinks, .help, .action, .language, .otherName, .permalink: html.skip(element)
    case .claim, .timeline: for line in ClaimSummary.paragraphs(of: part, in: &html) { write(paragraph: line) }
    case .cards, .symbol, .rule, .crossReferences, .callbacks, .trace, .repairs, .proseTable, .version, .repair,
      .citations, nil:
      read(element, isEnd)
    }
  }

  private mutating func read(_ element: HTMLElement, _ isEnd: Bool) {
    switch element {
    case .h1, .h2, .h3, .h4, .h5, .h6:
      endBlock()
      if !isEnd { mark = Array((String(repeating: "#", count: element.headingLevel ?? 1) + " ").utf8) }
    case .pre: readCodeBlock()
    case .code: readCode()
    case .a: readLink(isEnd)
    case .em: text += "*".utf8
    case .strong: text += "**".utf8
    case .del: text += "~~".utf8
    case .img: text += "![\(html.value(.label) ?? "")](\(html.value(.target) ?? ""))".utf8
    case .hr:
      endBlock()
      write(Array("---".utf8))
    case .br: add(character: UInt8(ascii: " "))
    case .ul, .ol: readList(element, isEnd)
    case .li: readItem(isEnd)
    case .dt: readTerm(isEnd)
    case .blockquote:
      endBlock()
      if isEnd { _ = levels.popLast() } else { levels.append(Level(mark: Array("> ".utf8), isQuote: true)) }
    case .table, .caption, .tr, .td, .th: readTable(element, isEnd)
    case .svg:
      if let label = html.value(.label) { write(paragraph: label.utf8) }
      html.skip(element)
    case .form, .script, .template, .button: html.skip(element)
    case .dl:
      endBlock()
      endsWithItem = false
    case .p, .div, .section, .figure, .figcaption, .details, .summary: endBlock()
    // A place where a name may break, and what only looks otherwise.
    default: break
    }
  }

  private mutating func readLink(_ isEnd: Bool) {
    if isEnd {
      if let link = links.popLast() ?? nil { text += "](".utf8 + link + ")".utf8 }
    } else {
      let address = linking(html.value(.target) ?? "")
      links.append(address.isEmpty ? nil : Array(address.utf8))
      if !address.isEmpty { text.append(UInt8(ascii: "[")) }
    }
  }

  /// An address on the page as its twin has it: a page of the site is its twin there. Only headings have names in Markdown, and
  /// theirs are without a dot.
  static func twin(of address: String) -> String {
    let parts = address.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false)
    let fragment = parts.count > 1 && !parts[1].contains(".") ? "#" + parts[1] : ""
    return switch Destination(address) {
    case .file: path(of: String(parts[0])) + fragment
    case .place: fragment
    case .website, .mail, .unsafe, .absolute: address
    }
  }

  private mutating func readCode() {
    let code = html.skip(.code)
    if code.isEmpty { return }
    // Names that stand close to each other on the page are told apart there by their looks alone.
    if let last = text.last, last == UInt8(ascii: "`") || last == UInt8(ascii: ")") {
      add(character: UInt8(ascii: " "))
    }
    let mark = code.contains(UInt8(ascii: "`")) ? "`` " : "`"
    text += mark.utf8 + code.filter { $0 != UInt8(ascii: "\n") } + mark.utf8.reversed()
  }

  private mutating func readCodeBlock() {
    endBlock()
    var inside = html
    _ = inside.next()
    let language = Array((inside.value(.language) ?? "").utf8)
    let code = html.skip(.pre)
    let longest = code.split { $0 != UInt8(ascii: "`") }.map(\.count).max() ?? 0
    let fence = Array(repeating: UInt8(ascii: "`"), count: max(3, longest + 1))
    let body = code.last == UInt8(ascii: "\n") ? code : code + [UInt8(ascii: "\n")]
    write(fence + language + [UInt8(ascii: "\n")] + body + fence)
  }

  private mutating func readList(_ list: HTMLElement, _ isEnd: Bool) {
    endBlock()
    if isEnd { _ = lists.popLast() } else { lists.append(list == .ol ? 1 : nil) }
    if lists.isEmpty { endsWithItem = false }
  }

  private mutating func readItem(_ isEnd: Bool) {
    endBlock()
    if isEnd {
      if rows == nil { _ = levels.popLast() }
      return
    }
    guard rows == nil else { return }
    let number = lists.last ?? nil
    if let number, !lists.isEmpty { lists[lists.count - 1] = number + 1 }
    levels.append(Level(mark: Array((number.map { "\($0). " } ?? "- ").utf8), isQuote: false))
  }

  /// A term and what is said of it are an item.
  private mutating func readTerm(_ isEnd: Bool) {
    guard rows == nil else { return }
    if isEnd {
      text += ": ".utf8
    } else {
      endBlock()
      mark = Array("- ".utf8)
    }
  }

  // MARK: Tables

  private mutating func readTable(_ element: HTMLElement, _ isEnd: Bool) {
    switch (element, isEnd) {
    case (.table, false):
      endBlock()
      rows = []
    case (.table, true): endTable()
    case (.caption, true):
      let table = rows
      rows = nil
      text = Array("Table: ".utf8) + Self.trimmed(text)
      endBlock()
      rows = table
    case (.tr, false): rows?.append([])
    case (.td, true), (.th, true):
      let cells = [Self.trimmed(text)] + Array(repeating: [], count: cellWidth - 1)
      if let row = rows?.indices.last { rows?[row] += cells }
      text = []
    case (.td, false), (.th, false):
      text = []
      cellWidth = html.value(.columns).flatMap { Int($0) } ?? 1
    default: text = []
    }
  }

  private mutating func endTable() {
    let table = rows ?? []
    rows = nil
    text = []
    let width = table.map(\.count).max() ?? 0
    guard width > 0 else { return }
    let lines = table.enumerated().flatMap { number, row -> [[UInt8]] in
      let cells = row + Array(repeating: [], count: width - row.count)
      let line = cells.reduce(into: [UInt8(ascii: "|")]) { line, cell in
        line += " ".utf8
        for byte in cell { line += byte == UInt8(ascii: "|") ? [UInt8(ascii: "\\"), byte] : [byte] }
        line += " |".utf8
      }
      return number == 0 ? [line, Array(("|" + String(repeating: " --- |", count: width)).utf8)] : [line]
    }
    write(Array(lines.joined(separator: [UInt8(ascii: "\n")])))
  }

  // MARK: Blocks

  /// Writes the block at hand. In a cell, blocks are words of a line.
  private mutating func endBlock() {
    guard rows == nil else { return add(character: UInt8(ascii: " ")) }
    let block = Self.trimmed(text)
    let mark = mark
    (text, self.mark) = ([], [])
    if !block.isEmpty { write(mark + (mark.isEmpty ? Self.plain(block) : block), isTerm: mark == Array("- ".utf8)) }
  }

  /// Writes a paragraph of its own.
  private mutating func write(paragraph: some Sequence<UInt8>) {
    endBlock()
    for byte in paragraph { add(character: byte) }
    endBlock()
  }

  /// Writes lines below what is written, with what stands in front of each.
  private mutating func write(_ block: [UInt8], isTerm: Bool = false) {
    let isItem = isTerm || levels.contains { !$0.isOpen && !$0.isQuote }
    if !written.isEmpty { written += (isItem && endsWithItem ? "\n" : "\n\n").utf8 }
    endsWithItem = isItem
    for (number, line) in block.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).enumerated() {
      if number > 0 { written.append(UInt8(ascii: "\n")) }
      var front: [UInt8] = []
      for place in levels.indices {
        let level = levels[place]
        let isMarked = level.isQuote || !level.isOpen
        front += isMarked ? level.mark : Array(repeating: UInt8(ascii: " "), count: level.mark.count)
        levels[place].isOpen = true
      }
      written += line.isEmpty ? Self.trimmed(front) : front + line
    }
  }

  /// A text whose beginning means nothing to Markdown.
  private static func plain(_ block: [UInt8]) -> [UInt8] {
    let digits = block.prefix { $0 &- 0x30 < 10 }
    if !digits.isEmpty, block.count > digits.count,
      [UInt8(ascii: "."), UInt8(ascii: ")")].contains(block[digits.count])
    {
      return digits + [UInt8(ascii: "\\")] + block[digits.count...]
    }
    return "#-+>".utf8.contains(block[0]) ? [UInt8(ascii: "\\")] + block : block
  }

  private static func trimmed(_ text: [UInt8]) -> [UInt8] {
    let start = text.drop { $0 == UInt8(ascii: " ") }
    return Array(start.reversed().drop { $0 == UInt8(ascii: " ") }.reversed())
  }
}
