import HTML
import Orientation
import OrientationCatalog
import Words

/// The layers in their order, with the rules of each.
struct LayersBlock: ReferenceBlock {
  static let specification = BlockSpecification(
    "layers", summary: "the layers, in order", .plain { _ in LayersBlock() })

  var anchors: [BlockAnchor] { [BlockAnchor(id: "layers.table")] }

  func render(into page: inout HTMLWriter, context: BlockContext) {
    let words = ReferenceWords(language: context.language)
    let figure = TableFigure(
      id: "layers.table", caption: words[.layersCaption], columns: [words[.layer], words[.whatItSays], words[.rules]])
    figure.write(rows: Layer.allCases, into: &page) { layer, page in
      page.tag(.th, [.scope("row")], text: "\(layer.number + 1). \(words.layer(layer))")
      page.tag(.td, [.class("prose")], text: words.description(of: layer))
      page.rulesCell(Rule.allCases.filter { $0.layer == layer }, words, context)
    }
  }
}
