/// The choices that Apple does not document, or documents twice; each is a fact of the scenario, by name.
public struct Assumptions: Sendable, Hashable {
  /// What an Info.plist without orientations means.
  public enum MissingInformationPropertyList: CaseIterable, Sendable {
    /// All on iPad, all but upside down on iPhone: the comment in `UIApplication.h`.
    case asHeader
    /// Portrait: the documentation of the key.
    case asDocumentation
  }

  /// What happens on iOS 13 and later where app and controller have no orientation in common.
  ///
  /// Up to iOS 12 that is an exception at every moment. Later it depends on the moment at which UIKit compares the masks.
  public enum NoCommonOrientation: CaseIterable, Sendable {
    /// UIKit raises an exception, and the app crashes.
    case throwsException
    /// The interface stays as it is.
    case changesNothing
    /// The interface rotates to the device's orientation, whatever the masks say.
    case followsDevice
    /// What is reported for the moment, and where nothing is, what the reference assumes: an exception while a presented
    /// controller decides; else the interface stays, but follows the device on an iPad with UIRequiresFullScreen on iOS 17.
    case asReported
  }

  /// When a controller that comes up full screen, or comes back, is asked.
  public enum AskedAtPresentation: CaseIterable, Sendable {
    /// Before `viewWillAppear` and `viewWillDisappear`: what these change is not seen.
    case beforeAppearance
    /// After them.
    case afterAppearance
  }

  /// What an Info.plist without orientations means: header and documentation disagree.
  public var missingInformationPropertyList = MissingInformationPropertyList.asHeader
  /// When a controller is presented full screen or over full screen. Crash logs name iOS 14
  /// to 17; for the rest an assumption.
  public var noCommonOrientationAtPresentation = NoCommonOrientation.throwsException
  /// When the device rotates, a controller is dismissed or the root is shown, and the window's root decides. One report
  /// is of an iPad on iOS 17 whose interface rotates; that it stays everywhere else is an assumption.
  public var noCommonOrientationAtRotation = NoCommonOrientation.asReported
  /// When the app asks for an update, and the window's root decides. Reported once.
  public var noCommonOrientationAtUpdate = NoCommonOrientation.changesNothing
  /// When UIKit asks while a presented controller decides. An assumption: an app's notes of iOS 27 have the exception.
  public var noCommonOrientationUnderFullScreen = NoCommonOrientation.throwsException
  /// When controllers are asked at a presentation or dismissal; a timeline looks at it.
  public var askedAtPresentation = AskedAtPresentation.beforeAppearance
  /// Which orientation comes first when several are allowed and nothing else decides.
  public var orderOfChoice = OrderOfChoice.portraitThenRight

  /// Whether an empty mask of a controller or of the app changes nothing up to iOS 15, where Apple documents an exception.
  public var emptyMaskChangesNothing = false
  /// Whether a rotation on iOS 16 and later goes by the set that the scene last heard of, and asks nobody again.
  public var rotationUsesKnownSet = false
  /// Whether a navigation controller that answers nothing lets a phone with a home button turn upside down on iOS 13 and
  /// later, against Apple's documented default.
  public var navigationAllowsUpsideDown = false
  /// Whether a pop asks the controller that it reveals, up to iOS 15.
  public var popAsks = false
  /// Whether a dismissal asks nobody.
  public var dismissalAsksNobody = false
  /// Whether a preferred orientation outside the mask is only logged on iOS 17 and later.
  public var preferredOutsideMaskOnlyLogs = false
  /// Whether key-value coding still turned the interface on iOS 16.0 to 16.2, beside the log line.
  public var keyValueCodingTurnsAtFirst = false

  /// The assumptions that the reference makes.
  public init() {}

  /// Has all moments end in the same way, as one switch for iOS 16 and later once did.
  package mutating func setNoCommonOrientation(_ ending: NoCommonOrientation) {
    noCommonOrientationAtPresentation = ending
    noCommonOrientationAtRotation = ending
    noCommonOrientationAtUpdate = ending
    noCommonOrientationUnderFullScreen = ending
  }
}

extension Assumptions.NoCommonOrientation {
  /// Whether the only report of a rotation is of such an app: one with UIRequiresFullScreen, on an iPad with iOS 17.
  static func isReported(_ idiom: Idiom, _ os: OSVersion, requiresFullScreen: Bool) -> Bool {
    idiom == .pad && os.major == 17 && requiresFullScreen
  }
}
