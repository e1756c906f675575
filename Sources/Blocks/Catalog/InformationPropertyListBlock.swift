import HTML
import Orientation
import OrientationCatalog
import Words

/// The keys of Info.plist that have to do with orientation, and the values of the lists.
struct InformationPropertyListBlock: ReferenceBlock {
  static let specification = BlockSpecification(
    "plist-keys", summary: "the keys and values of Info.plist", .plain { _ in InformationPropertyListBlock() })

  var anchors: [BlockAnchor] {
    [BlockAnchor(id: "plist-keys.table"), BlockAnchor(id: "plist-values.table")]
      + Self.keys.map { BlockAnchor(id: "plist." + $0.swift, key: .symbol($0.swift)) }
  }

  func render(into page: inout HTMLWriter, context: BlockContext) {
    let words = ReferenceWords(language: context.language)
    let keys = TableFigure(
      id: "plist-keys.table", caption: words[.plistKeysCaption],
      columns: [words[.key], words[.since], words[.deprecated]])
    keys.write(rows: Self.keys, into: &page, attributes: { [.id("plist." + $0.swift)] }) { key, page in
      page.rowHeader("plist." + key.swift, key.swift, words) { $0.tag(.code) { $0.breakable(key.swift) } }
      page.tag(.td, text: key.availability.introduced.map { "iOS \($0)" } ?? words[.unstated])
      page.tag(.td, text: key.availability.deprecated.map { "iOS \($0)" } ?? words[.none])
    }
    let values = TableFigure(
      id: "plist-values.table", caption: words[.plistValuesCaption],
      columns: [words[.value], words[.homeButton], words[.mask]])
    values.write(rows: InterfaceOrientation.valid, into: &page) { interface, page in
      page.tag(.th, [.scope("row")]) { $0.tag(.code) { $0.breakable(interface.objectiveCName) } }
      page.tag(.td, text: words.homeButton(interface.deviceOrientation ?? .unknown))
      page.tag(.td) {
        $0.symbol(
          SymbolName { words.named(interface.mask, in: $0) },
          .symbol("UIInterfaceOrientationMask." + interface.swiftName), context)
      }
    }
  }
}

extension InformationPropertyListBlock {
  private static var keys: [Symbol] { Catalog.symbols.filter { $0.kind == .informationPropertyListKey } }
}
