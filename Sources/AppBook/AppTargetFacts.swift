import AppFacts
import Orientation
import OrientationNotation

/// What an app says as a whole, in one of its targets: Info.plist and the delegates.
struct AppTargetFacts {
  let app: App
  let target: AppTarget?
}

extension AppTargetFacts {
  /// - Parameter name: the target, or nil for the one that is the app.
  /// - Throws: where there is no such target.
  init(_ app: App, named name: String?) throws(ValueFault) {
    guard let name else {
      self.init(app: app, target: app.application)
      return
    }
    // Names need not tell targets apart; the likeliest is meant.
    let targets = app.applications + app.facts.targets
    guard let found = targets.first(where: { $0.name == name }) else {
      throw ValueFault(unknown: name, as: "target", among: app.facts.targets.map(\.name))
    }
    self.init(app: app, target: found)
  }
}

extension AppTargetFacts {
  /// What Info.plist has in the end.
  var informationPropertyList: InformationPropertyList {
    var list = InformationPropertyList()
    for declaration in declarations where declaration.isEffective {
      switch declaration.key {
      case .supported: list.supported = (list.supported ?? []) + declaration.orientations
      case .supportedOnPad: list.supportedOnPad = (list.supportedOnPad ?? []) + declaration.orientations
      case .supportedOnPhone: list.supportedOnPhone = (list.supportedOnPhone ?? []) + declaration.orientations
      case .requiresFullScreen: list.requiresFullScreen = declaration.isOn
      case .requiresFullScreenOnPad: list.requiresFullScreen = list.requiresFullScreen || declaration.isOn
      case .requiresFullScreenIgnoredFrom:
        list.requiresFullScreenIgnoredFrom =
          declaration.values.first.flatMap { try? ValueReader.version(Substring($0)) }
      case .initial, .expoInitialMask: continue
      }
    }
    return list
  }

  /// The declarations of the target, or, in a checkout without a target, those that no target names.
  var declarations: [PropertyListDeclaration] { target?.declarations ?? app.facts.looseDeclarations }

  /// The implementations of a delegate's method that the target is built with, by the fact that states what it answers.
  func implementations(for fact: FactKind) -> [Occurrence] {
    let isOfScene = fact == .sceneDelegate
    let api: OrientationAPI =
      isOfScene ? .windowSceneSupportedInterfaceOrientations : .applicationSupportedInterfaceOrientations
    return app.implementations(of: api).filter { occurrence in
      guard let target, !occurrence.targets.isEmpty else { return true }
      return occurrence.targets.contains(target.name)
    }
  }

  /// What a delegate answers, by the fact that states it.
  func answer(to fact: FactKind, os: OSVersion, idiom: Idiom) -> AppAnswer {
    let found = implementations(for: fact)
    guard let first = found.first else { return .notImplemented }
    if found.count > 1 { return .unknown(text: "\(found.count) implementations", place: first.place) }
    return AppAnswer(first, os: os, idiom: idiom)
  }

  /// Lets the app say what a text has not stated.
  ///
  /// - Parameters:
  ///   - stated: the kinds of fact that the text states, as bits.
  ///   - unknowns: what becomes of an answer that the sources do not tell.
  func fillIn(
    _ scenario: inout Scenario, stated: UInt64, unknowns: UnknownAnswers = .refused
  ) throws(ValueFault) {
    func isOpen(_ kind: FactKind) -> Bool { stated & kind.bit == 0 }
    let list = informationPropertyList
    if isOpen(.informationPropertyList) { scenario.informationPropertyList.supported = list.supported }
    if isOpen(.informationPropertyListOnPad) { scenario.informationPropertyList.supportedOnPad = list.supportedOnPad }
    if isOpen(.informationPropertyListOnPhone) {
      scenario.informationPropertyList.supportedOnPhone = list.supportedOnPhone
    }
    if isOpen(.requiresFullScreen) { scenario.informationPropertyList.requiresFullScreen = list.requiresFullScreen }
    if isOpen(.requiresFullScreenIgnoredFrom) {
      scenario.informationPropertyList.requiresFullScreenIgnoredFrom = list.requiresFullScreenIgnoredFrom
    }
    if isOpen(.applicationDelegate), scenario.os >= OSVersion(6) {
      scenario.applicationDelegate = try mask(.applicationDelegate, scenario, unknowns)
    }
    if isOpen(.sceneDelegate), scenario.os >= OSVersion(27) {
      scenario.windowSceneDelegate = try mask(.sceneDelegate, scenario, unknowns)
    }
  }

  private func mask(
    _ fact: FactKind, _ scenario: Scenario, _ unknowns: UnknownAnswers
  ) throws(ValueFault) -> MaskAnswer {
    switch answer(to: fact, os: scenario.os, idiom: scenario.idiom) {
    case .mask(let mask): return .mask(mask)
    case .unknown(let text, let place, _):
      try unknowns.meet(
        ValueFault(
          "what the \(fact.plainKey) answers is computed at run time (\(place.text)): `\(text.shortened)`",
          suggestion: "\(fact.plainKey): all", unknownAnswer: fact.plainKey))
    case .forwarded(let controller):
      try unknowns.meet(
        ValueFault(
          "what the \(fact.plainKey) answers is what `\(controller.expression.shortened)` returns",
          suggestion: "\(fact.plainKey): all", unknownAnswer: fact.plainKey))
    case .notImplemented, .inherited, .orientation, .rawValue, .bool: break
    }
    return .notImplemented
  }
}

extension PropertyListDeclaration {
  /// The orientations that the values name; UIKit passes over all else.
  package var orientations: [InterfaceOrientation] {
    values.compactMap { value in InterfaceOrientation.valid.first { $0.informationPropertyListName == value } }
  }

  /// Whether the value is `YES`.
  package var isOn: Bool { values.first.map { ["YES", "true", "1"].contains($0) } ?? false }
}
