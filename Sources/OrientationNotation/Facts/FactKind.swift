import Orientation
import OrientationCatalog

/// The kinds of fact that a scenario can state.
package enum FactKind: Int, CaseIterable, Sendable {
  case iOS
  case linkedSDK
  case idiom
  case homeButton
  case informationPropertyList
  case informationPropertyListOnPad
  case informationPropertyListOnPhone
  case missingInformationPropertyList
  case requiresFullScreen
  case requiresFullScreenIgnoredFrom
  case applicationDelegate
  case sceneDelegate
  case rotationLock
  case variable
  case target
  case screen
  case root
  case presented
  case supported
  case preferred
  case shouldAutorotate
  case shouldAutorotateTo
  case prefersOrientationLocked
  case delegateSupported
  case delegatePreferred
  case viewWillAppear
  case viewWillDisappear
  case fillsWindow
  case removesPresentersView
  case ignoresApplicationMask
  case current
  case device
  case sceneKnows
  case sceneKnowsLock
  case sceneFillsScreen
  case mode
  case resized
  case order
  case noCommonOrientationAtPresentation
  case noCommonOrientationAtRotation
  case noCommonOrientationAtUpdate
  case noCommonOrientationUnderFullScreen
  case askedAtPresentation
  case emptyMask
  case rotationGoesBy
  case navigationUpsideDown
  case popAsks
  case dismissalAsks
  case preferredOutsideMask
  case keyValueCodingAtFirst
  case event
}

extension FactKind {
  /// How the kind is written and read; what the documentation says of it is in `Records/facts.txt`.
  ///
  /// The switch is all that knows every record, so a kind without one does not compile.
  private var specification: FactRecord {
    switch self {
    case .iOS:
      FactRecord(
        "iOS", or: ["iOS version", "iPadOS", "os"],
        values: "\(OSVersion.oldest) … \(OSVersion.last), or with a minor version as in 15.4",
        .sets(.version, ValueReader.knownVersion) { $0.os = $1 })
    case .linkedSDK: FactRecord("linked SDK", or: ["SDK"], .sets(.version, ValueReader.version) { $0.linkedSDK = $1 })
    case .idiom: FactRecord("idiom", .sets(.choice(["phone", "pad"]), ValueReader.idiom) { $0.idiom = $1 })
    case .homeButton: FactRecord("home button", .sets(.truth, ValueReader.yesOrNo) { $0.hasHomeButton = $1 })
    case .informationPropertyList:
      FactRecord(
        "Info.plist", or: ["InfoPlist", "UISupportedInterfaceOrientations"],
        .sets(.list, ValueReader.list) { $0.informationPropertyList.supported = $1 })
    case .informationPropertyListOnPad:
      FactRecord(
        "Info.plist~ipad", or: ["InfoPlist~ipad", "UISupportedInterfaceOrientations~ipad"],
        .sets(.list, ValueReader.list) { $0.informationPropertyList.supportedOnPad = $1 })
    case .informationPropertyListOnPhone:
      FactRecord(
        "Info.plist~iphone", or: ["InfoPlist~iphone", "UISupportedInterfaceOrientations~iphone"],
        .sets(.list, ValueReader.list) { $0.informationPropertyList.supportedOnPhone = $1 })
    case .missingInformationPropertyList:
      FactRecord(
        "missing Info.plist means", or: ["missing InfoPlist means"],
        .sets(
          .choice(["header", "documentation"]),
          ValueReader.choosing(
            "meaning",
            ["header": Assumptions.MissingInformationPropertyList.asHeader, "documentation": .asDocumentation])
        ) { $0.assumptions.missingInformationPropertyList = $1 })
    case .requiresFullScreen:
      FactRecord(
        "UIRequiresFullScreen",
        .sets(.truth, ValueReader.yesOrNo) { $0.informationPropertyList.requiresFullScreen = $1 })
    case .requiresFullScreenIgnoredFrom:
      FactRecord(
        "UIRequiresFullScreenIgnoredStartingWithVersion",
        .sets(.version, ValueReader.optional(ValueReader.version, none: "missing")) {
          $0.informationPropertyList.requiresFullScreenIgnoredFrom = $1
        })
    case .applicationDelegate:
      FactRecord(
        "app delegate", or: ["application delegate"], variable: ValueReader.variableName,
        .sets(.mask, ValueReader.delegateAnswer) { $0.applicationDelegate = $1 })
    case .sceneDelegate:
      FactRecord(
        "scene delegate", variable: ValueReader.variableName,
        .sets(.mask, ValueReader.delegateAnswer) { $0.windowSceneDelegate = $1 })
    case .rotationLock: FactRecord("rotation lock", .sets(.truth, ValueReader.yesOrNo) { $0.isRotationLocked = $1 })
    case .variable: FactRecord("variable NAME", .variable)
    case .target: FactRecord("target", .target)
    case .screen: FactRecord("screen", .screen)
    case .root: FactRecord("root", .root)
    case .presented: FactRecord("presented", .presented)
    case .supported:
      FactRecord(
        "supportedInterfaceOrientations", variable: ValueReader.variableName,
        .answers(ValueReader.maskAnswer) { .supported($0) })
    case .preferred:
      FactRecord(
        "preferredInterfaceOrientationForPresentation", variable: ValueReader.variableName,
        .answers(ValueReader.preferred) { .preferred($0) })
    case .shouldAutorotate: FactRecord("shouldAutorotate", .answers(ValueReader.autorotation) { .shouldAutorotate($0) })
    case .shouldAutorotateTo:
      FactRecord(
        "shouldAutorotateToInterfaceOrientation",
        .answers(ValueReader.optional(ValueReader.mask, none: "notimplemented")) { .shouldAutorotateTo($0) })
    case .prefersOrientationLocked:
      FactRecord("prefersInterfaceOrientationLocked", .answers(ValueReader.yesOrNo) { .prefersOrientationLocked($0) })
    case .delegateSupported:
      FactRecord(
        "delegate.supportedInterfaceOrientations", variable: ValueReader.variableName,
        .answers(ValueReader.maskAnswer) { .delegateSupported($0) })
    case .delegatePreferred:
      FactRecord(
        "delegate.preferredInterfaceOrientationForPresentation", variable: ValueReader.variableName,
        .answers(ValueReader.preferred) { .delegatePreferred($0) })
    case .viewWillAppear:
      FactRecord(
        "viewWillAppear", variable: ValueReader.assignedName,
        .answers(ValueReader.optional(ValueReader.assignment, none: "notimplemented")) { .viewWillAppear($0) })
    case .viewWillDisappear:
      FactRecord(
        "viewWillDisappear", variable: ValueReader.assignedName,
        .answers(ValueReader.optional(ValueReader.assignment, none: "notimplemented")) { .viewWillDisappear($0) })
    case .fillsWindow: FactRecord("fills window", .presentation(\.fillsWindow))
    case .removesPresentersView:
      FactRecord("removes presenters view", or: ["shouldRemovePresentersView"], .presentation(\.removesPresentersView))
    case .ignoresApplicationMask: FactRecord("ignores app mask", .presentation(\.ignoresApplicationMask))
    case .current:
      FactRecord(
        "current", or: ["current interface", "interface"],
        .sets(.orientation, ValueReader.shownOrientation) { $0.current = $1 })
    case .device:
      FactRecord(
        "device", or: ["device orientation"], .sets(.orientation, ValueReader.deviceOrientation) { $0.device = $1 })
    case .sceneKnows:
      FactRecord(
        "scene knows", .sets(.mask, ValueReader.optional(ValueReader.mask, none: "uptodate")) { $0.scene.knows = $1 })
    case .sceneKnowsLock:
      FactRecord(
        "scene knows lock",
        .sets(.truth, ValueReader.optional(ValueReader.yesOrNo, none: "uptodate")) { $0.scene.knowsLock = $1 })
    case .sceneFillsScreen:
      FactRecord("scene fills screen", .sets(.truth, ValueReader.yesOrNo) { $0.scene.fillsScreen = $1 })
    case .mode:
      FactRecord(
        "shown", or: ["shown in", "shown on", "windowing mode"],
        values: WindowingMode.allCases.map(\.rawValue).joined(separator: " | "),
        .sets(
          .choice(WindowingMode.allCases.map(\.rawValue)), ValueReader.optional(ValueReader.mode, none: "notstated")
        ) { $0.scene.mode = $1 })
    case .resized: FactRecord("resized", .sets(.truth, ValueReader.yesOrNo) { $0.scene.isResized = $1 })
    case .order: FactRecord("order", .sets(.list, ValueReader.order) { $0.assumptions.orderOfChoice = $1 })
    case .noCommonOrientationAtPresentation:
      .noCommonOrientation("at presentation", \.noCommonOrientationAtPresentation)
    case .noCommonOrientationAtRotation: .noCommonOrientation("at rotation", \.noCommonOrientationAtRotation)
    case .noCommonOrientationAtUpdate: .noCommonOrientation("at update", \.noCommonOrientationAtUpdate)
    case .noCommonOrientationUnderFullScreen:
      .noCommonOrientation("under full screen", \.noCommonOrientationUnderFullScreen)
    case .askedAtPresentation:
      FactRecord(
        "asked at presentation",
        .sets(
          .choice(["before appearance", "after appearance"]),
          ValueReader.choosing(
            "moment",
            ["beforeappearance": Assumptions.AskedAtPresentation.beforeAppearance, "afterappearance": .afterAppearance])
        ) { $0.assumptions.askedAtPresentation = $1 })
    case .emptyMask: .reading("empty mask", \.emptyMaskChangesNothing, usual: "exception", other: "unchanged")
    case .rotationGoesBy: .reading("rotation goes by", \.rotationUsesKnownSet, usual: "answers", other: "known set")
    case .navigationUpsideDown:
      .reading("navigation controller upside down", \.navigationAllowsUpsideDown, usual: "no", other: "yes")
    case .popAsks: .reading("pop asks", \.popAsks, usual: "nobody", other: "revealed controller")
    case .dismissalAsks: .reading("dismissal asks", \.dismissalAsksNobody, usual: "presenter", other: "nobody")
    case .preferredOutsideMask:
      .reading("preferred outside mask", \.preferredOutsideMaskOnlyLogs, usual: "exception", other: "log")
    case .keyValueCodingAtFirst:
      .reading("key-value coding at first", \.keyValueCodingTurnsAtFirst, usual: "log", other: "turn")
    case .event: FactRecord("event", .sets(.text, EventNotation.read) { $0.event = $1 })
    }
  }

  private static let records = allCases.map(\.specification)
  var record: FactRecord { Self.records[rawValue] }
}

extension FactKind {
  /// Whether the fact is about one controller, whose name may stand in front of the key.
  package var isAboutController: Bool {
    switch record.reading {
    case .answer, .presentation: true
    case .scenario, .variable, .target, .screen, .root, .presented: false
    }
  }

  /// The key without the name of a controller.
  package var plainKey: String { record.key }
  /// The key as the documentation shows it.
  package var key: String { isAboutController ? "NAME." + plainKey : plainKey }
  /// What may stand behind the key; words in capitals stand for others.
  package var values: String { record.values ?? text?.values ?? "" }
  /// What holds where the fact is not stated, in words.
  package var defaultText: String { record.defaultText ?? text?.defaultValue ?? "" }
  /// What the fact means, in a sentence.
  package var summary: String { text?.summary ?? "" }

  /// What the record says of it; nil without one, which a test rules out.
  private var text: FactText? { FactText.all[plainKey] }

  /// The variable that a fact's value names, or nil where it names none.
  package func variable(in value: Substring) -> String? { record.variable(value) }

  /// Reads a controller's answer, or nil for a fact of another kind.
  package func answer(reading value: Substring) throws(ValueFault) -> Answer? {
    switch record.reading {
    case .answer(let read): try read(value)
    case .scenario, .presentation, .variable, .target, .screen, .root, .presented: nil
    }
  }
}

extension FactKind {
  /// The kind of a folded key without a controller's name, or nil where there is none.
  package static func named(_ folded: String) -> FactKind? { byFoldedKey[folded] }

  private static let byFoldedKey: [String: FactKind] = {
    var kinds: [String: FactKind] = [:]
    for kind in allCases where kind != .variable {
      for key in [kind.plainKey] + kind.record.aliases { kinds[key.folded] = kind }
    }
    return kinds
  }()
}
