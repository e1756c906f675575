import AppFacts
import Orientation
import OrientationNotation
import OrientationPolicy

/// The app of a book as policies play it: what its sources do not tell is left open.
struct PlayableBook: PlayableOfBook {
  let app: App
  /// The screens that are played.
  let screens: [Screen]
  /// What controllers call for certain when they appear or disappear; nil where that is not played.
  private let calls: CertainCalls?
  /// The variables that have a value for certain while a controller is in front, by their writes.
  private let locks: [[ReadPlace]: CertainLock]

  /// - Parameters:
  ///   - screens: nil for those of the book.
  ///   - playsMoments: whether what controllers do for certain when they appear or disappear is played.
  init(app: App, screens: [Screen]? = nil, playsMoments: Bool = true) {
    self.app = app
    self.screens = screens ?? app.screens
    calls = playsMoments ? CertainCalls(app) : nil
    locks = playsMoments ? CertainLock.all(of: app, self.screens) : [:]
  }

  func calls(of node: ControllerTree.Node, os: OSVersion) -> [AppearanceCall] {
    calls?.calls(of: node.className, os: os, in: app) ?? []
  }

  func freeAnswers(of node: ControllerTree.Node, os: OSVersion, idiom: Idiom) -> [FreeAnswer] {
    if let answer = answer(setByCallsOf: node) { return [answer] }
    guard node.forwarding == .none, let known = app.controller(named: node.className) else { return [] }
    let shown = node.isKindStated ? node.kind : known.kind
    let around = known.delegates.isEmpty ? [] : screens.filter { $0.className(of: node.name) != nil }
    return AppController.questions(of: os).compactMap { fact, api in
      let cases = known.cases(of: api, os: os, idiom: idiom, on: around)
      let unknown = known.unknown(
        AppAnswer(cases), fact, of: node.name, as: shown, hasChildren: node.hasChildren)
      guard let kind = FreeAnswer.Kind(fact), let unknown else { return nil }
      return FreeAnswer(unknown.subject, kind, cases.map(whereSet), to: fact)
    }
  }

  func freeAnswersOfDelegates(os: OSVersion, idiom: Idiom) -> [FreeAnswer] {
    let set = app.scriptCalls.filter { app.setsDelegate($0.api) && isOfApp($0) }
    if !set.isEmpty, os >= OSVersion(6), screens.contains(where: showsScripts) {
      return [FreeAnswer(.applicationDelegate, .supported, cases: Self.cases(setBy: set))]
    }
    let facts = AppTargetFacts(app: app, target: app.application)
    func free(_ fact: FactKind, from first: OSVersion) -> FreeAnswer? {
      let cases = facts.cases(of: fact, os: os, idiom: idiom)
      guard os >= first, let unknown = facts.unknown(AppAnswer(cases), fact) else { return nil }
      return FreeAnswer(unknown.subject, .supported, cases.map(whereSet), to: .supported)
    }
    return [
      free(.sceneDelegate, from: OSVersion(27)), free(.applicationDelegate, from: OSVersion(6)),
    ].compactMap(\.self)
  }
}

extension PlayableBook {
  /// What the view controller answers that shows an app in Dart or JavaScript: the masks that calls set.
  private func answer(setByCallsOf node: ControllerTree.Node) -> FreeAnswer? {
    guard screens.contains(where: { showsScripts($0) && $0.root.names == [node.name] }) else { return nil }
    // What is set for the app delegate, too, is one value.
    let set = app.scriptCalls.filter { app.setsController($0.api) && !app.setsDelegate($0.api) && isOfApp($0) }
    return set.isEmpty ? nil : FreeAnswer(.controller(node.name), .supported, cases: Self.cases(setBy: set))
  }

  /// Whether a screen begins with the view controller of a framework, which no source of the app declares: in an app of
  /// SwiftUI the calls are those of another app of the checkout.
  private func showsScripts(_ screen: Screen) -> Bool {
    guard let root = screen.root.nodes.first, !root.hasChildren, !app.facts.frameworks.contains(.swiftUI) else {
      return false
    }
    let name = SourceType.simpleName(of: root.className)
    return app.typesByName[name] == nil && app.controller(named: name) == nil
  }

  /// Whether a call is in the folder of the app's project, or beside it where that is for iOS alone.
  private func isOfApp(_ call: Occurrence) -> Bool {
    guard let project = app.application?.project else { return true }
    var folders = project.split(separator: "/").dropLast()
    if folders.last == "ios" { folders.removeLast() }
    return folders.isEmpty || call.place.path.hasPrefix(folders.joined(separator: "/") + "/")
  }

  /// The masks that calls set at any time, and nothing until one of them does.
  private static func cases(setBy calls: [Occurrence]) -> [AnswerCase] {
    let set = calls.flatMap { call -> [AnswerCase] in
      let name = call.api.rawValue
      let known = call.masks.map { mask in
        AnswerCase(
          .free(FreeCondition(name, mask.messageList, isFixed: false, atLaunch: false)),
          .answer(.supported(.mask(mask))))
      }
      let isRead = call.value?.literals.allSatisfy { if case .mask = $0 { true } else { false } } ?? false
      return isRead
        ? known : known + [AnswerCase(.free(FreeCondition(name, isFixed: false, atLaunch: false)), .anything)]
    }
    return set.withoutRepeats + [AnswerCase(.constant(true), .answer(FreeAnswer.Kind.supported.standard))]
  }

  /// A case where a variable has the value: a controller that sets a lock and sets it back has it for itself. What is not set
  /// back, or by other code, can be so anywhere.
  private func whereSet(_ one: AppAnswerCase) -> AppAnswerCase {
    var one = one
    let flags = app.flags[one.place] ?? []
    let shows = showing(setting: one.assignments, back: one.resets)
    let lock = locks.isEmpty ? nil : locks[one.writes]
    var isLimited = false
    let condition = one.condition.replacing { condition in
      // What gives a variable the value is no condition of the code.
      if !one.assignments.isEmpty, condition.subject == one.texts.last {
        let asked = CaseCondition.free(
          FreeCondition(
            condition.subject, condition.value, isFixed: false,
            atLaunch: areOfLaterScreens(one.assignments) ? false : nil))
        guard let lock else { return asked }
        isLimited = true
        return lock.condition(setting: one.assignments, otherwise: .all(of: [shows ?? .constant(true), asked]))
      }
      guard let flag = flags.first(where: { $0.isAsked(by: condition.subject) }), condition.value == nil else {
        return .free(condition)
      }
      let other = flag.writes.filter { $0.value != .bool(flag.first) }
      if other.isEmpty { return .constant(flag.first) }
      let back = flag.writes.filter { $0.value == .bool(flag.first) }
      guard let shows = showing(setting: other, back: back) else {
        return .free(condition)
      }
      let asked = CaseCondition.free(
        FreeCondition(
          condition.subject, isFixed: false, atLaunch: areOfLaterScreens(other) ? flag.first : nil))
      let possible = CaseCondition.all(of: [flag.first ? !asked : asked, shows])
      let isSet = locks[flag.writes]?.condition(setting: other, otherwise: possible) ?? possible
      return flag.first ? !isSet : isSet
    }
    one.condition = isLimited ? condition : .all(of: [shows ?? .constant(true), condition])
    return one
  }

  /// Whether a variable is written by controllers and views alone that no window begins with.
  private func areOfLaterScreens(_ writes: [ReadPlace]) -> Bool {
    writes.allSatisfy { write in
      guard let name = app.controller(of: write)?.name else { return false }
      // What no screen has may be a part of any.
      return screens.contains { $0.nodes.contains { app.isClass($0.className, a: name) ?? false } }
        && !screens.contains { classesAtStart(of: $0.root).contains { app.isClass($0, a: name) ?? true } }
    }
  }

  /// The classes that a window begins with: of a stack the one at its bottom.
  private func classesAtStart(of tree: ControllerTree) -> [String] {
    var stacks: Set<Int> = []
    var later: Set<Int> = []
    for (index, node) in tree.nodes.enumerated() {
      guard let parent = node.parent else { continue }
      let around = tree.nodes[parent]
      let isStack = around.kind == .navigation || app.kind(ofController: around.className) == .navigation
      if later.contains(parent) || isStack && !stacks.insert(parent).inserted { later.insert(index) }
    }
    return tree.nodes.indices.filter { !later.contains($0) }.map { tree.nodes[$0].className }
  }

  /// One of the controllers shows that set a variable; nil where one does not set it back, or no screen has it.
  private func showing(setting writes: [ReadPlace], back: [ReadPlace]) -> CaseCondition? {
    let names = writes.compactMap { app.controller(of: $0)?.name }
    let namesBack = Set(back.compactMap { app.controller(of: $0)?.name })
    // A modifier sets it back for each view that calls it; a write of the variable itself is no such call.
    let modified = back.first(where: isByModifier)?.name
    guard !writes.isEmpty, names.count == writes.count,
      zip(writes, names).allSatisfy({ write, name in
        namesBack.contains(name) || modified.map { $0 != write.name } ?? false
      }),
      names.allSatisfy({ name in
        screens.contains { $0.nodes.contains { app.isClass($0.className, a: name) ?? false } }
      })
    else { return nil }
    return .any(of: names.withoutRepeats.map { .shows(nil, as: $0) })
  }

  /// Whether a modifier of SwiftUI writes a variable, for each view that has it.
  private func isByModifier(_ write: ReadPlace) -> Bool {
    guard let type = write.type.map(SourceType.simpleName(of:)) else { return false }
    return type == "View" || app.typesByName[type]?.contains { $0.inherited.contains("ViewModifier") } ?? false
  }
}

extension FreeAnswer {
  /// The answer that has these values, as far as they are told.
  fileprivate init(_ subject: Subject, _ kind: Kind, _ cases: [AppAnswerCase], to fact: FactKind) {
    if cases.count == 1, case .unknown(_, _, let isConstant) = cases[0].value {
      self.init(subject, kind, isFixed: isConstant)
    } else {
      self.init(subject, kind, cases: cases.map { AnswerCase($0.condition, $0.played(kind, fact)) })
    }
  }
}

extension AppAnswerCase {
  /// The value as it is played.
  fileprivate func played(_ kind: FreeAnswer.Kind, _ fact: FactKind) -> AnswerCase.Value {
    switch value {
    case .forwarded: path.map { .forwarded($0) } ?? .anything
    case .unknown: .anything
    case .notImplemented: .answer(kind.standard)
    case .mask, .orientation, .rawValue, .bool: Answer(value, to: fact).map { .answer($0) } ?? .anything
    }
  }
}

extension FreeAnswer.Kind {
  fileprivate init?(_ fact: FactKind) {
    switch fact {
    case .supported: self = .supported
    case .preferred: self = .preferred
    case .shouldAutorotate: self = .shouldAutorotate
    case .prefersOrientationLocked: self = .prefersOrientationLocked
    default: return nil
    }
  }
}
