import Basics

/// What one catalog says otherwise than another, in the order of the newer.
struct CatalogDifference: Equatable {
  let changes: [CatalogChange]

  init(changes: [CatalogChange]) { self.changes = changes }

  init(from old: CatalogSnapshot, to new: CatalogSnapshot) {
    changes =
      Self.changes(old.entries, new.entries, by: \.subject) { Self.fields(of: $1.subject, $0.fields, $1.fields) }
      + Self.changes(old.matrices, new.matrices, by: \.id, "matrix ") { Self.cells(of: $1.id, $0.cells, $1.cells) }
  }
}

extension CatalogDifference {
  /// What is new, what is gone, and what differs in the others.
  private static func changes<Element>(
    _ old: [Element], _ new: [Element], by name: KeyPath<Element, String>, _ noun: String = "",
    within differences: (Element, Element) -> [CatalogChange]
  ) -> [CatalogChange] {
    let before = byName(old, name)
    let after = byName(new, name)
    let changes = new.flatMap { element in
      before[element[keyPath: name]].map { differences($0, element) } ?? [.added(noun + element[keyPath: name])]
    }
    return changes + old.filter { after[$0[keyPath: name]] == nil }.map { .removed(noun + $0[keyPath: name]) }
  }

  private static func fields(
    of subject: String, _ old: [CatalogEntry.Field], _ new: [CatalogEntry.Field]
  ) -> [CatalogChange] {
    let before = byName(old, \.name)
    let after = byName(new, \.name)
    var changes: [CatalogChange] = []
    for field in new where before[field.name]?.value != field.value {
      changes.append(
        .changed(subject: subject, field: field.name, old: before[field.name]?.value ?? "none", new: field.value))
    }
    for field in old where after[field.name] == nil {
      changes.append(.changed(subject: subject, field: field.name, old: field.value, new: "none"))
    }
    return changes
  }

  /// The cells that differ, those together that changed in the same way.
  private static func cells(
    of matrix: String, _ old: [MatrixSnapshot.Cell], _ new: [MatrixSnapshot.Cell]
  ) -> [CatalogChange] {
    let before = byName(old, \.id)
    let after = byName(new, \.id)
    let changed =
      new.filter { before[$0.id] != $0 }.map { (old: before[$0.id], new: Optional($0)) }
      + old.filter { after[$0.id] == nil }.map { (old: $0, new: nil) }
    let groups = changed.grouped { old, new in
      let (was, becomes) = words(old, new)
      return [was, becomes, new?.rule ?? old?.rule ?? ""]
    }
    return groups.map { key, cells in
      .cells(
        CellChange(
          matrix: matrix, old: key[0], new: key[1], rule: key[2], cells: cells.compactMap { ($0.new ?? $0.old)?.id }))
    }
  }

  /// The outcomes before and after, or the rules where only these differ.
  private static func words(_ old: MatrixSnapshot.Cell?, _ new: MatrixSnapshot.Cell?) -> (was: String, becomes: String)
  {
    let (was, becomes) = (old?.outcome ?? "no cell", new?.outcome ?? "no cell")
    if was != becomes { return (was, becomes) }
    return (was + " by " + (old?.rule ?? ""), becomes + " by " + (new?.rule ?? ""))
  }

  private static func byName<Element>(
    _ elements: [Element], _ name: KeyPath<Element, String>
  ) -> [String: Element] {
    var found: [String: Element] = [:]
    for element in elements { found[element[keyPath: name]] = element }
    return found
  }
}
