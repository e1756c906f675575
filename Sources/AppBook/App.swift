import AppFacts
import Basics
import Orientation
import OrientationNotation
import OrientationPolicy

/// The app that a book documents: what a scan found of it, and the screens that the book names.
package struct App: Sendable {
  package let facts: AppFacts
  /// The screens that the book names, in the order of its pages.
  package var screens: [Screen] = [] { didSet { kept = [:] } }
  /// Where the app's sources can be read, but for their paths, such as `https://github.com/o/r/blob/main`.
  package var sourceBase: String?
  /// How far the search for what its policies come to goes before it gives up.
  package var policyLimits = SearchLimits()
  /// What came of the book's policies.
  package var policyReports: [PolicyReport] = []
  /// Which of its findings are errors or accepted.
  package var policy = FindingPolicy()

  /// Whether it is one of several apps of a checkout, so that a situation has to say which target is meant.
  var isPart = false

  /// The targets that may be the app, the one that is it first: samples, tests and vendored code are none.
  package var applications: [AppTarget] { choice.applications }
  /// Which targets and files are the app's own.
  let choice: TargetChoice

  /// Whether another app of the checkout has classes with the names of some of this one's, which are left out.
  let hasNamesakes: Bool

  /// The controller that stands for every one that answers nothing itself.
  static let anyController = "UIViewController"

  /// The view controllers that answer something, or inherit from one that does, sorted by name.
  private(set) var controllers: [AppController] = []
  /// The ways by which the app's controllers are shown; nil in facts of a scan that did not look for it.
  private(set) var screenWays: ScreenWays?

  /// What was worked out once for all that ask, by the type of what it is about.
  var kept: [ObjectIdentifier: any Sendable] = [:]

  /// All types by their simple names, of which two may have one.
  let typesByName: [String: [SourceType]]
  private let implementations: [String: [Occurrence]]
  /// The conditions of its answers, read once.
  let readAnswers: ReadAnswers
  /// The flags on which implementations depend, by their places.
  let flags: [FilePlace: [ReadFlag]]
  private let implementationsByAPI: [OrientationAPI: [Occurrence]]
  /// Where the code replaces answers at run time.
  let replacements: [Occurrence]

  package init(_ facts: AppFacts) { self.init(facts, for: nil) }

  /// - Parameter target: the target that is asked about; nil for the one that is the app.
  init(_ facts: AppFacts, for target: AppTarget?) {
    self.facts = facts
    choice = TargetChoice(facts)
    let own = facts.withoutNamesakes(in: target ?? choice.applications.first)
    hasNamesakes = own.types.count < facts.types.count
    let facts = own
    typesByName = Dictionary(grouping: facts.types) { SourceType.simpleName(of: $0.name) }
    let implementing = facts.occurrences.filter { $0.role == .implementation }
    implementations = Dictionary(grouping: implementing) { SourceType.simpleName(of: $0.type ?? "") }
    readAnswers = ReadAnswers(implementing)
    flags = implementing.reduce(into: [:]) { flags, answer in
      let own = ReadFlag.all(of: answer)
      if !own.isEmpty { flags[answer.place] = own }
    }
    implementationsByAPI = Dictionary(grouping: implementing.filter { SourceCondition.isCompiled($0) }, by: \.api)
    replacements = facts.occurrences.filter { $0.role == .replacement }
    var seen: Set<String> = []
    controllers = facts.types.compactMap { type in
      let name = SourceType.simpleName(of: type.name)
      guard type.kind == .classType, seen.insert(name).inserted else { return nil }
      return controller(named: name)
    }.filter(\.answersAnything)
    screenWays = ScreenWays(self, facts.placements)
  }
}

extension App {
  /// The view controller of a name, or the hosting controller of a view of that name; nil where the sources have neither.
  func controller(named name: String) -> AppController? {
    let name = SourceType.simpleName(of: name)
    if let view = view(named: name) { return view }
    let ancestors = ancestors(of: name)
    guard let kind = Self.kind(of: ancestors) else { return nil }
    let delegates = delegates(of: kind, ancestors)
    guard let type = classType(name) ?? extendedType(name, delegates) else { return nil }
    return AppController(
      name: name, type: type, kind: kind, lineage: ancestors.map { ($0, implementations[$0] ?? []) },
      readAnswers: readAnswers, replacements: replacements, delegates: delegates)
  }

  /// Whether a type is a view of SwiftUI.
  func isView(_ name: String) -> Bool { viewType(name) != nil }

  private func viewType(_ name: String) -> SourceType? {
    guard let types = typesByName[name], !types.contains(where: { $0.kind == .classType }) else { return nil }
    return types.first { $0.inherited.contains("View") }
  }

  /// A view of SwiftUI by the hosting controller that shows it.
  private func view(named name: String) -> AppController? {
    guard let type = viewType(name) else { return nil }
    let hosting = ScreenWay.hostingController
    return AppController(
      name: name, type: type, kind: .plain, lineage: [(name, []), (hosting, implementations[hosting] ?? [])],
      readAnswers: readAnswers, replacements: replacements, delegates: [])
  }

  /// A class and its superclasses, the nearest first, by their simple names.
  func lineage(of name: String) -> [String] { ancestors(of: name) }

  /// What UIKit knows a class as; a class that is not in the sources is known by its name.
  func kind(ofController name: String) -> Controller.Kind { Self.kind(of: ancestors(of: name)) ?? .plain }

  /// The types that implement a delegate's method, with the places where they do.
  package func implementations(of api: OrientationAPI) -> [Occurrence] {
    implementationsByAPI[api] ?? []
  }

  /// Whether a place is in the app's own code: no sample, test or vendored code, unless the app itself is one.
  func isOwn(_ place: FilePlace) -> Bool { choice.isOwn(path: place.path) }

  /// The target that is the app, or nil where none makes one.
  package var application: AppTarget? { applications.first }

  /// Targets that may be the app too and are described otherwise, each kind once, and no more than a page can show.
  var otherApplications: [AppTarget] {
    var known = application.map { [$0] } ?? []
    for target in applications.dropFirst() where known.count < 4 {
      if !known.contains(where: { $0.isAlike(target) }) { known.append(target) }
    }
    return Array(known.dropFirst())
  }

  /// The address of a place in the sources, or nil where the book does not say where they can be read. It has the line
  /// where it can have the commit that was scanned.
  package func address(of place: FilePlace) -> String? {
    guard var sourceBase else { return nil }
    var place = place
    if let commit = facts.origin?.commit, let base = SourceAddress(sourceBase).at(commit) {
      sourceBase = base
    } else {
      place.line = nil
    }
    let names = place.path.utf8.split(separator: UInt8(ascii: "/")).map(Substring.init)
    let path = names.map { BookPath.encode(String($0)).replacingSpaces }.joined(separator: "/")
    return (sourceBase.hasSuffix("/") ? sourceBase : sourceBase + "/") + path + (place.line.map { "#L\($0)" } ?? "")
  }
}

extension App {
  /// The first class of a name in the sources.
  private func classType(_ name: String) -> SourceType? { typesByName[name]?.first { $0.kind == .classType } }

  /// A class of UIKit that an extension, a category or a delegate of the app gives answers, which its instances and
  /// subclasses have.
  private func extendedType(_ name: String, _ delegates: [ContainerDelegate]) -> SourceType? {
    guard name.hasPrefix("UI") else { return nil }
    return (implementations[name]?.first(where: \.isInExtension) ?? delegates.first?.method).map {
      SourceType(name: name, kind: .classType, language: $0.language, inherited: [], place: $0.place)
    }
  }

  /// The methods that answer as the delegate of a container of a kind and class.
  private func delegates(of kind: Controller.Kind, _ lineage: [String]) -> [ContainerDelegate] {
    guard let api = kind.delegateMethod else { return [] }
    return implementations(of: api).map { method in
      let type = SourceType.simpleName(of: method.type ?? "")
      return ContainerDelegate(
        method: method, type: type, isController: Self.kind(of: ancestors(of: type)) != nil,
        isContainerItself: lineage.contains(type))
    }
  }

  /// How many superclasses are looked at; a file may list more than anybody writes.
  private static let mostAncestors = 32

  /// A class and its superclasses, the nearest first; the last may be one of a framework's.
  private func ancestors(of name: String) -> [String] {
    var found = [name]
    var current = name
    while found.count <= Self.mostAncestors, let parent = classType(current)?.inherited.first {
      let parent = SourceType.simpleName(of: parent)
      if found.contains(parent) { break }
      found.append(parent)
      current = parent
    }
    return found
  }

  /// What UIKit knows a class as, by its ancestors, or nil for one that is no view controller.
  private static func kind(of ancestors: [String]) -> Controller.Kind? {
    for name in ancestors {
      switch name {
      case "UINavigationController", "UIImagePickerController", "UIVideoEditorController": return .navigation
      case "UITabBarController": return .tabBar
      case "UISplitViewController": return .split
      case "UIPageViewController": return .page
      default: continue
      }
    }
    if let root = ancestors.last, ["NSObject", "NSProxy", "UIResponder", "UIView", "UIWindow"].contains(root) {
      return nil
    }
    // A superclass of another module tells by its name, as in the notation of scenarios.
    switch ancestors.last {
    case let name? where name.hasSuffix("NavigationController"): return .navigation
    case let name? where name.hasSuffix("TabBarController"): return .tabBar
    default: break
    }
    return ancestors.contains { $0.hasSuffix("Controller") || $0.hasSuffix("VC") } ? .plain : nil
  }
}

extension String {
  fileprivate var replacingSpaces: String {
    split(separator: " ", omittingEmptySubsequences: false).joined(separator: "%20")
  }
}

extension AppTarget {
  /// Whether a screen without an answer of its own allows the same in another target.
  func isAlike(_ other: AppTarget) -> Bool {
    func effective(_ target: AppTarget) -> [PropertyListDeclaration.Key: [[String]]] {
      Dictionary(grouping: target.declarations.filter(\.isEffective), by: \.key).mapValues { $0.map(\.values) }
    }
    return idioms == other.idioms && deploymentTarget?.version == other.deploymentTarget?.version
      && effective(self) == effective(other)
  }
}
