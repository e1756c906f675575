import AppFacts
import Orientation

/// What Cordova makes of the preferences in a `config.xml`.
struct CordovaConfiguration {
  private struct Preference {
    let value: String
    let line: Int
  }

  let path: String
  private var name = "App"
  private var isWidget = false
  /// The line of the widget.
  private var line = 1
  /// By their names in lower case; those of the platform iOS win over those of all platforms.
  private var preferences: [String: Preference] = [:]

  init(path: String, bytes: [UInt8]) throws(PropertyListError) {
    self.path = path
    var scanner = XMLScanner(bytes)
    var platform: String?
    var forIOS: [String: Preference] = [:]
    var isInName = false
    while let token = try scanner.next() {
      switch token {
      case .open("widget", let attributes, _):
        isWidget = XMLScanner.attribute("id", in: attributes) != nil
        line = scanner.tokenLine
      case .open("name", _, let isEmpty): isInName = !isEmpty
      case .close("name"): isInName = false
      case .text(let text): if isInName, platform == nil { name = text.trimmed }
      case .open("platform", let attributes, let isEmpty):
        if !isEmpty { platform = XMLScanner.attribute("name", in: attributes) }
      case .close("platform"): platform = nil
      case .open("preference", let attributes, _):
        guard let name = XMLScanner.attribute("name", in: attributes)?.lowercased(),
          let value = XMLScanner.attribute("value", in: attributes)
        else { continue }
        let preference = Preference(value: value, line: scanner.tokenLine)
        if platform == nil { preferences[name] = preference }
        if platform == "ios" { forIOS[name] = preference }
      case .open, .close: continue
      }
    }
    preferences.merge(forIOS) { $1 }
  }

  /// The app, or nil where the file is none of Cordova's own.
  var app: AppTarget? {
    guard isWidget else { return nil }
    return AppTarget(
      name: name, project: path, generator: .cordova, configuration: "Release", product: .application,
      deploymentTarget: deploymentTarget, idioms: idioms, declarations: declarations)
  }
}

extension CordovaConfiguration {
  private var idioms: [Idiom] {
    switch preferences["target-device"]?.value.lowercased() {
    case "handset": [.phone]
    case "tablet": [.pad]
    default: [.phone, .pad]
    }
  }

  private var deploymentTarget: DeploymentTarget? {
    guard let preference = preferences["deployment-target"] else { return nil }
    return OSVersion(preference.value).map {
      DeploymentTarget(version: $0, place: FilePlace(path: path, line: preference.line))
    }
  }

  private var declarations: [PropertyListDeclaration] {
    let all: [InterfaceOrientation] = [.portrait, .portraitUpsideDown, .landscapeLeft, .landscapeRight]
    let preference = preferences["orientation"]
    let phone: [InterfaceOrientation]
    let pad: [InterfaceOrientation]
    switch preference?.value.lowercased() {
    case "portrait": (phone, pad) = ([.portrait, .portraitUpsideDown], [.portrait, .portraitUpsideDown])
    case "landscape": (phone, pad) = ([.landscapeLeft, .landscapeRight], [.landscapeLeft, .landscapeRight])
    case "all": (phone, pad) = (all, all)
    default: (phone, pad) = ([.portrait, .landscapeLeft, .landscapeRight], all)
    }
    let place = FilePlace(path: path, line: preference?.line ?? line)
    return [(PropertyListDeclaration.Key.supported, phone), (.supportedOnPad, pad)].map { key, orientations in
      PropertyListDeclaration(
        key: key, origin: preference == nil ? .generatorDefault : .manifest, values: orientations.names, place: place,
        isEffective: true)
    }
  }
}
