import Orientation
import OrientationCatalog

/// What the situations of the record are made of: every fact, with values that the rules tell apart.
///
/// The controllers are `A`, the root; `B` in it; `C`, which is presented; and `E`, presented above or below that.
enum SituationSpace {
  /// The versions in which a rule begins or ends.
  static let turningPoints = Set(Rule.allCases.flatMap { [$0.versions.first, $0.versions.end ?? $0.versions.first] })
    .filter { $0 <= .newest }.sorted()

  /// The other released versions, and those right before and behind one that is not the first of its number.
  static let otherVersions: [OSVersion] = {
    let minor = OSVersion.released.filter { $0.minor > 0 }
    let neighbours = minor.flatMap { [OSVersion($0.major, $0.minor - 1), OSVersion($0.major, $0.minor + 1)] }
    // Key-value coding is contested up to 16.2, where no rule ends.
    return Set(OSVersion.released + neighbours + [OSVersion(16, 2), OSVersion(16, 3)]).subtracting(turningPoints)
      .filter(\.isKnown).sorted()
  }()

  static let axes: [Axis] =
    [
      Axis(stated: "iOS", turningPoints.map(\.description), more: otherVersions.map(\.description)),
      Axis(
        stated: "root",
        [
          "A", "none", "A=navigation > B", "A=navigation(top) > B", "A=tabBar(selected) > [B, D]",
          "A=tabBar(delegate) > [B, D]",
        ], more: ["A=page(selected) > B=navigation(top) > D"]),
      Axis("presented", presented, more: otherStyles, .hasRoot),
      Axis(stated: "event", events, more: otherEvents),
      Axis("idiom", ["pad"]),
      Axis("linked SDK", ["18", "26"], more: ["27"], .since(18)),
      Axis("home button", ["yes", "no"]),
      Axis("Info.plist", ["landscape", "all", "landscapeLeft, portrait"], more: ["portrait", "none"]),
      Axis("Info.plist~ipad", ["all", "landscapeRight"], .isPad),
      Axis("Info.plist~iphone", ["landscapeRight"], .isPhone),
      Axis("missing Info.plist means", ["documentation"], .listsNothing),
      Axis("UIRequiresFullScreen", ["yes"], .isPad),
      Axis("UIRequiresFullScreenIgnoredStartingWithVersion", ["26", "27"], more: ["26.2"], .since(26)),
      Axis("app delegate", masks + ["current", "visible controller", "variable v"], more: otherMasks),
      Axis(
        "scene delegate", ["landscape", "current", "visible controller"], more: ["portrait", "variable v"], .since(26)),
      Axis("rotation lock", ["on"]),
      Axis("variable v", ["landscapeLeft", "all"]),
      Axis("current", ["landscapeLeft", "portraitUpsideDown"], more: ["landscapeRight"]),
      Axis("device", ["portraitUpsideDown", "landscapeLeft", "faceUp"], more: ["landscapeRight", "unknown"]),
      Axis("scene knows", ["portrait"], more: ["landscape", "all", "none"], .since(15)),
      Axis("scene knows lock", ["yes", "no"], .since(18)),
      Axis("scene fills screen", ["no"], .since(18)),
      // Each key is another spelling of one fact, so that no situation names a way that the device does not have.
      Axis(
        "shown", ["Windowed Apps"], more: ["Stage Manager", "no multitasking", "full screen"], .isPad, .since(26)),
      Axis(
        "shown in", ["no multitasking"], more: ["Split View", "Slide Over", "full screen"], .isPad, .since(9),
        .before(26)),
      Axis(
        "shown on", ["iPhone Duo inner display", "iPhone Mirroring"],
        more: ["iPhone Duo outer display", "iPhone Duo Split View", "iPhone app on iPad", "full screen"], .isPhone,
        .sinceDuo),
      Axis("resized", ["yes"], .isPhone, .sinceDuo),
      Axis("order", [], more: ["landscapeLeft, portraitUpsideDown, landscapeRight, portrait"]),
      Axis("no common orientation at presentation", ["unchanged"], more: ["follows device"], .since(13)),
      Axis("no common orientation at rotation", ["follows device"], more: ["exception"], .since(13)),
      Axis("no common orientation at update", ["follows device"], more: ["exception"], .since(13)),
      Axis("no common orientation under full screen", ["unchanged"], more: ["follows device"], .since(13)),
      Axis("empty mask", ["unchanged"], .before(17)),
      Axis("rotation goes by", ["known set"], .since(15)),
      Axis("navigation controller upside down", ["yes"], .since(13)),
      Axis("pop asks", ["revealed controller"], .before(17)),
      Axis("dismissal asks", ["nobody"]),
      Axis("preferred outside mask", ["log"], .since(16)),
      Axis("key-value coding at first", ["turn"], .since(16)),
    ] + answers("A", .hasRoot) + [
      Axis(
        "A.delegate.supportedInterfaceOrientations", ["landscape", "selected child"], more: ["current"], .hasDelegate),
      Axis(
        "A.delegate.preferredInterfaceOrientationForPresentation", ["landscapeRight", "selected child"],
        more: ["current"], .hasDelegate),
    ] + answers("B", .shows("root", "B")) + answers("C", .shows("presented", "C")) + [
      Axis("C.fills window", ["yes"], more: ["no"], .shows("presented", "C")),
      Axis("C.removes presenters view", ["yes"], .shows("presented", "C")),
      Axis("C.ignores app mask", ["yes"], .shows("presented", "C")),
      Axis("E.supportedInterfaceOrientations", [], more: ["landscape"], .shows("presented", "E")),
    ]

  /// The version of a text such as `14.5`.
  static func version(_ text: String) -> OSVersion {
    let parts = text.split(separator: ".").compactMap { Int($0) }
    return OSVersion(parts.first ?? 0, parts.dropFirst().first ?? 0)
  }

  private static let masks = ["landscape", "all", "none"]
  private static let otherMasks = ["portrait", "portraitUpsideDown"]

  private static let presented = ["C", "C as fullScreen", "C as pageSheet", "C as overFullScreen", "C as custom"]
  private static let otherStyles = [
    "C as formSheet", "C as currentContext", "C as overCurrentContext", "C as popover", "C as automatic",
    "C as alert", "E as fullScreen; C as pageSheet", "E as pageSheet; C as fullScreen",
  ]

  private static let events = [
    "device turned", "launch", "presented", "dismissed", "popped", "rotation lock toggled",
    "attemptRotationToDeviceOrientation", "setNeedsUpdateOfSupportedInterfaceOrientations",
    "set UIDevice.orientation 3 (KVC)",
    "requestGeometryUpdate landscape", "present and dismiss as fullScreen",
  ]
  private static let otherEvents = [
    "setNeedsUpdateOfPrefersInterfaceOrientationLocked", "setStatusBarOrientation landscapeRight", "setOrientation: 3",
    "re-add view", "dismissed as pageSheet",
    "dismissed as automatic", "dismissed as overFullScreen", "root shown", "pushed", "tab selected", "masks changed",
    "window resized", "set UIDevice.orientation 5 (KVC)", "set UIDevice.orientation 1 (KVC)", "setOrientation: 0",
    "setStatusBarOrientation portrait", "setStatusBarOrientation unknown", "requestGeometryUpdate portrait",
    "requestGeometryUpdate all", "requestGeometryUpdate none", "requestGeometryUpdate wrong class",
    "present and dismiss", "present and dismiss as pageSheet", "transform", "shown otherwise", "root replaced",
    "background", "foreground", "dismissal cancelled", "dismissed as alert", "requestGeometryUpdate another window",
    "requestGeometryUpdate CarPlay scene",
  ]

  private static func answers(_ name: String, _ requirement: Axis.Requirement) -> [Axis] {
    [
      Axis(
        "\(name).supportedInterfaceOrientations", masks + ["current", "selected child"],
        more: otherMasks + ["variable v"],
        requirement),
      Axis(
        "\(name).preferredInterfaceOrientationForPresentation",
        ["landscapeLeft", "current", "selected child"], more: ["portrait", "variable v", "24"], requirement),
      Axis("\(name).shouldAutorotate", ["no", "selected child"], more: ["yes"], requirement, .before(17)),
      Axis(
        "\(name).shouldAutorotateToInterfaceOrientation", ["landscape", "all"], more: ["portraitUpsideDown", "none"],
        requirement, .before(6)),
      Axis("\(name).prefersInterfaceOrientationLocked", ["yes"], requirement, .since(18)),
    ]
  }
}

extension Axis.Requirement {
  static let hasRoot = Axis.Requirement(key: "root") { $0 != "none" }
  static let hasDelegate = Axis.Requirement(key: "root") { $0.contains("(delegate)") }

  static let isPad = Axis.Requirement(key: "idiom") { $0 == "pad" }
  static let isPhone = Axis.Requirement(key: "idiom") { $0 != "pad" }
  static let listsNothing = Axis.Requirement(key: "Info.plist") { $0.isEmpty }

  static func shows(_ key: String, _ controller: Character) -> Axis.Requirement {
    Axis.Requirement(key: key) { $0.contains(controller) }
  }

  static func since(_ major: Int) -> Axis.Requirement {
    Axis.Requirement(key: "iOS") { !(SituationSpace.version($0) < OSVersion(major)) }
  }

  /// The versions of iPhone Duo.
  static let sinceDuo = Axis.Requirement(key: "iOS") { !(SituationSpace.version($0) < OSVersion(27, 1)) }

  static func before(_ major: Int) -> Axis.Requirement {
    Axis.Requirement(key: "iOS") { SituationSpace.version($0) < OSVersion(major) }
  }
}
