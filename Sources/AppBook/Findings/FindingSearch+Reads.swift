import AppFacts
import Basics
import Orientation
import OrientationCatalog
import OrientationNotation

// What the code reads of orientations, and what it takes them for.

extension FindingSearch {
  mutating func lookAtReads() {
    for use in occurrences where use.role == .use {
      switch use.api {
      case .deviceOrientationNotification:
        // What it calls reads a size.
        if case .computed? = use.value, !isAboutCamera(use) { keepLayout(use) }
      case .deviceOrientation:
        lookForLayout(use)
        lookForComparison(use)
      case .statusBarOrientation:
        lookForStatusBar(use)
        lookForComparison(use)
      case .interfaceOrientationOfScene, .interfaceOrientationOfGeometry, .interfaceOrientationOfController:
        lookForComparison(use)
      default: continue
      }
    }
  }

  /// A getter without a value on 27.
  private mutating func lookForStatusBar(_ use: Occurrence) {
    guard !isRest(use), (use.versions ?? VersionRange(from: OSVersion.oldest)).contains(OSVersion(27)) else { return }
    keep(
      .statusBarOrientationRead, at: use.place, subject(of: use), on: VersionRange(from: OSVersion(27)),
      message: .statusBarAccessor, edits: SourceEdit.sceneFirst(in: use, oldest: oldest(of: use)),
      language: use.language,
      needsSDK: true)
  }

  /// The type that reads, or the file of code outside of all types.
  private func subject(of use: Occurrence) -> String { use.type ?? BookPath.name(of: use.place.path) }

  /// Whether the code has read the interface's orientation before, so that a use is what is left for nothing else.
  private func isRest(_ use: Occurrence) -> Bool {
    uses([.interfaceOrientationOfScene, .interfaceOrientationOfGeometry], near: use.place, lines: -10...0)
  }

  /// The device's orientation where the interface's is meant: a device that lies flat is neither landscape nor portrait.
  private mutating func lookForLayout(_ use: Occurrence) {
    // A lock or an orientation that is kept says itself what becomes of a device that lies flat.
    let isMade = if case .choice? = use.value { true } else { false }
    guard isMade || asksForDirection(use) && !isGuarded(use) else { return }
    if !isAboutCamera(use), !isOlder(use) || !isRest(use) { keepLayout(use) }
  }

  private mutating func keepLayout(_ use: Occurrence) {
    let screen = standIn("Screen")
    let facts: [StatedFact] = [
      .root(ControllerTree(screen)), .applicationDelegate(.mask(.all)), .current(.landscapeRight), .device(.faceUp),
    ]
    keep(
      .deviceOrientationForLayout, at: use.place, subject(of: use), on: use.versions,
      api: use.api == .deviceOrientationNotification ? use.api : nil,
      language: use.language, facts: { _ in facts }
    ) { $0.decision.outcome.kind == .unchanged }
  }

  /// Whether the code asks for landscape or portrait, by a question or by both orientations of a direction.
  private func asksForDirection(_ use: Occurrence) -> Bool {
    switch use.value {
    case .computed(let text)?:
      [
        "isLandscape", "isPortrait", "OrientationIsLandscape", "OrientationIsPortrait", ".landscapeRight",
        ".portraitUpsideDown", "OrientationLandscapeRight", "OrientationPortraitUpsideDown",
      ].contains { text.contains($0) }
    case .deviceOrientation(let orientation)?:
      switch orientation {
      case .landscapeLeft: isCompared(use, with: .deviceOrientation(.landscapeRight))
      case .portrait: isCompared(use, with: .deviceOrientation(.portraitUpsideDown))
      case .landscapeRight, .portraitUpsideDown, .faceUp, .faceDown, .unknown: false
      }
    case .mask?, .orientation?, .bool?, .inherited?, .forwarded?, .choice?, nil: false
    }
  }

  /// Whether the same expression, in this line or the next, is compared with another value, too.
  private func isCompared(_ use: Occurrence, with value: SourceValue) -> Bool {
    isNear(use, lines: -1...1) { $0.value == value }
  }

  private func isNear(_ use: Occurrence, lines: ClosedRange<Int>, where isWanted: (Occurrence) -> Bool) -> Bool {
    uses([use.api], near: use.place, lines: lines, where: isWanted)
  }

  /// Whether the code runs on earlier versions alone.
  private func isOlder(_ use: Occurrence) -> Bool { use.versions?.end != nil }

  /// Whether the code asks whether the device lies flat, or names the orientations of both directions at once, so that it
  /// does nothing then.
  private func isGuarded(_ use: Occurrence) -> Bool {
    let asks = isNear(use, lines: -10...0) { other in
      if other.value == .deviceOrientation(.faceUp) { return true }
      guard case .computed(let text)? = other.value else { return false }
      return text.contains("sLandscape") && text.contains("sPortrait") || text.hasSuffix("isValidInterfaceOrientation")
        || text.hasSuffix("isFlat")
        || text.contains("OrientationIsValidInterfaceOrientation") || text.contains("OrientationIsFlat")
    }
    return asks
      || [DeviceOrientation.portrait, .landscapeLeft, .landscapeRight].allSatisfy { orientation in
        isNear(use, lines: -2...2) { $0.value == .deviceOrientation(orientation) }
      }
  }

  /// Cameras need the device's orientation. A folder says nothing: whole apps lie in one that is named for a camera.
  private func isAboutCamera(_ use: Occurrence) -> Bool {
    let words = (BookPath.name(of: use.place.path) + (use.type ?? "")).lowercased()
    return ["camera", "capture", "scanner", "barcode", "recorder"].contains { words.contains($0) }
  }

  /// A comparison with the constant of another type: left is the other's right, and a mask is another number.
  private mutating func lookForComparison(_ use: Occurrence) {
    let isDevice = use.api == .deviceOrientation
    let device: DeviceOrientation
    var edits: [SourceEdit] = []
    switch use.value {
    case .mask(let mask)?:
      device = .landscapeLeft
      if !isDevice { edits = SourceEdit.orientation(in: use, mask) }
    case .orientation(let orientation)? where isDevice:
      guard InterfaceOrientationMask.landscape.contains(orientation.mask), let meant = orientation.deviceOrientation,
        !isCompared(use, with: .orientation(orientation == .landscapeLeft ? .landscapeRight : .landscapeLeft))
      else { return }
      device = meant
    case .deviceOrientation(let orientation)? where !isDevice:
      guard orientation == .landscapeLeft || orientation == .landscapeRight,
        !isCompared(use, with: .deviceOrientation(orientation == .landscapeLeft ? .landscapeRight : .landscapeLeft))
      else { return }
      device = orientation
    case .orientation?, .deviceOrientation?, .bool?, .inherited?, .forwarded?, .choice?, .computed?, nil: return
    }
    let facts: [StatedFact] = [
      .root(ControllerTree(standIn("Screen"))), .applicationDelegate(.mask(.all)), .device(device),
    ]
    keep(
      .comparedWithOtherType, at: use.place, subject(of: use), on: use.versions, edits: edits,
      language: use.language, facts: { _ in facts }
    ) { $0.trace.contains(.deviceMapsToOppositeLandscape) }
  }
}
