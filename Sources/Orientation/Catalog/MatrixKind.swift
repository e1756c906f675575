/// The computed tables, each of which varies two facts and keeps the others.
public enum MatrixKind: String, CaseIterable, Sendable {
  /// App mask × controller mask → what is allowed.
  case masks
  /// Info.plist × app delegate → app mask.
  case applicationMask = "app-mask"
  /// Mask and current orientation × device → what a turn does, in iOS 5.
  case deviceTurnBeforeSix = "device-turn-5"
  /// The same in iOS 6 to 15.
  case deviceTurnFromSix = "device-turn-6"
  /// The same from iOS 16 on.
  case deviceTurnFromSixteen = "device-turn-16"
  /// `shouldAutorotate` × version → what a turn does.
  case shouldAutorotate = "should-autorotate"
  /// Container × forwarding → who answers.
  case containers
  /// Presentation style × version → who decides.
  case presentation
  /// Way of forcing a rotation × version → what it does.
  case forcedRotation = "forced-rotation"
  /// Requested × supported → what a geometry request does.
  case geometryRequest = "geometry-request"
  /// Preferred × supported → whether presenting is an exception.
  case preferred
  /// iPad configuration × version → whether the app is asked.
  case multitasking
}

extension MatrixKind {
  /// The matrix, computed.
  public var matrix: DecisionMatrix {
    switch self {
    case .masks: Self.masks()
    case .applicationMask: Self.applicationMasks()
    case .deviceTurnBeforeSix: deviceTurn(OSVersion(5))
    case .deviceTurnFromSix: deviceTurn(OSVersion(15))
    case .deviceTurnFromSixteen: deviceTurn(OSVersion.newest)
    case .shouldAutorotate: Self.shouldAutorotateAnswers()
    case .containers: Self.containersAnswers()
    case .presentation: Self.presentationStyles()
    case .forcedRotation: Self.forcedRotations()
    case .geometryRequest: Self.geometryRequests()
    case .preferred: Self.preferredOrientations()
    case .multitasking: Self.multitaskingApps()
    }
  }
}
