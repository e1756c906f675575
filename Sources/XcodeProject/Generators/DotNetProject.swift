import AppFacts
import Orientation

/// An app of .NET for iOS, MAUI or Xamarin: a `.csproj` with an Info.plist.
struct DotNetProject {
  private struct Version {
    let text: String
    let line: Int
  }

  let path: String
  private var isForIOS = false
  private var isApp = false
  private var isExtension = false
  private var version: Version?
  /// Whether the build makes the launch screen, and names it in the Info.plist.
  private var makesLaunchScreen = false

  init(path: String, bytes: [UInt8]) throws(PropertyListError) {
    self.path = path
    var scanner = XMLScanner(bytes)
    var element = ""
    var attributes = ""
    // A reference to another project may say of that one that it is an extension.
    var isInGroup = false
    while let token = try scanner.next() {
      switch token {
      case .open(let name, let written, let isEmpty):
        (element, attributes) = isEmpty ? ("", "") : (name, written)
        if name == "PropertyGroup" { isInGroup = !isEmpty }
        if name == "MauiSplashScreen" { makesLaunchScreen = true }
        if name == "Import", written.contains("Xamarin.iOS") { isForIOS = true }
      case .text(let text): if isInGroup { read(text.trimmed, of: element, attributes, line: scanner.tokenLine) }
      case .close(let name):
        if name == "PropertyGroup" { isInGroup = false }
        element = ""
      }
    }
  }

  private mutating func read(_ text: String, of element: String, _ attributes: String, line: Int) {
    switch element {
    case "TargetFramework", "TargetFrameworks": isForIOS = isForIOS || text.contains("-ios")
    case "OutputType": isApp = isApp || text == "Exe"
    case "IsAppExtension": isExtension = isExtension || text.lowercased() == "true"
    case "SupportedOSPlatformVersion":
      if attributes.isEmpty || attributes.contains("'ios'") { version = Version(text: text, line: line) }
    default: break
    }
  }
}

extension DotNetProject {
  /// The app with what its Info.plist declares, or nothing where the project makes none for iOS.
  func scan(_ checkout: Checkout) -> ManifestScan {
    let folder = RelativePath.folder(of: path)
    let places = ["Platforms/iOS/Info.plist", "Info.plist"].map { RelativePath.join(folder, $0) }
    guard isForIOS, isApp || isExtension, let list = places.lazy.compactMap(checkout.file).first else {
      return ManifestScan()
    }
    var scan = ManifestScan(propertyLists: [list])
    let app = scan.unread.reading(list, "the property list") {
      let bytes = try checkout.contents(of: list)
      let dictionary = try PropertyListReader.read(bytes).dictionary ?? PropertyListDictionary([])
      let content = try InformationPropertyListFile(bytes, path: list)
      let keys = content.keys + (makesLaunchScreen ? ["UILaunchStoryboardName"] : [])
      return AppTarget(
        name: String(RelativePath.name(of: path).dropLast(".csproj".count)), project: path, generator: .dotNet,
        configuration: "Release", product: isExtension ? .appExtension : .application,
        deploymentTarget: deploymentTarget(dictionary, list), idioms: Self.idioms(dictionary),
        declarations: PropertyListDeclaration.Key.allCases.flatMap { key in
          content.declarations.filter { $0.key == key }
        },
        propertyList: AppTarget.PropertyList(
          path: list, keys: AppTarget.PropertyList.observedKeys.filter(keys.contains)))
    }
    if let app { scan.apps.append(app) }
    return scan
  }

  /// What the Info.plist says comes before what the project says.
  private func deploymentTarget(_ dictionary: PropertyListDictionary, _ list: String) -> DeploymentTarget? {
    if let member = dictionary.member("MinimumOSVersion"),
      let version = member.value.text.flatMap({ OSVersion($0) })
    {
      return DeploymentTarget(version: version, place: FilePlace(path: list, line: member.line))
    }
    guard let version, let number = OSVersion(version.text) else { return nil }
    return DeploymentTarget(version: number, place: FilePlace(path: path, line: version.line))
  }

  private static func idioms(_ dictionary: PropertyListDictionary) -> [Idiom] {
    let families = dictionary.texts("UIDeviceFamily")
    let found = Idiom.allCases.filter { families.contains($0 == .phone ? "1" : "2") }
    return found.isEmpty ? [.phone] : found
  }
}
