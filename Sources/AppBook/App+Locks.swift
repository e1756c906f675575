import AppFacts

// The variables on which answers depend, and who sets them.

extension App {
  /// The controller in whose code a place is; nil where the class around it is none.
  func controller(at place: FilePlace) -> AppController? {
    facts.types.lazy.filter { $0.kind == .classType }.around(place).flatMap { controller(named: $0.name) }
  }

  /// The app's controllers that set such a variable and answer nothing themselves.
  var settingControllers: [AppController] {
    let answers = facts.occurrences.lazy.filter { $0.role == .implementation }
    let writes = answers.flatMap(\.readAt).filter { $0.role == .assignment && self.isOwn($0.place) }.map(\.place)
    var seen: Set<String> = []
    return writes.compactMap(controller).filter { !$0.answersAnything && seen.insert($0.name).inserted }
  }
}
