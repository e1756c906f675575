/// The choices that Apple does not document, or documents twice; each is a fact of the scenario, by name.
public struct Assumptions: Sendable, Hashable {
  /// What an Info.plist without orientations means.
  public enum MissingInformationPropertyList: CaseIterable, Sendable {
    /// All on iPad, all but upside down on iPhone: the comment in `UIApplication.h`.
    case asHeader
    /// Portrait: the documentation of the key.
    case asDocumentation
  }

  /// What happens from iOS 16 on where no orientation is common to the app and the controller.
  public enum NoCommonOrientation: CaseIterable, Sendable {
    case changesNothing
    case throwsException
  }

  /// When a controller that comes up full screen, or comes back, is asked.
  public enum AskedAtPresentation: CaseIterable, Sendable {
    /// Before `viewWillAppear` and `viewWillDisappear`: what these change is not seen.
    case beforeAppearance
    /// After them.
    case afterAppearance
  }

  public var missingInformationPropertyList = MissingInformationPropertyList.asHeader
  public var noCommonOrientationFromSixteen = NoCommonOrientation.changesNothing
  /// When controllers are asked at a presentation or dismissal; a timeline looks at it.
  public var askedAtPresentation = AskedAtPresentation.beforeAppearance
  /// Which orientation comes first when several are allowed and nothing else decides.
  public var orderOfChoice = OrderOfChoice.portraitThenRight

  public init() {}
}
