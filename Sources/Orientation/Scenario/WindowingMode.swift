/// Where an app is shown, and how it shares the screen there.
///
/// The raw value is what scenarios call it.
public enum WindowingMode: String, CaseIterable, Sendable {
  /// Alone on the screen; on iPadOS 26 and later the user's choice of Full-Screen Apps.
  case fullScreen = "full screen"
  /// Beside another app (iPadOS 9 to 18).
  case splitView = "Split View"
  /// In a narrow window over another app (iPadOS 9 to 18, and 26.1 and later).
  case slideOver = "Slide Over"
  /// In a window among those of a stage (iPadOS 16 and later).
  case stageManager = "Stage Manager"
  /// In a window that the user resizes (iPadOS 26 and later).
  case windowedApps = "Windowed Apps"
  /// On an iPad that cannot show two apps at once (iPadOS 9 and later).
  case noMultitasking = "no multitasking"
  /// An iPhone app on an iPad.
  case phoneAppOnPad = "iPhone app on iPad"
  /// In a window on a Mac (iOS 18 and later).
  case phoneMirroring = "iPhone Mirroring"
  /// On the outer display of iPhone Duo, which is folded (iOS 27.1 and later).
  case outerDisplay = "iPhone Duo outer display"
  /// On the inner display of iPhone Duo, which is open (iOS 27.1 and later).
  case innerDisplay = "iPhone Duo inner display"
  /// On one half of that inner display.
  case innerSplitView = "iPhone Duo Split View"
}

extension WindowingMode {
  /// The idiom of the apps that are shown so, or nil for those of every idiom.
  package var idiom: Idiom? {
    switch self {
    case .fullScreen: nil
    case .splitView, .slideOver, .stageManager, .windowedApps, .noMultitasking: .pad
    case .phoneAppOnPad, .phoneMirroring, .outerDisplay, .innerDisplay, .innerSplitView: .phone
    }
  }

  /// The versions in which apps are shown so.
  ///
  /// iPads had Slide Over in 9 to 18 and again from 26.1 on; the range does not leave 26.0 out, as ``exists(on:_:)`` does.
  package var versions: VersionRange {
    switch self {
    case .fullScreen, .phoneAppOnPad: VersionRange(from: OSVersion.oldest)
    case .splitView: VersionRange(from: OSVersion(9), until: OSVersion(26))
    case .slideOver, .noMultitasking: VersionRange(from: OSVersion(9))
    case .stageManager: VersionRange(from: OSVersion(16))
    case .phoneMirroring: VersionRange(from: OSVersion(18))
    case .windowedApps: VersionRange(from: OSVersion(26))
    case .outerDisplay, .innerDisplay, .innerSplitView: VersionRange(from: OSVersion(27, 1))
    }
  }

  /// Whether a device of an idiom shows apps so.
  package func exists(on idiom: Idiom, _ os: OSVersion) -> Bool {
    if self == .slideOver, os >= OSVersion(26), os < OSVersion(26, 1) { return false }
    return (self.idiom ?? idiom) == idiom && versions.contains(os)
  }

  /// Whether the user can resize a window of an app in which the masks count until then.
  var isResizable: Bool { self == .phoneAppOnPad || self == .phoneMirroring }

  /// Whether it is the display inside of iPhone Duo.
  package var isInnerDisplay: Bool { self == .innerDisplay || self == .innerSplitView }
}
