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

  public var missingInformationPropertyList = MissingInformationPropertyList.asHeader
  public var noCommonOrientationFromSixteen = NoCommonOrientation.changesNothing
  /// Which orientation comes first when several are allowed and nothing else decides.
  public var orderOfChoice = OrderOfChoice.portraitThenRight

  public init() {}
}
