import AppFacts

// The variables on which answers depend, and who sets them.

extension App {
  /// The controller whose code writes a variable; nil where the class around it is none. Facts of older scans tell it by the
  /// place alone.
  func controller(of write: ReadPlace) -> AppController? {
    if let type = write.type { return controller(named: type) }
    return facts.types.lazy.filter { $0.kind == .classType }.around(write.place).flatMap { controller(named: $0.name) }
  }

  /// The app's controllers that set such a variable and answer nothing themselves.
  var settingControllers: [AppController] {
    let answers = facts.occurrences.lazy.filter { $0.role == .implementation }
    let writes = answers.flatMap(\.readAt).filter { $0.role == .assignment && self.isOwn($0.place) }
    var seen: Set<String> = []
    return writes.compactMap(controller(of:)).filter { !$0.answersAnything && seen.insert($0.name).inserted }
  }
}
