import Basics
import HTML
import Orientation
import OrientationCatalog
import Words

/// What one number means in each of the three types.
struct ConfusionsBlock: ReferenceBlock {
  static let specification = BlockSpecification(
    "confusions", summary: "what a raw value of one type means in another", .plain { _ in ConfusionsBlock() })

  var anchors: [BlockAnchor] {
    [BlockAnchor(id: "confusions.table")]
      + Confusion.all.map { BlockAnchor(id: id(of: $0)) }
  }

  var mentions: [EntryKey] {
    Confusion.all.flatMap { confusion in
      [
        confusion.device.map { EntryKey.symbol("UIDeviceOrientation." + $0.swiftName) },
        confusion.interface.map { EntryKey.symbol("UIInterfaceOrientation." + $0.swiftName) },
      ].compactMap { $0 }
    }
  }

  func render(into page: inout HTMLWriter, context: BlockContext) {
    let words = ReferenceWords(language: context.language)
    let figure = TableFigure(
      id: "confusions.table", caption: words[.confusionsCaption],
      columns: [words[.rawValue], "UIDeviceOrientation", "UIInterfaceOrientation", "UIInterfaceOrientationMask"])
    figure.write(rows: Confusion.all, into: &page, attributes: { [.id(id(of: $0))] }) { confusion, page in
      page.rowHeader(id(of: confusion), String(confusion.rawValue), words) { $0.text(String(confusion.rawValue)) }
      page.tag(.td) { $0.breakable(confusion.device?.name ?? SymbolName(swift: words[.noValue], objectiveC: nil)) }
      page.tag(.td) { $0.breakable(confusion.interface?.name ?? SymbolName(swift: words[.noValue], objectiveC: nil)) }
      page.tag(.td, text: words.orientations(confusion.mask))
    }
    page.grounds(of: .confusions, words, context)
  }

  private func id(of confusion: Confusion) -> String { "confusions.\(confusion.rawValue)" }
}
