import AppFacts

// What the sources tell of the types of controllers.

extension App {
  /// Whether a class is another type, inherits from it or conforms to it; nil where the sources do not tell.
  func isClass(_ name: String, a type: String) -> Bool? {
    let type = SourceType.simpleName(of: type)
    if heritage(of: name).contains(type) { return true }
    // A view of SwiftUI is what one hosting controller shows.
    if isView(type) { return false }
    // The scan keeps all classes that inherit from one of which an answer asks. Another module may declare one that conforms.
    let isKnown = typesByName[name] != nil
    if let declared = typesByName[type] {
      return isKnown || declared.contains { $0.kind == .classType } ? false : nil
    }
    guard ["Controller", "VC"].contains(where: type.hasSuffix) else { return nil }
    if !isKnown { return name.hasPrefix("UI") && type.hasPrefix("UI") ? nil : false }
    return lineage(of: name).last?.hasPrefix("UI") ?? false ? false : nil
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
