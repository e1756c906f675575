import AppFacts
import SourceSyntax

/// Looks through the sources for what the code says outside of those that mention orientations: which controllers it puts
/// into containers, whether it sets up scenes, and what makes the app delegate.
struct ContainmentSweep {
  /// What a source with scenes has in it: the delegate's method, or a scene of SwiftUI.
  private static let sceneNames: Set<String> = [
    "configurationForConnectingSceneSession", "configurationForConnecting", "WindowGroup", "DocumentGroup",
  ]

  /// What makes a class the app delegate, beside `@main`.
  private static let delegateNames: Set<String> = ["UIApplicationDelegateAdaptor", "UIApplicationMain"]

  let sweep: SourceSweep
  let paths: [String]
  let types: ControllerTypes

  /// The places where controllers with an answer are put into containers.
  func containments(_ facts: AppFacts) async -> [Containment] {
    let answering = facts.occurrences.filter { $0.role == .implementation && $0.api == .supportedInterfaceOrientations }
    let subclasses = Dictionary(grouping: facts.types) { $0.inherited.first.map(SourceType.simpleName(of:)) }
    var classes: Set<String> = []
    var open = answering.compactMap(\.type).map(SourceType.simpleName(of:))
    while let name = open.popLast() {
      guard classes.insert(name).inserted else { continue }
      open += (subclasses[name] ?? []).map { SourceType.simpleName(of: $0.name) }
    }
    classes = classes.filter(types.isOfApp)
    guard !classes.isEmpty else { return [] }
    return await sweep.mentioning(classes, paths).flatMap { path in
      sweep.file(path).map { SourceScanner.containments(in: $0, of: classes) } ?? []
    }
  }

  /// The sources that set up scenes, where a target has to be known to have any.
  func sceneFiles(_ facts: AppFacts) async -> [String] {
    let isOpen = facts.targets.contains { target in
      target.product == .application
        && target.propertyList.map { !$0.keys.contains("UIApplicationSceneManifest") } ?? false
    }
    return isOpen ? await sweep.mentioning(Self.sceneNames, paths) : []
  }

  /// The sources that make a class the app delegate, where an app of SwiftUI has one that answers; nil where none has.
  func delegateFiles(_ facts: AppFacts) async -> [String]? {
    let delegates = facts.occurrences.filter {
      $0.role == .implementation && $0.api == .applicationSupportedInterfaceOrientations
    }
    guard !delegates.isEmpty, facts.types.contains(where: { $0.kind == .structType && $0.inherited.contains("App") })
    else {
      return nil
    }
    let names = Set(delegates.compactMap(\.type))
    let own = Set(delegates.map(\.place.path) + facts.types.filter { names.contains($0.name) }.map(\.place.path))
    let mains = own.filter { path in
      sweep.file(path).map { Self.declaresMainClass(SwiftLexer.tokens(of: $0.bytes, forTypesOnly: false)) } ?? false
    }
    return await sweep.mentioning(Self.delegateNames, paths).filter { !mains.contains($0) } + mains.sorted()
  }

  /// `@main final class AppDelegate`
  private static func declaresMainClass(_ tokens: TokenList) -> Bool {
    (0..<tokens.count).contains { index in
      tokens.isWord(index, "class") && SwiftModifiers(before: index, in: tokens).hasAttribute("main")
    }
  }
}
