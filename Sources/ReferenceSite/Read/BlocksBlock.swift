import Blocks
import HTML
import Words

/// The blocks that pages can ask for.
struct BlocksBlock: ReferenceBlock {
  static let specification = BlockSpecification("blocks", summary: "the list of blocks", .plain { _ in BlocksBlock() })

  var anchors: [BlockAnchor] { [BlockAnchor(id: "blocks.table")] }

  func render(into page: inout HTMLWriter, context: BlockContext) {
    let words = ReferenceWords(language: context.language)
    BlockTable(
      id: "blocks.table", caption: words[.blocksCaption], prefix: "orientation ", GeneratedBlock.specifications, words
    ).write(into: &page)
  }
}
