import Orientation

/// The names of controllers and variables, by their place.
package struct NameTable: Sendable {
  #if hasFeature(Embedded)
  init(_ names: [Name] = []) {}

  package mutating func add(_ name: Name) -> Int { name.number }

  /// The place of a name; −1 for one that no state has.
  func place(of name: Name) -> Int { name.number }

  func name(at place: Int) -> Name { Name(number: place) }
  #else
  package private(set) var names: [Name]

  package init(_ names: [Name] = []) { self.names = names }

  /// The place of a name, which is added where it is new.
  package mutating func add(_ name: Name) -> Int {
    if let place = find(name) { return place }
    names.append(name)
    return names.count - 1
  }

  /// The place of a name; −1 for one that is not there.
  func place(of name: Name) -> Int { find(name) ?? -1 }

  /// The name at a place; empty at a place that is none.
  func name(at place: Int) -> Name { names.indices.contains(place) ? names[place] : "" }

  private func find(_ name: Name) -> Int? { names.firstIndex { $0.utf8.elementsEqual(name.utf8) } }
  #endif
}
