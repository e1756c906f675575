import HTML
import OrientationCatalog
import Words

/// An enumeration: its facts, its declaration in both languages, and its cases.
struct EnumerationBlock: ReferenceBlock {
  static let specification = BlockSpecification(
    "enum", "NAME", summary: "an enumeration's cases, in Swift and Objective-C, with raw values and availability",
    .entry("enumeration", of: { _ in Catalog.enumerations }, by: \.swift) { EnumerationBlock(entry: $0) })

  let entry: EnumerationEntry

  var anchors: [BlockAnchor] {
    [BlockAnchor(id: entry.swift, key: .symbol(entry.swift))]
      + entry.cases.map { BlockAnchor(id: id(of: $0), key: .symbol(id(of: $0))) }
  }

  func render(into page: inout HTMLWriter, context: BlockContext) {
    let words = ReferenceWords(language: context.language)
    page.tag(.dl, [.class("facts")]) { page in
      page.fact("Swift") { $0.tag(.code) { $0.breakable(entry.swift) } }
      page.fact("Objective-C") { $0.tag(.code) { $0.breakable(entry.objectiveC) } }
      page.fact(words[.since]) { $0.text(since(entry.availability, words)) }
      page.fact(words[.header]) { $0.tag(.code, text: entry.header) }
    }
    let figure = TableFigure(
      id: entry.swift, caption: words.cases(of: entry.swift),
      columns: [words[.swiftCase], "Objective-C", words[.rawValue]] + (hasDefinitions ? [words[.definition]] : [])
        + [words[.since]], objectiveCColumns: [words[.objectiveCConstant], "Swift"], style: .spelled,
      legend: isInferred ? SymbolName { _ in words[.inferredVersion] } : nil)
    figure.write(rows: entry.cases, into: &page, attributes: { [.id(id(of: $0))] }) { write($0, words, into: &$1) }
    page.declarations(swift: swiftDeclaration, objectiveC: objectiveCDeclaration, context.language)
    for value in entry.cases where !context.usedBy(.symbol(id(of: value))).isEmpty {
      page.tag(.p) { page in
        page.code(SymbolName(swift: value.swift, objectiveC: value.objectiveC))
        page.text(words.colon)
        page.text(words[.usedBy])
      }
      page.list(of: context.usedBy(.symbol(id(of: value))), as: .crossReferences) {
        $1.tag(.a, [.href($0.href)], text: $0.title)
      }
    }
    page.usedBy(.symbol(entry.swift), context)
  }
}

extension EnumerationBlock {
  private var hasDefinitions: Bool { entry.cases.contains { $0.definition != nil } }

  private var isInferred: Bool { ([entry.availability] + entry.cases.map(\.availability)).contains { !$0.isStated } }

  private func id(of value: EnumerationCase) -> String { entry.swift + "." + value.id }

  private func since(_ availability: Availability, _ words: ReferenceWords) -> String {
    availability.introduced.map { "iOS \($0)" + (availability.isStated ? "" : "*") } ?? words[.unstated]
  }

  private func write(_ value: EnumerationCase, _ words: ReferenceWords, into page: inout HTMLWriter) {
    page.rowHeader(id(of: value), value.swift, words) {
      $0.code(SymbolName(swift: value.swift, objectiveC: value.objectiveC))
    }
    page.tag(.td) { $0.code(SymbolName(swift: value.objectiveC, objectiveC: value.swift)) }
    page.tag(.td, [.class("number")], text: String(value.rawValue))
    if hasDefinitions {
      page.tag(.td) { page in
        if let definition = value.definition { page.tag(.code) { $0.breakable(definition) } }
      }
    }
    page.tag(.td, text: since(value.availability, words))
  }

  private var swiftDeclaration: String {
    switch entry.kind {
    case .enumeration:
      "enum \(entry.swift): Int {\n"
        + entry.cases.map { "  case \($0.swift) = \($0.rawValue)\n" }.joined() + "}\n"
    case .options:
      "struct \(entry.swift): OptionSet {\n"
        + entry.cases.filter { $0.rawValue != 0 }.map { "  static var \($0.swift): Self { get }  // \($0.rawValue)\n" }
        .joined() + "}\n"
    }
  }

  private var objectiveCDeclaration: String {
    let opening =
      switch entry.kind {
      case .enumeration: "typedef NS_ENUM(NSInteger, \(entry.objectiveC)) {\n"
      case .options: "typedef NS_OPTIONS(NSUInteger, \(entry.objectiveC)) {\n"
      }
    return opening
      + entry.cases.map { "  \($0.objectiveC) = \($0.definition ?? String($0.rawValue)),\n" }.joined() + "};\n"
  }
}
