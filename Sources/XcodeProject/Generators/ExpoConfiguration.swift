import AppFacts
import Orientation

/// What Expo makes of an `app.json`: its prebuild writes the project and the Info.plist.
struct ExpoConfiguration {
  let path: String
  private let expo: ManifestValue
  private let name: String

  /// Reads a file, or gives nil where it is none of Expo's.
  init?(path: String, checkout: Checkout) {
    guard let value = try? ManifestValue(path: path, checkout: checkout), let expo = value["expo"],
      case .dictionary = expo.content
    else { return nil }
    let platforms = expo["platforms"]?.texts ?? []
    if !platforms.isEmpty, !platforms.contains("ios") { return nil }
    self.path = path
    self.expo = expo
    name = expo["name"]?.text ?? expo["slug"]?.text ?? "App"
  }
}

extension ExpoConfiguration {
  var app: AppTarget {
    let (order, declarations) = (PropertyListDeclaration.Key.allCases, declarations)
    return AppTarget(
      name: name, project: path, generator: .expo, configuration: "Release", product: .application,
      deploymentTarget: deploymentTarget, idioms: idioms,
      declarations: order.flatMap { key in declarations.filter { $0.key == key } })
  }

  private var ios: ManifestValue? { expo["ios"] }

  /// The lists that stand for a word of Expo's.
  static func orientations(_ word: String?) -> [InterfaceOrientation] {
    switch word {
    case "portrait": [.portrait, .portraitUpsideDown]
    case "landscape": [.landscapeLeft, .landscapeRight]
    default: [.portrait, .portraitUpsideDown, .landscapeLeft, .landscapeRight]
    }
  }

  /// The masks that the plug-in expo-screen-orientation knows; it writes nothing for its default.
  static func mask(_ word: String) -> String? {
    switch word {
    case "ALL": "UIInterfaceOrientationMaskAll"
    case "PORTRAIT", "PORTRAIT_UP": "UIInterfaceOrientationMaskPortrait"
    case "PORTRAIT_DOWN": "UIInterfaceOrientationMaskPortraitUpsideDown"
    case "LANDSCAPE": "UIInterfaceOrientationMaskLandscape"
    case "LANDSCAPE_LEFT": "UIInterfaceOrientationMaskLandscapeLeft"
    case "LANDSCAPE_RIGHT": "UIInterfaceOrientationMaskLandscapeRight"
    default: nil
    }
  }
}

extension ExpoConfiguration {
  private var idioms: [Idiom] {
    if ios?["isTabletOnly"]?.isOn == true { return [.pad] }
    return ios?["supportsTablet"]?.isOn == true ? [.phone, .pad] : [.phone]
  }

  /// Whether the app asks for the whole screen; before version 43 of Expo every app did.
  private var requiresFullScreen: Bool {
    if let isOn = ios?["requireFullScreen"]?.isOn { return isOn }
    let version = expo["sdkVersion"]?.text?.split(separator: ".").first.flatMap { Int($0) }
    return version.map { $0 < 43 } ?? false
  }

  private var declarations: [PropertyListDeclaration] {
    let list = ios?["infoPlist"]
    let written = list?.member(PropertyListDeclaration.Key.supported.rawValue)
    var found: [PropertyListDeclaration] = []
    if let orientation = expo.member("orientation") {
      found.append(
        declaration(
          .supported, .manifest, Self.orientations(orientation.value.text).names, orientation.place,
          isEffective: written == nil))
    } else if written == nil {
      found.append(declaration(.supported, .generatorDefault, Self.orientations(nil).names, expo.place))
    }
    for member in list?.members ?? [] {
      guard let key = PropertyListDeclaration.Key(rawValue: member.key) else { continue }
      // Expo writes both over whatever is there.
      let isOver = key == .requiresFullScreen || key == .supportedOnPad && !requiresFullScreen
      found.append(declaration(key, .manifest, member.value.settingTexts, member.place, isEffective: !isOver))
    }
    if let member = ios?.member("requireFullScreen") {
      found.append(declaration(.requiresFullScreen, .manifest, [requiresFullScreen ? "YES" : "NO"], member.place))
    } else {
      found.append(
        declaration(.requiresFullScreen, .generatorDefault, [requiresFullScreen ? "YES" : "NO"], expo.place))
    }
    if !requiresFullScreen {
      found.append(
        declaration(
          .supportedOnPad, .generatorDefault, Self.orientations(nil).names,
          ios?.member("requireFullScreen")?.place ?? expo.place))
    }
    return found + initialMask
  }

  private func declaration(
    _ key: PropertyListDeclaration.Key, _ origin: PropertyListDeclaration.Origin, _ values: [String],
    _ place: FilePlace, isEffective: Bool = true
  ) -> PropertyListDeclaration {
    PropertyListDeclaration(key: key, origin: origin, values: values, place: place, isEffective: isEffective)
  }

  /// The options of a plug-in, which stand behind its name: `["NAME", {…}]`.
  private func options(ofPlugIn name: String) -> ManifestValue? {
    expo["plugins"]?.list.first { $0.list.first?.text == name }?.list.last
  }

  private var initialMask: [PropertyListDeclaration] {
    guard let member = options(ofPlugIn: "expo-screen-orientation")?.member("initialOrientation"),
      let mask = member.value.text.flatMap(Self.mask)
    else { return [] }
    return [declaration(.expoInitialMask, .manifest, [mask], member.place)]
  }

  private var deploymentTarget: DeploymentTarget? {
    let properties = options(ofPlugIn: "expo-build-properties")?["ios"]?.member("deploymentTarget")
    guard let member = properties ?? ios?.member("deploymentTarget") else { return nil }
    return OSVersion(member.value.text ?? "").map { DeploymentTarget(version: $0, place: member.place) }
  }
}
