import AppFacts
import Basics
import Orientation
import OrientationCatalog

// Uploads that are refused, and what else does harm on the newer version alone.

extension AppComparer {
  /// Apps without a launch screen, which the App Store refuses where they are built with the SDK of iOS 27.
  mutating func compareUploads() {
    let message = MessageRecord.launchScreenSoonRequired
    guard let since = message.versions?.first, since > old, since <= new else { return }
    for target in (app.application.map { [$0] } ?? []) + app.otherApplications {
      guard let list = target.propertyList, !list.keys.contains(where: { $0.hasPrefix("UILaunch") }) else { continue }
      changes.append(
        AppChange(
          kind: .upload, subject: .launchScreen(target.name), builds: [.newSDK],
          places: [FilePlace(path: list.path ?? target.project)], since: since, entry: .message(message.id),
          standing: message.sentences.map(\.standing).min() ?? .assumption,
          code: [CodeSample(language: "xml", text: CodeSample.launchScreen)]))
    }
  }

  /// What the search finds on the newer version and not on the older.
  mutating func compareFindings() {
    let before = findings(old, old).keys
    let found = AppBuild.allCases.flatMap { build in
      findings(new, sdk(build, new)).all.filter { !before.contains($0.key) }.map { (finding: $0, build: build) }
    }
    let told = toldPlaces
    var calls: [CallKey: (index: Int, code: Set<CodeSample>)] = [:]
    for (_, found) in found.grouped(by: \.finding.key) {
      let (finding, builds) = (found[0].finding, found.map(\.build))
      if told[finding.kind.changeKind]?.contains(finding.place) == true { continue }
      let since = Self.since(versions) { version in
        findings(version, builds == [.newSDK] ? version : old).keys.contains(finding.key)
      }
      add(
        AppChange(
          kind: finding.kind.changeKind, subject: .finding(finding.kind, finding.subject), builds: builds,
          places: [finding.place], since: since, situation: finding.proof, entry: finding.entry,
          standing: finding.standing, code: finding.code.map { [$0] } ?? [], edits: finding.edits), finding.kind, &calls
      )
    }
  }
}

extension AppComparer {
  private mutating func findings(_ os: OSVersion, _ sdk: OSVersion) -> (all: [AppFinding], keys: Set<AppFinding.Key>) {
    let key = SystemKey(os: os, sdk: sdk)
    if let known = knownFindings[key] { return known }
    let all = FindingSearch.findings(in: app, on: os, linkedSDK: sdk)
    let found = (all, Set(all.map(\.key)))
    knownFindings[key] = found
    return found
  }

  /// Adds a finding; a call in several places is told once.
  private mutating func add(
    _ change: AppChange, _ kind: AppFindingKind, _ calls: inout [CallKey: (index: Int, code: Set<CodeSample>)]
  ) {
    let key = CallKey(kind: kind, builds: change.builds, since: change.since)
    guard change.kind == .call, let index = calls[key]?.index else {
      calls[key] = (changes.count, Set(change.code))
      return changes.append(change)
    }
    changes[index].subject = .findings(kind)
    changes[index].places += change.places
    changes[index].edits += change.edits
    for sample in change.code where calls[key]?.code.insert(sample).inserted == true {
      changes[index].code.append(sample)
    }
  }

  /// Calls that are told together.
  private struct CallKey: Hashable {
    let kind: AppFindingKind
    let builds: [AppBuild]
    let since: OSVersion
  }

  /// Where calls and locks are told already, as timelines show them.
  private var toldPlaces: [AppChange.Kind: Set<FilePlace>] {
    changes.reduce(into: [:]) { told, change in
      guard change.proof != nil, change.kind == .call || change.kind == .lock else { return }
      told[change.kind, default: []].formUnion(change.places)
    }
  }
}

extension AppFindingKind {
  /// What a finding of the kind is where it is new.
  var changeKind: AppChange.Kind {
    switch self {
    case .keyValueCodingOnlyLogs, .replacedMethod, .statusBarOrientationRead: .call
    case .shouldAutorotateNotConsulted, .requiresFullScreenResizes: .lock
    case .uploadRefused: .upload
    case .scenesMissing: .launch
    case .masksNeverMeet, .preferredOutsideSupported, .preferredFromStatusBar, .containerDoesNotForward,
      .lockOutlivesScreen, .lockWithoutUpdate, .lockNotAllowed, .unusedAppDelegate, .newerThanDeploymentTarget,
      .maskAsDeviceOrientation,
      .keyValueCodingWithoutRawValue, .deviceOrientationForLayout, .maskAsOrientation, .deviceOrientationInPlace,
      .orientationAsMask, .comparedWithOtherType, .declarationsContradict,
      .oneLandscapeOnly, .deadOverride, .sheetDoesNotLock, .presenterDiffers, .placedOtherwise,
      .stuckScreen, .containerHidesMasks:
      .finding
    }
  }
}
