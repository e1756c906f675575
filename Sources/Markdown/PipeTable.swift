/// A table of GitHub's Markdown.
package struct PipeTable {
  /// A row of cells, each as the block that has its text; nil for an empty one. A row may be shorter than the header.
  package struct Row {
    package let cells: [Node?]
    /// The line of the row, from 1.
    package let line: Int
  }

  /// The paragraph in front of the table that begins with `Table:`, without that.
  package let caption: Node?
  package let alignments: [ColumnAlignment]
  /// The header is the first one.
  package let rows: [Row]
}
