import AppFacts

/// What the types of a checkout are: view controllers, containers, views of SwiftUI.
struct ControllerTypes: Sendable {
  /// How many superclasses are looked at; a file may list more than anybody writes.
  private static let mostAncestors = 32

  /// What each type inherits, by simple names; of a class the superclass comes first.
  private var inherited: [String: [String]] = [:]
  private var children: [String: [String]] = [:]
  /// Where the types are declared, rather than extended.
  private var declared: [String: [String]] = [:]

  init(_ scans: [SourceScan]) {
    // An enumeration may have the name of a class, as that of a storyboard's scenes.
    for isClass in [true, false] {
      for type in scans.flatMap(\.types) where (type.kind == .classType) == isClass {
        declared[SourceType.simpleName(of: type.name), default: []].append(type.place.path)
        add(type.name, type.inherited)
      }
    }
    for scan in scans {
      for part in scan.extensions where !part.inherited.isEmpty { add(part.name, part.inherited) }
    }
    for (name, parents) in inherited {
      for parent in parents { children[parent, default: []].append(name) }
    }
  }

  private mutating func add(_ name: String, _ parents: [String]) {
    inherited[SourceType.simpleName(of: name), default: []] += parents.map(SourceType.simpleName(of:))
  }
}

extension ControllerTypes {
  /// A class and its superclasses, the nearest first.
  func lineage(of name: String) -> [String] {
    var found = [name]
    while found.count < Self.mostAncestors, let parent = found.last.flatMap({ inherited[$0]?.first }),
      !found.contains(parent)
    {
      found.append(parent)
    }
    return found
  }

  /// Whether it is a type of the app rather than one of UIKit's, which an extension may have answers of.
  func isOfApp(_ name: String) -> Bool { declared[name] != nil || !name.hasPrefix("UI") }

  /// The files that declare a type of a name.
  func files(of name: String) -> [String] { declared[name] ?? [] }

  /// Whether a type inherits from another one or conforms to it, itself or by one of its superclasses.
  func isBelow(_ name: String, _ other: String) -> Bool {
    lineage(of: name).contains { $0 == other || inherited[$0]?.contains(other) ?? false }
  }

  /// The names, and those of all classes that inherit from them.
  func withDescendants(_ names: Set<String>) -> Set<String> {
    var found: Set<String> = []
    for name in names { _ = addDescendants(of: name, to: &found) }
    return found
  }

  /// Adds a name and those of all classes that inherit from it to names of which the descendants are there too.
  ///
  /// - Returns: the names that are new.
  func addDescendants(of name: String, to names: inout Set<String>) -> [String] {
    var added: [String] = []
    var open = [name]
    while let name = open.popLast() {
      guard names.insert(name).inserted else { continue }
      added.append(name)
      open += children[name] ?? []
    }
    return added
  }

  /// Whether it is a view controller, as far as its superclasses and their names tell.
  func isController(_ name: String) -> Bool {
    guard !isView(name), let root = lineage(of: name).last else { return false }
    return inherited[root]?.isEmpty ?? true && (root.hasSuffix("Controller") || root.hasSuffix("VC"))
      || lineage(of: name).contains { $0.hasPrefix("UI") && $0.hasSuffix("Controller") }
  }

  /// Whether it inherits from one of UIKit's own classes of view controllers, so that it certainly is one.
  func isKitController(_ name: String) -> Bool {
    lineage(of: name).contains(where: SourceType.kitControllers.contains)
  }

  /// Whether it is one of UIKit's containers, of which an app makes several.
  func isContainer(_ name: String) -> Bool {
    let containers: Set<String> = [
      "UINavigationController", "UITabBarController", "UISplitViewController", "UIPageViewController",
      "UIHostingController",
    ]
    return lineage(of: name).contains(where: containers.contains)
  }

  /// Whether it is a part of a SwiftUI interface: a view, or an app or scene that has views.
  func isView(_ name: String) -> Bool {
    let protocols: Set<String> = ["View", "ViewModifier", "UIViewControllerRepresentable", "App", "Scene"]
    return inherited[name]?.contains(where: protocols.contains) ?? false
  }
}
