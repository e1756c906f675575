import AppBook
import Basics
import Orientation

/// Something that two catalogs say differently.
enum CatalogChange: Equatable {
  case added(String)
  case removed(String)
  case changed(subject: String, field: String, old: String, new: String)
  /// Cells of a matrix that all changed in the same way.
  case cells(CellChange)
  /// Situations of the record of decisions that all changed in the same way.
  case situations(SituationChange)
  /// Something that an app comes to differently.
  case app(AppDecisionChange)
}

extension CatalogChange {
  /// The change in a line of English.
  var text: String { message(in: .english).text }

  /// The change in a line.
  ///
  /// - Parameter language: the language of what is found in an app.
  func message(in language: Language) -> SafeText {
    switch self {
    case .added(let subject): "\(subject): added"
    case .removed(let subject): "\(subject): removed"
    case .changed(let subject, let field, let old, let new): "\(subject): \(field) \(old) → \(new)"
    case .cells(let change): "\(change.text)"
    case .situations(let change): "\(change.text)"
    case .app(let change): change.message(in: language)
    }
  }

  /// Writes the change as an object.
  func write(into json: inout JSONWriter) {
    json.object { json in
      switch self {
      case .added(let subject):
        json.member("change", "added")
        json.member("subject", subject)
      case .removed(let subject):
        json.member("change", "removed")
        json.member("subject", subject)
      case .changed(let subject, let field, let old, let new):
        json.member("change", "changed")
        json.member("subject", subject)
        json.member("field", field)
        json.member("old", old)
        json.member("new", new)
      case .cells(let change):
        json.member("change", "cells")
        json.member("subject", change.matrix)
        json.member("old", change.old)
        json.member("new", change.new)
        json.member("rule", change.rule)
        json.member("cells", change.cells)
      case .situations(let change):
        json.member("change", "situations")
        json.member("subject", "decisions")
        json.member("old", change.old)
        json.member("new", change.new)
        json.member("shared", change.shared)
        json.member("situations", change.situations.map(\.text))
      case .app:
        json.member("change", "app")
        json.member("subject", text)
      }
    }
  }
}
