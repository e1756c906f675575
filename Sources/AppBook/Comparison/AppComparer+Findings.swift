import AppFacts
import Orientation
import OrientationCatalog
import OrientationNotation

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
    let before = findings(old, old)
    var found: [(finding: AppFinding, builds: [AppBuild])] = []
    for build in AppBuild.allCases {
      for finding in findings(new, sdk(build, new)) where !before.contains(where: finding.isSame) {
        if let index = found.firstIndex(where: { $0.finding.isSame(finding) }) {
          found[index].builds.append(build)
        } else {
          found.append((finding, [build]))
        }
      }
    }
    for (finding, builds) in found where !isTold(finding) {
      let since = Self.since(versions) { version in
        findings(version, builds == [.newSDK] ? version : old).contains(where: finding.isSame)
      }
      add(
        AppChange(
          kind: finding.kind.changeKind, subject: .finding(finding.kind, finding.subject), builds: builds,
          places: [finding.place], since: since, situation: finding.proof, entry: finding.entry,
          standing: finding.standing, code: finding.code.map { [$0] } ?? [], edits: finding.edits), finding.kind)
    }
  }
}

extension AppComparer {
  private mutating func findings(_ os: OSVersion, _ sdk: OSVersion) -> [AppFinding] {
    let key = SystemKey(os: os, sdk: sdk)
    if let known = knownFindings[key] { return known }
    let found = FindingSearch.findings(in: app, on: os, linkedSDK: sdk)
    knownFindings[key] = found
    return found
  }

  /// Adds a finding; a call in several places is told once.
  private mutating func add(_ change: AppChange, _ kind: AppFindingKind) {
    let index = changes.firstIndex { other in
      switch other.subject {
      case .finding(kind, _), .findings(kind):
        change.kind == .call && other.builds == change.builds && other.since == change.since
      case .finding, .findings, .step, .lock, .call, .launchScreen: false
      }
    }
    guard let index else { return changes.append(change) }
    changes[index].subject = .findings(kind)
    changes[index].places += change.places
    changes[index].edits += change.edits
    changes[index].code += change.code.filter { !changes[index].code.contains($0) }
  }

  /// Whether a call or a lock at the place of a finding is told already, as a timeline shows it.
  private func isTold(_ finding: AppFinding) -> Bool {
    let kind = finding.kind.changeKind
    guard kind == .call || kind == .lock else { return false }
    return changes.contains { $0.kind == kind && $0.proof != nil && $0.places.contains(finding.place) }
  }
}

extension AppFinding {
  fileprivate func isSame(_ other: AppFinding) -> Bool { kind == other.kind && place == other.place }
}

extension AppFindingKind {
  /// What a finding of the kind is where it is new.
  fileprivate var changeKind: AppChange.Kind {
    switch self {
    case .keyValueCodingOnlyLogs, .replacedMethod, .statusBarOrientationRead: .call
    case .shouldAutorotateNotConsulted, .requiresFullScreenResizes: .lock
    case .uploadRefused: .upload
    case .masksNeverMeet, .preferredOutsideSupported, .preferredFromStatusBar, .containerDoesNotForward,
      .lockWithoutUpdate, .newerThanDeploymentTarget, .maskAsDeviceOrientation, .deviceOrientationForLayout,
      .deviceOrientationInPlace, .orientationAsMask, .comparedWithOtherType, .declarationsContradict,
      .oneLandscapeOnly, .scenesMissing, .deadOverride, .sheetDoesNotLock, .presenterDiffers, .placedOtherwise,
      .stuckScreen, .containerHidesMasks:
      .finding
    }
  }
}
