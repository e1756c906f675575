import Orientation

/// What people ask the resolver about and it cannot say, each with what is known.
enum UnmodelledSituation {
  /// Why a device, or a place where an app is shown, is not modelled; nil for another word.
  ///
  /// - Parameter place: the word, folded.
  static func reason(forPlace place: String) -> String? {
    switch place {
    case "mac", "maccatalyst", "catalyst", "designedforipad", "macos":
      "a Mac is not modelled: it does not rotate, and no source tells whether UIKit calls the masks there; an iPhone app in "
        + "iPhone Mirroring is `shown: \(WindowingMode.phoneMirroring.rawValue)`"
    case "vision", "visionos", "reality", "visionpro":
      "visionOS is not modelled: it has no device orientation, an iPhone or iPad app starts in the orientation of "
        + "UIPreferredDefaultInterfaceOrientation, and no source tells which masks count afterwards"
    case "tv", "tvos", "appletv":
      "tvOS is not modelled: it has no interface orientations, and supportedInterfaceOrientations is unavailable there"
    case "carplay":
      "CarPlay is not modelled: its scene is no UIWindowScene and has no orientation; a request that is sent to it is "
        + "`event: requestGeometryUpdate CarPlay scene`"
    case "externaldisplay", "externalscreen", "airplay":
      "an external display is not modelled: no source tells which orientation a scene on it has; the iPad's or iPhone's own "
        + "scene is a scenario as usual"
    case "unspecified": "`unspecified` is no device; the rules are those of iPhone and iPad, `phone` and `pad`"
    default: nil
    }
  }

  /// Why a fact is not modelled; nil for another key.
  ///
  /// - Parameter key: the key, folded.
  static func reason(forFact key: String) -> String? {
    switch key {
    case "keyboard", "softwarekeyboard":
      "the keyboard is not modelled: it is a window of the system, and no source tells what it follows where the app's "
        + "windows differ"
    case "window", "windows", "overlay", "overlaywindow", "alertwindow", "keywindow", "windowlevel":
      "a scenario is about one window: write one for each, with the window's own `root` and what the app delegate answers "
        + "for it; no source tells what the screen shows where their orientations differ"
    case "externaldisplay", "carplay": reason(forPlace: key)
    default: nil
    }
  }

  /// Why an event is not modelled; nil for another text.
  ///
  /// - Parameter event: the event, folded.
  static func reason(forEvent event: String) -> String? {
    if event.hasPrefix("keyboard") { return reason(forFact: "keyboard") }
    if event.hasPrefix("windowshown") || event.hasPrefix("windowhidden") || event.hasPrefix("windowadded") {
      return reason(forFact: "window")
    }
    if event.hasPrefix("deviceturned"), event.hasSuffix("atonce") {
      return "two turns at once are not modelled: write one event behind the other; no source tells which UIKit drops"
    }
    if event.hasPrefix("dismissalbegan") || event.hasPrefix("dismissalbegun") {
      return "a gesture that dismisses is one event, by its end: `dismissed`, or `dismissal cancelled`"
    }
    return nil
  }
}

extension WindowingMode {
  /// On which devices and versions apps are shown so, as a sentence.
  var limits: String {
    let device = idiom.map { $0 == .pad ? "an iPad" : "an iPhone" } ?? "an iPhone or an iPad"
    let last = self == .slideOver ? ", but for 26.0" : versions.end.map { " and before \($0)" } ?? ""
    return "`\(rawValue)` is where \(device) shows apps on iOS \(versions.first) and later\(last)"
  }
}
