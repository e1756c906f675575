import AppFacts
import Orientation
import OrientationCatalog
import OrientationNotation

/// Plays an app on two versions, and collects what is different.
struct AppComparer {
  let app: App
  let old: OSVersion
  let new: OSVersion
  let devices: [AppDevice]
  let screens: [Screen]
  var changes: [AppChange] = []
  private(set) var unknownScreens: [String] = []
  private var isUnknown: Set<String> = []
  private var plays: [PlayKey: AppPlay?] = [:]
  /// What is found on a version with an SDK, which every new finding asks about again.
  var knownFindings: [SystemKey: (all: [AppFinding], keys: Set<AppFinding.Key>)] = [:]

  init(_ app: App, from old: OSVersion, to new: OSVersion) {
    self.app = app
    self.old = old
    self.new = new
    devices = AppDevice.all(of: app.application)
    screens = AppMatrix.screens(of: app)
  }

  mutating func compare() {
    compareScreens()
    compareLocks()
    compareCalls()
    compareUploads()
    compareFindings()
  }
}

extension AppComparer {
  /// A version, and the SDK that the app was built with.
  struct SystemKey: Hashable {
    let os: OSVersion
    let sdk: OSVersion
  }

  /// A screen on a device, a version and an SDK.
  private struct PlayKey: Hashable {
    let screen: Int
    let device: AppDevice
    let os: OSVersion
    let sdk: OSVersion
  }

  /// The SDK of a build, on the way to a version.
  func sdk(_ build: AppBuild, _ version: OSVersion) -> OSVersion { build == .sameSDK ? old : version }

  /// A screen, played; nil where the sources do not tell enough.
  mutating func play(
    _ screen: Int, _ device: AppDevice, _ os: OSVersion, _ sdk: OSVersion
  ) -> AppPlay? {
    let key = PlayKey(screen: screen, device: device, os: os, sdk: sdk)
    if let known = plays[key] { return known }
    let shown = screens[screen]
    let facts = system(device, os, sdk) + app.statedTarget + [.root(shown.root)]
    var found = timeline(facts, presenting: shown.presented).map {
      AppPlay($0.timeline, assumed: $0.assumed.map(\.line))
    }
    if found?.isWhole == false { found = nil }
    if old < OSVersion(16), os >= OSVersion(16), let was = play(screen, device, old, old) {
      found = found?.keeping(autorotationOf: was)
    }
    if found == nil, isUnknown.insert(shown.name).inserted { unknownScreens.append(shown.name) }
    plays[key] = found
    return found
  }

  /// The facts that say on what the app runs.
  func system(_ device: AppDevice, _ os: OSVersion, _ sdk: OSVersion) -> [StatedFact] {
    [.os(os), .linkedSDK(sdk)] + device.facts(on: os)
  }

  /// A timeline that the app fills in, from the launch until controllers are presented or, in an app that runs, of a call.
  /// What the sources do not tell is taken as a lock in portrait, since nothing else can be lost; nil where that is not
  /// enough.
  func timeline(
    _ facts: [StatedFact], presenting presented: [PresentedTree] = [], calling call: MethodCall? = nil
  ) -> (timeline: Timeline, assumed: [StatedFact])? {
    var assumed: [StatedFact] = []
    while true {
      var draft = ScenarioDraft(facts + assumed, later: presented)
      let open = draft.fillIn(from: app)
      if open.isEmpty {
        let start = AppState(draft.finished(beforeFirst: call), phase: call == nil ? .notLaunched : .running)
        let shown = [.launched, .rootShown] + draft.later.map(TimelineEvent.presented)
        return (Timeline(start: start, events: call.map { [.called($0)] } ?? shown), assumed)
      }
      let known = Set(assumed.map(\.line))
      let more = open.map(\.answer.lock).filter { !known.contains($0.line) }
      if more.isEmpty { return nil }
      assumed += more
    }
  }

  /// The versions on which a change may begin.
  var versions: [OSVersion] { OSVersion.established.filter { $0 > old && $0 < new } + [new] }

  /// The first of the versions from which on something happens without a break up to the last.
  static func since(
    _ versions: [OSVersion], _ happens: (OSVersion) -> Bool
  ) -> OSVersion {
    var since = versions[versions.count - 1]
    for version in versions.reversed() {
      guard happens(version) else { break }
      since = version
    }
    return since
  }

  /// The proof of a change: what ended otherwise, and what ends it as before.
  ///
  /// - Parameter prefersCalls: whether a further call is what the code wants, as it made one before.
  func proof(
    _ old: AppPlay, _ new: AppPlay, _ before: [TimelineStep], _ after: [TimelineStep], prefersCalls: Bool = false
  ) -> AppChangeProof {
    let timeline = new.timeline(of: after)
    let wanted = before.last?.resolution.decision.orientation ?? .portrait
    let found = RepairSearch(timeline, .interface(in: wanted.mask)).repairs(mostFacts: 2).all
    let repairs = found.filter { $0.isOfTheApp && !$0.isAnotherSDK }
    let (calling, others) = (repairs.filter(\.hasCall), repairs.filter { !$0.hasCall })
    return AppChangeProof(
      old: old.timeline(of: before), new: timeline, before: before, after: after, assumed: new.assumed,
      repairs: prefersCalls ? calling + others : others + calling)
  }
}

extension Repair {
  /// Whether it leaves the app as it is, built with another SDK.
  fileprivate var isAnotherSDK: Bool {
    edits.contains { if case .linkedSDK = $0 { true } else { false } }
  }
}
