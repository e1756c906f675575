import AppFacts
import Orientation
import OrientationNotation

/// What an app says as a whole, in one of its targets: Info.plist and the delegates.
struct AppTargetFacts: TargetDefaults {
  let app: App
  let target: AppTarget?

  var name: String { target?.name ?? "" }
}

extension AppTargetFacts {
  /// - Throws: where there is no such target.
  init(_ app: App, named name: Substring) throws(ValueFault) {
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
    let onPad = declarations.first { $0.key == .requiresFullScreenOnPad && $0.isEffective }?.isOn
    for declaration in declarations where declaration.isEffective {
      switch declaration.key {
      case .supported: list.supported = (list.supported ?? []) + declaration.orientations
      case .supportedOnPad: list.supportedOnPad = (list.supportedOnPad ?? []) + declaration.orientations
      case .supportedOnPhone: list.supportedOnPhone = (list.supportedOnPhone ?? []) + declaration.orientations
      // Only an iPad reads the key, and takes its own before the one of all devices.
      case .requiresFullScreen: list.requiresFullScreen = onPad ?? declaration.isOn
      case .requiresFullScreenOnPad: list.requiresFullScreen = declaration.isOn
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
    let found = app.implementations(of: api).filter { occurrence in
      guard let target, !occurrence.targets.isEmpty else { return true }
      return occurrence.targets.contains(target.name)
    }
    return isOfScene ? found : Self.used(found.filter { !Self.isOfSceneDelegate($0, in: app) }, in: app)
  }

  /// Whether a delegate of scenes has the method, of which UIKit does not ask it.
  private static func isOfSceneDelegate(_ answer: Occurrence, in app: App) -> Bool {
    guard let type = answer.type.map(SourceType.simpleName(of:)) else { return false }
    return app.isClass(type, a: "UIWindowSceneDelegate") ?? false
      && !(app.isClass(type, a: "UIApplicationDelegate") ?? false)
  }

  /// Those of the classes that the code makes the app delegate, or that such a class inherits from; all where the sources do
  /// not tell.
  private static func used(_ found: [Occurrence], in app: App) -> [Occurrence] {
    guard let delegates = app.facts.delegates else { return found }
    let used = found.filter { answer in
      answer.type.map { type in delegates.contains { app.isClass($0, a: type) ?? false } } ?? true
    }
    return used.isEmpty && !delegates.isEmpty ? found : used
  }

  /// What a delegate answers, by the fact that states it.
  func answer(to fact: FactKind, os: OSVersion, idiom: Idiom) -> AppAnswer {
    AppAnswer(cases(of: fact, os: os, idiom: idiom))
  }

  /// The values that a delegate's answer may have; none where nothing in the sources answers.
  func cases(of fact: FactKind, os: OSVersion, idiom: Idiom) -> [AppAnswerCase] {
    let found = implementations(for: fact)
    if let first = found.first, found.count > 1 {
      return [
        AppAnswerCase(
          condition: .constant(true), texts: [],
          value: .unknown(text: "\(found.count) implementations", place: first.place), place: first.place)
      ]
    }
    return AppAnswerCase.all(of: found, otherwise: [], read: app.readAnswers, os: os, idiom: idiom)
  }

  func fillIn(_ scenario: inout Scenario, stated: UInt64) -> UnknownAnswer? {
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
    var first: UnknownAnswer?
    func take(_ fact: FactKind, from os: OSVersion, _ place: WritableKeyPath<Scenario, MaskAnswer>) {
      guard isOpen(fact), scenario.os >= os else { return }
      let answer = answer(to: fact, os: scenario.os, idiom: scenario.idiom)
      if let unknown = unknown(answer, fact) {
        first = first ?? unknown
      } else if case .mask(let mask) = answer {
        scenario[keyPath: place] = .mask(mask)
      }
    }
    take(.applicationDelegate, from: OSVersion(6), \.applicationDelegate)
    take(.sceneDelegate, from: OSVersion(27), \.windowSceneDelegate)
    return first
  }

  /// Why the answer of a delegate is not told by the sources, or nil where it is.
  func unknown(_ answer: AppAnswer, _ fact: FactKind) -> UnknownAnswer? {
    let reason: String
    switch answer {
    case .unknown(let text, let place, _):
      reason = "what the \(fact.plainKey) answers is computed at run time (\(place.path)): `\(text.shortened)`"
    case .forwarded(let controller):
      reason = "what the \(fact.plainKey) answers is what `\(controller.expression.shortened)` returns"
    case .notImplemented, .mask, .orientation, .rawValue, .bool: return nil
    }
    return UnknownAnswer(fact == .sceneDelegate ? .sceneDelegate : .applicationDelegate, fact, reason)
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
