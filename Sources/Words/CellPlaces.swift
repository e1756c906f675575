/// Where cells of a matrix lie, in words.
package enum CellPlaces {
  /// The rows and columns where the cells fill a rectangle, and the cells by name otherwise; the first few of them.
  ///
  /// - Parameter cells: what heads the row and the column of each cell; no column where the rows say it all.
  /// - Parameter more: the words for so many more.
  /// - Parameter semicolon: what stands between two names.
  package static func text(
    _ cells: [(row: String, column: String?)], semicolon: String = "; ",
    more: (Int) -> String = { "and \($0) more" }
  ) -> String {
    func list(_ names: [String]) -> String { Self.list(names, semicolon, more) }

    let rows = distinct(cells.map(\.row))
    let columns = distinct(cells.compactMap(\.column))
    if columns.isEmpty { return list(rows) }
    if rows.count * columns.count == cells.count { return list(rows) + " × " + list(columns) }
    return list(cells.map { cell in cell.column.map { cell.row + " × " + $0 } ?? cell.row })
  }
}

extension CellPlaces {
  private static func distinct(_ names: [String]) -> [String] {
    var seen = Set<String>()
    return names.filter { seen.insert($0).inserted }
  }

  private static func list(_ names: [String], _ semicolon: String, _ more: (Int) -> String) -> String {
    let most = 3
    if names.count <= most + 1 { return names.joined(separator: semicolon) }
    return names.prefix(most).joined(separator: semicolon) + " " + more(names.count - most)
  }
}
