import AppFacts

// The variables on which answers depend, and who sets them.

extension App {
  /// The controller in whose code a place is: the class of the file that begins last before it; nil where that is none.
  func controller(at place: FilePlace) -> AppController? {
    let before = facts.types.filter { type in
      type.kind == .classType && type.place.path == place.path && type.place.line ?? 0 <= place.line ?? 0
    }
    return before.max { $0.place.line ?? 0 < $1.place.line ?? 0 }.flatMap { controller(named: $0.name) }
  }

  /// The app's controllers that set such a variable and answer nothing themselves.
  var settingControllers: [AppController] {
    let answers = facts.occurrences.lazy.filter { $0.role == .implementation }
    let writes = answers.flatMap(\.readAt).filter { $0.role == .assignment && self.isOwn($0.place) }.map(\.place)
    var seen: Set<String> = []
    return writes.compactMap(controller).filter { !$0.answersAnything && seen.insert($0.name).inserted }
  }
}
