import AppFacts
import Orientation
import OrientationCatalog

// What targets declare.

extension FindingSearch {
  mutating func lookAtTargets() {
    // Targets of one Info.plist share what is found there.
    for target in app.applications where !TargetChoice.isForTests(target) {
      let facts = AppTargetFacts(app: app, target: target)
      if !app.choice.isDemo(target) {
        lookForUpload(target, facts)
        lookForFullScreen(target, facts)
        lookForContradictions(target, facts)
      }
      lookForOneLandscape(target, facts)
      lookForScenes(target)
    }
  }

  /// An iPad list without all four orientations, or no launch screen, without which the App Store refuses the upload.
  private mutating func lookForUpload(_ target: AppTarget, _ facts: AppTargetFacts) {
    let list = facts.informationPropertyList
    guard target.idioms.contains(.pad), !list.requiresFullScreen, target.product == .application else { return }
    let code = CodeSample(sharingScreenOf: target, list, removesKey: false)
    if let known = target.propertyList, !known.keys.contains(where: { $0.hasPrefix("UILaunch") }) {
      keep(
        .uploadRefused, at: FilePlace(path: known.path ?? target.project), target.name,
        on: VersionRange(from: OSVersion(9)), message: .multitaskingLaunchStoryboard, code: code)
    }
    guard let orientations = list.supportedOnPad ?? list.supported,
      let missing = InterfaceOrientation.valid.first(where: { !orientations.contains($0) }),
      let declaration = target.effective(list.supportedOnPad == nil ? .supported : .supportedOnPad),
      let device = missing.deviceOrientation
    else { return }
    keep(
      .uploadRefused, at: declaration.place, target.name, on: VersionRange(from: OSVersion(9)),
      message: .multitaskingOrientations, code: code,
      facts: { _ in
        [
          .target(facts), .idiom(.pad), .applicationDelegate(.notImplemented),
          .answer(of: nil, .supported(.mask(.all))),
          .current(orientations.first ?? .portrait), .device(device),
        ]
      }
    ) { $0.decision.orientation != missing }
  }

  /// `UIRequiresFullScreen` on an iPad, where the key no longer keeps the app from being resized.
  private mutating func lookForFullScreen(_ target: AppTarget, _ facts: AppTargetFacts) {
    guard target.idioms.contains(.pad),
      let declaration = [PropertyListDeclaration.Key.requiresFullScreenOnPad, .requiresFullScreen]
        .compactMap(target.effective).first, declaration.isOn
    else { return }
    keep(
      .requiresFullScreenResizes, at: declaration.place, target.name, message: .fullScreenSoonIgnored,
      code: CodeSample(sharingScreenOf: target, facts.informationPropertyList, removesKey: true),
      facts: { _ in
        [
          .target(facts), .idiom(.pad), .applicationDelegate(.notImplemented),
          .answer(of: nil, .supported(.mask(.all))),
          .device(.landscapeLeft),
        ]
      }
    ) { $0.trace.contains(.requiresFullScreenResizesDiscretely) }
  }

  /// One landscape without the other: a device that is held the other way round shows the interface upside down.
  private mutating func lookForOneLandscape(_ target: AppTarget, _ facts: AppTargetFacts) {
    let list = facts.informationPropertyList
    for idiom in target.idioms where idiom == .phone || list.requiresFullScreen {
      let key: PropertyListDeclaration.Key = idiom == .pad ? .supportedOnPad : .supportedOnPhone
      guard let declaration = target.effective(key) ?? target.effective(.supported) else { continue }
      let landscapes = declaration.orientations.filter { InterfaceOrientationMask.landscape.contains($0.mask) }
      guard landscapes.count == 1, let one = landscapes.first else { continue }
      let other: InterfaceOrientation = one == .landscapeLeft ? .landscapeRight : .landscapeLeft
      guard let device = other.deviceOrientation else { continue }
      keep(
        .oneLandscapeOnly, at: declaration.place, target.name,
        edits: SourceEdit.adding(other, behind: one, declaration),
        facts: { _ in
          [
            .target(facts), .idiom(idiom), .answer(of: nil, .supported(.mask(.all))), .current(one), .device(device),
          ]
        }
      ) { $0.decision.orientation == one }
    }
  }

  /// A file and a build setting that list different orientations for one key.
  private mutating func lookForContradictions(_ target: AppTarget, _ facts: AppTargetFacts) {
    for key in [PropertyListDeclaration.Key.supported, .supportedOnPad, .supportedOnPhone] {
      let declarations = target.declarations.filter { $0.key == key && !$0.orientations.isEmpty }
      guard let file = declarations.first(where: { $0.origin == .file }),
        let setting = declarations.first(where: { $0.origin == .buildSetting }),
        let difference = Set(file.orientations).symmetricDifference(setting.orientations).sortedByName.first,
        let device = difference.deviceOrientation
      else { continue }
      let isOnPad = key == .supportedOnPad || !target.idioms.contains(.phone)
      let loser = file.orientations.contains(difference) ? setting : file
      // Whichever the build takes, one of the two says something else than what happens.
      keep(
        .declarationsContradict, at: loser.place, target.name,
        facts: { _ in
          [
            .target(facts), .idiom(isOnPad ? .pad : .phone), .homeButton(true), .applicationDelegate(.notImplemented),
            .requiresFullScreen(true), .answer(of: nil, .supported(.mask(.all))), .current(loser.orientations[0]),
            .device(device),
          ]
        }
      ) { _ in true }
    }
  }

  /// An app without scenes, which does not launch where it is built with the SDK of iOS 27.
  private mutating func lookForScenes(_ target: AppTarget) {
    guard let list = target.propertyList, !list.keys.contains("UIApplicationSceneManifest"),
      target.product == .application, !app.facts.sceneFiles.contains(where: { isOwn(FilePlace(path: $0)) })
    else { return }
    keep(
      .scenesMissing, at: FilePlace(path: list.path ?? target.project), target.name,
      on: VersionRange(from: OSVersion(27)), message: .sceneLifeCycleRequired, needsSDK: true)
  }
}

extension AppTarget {
  /// The declaration of a key that takes part in the built Info.plist.
  fileprivate func effective(_ key: PropertyListDeclaration.Key) -> PropertyListDeclaration? {
    declarations.first { $0.key == key && $0.isEffective }
  }
}

extension Set<InterfaceOrientation> {
  fileprivate var sortedByName: [InterfaceOrientation] { InterfaceOrientation.valid.filter(contains) }
}
