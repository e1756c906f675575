import Words

/// A property of the rows or columns of a matrix by which it can be filtered.
package struct MatrixFacet {
  package enum Axis: String {
    case rows, columns
  }

  /// The name in the page's address.
  package let name: String
  package let title: String
  let axis: Axis
  /// The values that occur, in their order, each once.
  package let values: [(key: String, name: SymbolName)]
  /// For each row or column, which of the values it has.
  package let places: [Int]

  /// - Parameter items: the value of each row or column.
  package init(_ name: String, _ title: String, _ axis: Axis, _ items: [(key: String, name: SymbolName)]) {
    self.name = name
    self.title = title
    self.axis = axis
    var values: [(key: String, name: SymbolName)] = []
    places = items.map { item in
      if let place = values.firstIndex(where: { $0.key.utf8.elementsEqual(item.key.utf8) }) { return place }
      values.append(item)
      return values.count - 1
    }
    self.values = values
  }

  /// Whether each row or column has a value of its own, in their order.
  package var isPlain: Bool { places.count == values.count }
}
