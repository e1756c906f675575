/// Where the texts of a table's column stand.
package enum ColumnAlignment: Sendable {
  case none, left, center, right
}
