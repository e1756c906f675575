/// What one catalog says otherwise than another, in the order of the newer.
struct CatalogDifference: Equatable {
  let changes: [CatalogChange]

  init(changes: [CatalogChange]) { self.changes = changes }

  init(from old: CatalogSnapshot, to new: CatalogSnapshot) {
    changes = Self.entries(old.entries, new.entries) + Self.matrices(old.matrices, new.matrices)
  }
}

extension CatalogDifference {
  private static func entries(_ old: [CatalogEntry], _ new: [CatalogEntry]) -> [CatalogChange] {
    let before = byName(old, \.subject)
    let after = byName(new, \.subject)
    var changes: [CatalogChange] = []
    for entry in new {
      guard let former = before[entry.subject] else {
        changes.append(.added(entry.subject))
        continue
      }
      changes += fields(of: entry.subject, former.fields, entry.fields)
    }
    return changes + old.filter { after[$0.subject] == nil }.map { .removed($0.subject) }
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

  private static func matrices(_ old: [MatrixSnapshot], _ new: [MatrixSnapshot]) -> [CatalogChange] {
    let before = byName(old, \.id)
    let after = byName(new, \.id)
    var changes: [CatalogChange] = []
    for matrix in new {
      guard let former = before[matrix.id] else {
        changes.append(.added("matrix \(matrix.id)"))
        continue
      }
      changes += cells(of: matrix.id, former.cells, matrix.cells)
    }
    return changes + old.filter { after[$0.id] == nil }.map { .removed("matrix \($0.id)") }
  }

  /// The cells that differ, those together that changed in the same way.
  private static func cells(
    of matrix: String, _ old: [MatrixSnapshot.Cell], _ new: [MatrixSnapshot.Cell]
  ) -> [CatalogChange] {
    let before = byName(old, \.id)
    let after = byName(new, \.id)
    var groups: [CellChange] = []
    func add(_ id: String, _ old: MatrixSnapshot.Cell?, _ new: MatrixSnapshot.Cell?) {
      let (was, becomes) = words(old, new)
      let rule = new?.rule ?? old?.rule ?? ""
      if let index = groups.firstIndex(where: { $0.old == was && $0.new == becomes && $0.rule == rule }) {
        groups[index] = CellChange(
          matrix: matrix, old: was, new: becomes, rule: rule, cells: groups[index].cells + [id])
      } else {
        groups.append(CellChange(matrix: matrix, old: was, new: becomes, rule: rule, cells: [id]))
      }
    }
    for cell in new where before[cell.id] != cell { add(cell.id, before[cell.id], cell) }
    for cell in old where after[cell.id] == nil { add(cell.id, cell, nil) }
    return groups.map { .cells($0) }
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
