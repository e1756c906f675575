import Orientation

/// The computed tables, each of which varies two facts and keeps the others.
package enum MatrixKind: String, CaseIterable, Sendable {
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
  /// Moment × version → what happens where app and controller have nothing in common.
  case noCommonOrientation = "no-common-orientation"
  /// iPad configuration × version → whether the app is asked.
  case multitasking
  /// Where the app is shown × how it was built → whether the app is asked.
  case windowingModes = "windowing-modes"
}

extension MatrixKind {
  /// The matrix, computed.
  package var matrix: DecisionMatrix { matrix(of: version, columns: columns) }

  /// The matrix with the same rows as one version answers it: where the columns are versions, that version is the
  /// only one.
  package func matrix(of os: OSVersion) -> DecisionMatrix { matrix(of: os, columns: [VersionRange(from: os)]) }

  /// The version that answers; where the columns are versions, the first of them.
  package var version: OSVersion {
    switch self {
    case .deviceTurnBeforeSix, .forcedRotation: OSVersion(5)
    case .shouldAutorotate, .presentation, .noCommonOrientation, .multitasking: OSVersion(6)
    case .masks, .deviceTurnFromSix, .preferred: OSVersion(15)
    case .applicationMask, .containers: OSVersion(18)
    case .deviceTurnFromSixteen, .geometryRequest, .windowingModes: .newest
    }
  }

  private func matrix(of os: OSVersion, columns: @autoclosure () -> [VersionRange]) -> DecisionMatrix {
    switch self {
    case .masks: Self.masks(os)
    case .applicationMask: Self.applicationMasks(os)
    case .deviceTurnBeforeSix, .deviceTurnFromSix, .deviceTurnFromSixteen: deviceTurn(os)
    case .shouldAutorotate: Self.shouldAutorotateAnswers(columns())
    case .containers: Self.containersAnswers(os)
    case .presentation: Self.presentationStyles(columns())
    case .forcedRotation: Self.forcedRotations(columns())
    case .geometryRequest: Self.geometryRequests(os)
    case .preferred: Self.preferredOrientations(os)
    case .noCommonOrientation: Self.endingsWithoutCommonOrientation(columns())
    case .multitasking: Self.multitaskingApps(columns())
    case .windowingModes: Self.windowingModes(os)
    }
  }

  /// Versions that have a column of their own because a rule begins or ends there, though no cell changes.
  private var gates: [OSVersion] {
    switch self {
    case .forcedRotation: [OSVersion(8)]
    case .multitasking: [OSVersion(16), OSVersion(26)]
    case .masks, .applicationMask, .deviceTurnBeforeSix, .deviceTurnFromSix, .deviceTurnFromSixteen,
      .shouldAutorotate, .containers, .presentation, .geometryRequest, .preferred, .noCommonOrientation,
      .windowingModes:
      []
    }
  }

  /// The stretches of versions in which no cell changes, cut at the gates.
  private var columns: [VersionRange] {
    var starts: [OSVersion] = []
    var former: DecisionMatrix?
    for os in OSVersion.established where os >= version {
      let column = matrix(of: os)
      if gates.contains(os) || former?.answersLike(column) != true { starts.append(os) }
      former = column
    }
    // What an iPad app says counts from a version on, for good.
    if self == .multitasking { return starts.map { VersionRange(from: $0) } }
    return starts.indices.map { index in
      VersionRange(from: starts[index], until: index + 1 < starts.count ? starts[index + 1] : nil)
    }
  }
}

extension DecisionMatrix {
  /// Whether all cells have the same values, by the same rules.
  fileprivate func answersLike(_ other: DecisionMatrix) -> Bool {
    zip(cells.joined(), other.cells.joined()).allSatisfy { $0.value == $1.value && $0.rule == $1.rule }
  }
}
