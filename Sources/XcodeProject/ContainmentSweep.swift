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

  /// The classes that the code makes the app delegate, where an app of SwiftUI has one that answers, or several classes do;
  /// nil elsewhere.
  func delegates(_ facts: AppFacts) async -> [String]? {
    let answers = facts.occurrences.filter {
      $0.role == .implementation && $0.api == .applicationSupportedInterfaceOrientations
    }
    let names = Set(answers.compactMap(\.type))
    let isOfSwiftUI = facts.types.contains { $0.kind == .structType && $0.inherited.contains("App") }
    guard names.count > 1 || !answers.isEmpty && isOfSwiftUI else { return nil }
    let own = Set(answers.map(\.place.path) + facts.types.filter { names.contains($0.name) }.map(\.place.path))
    let made = await own.union(sweep.mentioning(Self.delegateNames, paths)).flatMap { path in
      sweep.file(path).map { Self.delegates(in: SwiftLexer.tokens(of: $0.bytes, forTypesOnly: false)) } ?? []
    }
    return Set(made).sorted()
  }

  /// `@main final class AppDelegate`, `@UIApplicationDelegateAdaptor(AppDelegate.self)` and
  /// `UIApplicationMain(argc, argv, nil, NSStringFromClass([AppDelegate class]))`: the names of types in it, or the first behind
  /// it; where there is none, the name of what makes one.
  private static func delegates(in tokens: TokenList) -> [String] {
    (0..<tokens.count).flatMap { index -> [String] in
      if tokens.isWord(index, "class"), SwiftModifiers(before: index, in: tokens).hasAttribute("main") {
        return tokens.isName(index + 1) ? [tokens.text(index + 1)] : []
      }
      guard tokens.isName(index), delegateNames.contains(tokens.text(index)) else { return [] }
      let isCall = tokens.isSign(index + 1, "(")
      let behind = isCall ? tokens.inside(index + 1) : (index + 1)..<min(index + mostModifiers, tokens.count)
      let types = behind.filter { tokens.isName($0) && tokens.text($0).isTypeName }.map(tokens.text)
      return types.isEmpty ? [tokens.text(index)] : isCall ? types : [types[0]]
    }
  }

  /// How many tokens may stand between an attribute and the name of a type.
  private static let mostModifiers = 16
}
