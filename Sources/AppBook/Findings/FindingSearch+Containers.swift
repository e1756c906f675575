import AppFacts
import Orientation
import OrientationNotation

// What containers do not hand on.

extension FindingSearch {
  /// Controllers with masks in containers that UIKit asks instead. A container of the app is told once, where it is declared.
  mutating func lookAtContainers() {
    guard !app.answersFromOutside else { return }
    let answered = app.classesAnsweredByExtensions
    var seen: Set<[String]> = []
    var contents: [String: [Containment]] = [:]
    // What dies everywhere is told where it is written.
    let dead = Set(findings.filter { $0.kind == .deadOverride }.map(\.subject))
    for containment in app.facts.containments where isOwn(containment.place) && !isStopped() {
      guard let child = app.controller(named: containment.child) else { continue }
      for container in containment.container.map({ [$0] }) ?? stacks(around: child.name) {
        if containment.container == nil, isElsewhere(containment, in: container) { continue }
        guard !answered.contains(container), container != child.name, seen.insert([child.name, container]).inserted
        else { continue }
        let own = app.controller(named: container)
        // A delegate of the app may hand on what the child answers.
        guard own?.delegates.isEmpty ?? true else { continue }
        if let own, isOwn(own.type.place) {
          contents[own.name, default: []].append(containment)
        } else if !dead.contains(child.name) {
          keep(.containerDoesNotForward, at: containment.place, of: [child], in: container)
        }
      }
    }
    for (name, contents) in contents.sorted(by: { $0.key < $1.key }) {
      if let container = app.controller(named: name) { keep(container, contents) }
    }
  }

  /// Keeps the finding of a container that hides masks of what it contains, once.
  private mutating func keep(_ container: AppController, _ contents: [Containment]) {
    let node = Placement.Node(container.name)
    let children = contents.compactMap { app.controller(named: $0.child) }
    let isFound = keep(
      .containerHidesMasks, at: container.type.place, of: children, in: container.name, subject: container.name,
      shownAt: contents.map { Placement(Placement.Node($0.child), .child, by: node, place: $0.place) },
      language: container.type.language)
    guard isFound else { return }
    // What is said of a controller in it need not be told again.
    let names = Set(children.map(\.name))
    drop { finding in
      finding.kind == .deadOverride && finding.proof?.trace.responsible == container.name
        && names.contains(finding.subject)
    }
  }

  /// Keeps a finding where the interface, in a container, rotates to what the mask of something in it leaves out.
  @discardableResult
  private mutating func keep(
    _ kind: AppFindingKind, at place: FilePlace, of children: [AppController], in container: String,
    subject: String? = nil, shownAt: [Placement]? = nil, language: SourceLanguage? = nil
  ) -> Bool {
    for child in children {
      guard let own = child.implementation(of: .supportedInterfaceOrientations),
        case .mask = child.answer(to: .supportedInterfaceOrientations, os: .newest, idiom: idioms.first ?? .phone)
      else { continue }
      for way in ways(to: child.name, in: container) {
        let isFound = keepTurn(
          kind, at: place, child, child.name, way, subject: subject, shownAt: shownAt ?? way.steps,
          language: language ?? own.language
        ) { $0.trace.contains(.containersDoNotAskChildren) }
        if isFound { return true }
      }
    }
    return false
  }

  /// The classes of the navigation controllers onto whose stacks a controller is pushed; UIKit's own where the scan has not
  /// looked for ways and no class of the app could be meant.
  private func stacks(around child: String) -> [String] {
    guard let ways = app.screenWays else { return app.hasAnsweringNavigation ? [] : ["UINavigationController"] }
    return ways.ways(to: child).filter(\.isKnown).compactMap(\.container?.name)
      .filter { app.kind(ofController: $0) == .navigation }.withoutRepeats
  }

  /// Whether the ways to a controller in a container say that another push than this one puts it there.
  private func isElsewhere(_ containment: Containment, in container: String) -> Bool {
    guard app.screenWays != nil else { return false }
    let pushes = Set(ways(to: containment.child, in: container).compactMap(\.steps.last?.place))
    if pushes.contains(containment.place) { return false }
    return app.facts.containments.contains { $0.child == containment.child && pushes.contains($0.place) }
  }

  /// The ways to a controller right in a container of which it is known what decides. Where the scan has not looked for ways,
  /// the container is the root of a window.
  private func ways(to child: String, in container: String) -> [ScreenWay] {
    guard let ways = app.screenWays else {
      return [ScreenWay(layers: [.init(nodes: [.init(container), .init(child)])], steps: [], isWhole: true)]
    }
    return ways.ways(to: child).filter {
      $0.isKnown && $0.container?.name == container && !$0.isOpen(in: app)
    }
  }
}

extension App {
  /// Whether the app delegate, or code that replaces answers, may hand on what a controller in a container answers.
  var answersFromOutside: Bool {
    facts.occurrences.contains { occurrence in
      occurrence.role == .replacement && occurrence.api == .supportedInterfaceOrientations
    }
      || implementations(of: .applicationSupportedInterfaceOrientations).contains { occurrence in
        occurrence.value?.literals.contains { value in
          switch value {
          case .computed(let text): text.contains("supportedInterfaceOrientations")
          case .forwarded: true
          case .mask, .orientation, .deviceOrientation, .bool, .inherited, .choice: false
          }
        } ?? false
      }
  }

  /// UIKit's own classes that an extension or category gives an answer.
  fileprivate var classesAnsweredByExtensions: Set<String> {
    let answering = facts.occurrences.lazy.filter {
      $0.role == .implementation && $0.api == .supportedInterfaceOrientations
    }
    return Set(answering.compactMap(\.type).filter { $0.hasPrefix("UI") })
  }
}
