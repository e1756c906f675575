import AppFacts
import Orientation
import OrientationCatalog
import OrientationNotation

extension App {
  /// What does harm in the app, by place, each cause once.
  ///
  /// - Parameter isStopped: whether to end the search early; it is called often. What was found then is not everything.
  package func findings(isStopped: @escaping () -> Bool = { false }) -> [AppFinding] {
    if let kept = kept[ObjectIdentifier(AppFinding.self)] as? [AppFinding] { return kept }
    let findings = findingsOfAllApps(isStopped)
    return AppFinding.byCause(facts.acceptComments.isEmpty ? findings : acceptedByComments(findings))
  }

  /// The findings, where one app does not stand for those of all projects those of each by itself.
  private func findingsOfAllApps(_ isStopped: @escaping () -> Bool) -> [AppFinding] {
    let whole = FindingSearch.findings(in: self, isStopped: isStopped)
    let parts = appsByProject
    if parts.isEmpty { return whole }
    var known: Set<AppFinding.Key> = []
    let all = parts.map { FindingSearch.findings(in: $0, isStopped: isStopped) }
    let own = all.indices.flatMap { index in
      all[index].filter { finding in
        // Which of the projects is built from a file that is in none of their folders is not known.
        !finding.kind.isAboutList || parts[index].surelyHas(finding.place.path, among: projectFolders)
          || parts.indices.allSatisfy { other in
            !parts[other].mayHave(finding.place.path) || all[other].contains { $0.key == finding.key }
          }
      }
    }
    // What lies in the folder of a project is told by its app alone.
    let folders = projectFolders
    let others = whole.filter { finding in
      finding.kind == .placedOtherwise
        || !finding.kind.isAboutList && Self.owner(of: finding.place.path, among: folders) == nil
    }
    return (own + others).filter { known.insert($0.key).inserted }.sorted(by: AppFinding.precedes)
  }

  /// Whether the project of the app is surely built from a file with orientation APIs, by the file's folder or its targets.
  private func surelyHas(_ path: String, among folders: Set<String>) -> Bool {
    if let owner = Self.owner(of: path, among: folders), projectFolders.contains(owner) { return true }
    let targets = Set(facts.targets.map(\.name))
    return facts.occurrences.contains { $0.place.path == path && !targets.isDisjoint(with: $0.targets) }
  }

  private func mayHave(_ path: String) -> Bool { facts.occurrences.contains { $0.place.path == path } }

  /// Looks for findings now, so that no part of a build looks again.
  package mutating func keepFindings() { kept[ObjectIdentifier(AppFinding.self)] = findings() }

  private func acceptedByComments(_ findings: [AppFinding]) -> [AppFinding] {
    let comments = Dictionary(
      facts.acceptComments.filter { !$0.reason.isEmpty }.map { ([$0.place.path, "\($0.codeLine)", $0.kind], $0) },
      uniquingKeysWith: { first, _ in first })
    return findings.map { finding in
      var finding = finding
      finding.acceptedBy = comments[[finding.place.path, "\(finding.place.line ?? 0)", finding.kind.rawValue]]
      return finding
    }
  }
}

extension AppFindingKind {
  /// Whether it compares an answer with the list of an app, so that it says something of that app alone.
  fileprivate var isAboutList: Bool { self == .masksNeverMeet || self == .lockNotAllowed }
}

/// Looks through an app for what does harm. Nothing is a finding that neither the resolver shows in a situation nor a
/// message of the catalog tells.
struct FindingSearch {
  let app: App
  /// The oldest version that the search is about: the one that the app runs on, as far as its target says.
  let oldest: OSVersion
  /// The SDK that the app was linked against, where the search is about one version alone; else that of each version.
  private let linkedSDK: OSVersion?
  /// What the app's own code does; samples, tests and vendored code do no harm to it.
  let occurrences: [Occurrence]
  /// The files of samples and tests by their targets alone.
  let filesAside: Set<String>
  let isStopped: () -> Bool
  private(set) var findings: [AppFinding] = []
  private var known: Set<AppFinding.Key> = []
  /// The uses of each API, by line.
  private let usesByPlace: [APIAndPlace: [Occurrence]]
  /// The controllers that answer with each implementation of a mask, by its place.
  let heirs: [FilePlace: [AppController]]

  /// - Parameters:
  ///   - version: the only version that the search is about; nil for all that the app runs on.
  ///   - linkedSDK: the SDK that the app was linked against, where there is only one version.
  ///   - isStopped: whether to look for nothing more.
  init(
    _ app: App, on version: OSVersion? = nil, linkedSDK: OSVersion? = nil, isStopped: @escaping () -> Bool = { false }
  ) {
    self.app = app
    self.isStopped = isStopped
    self.linkedSDK = linkedSDK
    let oldest = AppMatrix.oldest(of: app.application)
    self.oldest = version ?? oldest
    // Where no target says it, the code may be built for any version.
    let builtFor = app.application?.deploymentTarget == nil ? nil : oldest
    let countsAll = app.application.map(app.choice.isAside) ?? false
    occurrences = app.facts.occurrences.filter { occurrence in
      SourceCondition.isCompiled(occurrence, from: builtFor)
        && (!app.choice.isAside(occurrence) || countsAll && app.isOwn(occurrence.place))
    }
    filesAside = Set(
      app.facts.occurrences.lazy.filter { !countsAll && app.choice.isAside($0) }.map(\.place.path))
    usesByPlace = Dictionary(grouping: occurrences.lazy.filter { $0.role == .use }) {
      APIAndPlace(api: $0.api, path: $0.place.path, line: $0.place.line ?? 0)
    }
    heirs = app.controllers.reduce(into: [:]) { heirs, heir in
      guard let own = heir.implementation(of: .supportedInterfaceOrientations) else { return }
      heirs[own.place, default: []].append(heir)
    }
  }

  /// All findings, by place.
  static func findings(
    in app: App, on version: OSVersion? = nil, linkedSDK: OSVersion? = nil, isStopped: @escaping () -> Bool = { false }
  ) -> [AppFinding] {
    var search = FindingSearch(app, on: version, linkedSDK: linkedSDK, isStopped: isStopped)
    search.lookAtTargets()
    for controller in app.controllers where controller.answersItself && search.isOwn(controller.type.place) {
      search.look(at: controller)
    }
    search.lookAtExtensions()
    search.lookAtPlacements()
    search.lookAtContainers()
    search.lookAtUses()
    search.lookAtReads()
    return search.findings.sorted(by: AppFinding.precedes)
  }

  /// Keeps a finding where the situation ends as expected. What the app computes at run time is none.
  /// Of a finding that several targets share, the first is kept.
  ///
  /// - Parameters:
  ///   - finding: what is found, but for its proof.
  ///   - range: the versions on which the code runs.
  ///   - facts: the situation on a version, without the version.
  ///   - harms: whether what happens is the harm that is looked for.
  /// - Returns: whether it was.
  @discardableResult
  mutating func keep(
    _ kind: AppFindingKind, at place: FilePlace, _ subject: String, on range: VersionRange? = nil,
    api: OrientationAPI? = nil, message: MessageRecord? = nil, edits: [SourceEdit] = [], shownAt: [Placement] = [],
    language: SourceLanguage = .swift, code: CodeSample? = nil, facts: (OSVersion) -> [StatedFact],
    where harms: (Resolution) -> Bool
  ) -> Bool {
    guard !known.contains(AppFinding.Key(kind: kind, place: place)), !isStopped() else { return true }
    var first: (resolution: Resolution, facts: [StatedFact])?
    var end: OSVersion?
    for os in versions where range?.contains(os) ?? true {
      let stated = [.os(os)] + (linkedSDK.map { [.linkedSDK($0)] } ?? []) + facts(os)
      guard let scenario = app.situation(stated) else { continue }
      let resolution = Resolver.resolve(scenario)
      let doesHarm = harms(resolution)
      if doesHarm, first == nil { first = (resolution, stated) }
      if !doesHarm, first != nil {
        end = os
        break
      }
    }
    guard let first else { return false }
    add(
      AppFinding(
        kind: kind, place: place, subject: subject, api: api,
        versions: VersionRange(from: first.resolution.scenario.os, until: end ?? range?.end), proof: first.resolution,
        facts: first.facts.facts, message: message, edits: edits, shownAt: shownAt,
        code: code ?? CodeSample(kind, language)
      ))
    return true
  }

  /// Keeps a finding that a message of the catalog tells of.
  ///
  /// - Parameter needsSDK: whether only an app has it that was linked against the SDK of the range's first version.
  mutating func keep(
    _ kind: AppFindingKind, at place: FilePlace, _ subject: String, on range: VersionRange, message: MessageRecord,
    edits: [SourceEdit] = [], language: SourceLanguage = .swift, code: CodeSample? = nil, needsSDK: Bool = false
  ) {
    guard !known.contains(AppFinding.Key(kind: kind, place: place)) else { return }
    if let linkedSDK, !range.contains(oldest) || needsSDK && linkedSDK < range.first { return }
    add(
      AppFinding(
        kind: kind, place: place, subject: subject,
        versions: VersionRange(from: max(oldest, range.first), until: range.end), message: message,
        edits: edits, code: code ?? CodeSample(kind, language)))
  }

  /// Leaves out what another finding tells.
  mutating func drop(_ isToldElsewhere: (AppFinding) -> Bool) {
    findings.removeAll { finding in
      guard isToldElsewhere(finding) else { return false }
      known.remove(finding.key)
      return true
    }
  }

  /// Whether a place is in the app's own code.
  func isOwn(_ place: FilePlace) -> Bool { app.isOwn(place) && !filesAside.contains(place.path) }

  /// Whether code is of app extensions alone, whose interface the app around them rotates.
  func isInExtension(_ occurrence: Occurrence) -> Bool {
    !occurrence.targets.isEmpty
      && occurrence.targets.allSatisfy { name in
        app.facts.targets.contains { $0.name == name && $0.product == .appExtension }
          && !app.facts.targets.contains { $0.name == name && $0.product != .appExtension }
      }
  }

  /// The oldest version on which a use runs: that of the targets with its file, or of all, as far as they say it.
  func oldest(of use: Occurrence) -> OSVersion {
    let own = app.facts.targets.filter { use.targets.contains($0.name) }
    let first = (own.isEmpty ? app.facts.targets : own).map { $0.deploymentTarget?.version ?? .oldest }.min() ?? .oldest
    return max(first, use.versions?.first ?? first)
  }

  /// The app's own uses of APIs, in the order of their places.
  func uses(of apis: [OrientationAPI]) -> [Occurrence] {
    occurrences.filter { $0.role == .use && apis.contains($0.api) }
  }

  /// Whether the app's own code uses one of the APIs some lines behind a place, or in front of it, in a way that is looked for.
  func uses(
    _ apis: [OrientationAPI], near place: FilePlace, lines: ClosedRange<Int>,
    where isWanted: (Occurrence) -> Bool = { _ in true }
  ) -> Bool {
    apis.contains { api in
      lines.contains { line in
        let key = APIAndPlace(api: api, path: place.path, line: (place.line ?? 0) + line)
        return usesByPlace[key]?.contains(where: isWanted) ?? false
      }
    }
  }

  /// The facts of a situation that say which device and which target is meant.
  func system(_ idiom: Idiom) -> [StatedFact] { [.idiom(idiom)] + app.statedTarget }

  /// The kinds of device that the app is for.
  var idioms: [Idiom] {
    let idioms = app.application?.idioms ?? []
    return Idiom.allCases.filter { idioms.isEmpty || idioms.contains($0) }
  }

  /// A name for a controller that stands for any; one of the app's would answer by itself.
  func standIn(_ name: String) -> String { app.controller(named: name) == nil ? name : standIn("Any" + name) }
}

extension FindingSearch {
  private struct APIAndPlace: Hashable {
    let api: OrientationAPI
    let path: String
    let line: Int
  }

  private mutating func add(_ finding: AppFinding) {
    findings.append(finding)
    known.insert(finding.key)
  }

  /// The versions at which a situation is tried: the oldest first, then those with which rules begin or end.
  var versions: [OSVersion] {
    if linkedSDK != nil { return [oldest] }
    return [oldest] + Self.turningPoints.filter { $0 > oldest && $0 <= .newest }
  }

  /// The versions with which a rule begins, or the next after its end.
  private static let turningPoints = Set(
    Rule.allCases.flatMap { [$0.versions.first] + ($0.versions.end.map { [$0] } ?? []) }
  ).sorted()
}
