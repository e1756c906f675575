import AppFacts
import Orientation
import OrientationNotation

// What the code calls, and what it does not call.

extension FindingSearch {
  mutating func lookAtUses() {
    for use in occurrences where use.role == .use { look(at: use) }
    lookForNewerAPI()
    lookForLocks()
    lookForLastingLocks()
    lookForUnusedDelegate()
    for call in app.scriptCalls where !app.setsDelegate(call.api) { lookForWiderLock(call) }
  }

  /// A call of Dart or JavaScript that sets the mask of the view controller alone, to nothing that the app allows.
  private mutating func lookForWiderLock(_ call: Occurrence) {
    for mask in call.masks {
      guard let device = mask.orientations.first?.deviceOrientation else { continue }
      let screen = standIn("Screen")
      let situation: [StatedFact] = [
        .root(ControllerTree(screen)), .answer(of: screen, .supported(.mask(mask))), .device(device),
      ]
      for idiom in idioms {
        // The stand-in is no controller of the app, so what the app declares counts only where its target is named.
        let target = app.application == nil ? [] : [StatedFact.target(app.mainTarget)]
        let facts = [.idiom(idiom)] + target + situation
        keep(.lockNotAllowed, at: call.place, call.api.rawValue, api: call.api, facts: { _ in facts }) {
          $0.decision.outcome == .unchanged(.noCommonOrientation)
        }
      }
    }
  }

  /// A geometry request for what no device of the app allows, whichever controller is asked. Where code answers for the app,
  /// nothing is claimed; and the code around the call may be for one kind of device.
  private mutating func lookForRefusedRequest(_ use: Occurrence) {
    guard case .mask(let mask)? = use.value, !mask.isEmpty, app.application != nil, !isAppMaskComputed else { return }
    let screen = standIn("Screen")
    let request: [StatedFact] = [.root(ControllerTree(screen)), .event(.called(.geometryRequested(mask)))]
    let situations = idioms.map { [.idiom($0), .target(app.mainTarget)] + request }
    let os = max(oldest(of: use), OSVersion(16))
    guard let facts = situations.first,
      situations.allSatisfy({ app.situation([.os(os)] + $0).map { Self.isRefused(Resolver.resolve($0)) } ?? false })
    else { return }
    keep(
      .lockNotAllowed, at: use.place, use.api.rawValue, api: use.api, language: use.language, facts: { _ in facts },
      where: Self.isRefused)
  }

  private static func isRefused(_ resolution: Resolution) -> Bool {
    if case .geometryError(.noneSupported) = resolution.decision.outcome { true } else { false }
  }

  /// Whether the app's own code answers in place of the list in Info.plist.
  private var isAppMaskComputed: Bool {
    occurrences.contains {
      $0.role == .implementation
        && [.applicationSupportedInterfaceOrientations, .windowSceneSupportedInterfaceOrientations].contains($0.api)
    }
  }

  private mutating func look(at use: Occurrence) {
    let screen = standIn("Screen")
    let window: [StatedFact] = [.root(ControllerTree(screen)), .applicationDelegate(.mask(.all))]
    switch use.api {
    case .setDeviceOrientation:
      lookForMask(use)
      lookForEnumeration(use)
      guard !isTurned(beside: use), !isInExtension(use) else { return }
      keep(.keyValueCodingOnlyLogs, use, facts: window + [.event(.called(.keyValueCodingSet(rawValue: 3)))]) {
        $0.decision.outcome == .ignored
      }
    case .setOrientation:
      guard !isTurned(beside: use), !isInExtension(use) else { return }
      keep(
        .keyValueCodingOnlyLogs, use, from: OSVersion(16),
        facts: window + [.event(.called(.privateSetterCalled(rawValue: 3)))]
      ) { $0.decision.outcome.kind == .unchanged }
    case .attemptRotationToDeviceOrientation:
      guard !isReplaced(use), !isInExtension(use) else { return }
      let facts = window + [.device(.landscapeLeft), .event(.called(.rotationAttempted))]
      keep(.replacedMethod, use, edits: SourceEdit.update(insteadOf: use, oldest: oldest(of: use)), facts: facts) {
        $0.decision.outcome == .unchanged(.outdatedMethod)
      }
    case .setStatusBarOrientation:
      keep(
        .replacedMethod, use, facts: window + [.event(.called(.statusBarOrientationSet(.landscapeRight)))]
      ) { $0.decision.rule == .setStatusBarOrientationDoesNothing }
    case .requestGeometryUpdate:
      lookForRefusedRequest(use)
      for case .deviceOrientation(let orientation) in use.value?.literals ?? [] {
        keep(
          .deviceOrientationInPlace, use,
          facts: window + [
            .event(.called(.geometryRequested(InterfaceOrientationMask(rawValue: UInt(orientation.rawValue)))))
          ]
        ) { $0.decision.orientation != orientation.interfaceOrientation }
      }
    default: return
    }
  }

  /// Keeps a finding about a use.
  private mutating func keep(
    _ kind: AppFindingKind, _ use: Occurrence, from first: OSVersion? = nil, edits: [SourceEdit] = [],
    facts: [StatedFact],
    where harms: (Resolution) -> Bool
  ) {
    let range = use.versions ?? VersionRange(from: OSVersion.oldest)
    keep(
      kind, at: use.place, use.type ?? use.api.rawValue,
      on: VersionRange(from: max(range.first, first ?? range.first), until: range.end),
      api: use.api, edits: edits, language: use.language, facts: { _ in facts }, where: harms)
  }

  /// A set of orientations that key-value coding hands to the device, which takes the number for one orientation.
  private mutating func lookForMask(_ use: Occurrence) {
    for case .mask(let mask) in use.value?.literals ?? [] {
      let facts: [StatedFact] = [
        .root(ControllerTree(standIn("Screen"))), .applicationDelegate(.mask(.all)),
        .event(.called(.keyValueCodingSet(rawValue: Int(mask.rawValue)))),
      ]
      keep(.maskAsDeviceOrientation, use, edits: SourceEdit.orientation(in: use, mask), facts: facts) { _ in true }
    }
  }

  /// An orientation itself, where key-value coding takes its number. Reports are of iOS 15 and earlier.
  private mutating func lookForEnumeration(_ use: Occurrence) {
    let (first, end) = (oldest(of: use), min(use.versions?.end ?? OSVersion(16), OSVersion(16)))
    guard first < end, let line = use.place.line, let written = use.readAt.first(where: { $0.role == .literal }) else {
      return
    }
    keep(
      .keyValueCodingWithoutRawValue, at: use.place, use.type ?? use.api.rawValue,
      on: VersionRange(from: first, until: end),
      message: .enumByKeyValueCoding,
      edits: [
        SourceEdit(path: use.place.path, line: line, text: written.name, replacement: written.name + ".rawValue")
      ])
  }

  /// Whether the code around a call does the same by the API that has replaced it.
  private func isReplaced(_ use: Occurrence, byUpdates: Bool = true) -> Bool {
    let updates: [OrientationAPI] = byUpdates ? [.setNeedsUpdateOfSupportedInterfaceOrientations] : []
    return uses(updates + [.requestGeometryUpdate], near: use.place, lines: -30...30) { $0.type == use.type }
  }

  /// Whether the code around a call turns the interface on iOS 16, too. An update does where an answer can be another one than
  /// before.
  private func isTurned(beside use: Occurrence) -> Bool {
    let canChange = occurrences.contains { answer in
      guard answer.role != .use, answer.api.isAnswer else { return false }
      switch answer.value {
      case .mask, .orientation, .deviceOrientation, .bool: return false
      case .inherited, .forwarded, .choice, .computed, nil: return true
      }
    }
    return isReplaced(use, byUpdates: canChange)
  }

  /// Updates by methods of iOS 16 alone, in an app that runs on earlier versions, too.
  private mutating func lookForNewerAPI() {
    // Where no target says from which version a file of Swift runs, its calls do: one that is not limited to some versions
    // compiles only where the oldest has the method.
    let newer = uses(of: [.setNeedsUpdateOfSupportedInterfaceOrientations, .requestGeometryUpdate]).filter {
      $0.language != .swift || $0.versions != nil || !$0.targets.isEmpty
    }
    let older = uses(of: [.attemptRotationToDeviceOrientation, .setDeviceOrientation, .setOrientation])
    guard let first = newer.first, older.isEmpty, !answersAtEachTurn(first.type) else { return }
    let facts: [StatedFact] = [.root(ControllerTree(standIn("Screen"))), .event(.called(.updateRequested))]
    keep(
      .newerThanDeploymentTarget, at: first.place, first.type ?? first.api.rawValue, language: first.language,
      facts: { _ in facts }
    ) { $0.decision.outcome.kind == .unavailable }
  }

  /// Whether a type answers `shouldAutorotate` anew at each turn of the device, as UIKit asks below iOS 16.
  private func answersAtEachTurn(_ type: String?) -> Bool {
    occurrences.contains { answer in
      answer.role == .implementation && answer.api == .shouldAutorotate && answer.type == type
        && answer.value.map { if case .bool = $0 { false } else { true } } ?? true
    }
  }

  /// A variable that a mask depends on and that is written, in code that never has UIKit read the mask again.
  private mutating func lookForLocks() {
    guard uses(of: [.setNeedsUpdateOfSupportedInterfaceOrientations, .requestGeometryUpdate]).isEmpty else { return }
    let older = uses(of: [.attemptRotationToDeviceOrientation, .setDeviceOrientation, .setOrientation])
    let first = oldest < OSVersion(16) && !older.isEmpty ? OSVersion(16) : OSVersion(6)
    // What such a call comes to on 16 is told of the call.
    let told = Set(older.lazy.filter { $0.versions?.contains(OSVersion(16)) ?? true }.map(\.place.path))
    let screen = standIn("Screen")
    var seen: Set<String> = []
    for answer in occurrences
    where answer.role == .implementation
      && (answer.api == .supportedInterfaceOrientations || isOfDelegate(answer))
    {
      let writes = answer.readAt.filter { isLock($0, of: answer) }
      let own = Self.ownWrites(keepsOrientation(answer) ? releases(writes) : writes, of: answer)
      let unchanged = Set(ReadVariable.all(of: answer).filter(\.keepsItsValue).map(\.name))
      // What one place sets for a presentation, others set for its end.
      let shown = Set(own.filter { $0.next == .presentation }.map(\.name))
      for write in whileScreensShow(own, of: answer)
      where !shown.contains(write.name) && !unchanged.contains(write.name) && !isRead(after: write)
        && !(write.next == .callBelow16 && told.contains(write.place.path)) && seen.insert(write.name).inserted
      {
        keep(
          .lockWithoutUpdate, at: write.place, write.owner ?? write.name,
          on: VersionRange(from: first),
          language: write.place.path.hasSuffix(".swift") ? .swift : .objectiveC,
          facts: { _ in
            [
              .root(ControllerTree(screen)), .answer(of: screen, .supported(.mask(.landscape))),
              .applicationDelegate(.mask(.all)), .current(.portrait), .device(.portrait), .event(.masksChanged),
            ]
          }
        ) { $0.decision.outcome.kind == .unchanged }
      }
    }
  }

  /// The places without the calls of the function that writes what it is given, where that is among them: the cause is there.
  private static func ownWrites(_ writes: [ReadPlace], of answer: Occurrence) -> [ReadPlace] {
    guard writes.contains(where: { $0.role == .setter }) else { return writes }
    let variables = Set(answer.readAt.lazy.filter { $0.role == .initialValue }.map(\.name))
    return writes.filter { variables.contains($0.name) }
  }

  /// Those of the places that change a mask of the app while its screens show. A value that the delegate's own code sets is
  /// the first one where other code sets it too, and nothing has to rotate for it; what it is given comes from elsewhere.
  private func whileScreensShow(_ writes: [ReadPlace], of answer: Occurrence) -> [ReadPlace] {
    guard answer.api == .applicationSupportedInterfaceOrientations else { return writes }
    let later = writes.filter { write in
      write.place.path != answer.place.path || write.value == nil || app.controller(of: write) != nil
    }
    return later.isEmpty ? writes : later
  }

  /// Whether UIKit reads the masks after a write all the same: the screen that is made there is shown by presentations alone.
  private func isRead(after write: ReadPlace) -> Bool {
    guard write.next == .appearance else { return false }
    let name = SourceType.simpleName(of: write.type ?? "")
    let shown = (app.facts.placements ?? []).filter { $0.node.name == name }
    return !shown.isEmpty && shown.allSatisfy { $0.relation == .presented }
  }

  /// Whether a mask may be each orientation alone: the lock keeps the interface as it is, so nothing has to rotate for it.
  private func keepsOrientation(_ answer: Occurrence) -> Bool {
    let literals = answer.value?.literals ?? []
    return [.portrait, .landscapeLeft, .landscapeRight].allSatisfy { literals.contains(.mask($0)) }
  }

  /// Those of the places that may end a lock, as far as the sources tell: what is set to `true` begins one.
  private func releases(_ writes: [ReadPlace]) -> [ReadPlace] {
    let known = writes.filter { $0.value == .bool(false) }
    return known.isEmpty ? writes.filter { $0.value != .bool(true) } : known
  }

  /// Whether UIKit calls a method of the app delegate.
  private func isOfDelegate(_ answer: Occurrence) -> Bool {
    answer.api == .applicationSupportedInterfaceOrientations && app.facts.delegates != []
  }

  /// A class that answers as the app delegate, in an app of SwiftUI of which no code makes one.
  mutating func lookForUnusedDelegate() {
    guard app.facts.delegates == [] else { return }
    for answer in occurrences
    where answer.role == .implementation && answer.api == .applicationSupportedInterfaceOrientations {
      let screen = standIn("Screen")
      let system = system(idioms.first ?? .phone)
      keep(
        .unusedAppDelegate, at: answer.place, answer.type ?? answer.api.rawValue, language: answer.language,
        facts: { _ in system + [.root(ControllerTree(screen)), .device(.landscapeLeft)] }
      ) { _ in true }
    }
  }

  /// A variable of the app delegate's that a screen sets to fewer orientations than it begins with, and that no code sets
  /// back.
  private mutating func lookForLastingLocks() {
    for answer in occurrences where answer.role == .implementation && isOfDelegate(answer) {
      for variable in ReadVariable.all(of: answer) {
        guard case .mask(let before)? = variable.first else { continue }
        let writes = variable.writes
        // What is not read may set it back.
        let masks = writes.compactMap { write in if case .mask(let mask)? = write.value { mask } else { nil } }
        guard masks.count == writes.count, !Self.isSetBack(from: before, by: masks),
          let first = writes.indices.first(where: {
            !writes[$0].isInCode(of: answer) && isOwn(writes[$0].place) && !isOfRoot(writes[$0])
          }),
          let lost = InterfaceOrientation.valid.first(where: { before.subtracting(masks[first]).contains($0.mask) }),
          let current = InterfaceOrientation.valid.first(where: { masks[first].contains($0.mask) }),
          let device = lost.deviceOrientation
        else { continue }
        let screen = standIn("Screen")
        keep(
          .lockOutlivesScreen, at: writes[first].place,
          writes[first].owner ?? variable.name,
          language: writes[first].place.path.hasSuffix(".swift") ? .swift : .objectiveC,
          facts: { _ in
            [
              .root(ControllerTree(screen)), .answer(of: screen, .supported(.mask(.all))),
              .applicationDelegate(.mask(masks[first])), .current(current), .device(device),
            ]
          }
        ) { $0.decision.outcome.kind == .unchanged }
      }
    }
  }

  /// Whether the screen that writes a variable is the only one with which the app's window begins: it is never closed.
  private func isOfRoot(_ write: ReadPlace) -> Bool {
    guard let owner = write.owner else { return false }
    if app.typesByName[owner]?.contains(where: { $0.inherited.contains("App") }) ?? false { return true }
    let placements = app.facts.placements ?? []
    let roots = Set(placements.filter { $0.relation == .windowRoot }.map(\.node.name))
    return roots.count == 1
      && (app.screenWays?.ways(to: owner) ?? []).contains { way in
        way.isWhole && way.layers.count == 1
          && way.steps.allSatisfy { $0.relation == .windowRoot || $0.relation == .child }
          && way.layers[0].nodes.dropLast().allSatisfy { node in
            app.kind(ofController: node.name) == .navigation
              || node.isView && placements.count(where: { $0.by == node && $0.relation == .child }) == 1
          }
      }
  }

  /// Whether one of the masks that are assigned gives back what another one, or the first value, has taken away.
  private static func isSetBack(
    from before: InterfaceOrientationMask, by masks: [InterfaceOrientationMask]
  ) -> Bool {
    masks.contains { wide in wide.isSuperset(of: before) || masks.contains { wide.isStrictSuperset(of: $0) } }
  }

  /// Whether a variable is written while its answer may be in use. What another file gives a controller but once is how it
  /// is set up.
  private func isLock(_ write: ReadPlace, of answer: Occurrence) -> Bool {
    guard write.role == .assignment || write.role == .setter else { return false }
    if answer.api == .applicationSupportedInterfaceOrientations { return true }
    let writes = answer.readAt.filter { $0.role == .assignment && $0.name == write.name }
    return writes.count > 1 && writes.contains { $0.place.path == answer.place.path }
  }
}

extension ReadPlace {
  /// The type whose code writes the variable; nil for a method that all views of SwiftUI have.
  fileprivate var owner: String? {
    let name = type.map(SourceType.simpleName(of:))
    return name == "View" ? nil : name
  }

  /// Whether the type that answers, or one inside it, writes the variable; in its file, where no type is known.
  fileprivate func isInCode(of answer: Occurrence) -> Bool {
    guard let type, let own = answer.type else { return place.path == answer.place.path }
    return type == own || type.hasPrefix(own + ".")
  }
}
