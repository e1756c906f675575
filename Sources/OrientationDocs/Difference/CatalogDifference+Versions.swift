import OrientationCatalog

extension CatalogDifference {
  /// What is different for an app on another version of iOS, in the words of a difference between catalogs.
  init(_ comparison: VersionComparison) {
    var changes: [CatalogChange] = []
    changes += comparison.introduced.map { .added("symbol \($0.swift)") }
    changes += comparison.deprecated.map {
      .changed(subject: "symbol \($0.swift)", field: "deprecated", old: "no", new: "yes")
    }
    changes += comparison.begun.map { .added("rule \($0.rawValue)") }
    changes += comparison.ended.map { .removed("rule \($0.rawValue)") }
    changes += comparison.newMessages.map { .added("message \($0.id)") }
    changes += comparison.formerMessages.map { .removed("message \($0.id)") }
    changes += comparison.changes.map { change in
      .cells(
        CellChange(
          matrix: change.matrix.rawValue, old: change.old.claim, new: change.new.claim, rule: change.rule.rawValue,
          cells: change.places.map { place in
            place.row.key + (place.column.map { "." + $0.key } ?? "")
          }))
    }
    self.init(changes: changes)
  }
}
