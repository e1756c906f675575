import HTML
import Words

/// The pictures that pages can ask for.
struct PicturesBlock: ReferenceBlock {
  static let specification = BlockSpecification(
    "pictures", summary: "the list of pictures", .plain { _ in PicturesBlock() })

  var anchors: [BlockAnchor] { [BlockAnchor(id: "pictures.table")] }

  func render(into page: inout HTMLWriter, context: BlockContext) {
    let words = ReferenceWords(language: context.language)
    BlockTable(
      id: "pictures.table", caption: words[.picturesCaption], prefix: "orientation picture ", Pictures.all, words
    ).write(into: &page)
  }
}
