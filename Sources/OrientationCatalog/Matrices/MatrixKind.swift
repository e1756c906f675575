import Orientation

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
    case .masks: Self.masks(OSVersion(15))
    case .applicationMask: Self.applicationMasks(OSVersion(18))
    case .deviceTurnBeforeSix: deviceTurn(OSVersion(5))
    case .deviceTurnFromSix: deviceTurn(OSVersion(15))
    case .deviceTurnFromSixteen: deviceTurn(OSVersion.newest)
    case .shouldAutorotate: Self.shouldAutorotateAnswers(Self.columns(6, 16))
    case .containers: Self.containersAnswers(OSVersion(18))
    case .presentation: Self.presentationStyles(Self.columns(6, 8, 13))
    case .forcedRotation: Self.forcedRotations(Self.columns(5, 6, 8, 9, 13, 16))
    case .geometryRequest: Self.geometryRequests(OSVersion.newest)
    case .preferred: Self.preferredOrientations(OSVersion(15))
    case .multitasking: Self.multitaskingApps(Self.multitaskingColumns)
    }
  }

  /// The matrix with the same rows as one version answers it: where the columns are versions, that version is the
  /// only one.
  package func matrix(of os: OSVersion) -> DecisionMatrix {
    let column = [VersionRange(from: os)]
    switch self {
    case .masks: return Self.masks(os)
    case .applicationMask: return Self.applicationMasks(os)
    case .deviceTurnBeforeSix, .deviceTurnFromSix, .deviceTurnFromSixteen: return deviceTurn(os)
    case .shouldAutorotate: return Self.shouldAutorotateAnswers(column)
    case .containers: return Self.containersAnswers(os)
    case .presentation: return Self.presentationStyles(column)
    case .forcedRotation: return Self.forcedRotations(column)
    case .geometryRequest: return Self.geometryRequests(os)
    case .preferred: return Self.preferredOrientations(os)
    case .multitasking: return Self.multitaskingApps(column)
    }
  }

  /// Columns of versions: each stretch begins at a major version and ends before the next.
  private static func columns(_ majors: Int...) -> [VersionRange] {
    majors.indices.map { index in
      let end = index + 1 < majors.count ? OSVersion(majors[index + 1]) : nil
      return VersionRange(from: OSVersion(majors[index]), until: end)
    }
  }

  private static var multitaskingColumns: [VersionRange] {
    [(6, 0), (9, 0), (16, 0), (26, 0), (26, 2), (27, 0)].map { VersionRange(from: OSVersion($0.0, $0.1)) }
  }
}
