import AppFacts
import Orientation

/// A function of a library for Dart or JavaScript that sets what the app's view controller allows.
///
/// The masks are those that the library's code for iOS sets for each name.
struct ScriptFunction: Sendable {
  let api: OrientationAPI
  let name: String
  let language: SourceLanguage
  /// The names on which it is called.
  let receivers: [String]
  /// The package of the library; a file that imports it may call it by another name.
  var package: String?
  /// What it sets; nil where its argument says it.
  var mask: InterfaceOrientationMask?
  /// The masks of the names in its argument.
  var masks: [String: InterfaceOrientationMask] = [:]
  /// The member of the argument that has the name; nil where the argument is the name, or a list of names.
  var label: String?
  /// What an empty list sets; nil where the function takes none.
  var emptyList: InterfaceOrientationMask?
}

extension ScriptFunction {
  func isCalled(on names: [String]) -> Bool { receivers.allSatisfy(names.contains) }

  func mask(named name: String) -> InterfaceOrientationMask? { masks[name] }

  /// The functions of a name, or nil where no library has one.
  static func named(_ name: String, in language: SourceLanguage) -> [ScriptFunction]? {
    byName[name].map { $0.filter { $0.language == language } }
  }

  /// React's element of react-native-orientation-locker, whose attribute is the argument.
  static let lockerElement = ScriptFunction(
    api: .orientationLocker, name: "OrientationLocker", language: .javaScript, receivers: [],
    masks: [
      "PORTRAIT": .portrait, "PORTRAIT-UPSIDEDOWN": .portraitUpsideDown, "LANDSCAPE": .landscape,
      "LANDSCAPE-LEFT": .landscapeRight, "LANDSCAPE-RIGHT": .landscapeLeft, "UNLOCK": .all,
      "ALL_ORIENTATIONS_BUT_UPSIDE_DOWN": .allButUpsideDown,
    ])
}

extension ScriptFunction {
  private static let byName = Dictionary(grouping: all, by: \.name)

  private static let all = [flutter] + expoFunctions + locker + web + capacitor

  /// Flutter names orientations after the device and means those of the interface with the same names.
  private static let flutter = ScriptFunction(
    api: .setPreferredOrientations, name: "setPreferredOrientations", language: .dart, receivers: ["SystemChrome"],
    masks: [
      "portraitUp": .portrait, "portraitDown": .portraitUpsideDown, "landscapeLeft": .landscapeLeft,
      "landscapeRight": .landscapeRight, "DeviceOrientation.values": .all,
    ], emptyList: .all)

  private static let expoFunctions = [
    expo(
      .lockAsync, "lockAsync",
      masks: [
        "DEFAULT": .allButUpsideDown, "ALL": .all, "PORTRAIT": [.portrait, .portraitUpsideDown],
        "PORTRAIT_UP": .portrait, "PORTRAIT_DOWN": .portraitUpsideDown, "LANDSCAPE": .landscape,
        "LANDSCAPE_LEFT": .landscapeLeft, "LANDSCAPE_RIGHT": .landscapeRight,
      ]),
    expo(
      .lockPlatformAsync, "lockPlatformAsync",
      masks: [
        "PORTRAIT_UP": .portrait, "PORTRAIT_DOWN": .portraitUpsideDown, "LANDSCAPE_LEFT": .landscapeLeft,
        "LANDSCAPE_RIGHT": .landscapeRight,
      ], label: "screenOrientationArrayIOS"),
    expo(.unlockAsync, "unlockAsync", mask: .allButUpsideDown),
  ]

  private static func expo(
    _ api: OrientationAPI, _ name: String, mask: InterfaceOrientationMask? = nil,
    masks: [String: InterfaceOrientationMask] = [:], label: String? = nil
  ) -> ScriptFunction {
    ScriptFunction(
      api: api, name: name, language: .javaScript, receivers: ["ScreenOrientation"], package: "expo-screen-orientation",
      mask: mask, masks: masks, label: label)
  }

  /// Its names are those of the device's sides, so that left is the interface's right.
  private static let locker: [ScriptFunction] = [
    ("lockToPortrait", .portrait), ("lockToPortraitUpsideDown", .portraitUpsideDown), ("lockToLandscape", .landscape),
    ("lockToLandscapeLeft", .landscapeRight), ("lockToLandscapeRight", .landscapeLeft),
    ("lockToAllOrientationsButUpsideDown", .allButUpsideDown), ("unlockAllOrientations", .all),
  ].map { name, mask in
    ScriptFunction(
      api: .orientationLocker, name: name, language: .javaScript, receivers: ["Orientation"],
      package: "react-native-orientation-locker", mask: mask)
  }

  /// The interface of the Web, which Cordova's plug-in implements; `screen.lockOrientation` is its former name.
  private static let web =
    [("lock", ["screen", "orientation"]), ("lockOrientation", ["screen"])].map {
      ScriptFunction(
        api: .screenOrientationLock, name: $0, language: .javaScript, receivers: $1,
        masks: [
          "any": .all, "natural": .portrait, "portrait": [.portrait, .portraitUpsideDown],
          "portrait-primary": .portrait,
          "portrait-secondary": .portraitUpsideDown, "landscape": .landscape, "landscape-primary": .landscapeRight,
          "landscape-secondary": .landscapeLeft,
        ])
    }
    + [("unlock", ["screen", "orientation"]), ("unlockOrientation", ["screen"])].map {
      ScriptFunction(
        api: .screenOrientationUnlock, name: $0, language: .javaScript, receivers: $1, mask: .all)
    }

  /// Of `any` its plug-in makes an empty set; without a lock the list of Info.plist counts.
  private static let capacitor = [
    ScriptFunction(
      api: .capacitorLock, name: "lock", language: .javaScript, receivers: ["ScreenOrientation"],
      masks: [
        "any": [], "natural": .portrait, "portrait": .portrait, "portrait-primary": .portrait,
        "portrait-secondary": .portraitUpsideDown, "landscape": .landscapeRight, "landscape-primary": .landscapeRight,
        "landscape-secondary": .landscapeLeft,
      ], label: "orientation"),
    ScriptFunction(
      api: .capacitorUnlock, name: "unlock", language: .javaScript, receivers: ["ScreenOrientation"], mask: .all),
  ]
}
