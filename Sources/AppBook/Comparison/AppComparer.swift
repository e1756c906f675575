import Orientation
import OrientationNotation
import OrientationPolicy

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
  private var plays: [PlayKey: [ConditionedPlay]] = [:]
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
    let held: [FreeCondition: Bool]
  }

  /// The SDK of a build, on the way to a version.
  func sdk(_ build: AppBuild, _ version: OSVersion) -> OSVersion { build == .sameSDK ? old : version }

  /// A screen as it is played with conditions of the code held to be true or not.
  struct ConditionedPlay {
    let conditions: [FreeCondition: Bool]
    var play: AppPlay
  }

  /// A screen, played with every condition of its code; none where an event cannot happen.
  ///
  /// - Parameter held: what is held of conditions.
  mutating func plays(
    _ screen: Int, _ device: AppDevice, _ os: OSVersion, _ sdk: OSVersion, holding held: [FreeCondition: Bool] = [:]
  ) -> [ConditionedPlay] {
    let key = PlayKey(screen: screen, device: device, os: os, sdk: sdk, held: held)
    if let known = plays[key] { return known }
    guard screens[screen].isShown(on: device.idiom) else { return [] }
    let compared = PlayableScreen(app, screens[screen])
    var whole: [ConditionedPlay] = []
    if let assumed = compared.assumed(os: os, idiom: device.idiom) {
      let found = ScreenPlay.all(
        compared, on: system(device, os, sdk) + app.statedTarget, os: os, idiom: device.idiom, holding: held,
        turns: AppPlay.orientations)
      whole = found.map { one in
        ConditionedPlay(
          conditions: one.conditions, play: AppPlay(one.timeline, assumed: assumed.map(\.line) + one.texts))
      }.filter(\.play.isWhole)
    }
    if whole.isEmpty, isUnknown.insert(screens[screen].name).inserted { unknownScreens.append(screens[screen].name) }
    plays[key] = whole
    return whole
  }

  /// The plays of the same screen in which the conditions are as they were in another one.
  mutating func plays(
    _ screen: Int, _ device: AppDevice, _ os: OSVersion, _ sdk: OSVersion, as was: ConditionedPlay
  ) -> [AppPlay] {
    plays(screen, device, os, sdk, holding: was.conditions).map { other in
      old < OSVersion(16) && os >= OSVersion(16) ? other.play.keeping(autorotationOf: was.play) : other.play
    }
  }

  /// The facts that say on what the app runs.
  func system(_ device: AppDevice, _ os: OSVersion, _ sdk: OSVersion) -> [StatedFact] {
    [.os(os), .linkedSDK(sdk)] + device.facts(on: os)
  }

  /// The timeline of a call in an app that runs, with what the app says as a whole; nil where its sources do not tell that.
  func timeline(_ facts: [StatedFact], calling call: MethodCall) -> Timeline? {
    var draft = ScenarioDraft(facts)
    guard draft.fillIn(from: app, isAboutApp: false).isEmpty else { return nil }
    return Timeline(start: AppState(draft.finished(isTimeline: true, beforeFirst: call)), events: [.called(call)])
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
  /// - Parameters:
  ///   - prefersCalls: whether a further call is what the code wants, as it made one before.
  ///   - changed: the screens that have the change, by name.
  mutating func proof(
    _ example: ChangeGroups<some Hashable>.Example, changed: [String], prefersCalls: Bool = false
  ) -> AppChangeProof {
    let timeline = example.new.timeline(of: example.after)
    let wanted = example.before.last?.resolution.decision.orientation ?? .portrait
    let found = RepairSearch(timeline, .interface(in: wanted.mask)).repairs(mostFacts: 2).all
    let repairs = found.filter { repair in
      repair.isOfTheApp && repair.edits.allSatisfy { isForTeams($0, changed) }
    }
    let (calling, others) = (repairs.filter(\.hasCall), repairs.filter { !$0.hasCall })
    let ordered = prefersCalls ? calling + others : others + calling
    return AppChangeProof(
      old: example.old.timeline(of: example.before), new: timeline, before: example.before, after: example.after,
      assumed: example.new.assumed,
      repair: ordered.first { isHarmless($0, linkedSDK: example.new.start.scenario.linkedSDK ?? new) })
  }
}

extension ScreenPlay {
  /// What was held of the conditions, in the order of their texts.
  fileprivate var texts: [String] {
    conditions.map { $0.value ? $0.key.text : "!(\($0.key.text))" }.sorted {
      $0.utf8.lexicographicallyPrecedes($1.utf8)
    }
  }
}
