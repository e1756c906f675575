import HTML
import OrientationCatalog
import Words

/// The layers in a few words each, the strongest first.
struct LayerListBlock: ReferenceBlock {
  static let specification = BlockSpecification(
    "layer-list", summary: "the layers in a few words each", .plain { _ in LayerListBlock() })

  func render(into page: inout HTMLWriter, context: BlockContext) {
    let words = ReferenceWords(language: context.language)
    page.tag(.ol, [.class("brief")]) { page in
      for layer in Layer.allCases {
        page.line(.li) { page in
          page.tag(.strong, text: words.layer(layer))
          page.text(" ")
          page.text(words.description(of: layer))
        }
      }
    }
  }
}
