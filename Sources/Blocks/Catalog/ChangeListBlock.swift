import Basics
import HTML
import Orientation
import OrientationCatalog
import Words

/// What changed at each version that changed a rule: the rules that begin there, and the symbols that come and go.
struct ChangeListBlock: ReferenceBlock {
  static let specification = BlockSpecification(
    "change-list", summary: "what each version changed, in a line a rule", .plain { _ in ChangeListBlock() })

  /// A major version, and what is new or going in it.
  struct Change: Equatable {
    let major: Int
    let rules: [Rule]
    let introduced: [Symbol]
    let deprecated: [Symbol]
  }

  /// The versions at which rules begin, the oldest first; the oldest one known begins nothing.
  let changes: [Change] = {
    let majors = Set(Rule.allCases.map(\.versions.first.major)).subtracting([OSVersion.oldest.major])
    return majors.sorted().map { major in
      Change(
        major: major, rules: Rule.allCases.filter { $0.versions.first.major == major },
        introduced: members.filter { $0.availability.introduced?.major == major },
        deprecated: members.filter { $0.availability.deprecated?.major == major })
    }
  }()

  var mentions: [EntryKey] {
    changes.flatMap { change in
      change.rules.map { .rule($0.rawValue) } + (change.introduced + change.deprecated).map { .symbol($0.swift) }
    }
  }

  func render(into page: inout HTMLWriter, context: BlockContext) {
    let words = ReferenceWords(language: context.language)
    page.tag(.dl, [.class("brief")]) { page in
      for change in changes {
        page.tag(.dt, text: "iOS \(change.major)")
        page.line(.dd) { page in
          page.list(of: change.rules) { rule, page in
            page.link(words.statement(of: rule, since: change.major), to: .rule(rule.rawValue), context)
          }
          page.tag(.p) { page in
            write(PictureWords(language: context.language)[.new], change.introduced, words, context, into: &page)
            page.text(words.space)
            write(PictureWords(language: context.language)[.deprecated], change.deprecated, words, context, into: &page)
          }
        }
      }
    }
  }
}

extension ChangeListBlock {
  /// What code can call or answer; the cases of enumerations have tables of their own, and the chart has the rest.
  private static let members = Symbol.core.filter { $0.kind != .enumerationCase }

  /// How many symbols of a kind are named; for the rest there is the availability chart.
  private static let limit = 5

  private func write(
    _ title: String, _ symbols: [Symbol], _ words: ReferenceWords, _ context: BlockContext,
    into page: inout HTMLWriter
  ) {
    if symbols.isEmpty { return }
    page.tag(.span, [.class("label")], text: title)
    for (index, symbol) in symbols.prefix(Self.limit).enumerated() {
      page.text(index > 0 ? words.comma : " ")
      page.symbol(Self.shortName(symbol), .symbol(symbol.swift), context)
    }
    if symbols.count > Self.limit { page.text(words.pick(", ", "，") + words.more(symbols.count - Self.limit)) }
    page.text(words.stop)
  }

  /// The name without its type, where no other type has a member of that name.
  private static func shortName(_ symbol: Symbol) -> String {
    let member = member(symbol)
    let isUnique = Catalog.symbols.allSatisfy { $0 == symbol || !Self.member($0).utf8.elementsEqual(member.utf8) }
    return isUnique ? member : symbol.swift
  }

  private static func member(_ symbol: Symbol) -> String {
    let parts = symbol.swift.split(separator: ".", maxSplits: 1)
    return parts.last.map(String.init) ?? symbol.swift
  }
}
