import AppFacts
import Orientation

/// What Unity's player settings have it write into the Info.plist of the project that it exports.
struct UnitySettings {
  let path: String
  private let settings: ManifestValue

  init(path: String, checkout: Checkout) throws(PropertyListError) {
    self.path = path
    settings =
      try ManifestValue(path: path, checkout: checkout)["PlayerSettings"]
      ?? ManifestValue(content: .none, place: FilePlace(path: path))
  }

  /// The app, or nil where the settings say nothing of orientations.
  var app: AppTarget? {
    guard let declaration = supported else { return nil }
    let fullScreen = settings.member("uIRequiresFullScreen").map { member in
      PropertyListDeclaration(
        key: .requiresFullScreen, origin: .manifest, values: [member.value.isOn == true ? "YES" : "NO"],
        place: member.place, isEffective: true)
    }
    return AppTarget(
      name: settings["productName"]?.text ?? "Unity-iPhone", project: path, generator: .unity,
      configuration: "Release", product: .application, deploymentTarget: deploymentTarget, idioms: idioms,
      declarations: [declaration] + (fullScreen.map { [$0] } ?? []))
  }
}

extension UnitySettings {
  /// Whether the project is made into an app for iOS, as far as it says: Unity writes settings of iOS into every project,
  /// but no identifier before somebody gives the app one.
  var isForiOS: Bool {
    guard let identifiers = settings["applicationIdentifier"] else { return true }
    guard let identifier = (identifiers["iPhone"] ?? identifiers["iOS"])?.text?.lowercased() else { return false }
    return !["yourcompany", "defaultcompany", "com.company.productname"].contains { identifier.contains($0) }
  }

  /// The orientations that Unity may turn to by itself. Unity names both landscapes after the device, so each is the other
  /// one of the interface.
  private static let turning: [(key: String, orientation: InterfaceOrientation)] = [
    ("allowedAutorotateToPortrait", .portrait), ("allowedAutorotateToPortraitUpsideDown", .portraitUpsideDown),
    ("allowedAutorotateToLandscapeRight", .landscapeLeft), ("allowedAutorotateToLandscapeLeft", .landscapeRight),
  ]

  private var supported: PropertyListDeclaration? {
    guard let member = settings.member("defaultScreenOrientation"), let number = member.value.text.flatMap({ Int($0) })
    else { return nil }
    let orientations: [InterfaceOrientation]
    var place = member.place
    switch number {
    case 0: orientations = [.portrait]
    case 1: orientations = [.portraitUpsideDown]
    case 2: orientations = [.landscapeLeft]
    case 3: orientations = [.landscapeRight]
    default:
      let allowed = Self.turning.filter { settings[$0.key]?.isOn == true }
      orientations = allowed.map(\.orientation)
      place = allowed.first.flatMap { settings.member($0.key)?.place } ?? place
    }
    return PropertyListDeclaration(
      key: .supported, origin: .manifest, values: orientations.names, place: place, isEffective: true)
  }

  private var idioms: [Idiom] {
    switch settings["targetDevice"]?.text {
    case "0": [.phone]
    case "1": [.pad]
    default: [.phone, .pad]
    }
  }

  private var deploymentTarget: DeploymentTarget? {
    guard let member = settings.member("iOSTargetOSVersionString") else { return nil }
    return OSVersion(member.value.text ?? "").map { DeploymentTarget(version: $0, place: member.place) }
  }
}
