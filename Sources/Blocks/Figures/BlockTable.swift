import Diagnostics
import HTML
import Orientation
import Words

/// A table of kinds of block: what is written in a fence, and what the block shows.
package struct BlockTable {
  private let figure: TableFigure
  /// What stands in front of each name.
  private let prefix: String
  private let specifications: [BlockSpecification]
  private let language: Language

  package init(
    id: String, caption: String, prefix: String, _ specifications: [BlockSpecification], _ words: ReferenceWords
  ) {
    figure = TableFigure(id: id, caption: caption, columns: [words[.fence], words[.whatItShows]])
    self.prefix = prefix
    self.specifications = specifications
    language = words.language
  }

  package func write(into page: inout HTMLWriter) {
    figure.write(rows: specifications, into: &page) { specification, page in
      page.tag(.th, [.scope("row")]) { $0.tag(.code) { $0.breakable(prefix + specification.usage) } }
      page.tag(.td, [.class("prose")]) { $0.sentence(language.says(specification.summary)) }
    }
  }
}
