import AppFacts

/// Puts the types of all files together and keeps those that matter: the ones that implement an orientation API, and what
/// they inherit from and what inherits from them.
struct TypeSelection {
  private var types: [SourceType]
  /// The names from which each name inherits, and the other way around. A name that no source declares, such as
  /// UINavigationController, has its place here too: an extension can give it an answer.
  private var parents: [String: Set<String>] = [:]
  private var children: [String: Set<String>] = [:]

  init(types: [SourceType], extensions: [SourceExtension]) {
    self.types = types
    merge(extensions)
    let names = Set(types.map(\.name))
    for type in self.types {
      for written in type.inherited {
        let parent = Self.resolve(written, in: type.name, among: names)
        parents[type.name, default: []].insert(parent)
        children[parent, default: []].insert(type.name)
      }
    }
  }

  /// The types that matter when those of the given names implement something, and others are shown, whose ancestors say
  /// what they are.
  func types(implementing names: Set<String>, shown: Set<String> = []) -> [SourceType] {
    let placed = Set(types.lazy.map(\.name).filter { shown.contains(SourceType.simpleName(of: $0)) })
    let wanted = Self.closure(of: names.union(placed), along: parents).union(Self.closure(of: names, along: children))
    return types.filter { wanted.contains($0.name) }
  }
}

extension TypeSelection {
  /// The controllers and views that set a variable on which answers depend.
  func screens(setting answers: [Occurrence], _ kinds: ControllerTypes) -> [String] {
    answers.flatMap(\.readAt).filter { $0.role == .assignment }.compactMap(\.type).filter { type in
      let name = SourceType.simpleName(of: type)
      return kinds.isKitController(name) || kinds.isView(name)
    }
  }

  /// The names of the types of which answers ask whether a controller is one: `is Player`, `as? Player`,
  /// `isKindOfClass:[Player class]`.
  func typesAsked(by answers: [Occurrence]) -> Set<String> {
    var names: Set<String> = []
    for condition in answers.flatMap({ $0.value?.conditions ?? [] }) {
      let words = condition.split { !($0.isLetter || $0.isNumber || $0 == "_") }.filter { $0 != "protocol" }
      for (word, next) in zip(words, words.dropFirst()) {
        switch word {
        case "is", "as", "isKindOfClass", "isMemberOfClass", "conformsToProtocol":
          if !next.hasPrefix("UI") { names.insert(String(next)) }
        default: continue
        }
      }
    }
    return names
  }

  /// Adds what extensions and categories inherit to the types that they extend, in the order of their places. What they add
  /// to a class of UIKit is added to the classes that inherit from it.
  private mutating func merge(_ extensions: [SourceExtension]) {
    let names = Set(types.map(\.name))
    let additions = Dictionary(grouping: extensions.filter { !$0.inherited.isEmpty }, by: \.name)
    for index in types.indices {
      var extended = [types[index].name]
      if types[index].kind == .classType, let parent = types[index].inherited.first, !names.contains(parent) {
        extended += Self.kitLineage(of: parent)
      }
      for part in extended.flatMap({ additions[$0] ?? [] }).sorted(by: { $0.place < $1.place }) {
        for name in part.inherited where !types[index].inherited.contains(name) { types[index].inherited.append(name) }
      }
    }
  }

  /// A class of UIKit that no source declares, and its superclasses as far as apps extend them.
  private static func kitLineage(of name: String) -> [String] {
    guard name.hasPrefix("UI") else { return [] }
    let base = "UIViewController"
    return name.hasSuffix("Controller") && name != base ? [name, base] : [name]
  }

  /// The full name that a name written in a type means: that of the innermost type around it which declares it.
  private static func resolve(_ name: String, in type: String, among names: Set<String>) -> String {
    var scope = type[...]
    while !scope.isEmpty {
      let candidate = scope + "." + name
      if names.contains(String(candidate)) { return String(candidate) }
      scope = scope[..<(scope.lastIndex(of: ".") ?? scope.startIndex)]
    }
    return name
  }

  /// Names with all that edges lead to from them.
  static func closure(of names: Set<String>, along edges: [String: Set<String>]) -> Set<String> {
    var found = names
    var open = Array(names)
    while let name = open.popLast() {
      for next in edges[name] ?? [] where found.insert(next).inserted { open.append(next) }
    }
    return found
  }
}
