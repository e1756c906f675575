import Basics
import HTML
import Orientation
import OrientationCatalog
import Words

/// Every symbol × the newest major versions of iOS, the newest first: deprecated, there, not there yet.
///
/// Symbols that are not deprecated come first. The older versions are one column; a cell says the version itself.
struct AvailabilityBlock: ReferenceBlock {
  static let specification = BlockSpecification(
    "availability", summary: "the chart of methods and versions", .plain { _ in AvailabilityBlock() })

  /// The columns: the newest major versions, and the newest of the older ones for all of them.
  private static let majors = Array(OSVersion.released.filter { $0.minor == 0 }.map(\.major).reversed().prefix(6))

  private static let symbols =
    Catalog.symbols.filter { $0.availability.deprecated == nil }
    + Catalog.symbols.filter { $0.availability.deprecated != nil }

  var anchors: [BlockAnchor] {
    [BlockAnchor(id: "availability.table")]
      + Catalog.symbols.map { BlockAnchor(id: $0.swift) }
  }

  var promises: [EntryKey] {
    Catalog.symbols.map { .symbol($0.swift) }
      + Catalog.enumerations.flatMap { entry in
        [EntryKey.symbol(entry.swift)] + entry.cases.map { .symbol(entry.swift + "." + $0.id) }
      }
  }

  func render(into page: inout HTMLWriter, context: BlockContext) {
    let words = ReferenceWords(language: context.language)
    let figure = TableFigure(
      id: "availability.table", caption: words[.availabilityCaption],
      columns: [words[.symbol]] + Self.majors.map { heading($0) } + ["Mac Catalyst", "visionOS"], style: .availability,
      legend: SymbolName { _ in words[.inferredVersion] })
    figure.write(rows: Self.symbols, into: &page, attributes: { [.id($0.swift)] }) { symbol, page in
      page.rowHeader(symbol.swift, symbol.swift, words) { $0.symbol(symbol.swift, context) }
      for span in spans(of: symbol.availability) { write(span, words, into: &page) }
      write(symbol.macCatalyst, words, into: &page)
      write(symbol.visionOS, words, into: &page)
    }
  }
}

extension AvailabilityBlock {
  private enum State: Equatable {
    case absent
    case since(OSVersion?, isStated: Bool)
    case deprecated(OSVersion)
  }

  private func heading(_ major: Int) -> String {
    "iOS " + (major == Self.majors.last ? "\(OSVersion.oldest.major)–" : "") + "\(major)"
  }

  /// Neighbouring versions in the same state, with their number.
  private func spans(of availability: Availability) -> [(state: State, count: Int)] {
    var spans: [(state: State, count: Int)] = []
    for major in Self.majors {
      let state = state(of: availability, in: major)
      if spans.last?.state == state {
        spans[spans.count - 1].count += 1
      } else {
        spans.append((state, 1))
      }
    }
    return spans
  }

  private func state(of availability: Availability, in major: Int) -> State {
    if let deprecated = availability.deprecated, major >= deprecated.major { return .deprecated(deprecated) }
    if let introduced = availability.introduced, major < introduced.major { return .absent }
    return .since(availability.introduced, isStated: availability.isStated)
  }

  private func write(_ span: (state: State, count: Int), _ words: ReferenceWords, into page: inout HTMLWriter) {
    let columns = Attribute.columns(span.count)
    switch span.state {
    case .absent: page.tag(.td, [.class("absent"), columns]) { $0.tag(.span, text: words[.absent]) }
    case .since(let version, let isStated):
      page.tag(.td, [.class("since"), columns]) {
        $0.tag(.span, text: version.map { words.since($0) + (isStated ? "" : "*") } ?? words[.unstated])
      }
    case .deprecated(let version):
      page.tag(.td, [.class("deprecated"), columns]) { $0.tag(.span, text: words.deprecated(version)) }
    }
  }

  /// A cell of another platform: the version, and behind a dash the one that deprecates it.
  private func write(_ other: Availability?, _ words: ReferenceWords, into page: inout HTMLWriter) {
    guard let other else { return page.tag(.td, [.class("absent")], text: words[.unlisted]) }
    guard let introduced = other.introduced else { return page.tag(.td, [.class("since")], text: words[.unstated]) }
    let text = introduced.description + (other.deprecated.map { "–" + $0.description } ?? "")
    page.tag(.td, [.class(other.deprecated == nil ? "since" : "deprecated")], text: text)
  }
}
