import AppFacts
import Orientation
import OrientationNotation

// What targets declare.

extension FindingSearch {
  mutating func lookAtTargets() throws(ClaimFaults) {
    for target in (app.application.map { [$0] } ?? []) + app.otherApplications {
      let facts = AppTargetFacts(app: app, target: target)
      try lookForUpsideDown(target, facts)
      try lookForMultitasking(target, facts)
      try lookForContradictions(target)
    }
  }

  /// Upside down, declared for phones that have no home button.
  private mutating func lookForUpsideDown(_ target: AppTarget, _ facts: AppTargetFacts) throws(ClaimFaults) {
    let key: PropertyListDeclaration.Key =
      facts.informationPropertyList.supportedOnPhone == nil ? .supported : .supportedOnPhone
    guard target.idioms.contains(.phone),
      let declaration = target.declarations.first(where: {
        $0.key == key && $0.isEffective && $0.orientations.contains(.portraitUpsideDown)
      })
    else { return }
    let os = max(oldest, OSVersion(11))
    try keep(
      .upsideDownOnPhone, at: declaration.place, target.name,
      facts: [
        "iOS: \(os.text)", "target: \(target.name)", "home button: no", "app delegate: not implemented",
        "supportedInterfaceOrientations: all", "device: portraitUpsideDown",
      ]
    ) { $0.trace.contains(.upsideDownNeedsHomeButtonOrIpad) && $0.decision.orientation != .portraitUpsideDown }
  }

  /// An iPad list without all four orientations, which keeps the app from sharing the screen although it does not ask to.
  private mutating func lookForMultitasking(_ target: AppTarget, _ facts: AppTargetFacts) throws(ClaimFaults) {
    let list = facts.informationPropertyList
    let key: PropertyListDeclaration.Key = list.supportedOnPad == nil ? .supported : .supportedOnPad
    guard target.idioms.contains(.pad), !list.requiresFullScreen,
      let orientations = list.supportedOnPad ?? list.supported,
      let missing = InterfaceOrientation.valid.first(where: { !orientations.contains($0) }),
      let declaration = target.declarations.first(where: { $0.key == key && $0.isEffective }),
      let device = missing.deviceOrientation
    else { return }
    let os = max(oldest, OSVersion(9))
    try keep(
      .padNotMultitasking, at: declaration.place, target.name,
      facts: [
        "iOS: \(os.text)", "target: \(target.name)", "idiom: pad", "app delegate: not implemented",
        "supportedInterfaceOrientations: all", "current: \(orientations.first?.swiftName ?? "portrait")",
        "device: \(device.swiftName)",
      ]
    ) { $0.decision.orientation != missing }
  }

  /// A file and a build setting that list different orientations for one key.
  private mutating func lookForContradictions(_ target: AppTarget) throws(ClaimFaults) {
    for key in [PropertyListDeclaration.Key.supported, .supportedOnPad, .supportedOnPhone] {
      let declarations = target.declarations.filter { $0.key == key && !$0.orientations.isEmpty }
      guard let file = declarations.first(where: { $0.origin == .file }),
        let setting = declarations.first(where: { $0.origin == .buildSetting }),
        let difference = Set(file.orientations).symmetricDifference(setting.orientations).sortedByName.first,
        let device = difference.deviceOrientation
      else { continue }
      let isOnPad = key == .supportedOnPad || !target.idioms.contains(.phone)
      let isInFile = file.orientations.contains(difference)
      let loser = isInFile ? setting : file
      // Whichever the build takes, one of the two says something else than what happens.
      try keep(
        .declarationsContradict, at: loser.place, target.name,
        facts: [
          "iOS: \(oldest.text)", "target: \(target.name)", "idiom: \(isOnPad ? "pad" : "phone")", "home button: yes",
          "app delegate: not implemented", "UIRequiresFullScreen: yes", "supportedInterfaceOrientations: all",
          "current: \(loser.orientations[0].swiftName)", "device: \(device.swiftName)",
        ]
      ) { _ in true }
    }
  }
}

extension Set<InterfaceOrientation> {
  fileprivate var sortedByName: [InterfaceOrientation] { InterfaceOrientation.valid.filter(contains) }
}
