import AppFacts

// What the sources tell of the types of controllers.

extension App {
  /// Whether a class is another type, inherits from it or conforms to it; nil where the sources do not tell.
  func isClass(_ name: String, a type: String) -> Bool? {
    let type = SourceType.simpleName(of: type)
    if heritage(of: name).contains(type) { return true }
    // A view of SwiftUI is what one hosting controller shows.
    if isView(type) { return false }
    let isDeclared = typesByName[type] != nil
    if typesByName[name] == nil {
      // The scan keeps all classes that inherit from one with an answer. Of others it keeps those that are shown.
      let isKit = name.hasPrefix("UI") && isDeclared && typesByName[type]?.contains { $0.kind == .classType } ?? false
      return isKit || controller(named: type)?.answersAnything ?? false ? false : nil
    }
    // No other module knows a type of the app.
    if isDeclared { return false }
    let isClass = ["Controller", "VC"].contains(where: type.hasSuffix)
    return isClass && lineage(of: name).last?.hasPrefix("UI") ?? false ? false : nil
  }

  /// The name in the lineage of a class that several classes of the app have, in two packages or two types: nothing says
  /// which of them is meant.
  func nameOfSeveral(in name: String) -> String? {
    lineage(of: name).first { name in
      guard let types = typesByName[name], types.count > 1 else { return false }
      return Set(types.lazy.filter { $0.kind == .classType && self.isOwn($0.place) }.map { [$0.name, $0.place.path] })
        .count > 1
    }
  }

  /// A type, and all that it inherits from or conforms to, as far as the sources tell.
  private func heritage(of name: String) -> Set<String> {
    var found: Set = [name]
    var open = [name]
    while let next = open.popLast() {
      for written in (typesByName[next] ?? []).flatMap(\.inherited) {
        let parent = SourceType.simpleName(of: written)
        if found.insert(parent).inserted { open.append(parent) }
      }
    }
    return found
  }
}
