import Orientation

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
  /// Everything about the kind.
  ///
  /// The switch is all that knows every record, so a kind without one does not compile.
  private var specification: FactRecord {
    switch self {
    case .iOS:
      FactRecord(
        "iOS", or: ["iOS version", "iPadOS", "os"],
        "\(OSVersion.oldest) … \(OSVersion.last), or with a minor version as in 15.4",
        default: "none: it must be stated", "The version of iOS or iPadOS that runs.",
        .sets(.version, ValueReader.knownVersion) { $0.os = $1 })
    case .linkedSDK:
      FactRecord(
        "linked SDK", "a version", default: "the iOS version", "The SDK that the app was linked against.",
        .sets(.version, ValueReader.version) { $0.linkedSDK = $1 })
    case .idiom:
      FactRecord(
        "idiom", "phone | pad", default: "phone", "The kind of device.",
        .sets(.choice(["phone", "pad"]), ValueReader.idiom) { $0.idiom = $1 })
    case .homeButton:
      FactRecord(
        "home button", "yes | no", default: "yes on pad and before iOS 11, else no",
        "Whether the device has a home button; a phone without one does not turn upside down.",
        .sets(.truth, ValueReader.yesOrNo) { $0.hasHomeButton = $1 })
    case .informationPropertyList:
      FactRecord(
        "Info.plist", or: ["InfoPlist", "UISupportedInterfaceOrientations"],
        "ORIENTATION, … | all | allButUpsideDown | landscape | none | missing", default: "missing",
        "What Info.plist lists, in its order.",
        .sets(.list, ValueReader.list) { $0.informationPropertyList.supported = $1 })
    case .informationPropertyListOnPad:
      FactRecord(
        "Info.plist~ipad", or: ["InfoPlist~ipad", "UISupportedInterfaceOrientations~ipad"],
        "ORIENTATION, … | all | allButUpsideDown | landscape | none | missing", default: "missing",
        "What Info.plist lists for iPad instead.",
        .sets(.list, ValueReader.list) { $0.informationPropertyList.supportedOnPad = $1 })
    case .informationPropertyListOnPhone:
      FactRecord(
        "Info.plist~iphone", or: ["InfoPlist~iphone", "UISupportedInterfaceOrientations~iphone"],
        "ORIENTATION, … | all | allButUpsideDown | landscape | none | missing", default: "missing",
        "What Info.plist lists for iPhone instead.",
        .sets(.list, ValueReader.list) { $0.informationPropertyList.supportedOnPhone = $1 })
    case .missingInformationPropertyList:
      FactRecord(
        "missing Info.plist means", or: ["missing InfoPlist means"], "header | documentation", default: "header",
        "What an Info.plist without orientations means: the header's default for the idiom, or portrait.",
        .sets(
          .choice(["header", "documentation"]),
          ValueReader.choosing(
            "meaning",
            ["header": Assumptions.MissingInformationPropertyList.asHeader, "documentation": .asDocumentation])
        ) { $0.assumptions.missingInformationPropertyList = $1 })
    case .requiresFullScreen:
      FactRecord(
        "UIRequiresFullScreen", "yes | no", default: "no", "Whether an iPad app declines to share the screen.",
        .sets(.truth, ValueReader.yesOrNo) { $0.informationPropertyList.requiresFullScreen = $1 })
    case .requiresFullScreenIgnoredFrom:
      FactRecord(
        "UIRequiresFullScreenIgnoredStartingWithVersion", "a version", default: "missing",
        "The version from which on UIRequiresFullScreen does not count.",
        .sets(.version, ValueReader.optional(ValueReader.version, none: "missing")) {
          $0.informationPropertyList.requiresFullScreenIgnoredFrom = $1
        })
    case .applicationDelegate:
      FactRecord(
        "app delegate", or: ["application delegate"],
        "MASK | current | visible controller | variable NAME | not implemented", default: "not implemented",
        "What application(_:supportedInterfaceOrientationsFor:) answers.", variable: ValueReader.variableName,
        .sets(.mask, ValueReader.delegateAnswer) { $0.applicationDelegate = $1 })
    case .sceneDelegate:
      FactRecord(
        "scene delegate", "MASK | current | visible controller | variable NAME | not implemented",
        default: "not implemented", "The mask that the window scene's delegate returns, on iOS 27 and later.",
        variable: ValueReader.variableName,
        .sets(.mask, ValueReader.delegateAnswer) { $0.windowSceneDelegate = $1 })
    case .rotationLock:
      FactRecord(
        "rotation lock", "on | off", default: "off", "Whether the user has locked rotation.",
        .sets(.truth, ValueReader.yesOrNo) { $0.isRotationLocked = $1 })
    case .variable:
      FactRecord(
        "variable NAME", "MASK", default: "none",
        "A mask that the app keeps in a variable, for answers that depend on it.", .variable)
    case .target:
      FactRecord(
        "target", "the name of a target in app.json", default: "the only one that makes an app",
        "The target whose Info.plist counts, in a book that documents an app.", .target)
    case .screen:
      FactRecord(
        "screen", "the name of a screen in the book's block `screens`", default: "none",
        "The controllers of a screen that the book names, instead of root and presented.", .screen)
    case .root:
      FactRecord(
        "root", "CONTROLLER > … | none", default: "ViewController",
        "The window's controllers from the outside in, with how each container forwards.", .root)
    case .presented:
      FactRecord(
        "presented", "CONTROLLER > … as STYLE | none", default: "none",
        "A controller presented over the last one; one line for each, the lowest first.", .presented)
    case .supported:
      FactRecord(
        "supportedInterfaceOrientations", "MASK | current | selected child | variable NAME | not implemented",
        default: "not implemented", "The controller's mask.", variable: ValueReader.variableName,
        .answers(ValueReader.maskAnswer) { .supported($0) })
    case .preferred:
      FactRecord(
        "preferredInterfaceOrientationForPresentation",
        "ORIENTATION | current | selected child | variable NAME | a raw value | not implemented",
        default: "not implemented", "The orientation in which the controller prefers to appear.",
        variable: ValueReader.variableName, .answers(ValueReader.preferred) { .preferred($0) })
    case .shouldAutorotate:
      FactRecord(
        "shouldAutorotate", "yes | no | selected child | not implemented", default: "yes",
        "Whether the controller turns by itself, from iOS 6 to 15.",
        .answers(ValueReader.autorotation) { .shouldAutorotate($0) })
    case .shouldAutorotateTo:
      FactRecord(
        "shouldAutorotateToInterfaceOrientation", "MASK", default: "portrait",
        "The orientations to which the controller says YES, in iOS 5.",
        .answers(ValueReader.optional(ValueReader.mask, none: "notimplemented")) { .shouldAutorotateTo($0) })
    case .prefersOrientationLocked:
      FactRecord(
        "prefersInterfaceOrientationLocked", "yes | no", default: "no",
        "Whether the controller prefers a locked interface, on iOS 26 and later.",
        .answers(ValueReader.yesOrNo) { .prefersOrientationLocked($0) })
    case .delegateSupported:
      FactRecord(
        "delegate.supportedInterfaceOrientations", "MASK | current | selected child | variable NAME | not implemented",
        default: "not implemented", "The mask that the container's delegate returns, on iOS 7 and later.",
        variable: ValueReader.variableName, .answers(ValueReader.maskAnswer) { .delegateSupported($0) })
    case .delegatePreferred:
      FactRecord(
        "delegate.preferredInterfaceOrientationForPresentation",
        "ORIENTATION | current | selected child | variable NAME | a raw value | not implemented",
        default: "not implemented",
        "The preferred orientation that the container's delegate returns, on iOS 7 and later.",
        variable: ValueReader.variableName, .answers(ValueReader.preferred) { .delegatePreferred($0) })
    case .viewWillAppear:
      FactRecord(
        "viewWillAppear", "NAME = MASK | not implemented", default: "not implemented",
        "The variable that the controller sets when it appears; in a timeline.", variable: ValueReader.assignedName,
        .answers(ValueReader.optional(ValueReader.assignment, none: "notimplemented")) { .viewWillAppear($0) })
    case .viewWillDisappear:
      FactRecord(
        "viewWillDisappear", "NAME = MASK | not implemented", default: "not implemented",
        "The variable that the controller sets when it disappears; in a timeline.", variable: ValueReader.assignedName,
        .answers(ValueReader.optional(ValueReader.assignment, none: "notimplemented")) { .viewWillDisappear($0) })
    case .fillsWindow:
      FactRecord(
        "fills window", "yes | no", default: "no",
        "Whether a presented view fills the window, where its style leaves that open.",
        .presentation(\.fillsWindow))
    case .removesPresentersView:
      FactRecord(
        "removes presenters view", or: ["shouldRemovePresentersView"], "yes | no", default: "no",
        "What shouldRemovePresentersView of a custom presentation controller returns.",
        .presentation(\.removesPresentersView))
    case .ignoresApplicationMask:
      FactRecord(
        "ignores app mask", "yes | no", default: "no",
        "Whether a presented screen of the system or of an extension is not limited by the app's mask.",
        .presentation(\.ignoresApplicationMask))
    case .current:
      FactRecord(
        "current", or: ["current interface", "interface"], "ORIENTATION", default: "portrait",
        "The orientation of the interface before the event.",
        .sets(.orientation, ValueReader.shownOrientation) { $0.current = $1 })
    case .device:
      FactRecord(
        "device", or: ["device orientation"], "a device orientation, such as landscapeLeft or faceUp",
        default: "portrait",
        "The orientation of the device after the event; before a forced value, by default, what the interface shows.",
        .sets(.orientation, ValueReader.deviceOrientation) { $0.device = $1 })
    case .sceneKnows:
      FactRecord(
        "scene knows", "MASK", default: "up to date", "The mask of the scene's last update, on iOS 16 and later.",
        .sets(.mask, ValueReader.optional(ValueReader.mask, none: "uptodate")) { $0.scene.knows = $1 })
    case .sceneKnowsLock:
      FactRecord(
        "scene knows lock", "yes | no", default: "up to date",
        "Whether the interface was to be locked at the scene's last update, on iOS 26 and later.",
        .sets(.truth, ValueReader.optional(ValueReader.yesOrNo, none: "uptodate")) { $0.scene.knowsLock = $1 })
    case .sceneFillsScreen:
      FactRecord(
        "scene fills screen", "yes | no", default: "yes",
        "Whether the scene is as large as the screen, on iPadOS 26 and later.",
        .sets(.truth, ValueReader.yesOrNo) { $0.scene.fillsScreen = $1 })
    case .mode:
      FactRecord(
        "shown", or: ["shown in", "shown on", "windowing mode"],
        WindowingMode.allCases.map(\.rawValue).joined(separator: " | "),
        default: "not stated", "Where the app is shown, and how it shares the screen.",
        .sets(
          .choice(WindowingMode.allCases.map(\.rawValue)), ValueReader.optional(ValueReader.mode, none: "notstated")
        ) { $0.scene.mode = $1 })
    case .resized:
      FactRecord(
        "resized", "yes | no", default: "no",
        "Whether the user has resized the window of an iPhone app, on an iPad or in iPhone Mirroring.",
        .sets(.truth, ValueReader.yesOrNo) { $0.scene.isResized = $1 })
    case .order:
      FactRecord(
        "order", "the four orientations", default: "portrait, landscapeRight, landscapeLeft, portraitUpsideDown",
        "Which orientation comes first where nothing else decides; an assumption.",
        .sets(.list, ValueReader.order) { $0.assumptions.orderOfChoice = $1 })
    case .noCommonOrientationAtPresentation:
      .noCommonOrientation(
        "at presentation", \.noCommonOrientationAtPresentation,
        "What happens on iOS 13 and later where app and controller have no orientation in common and the controller is presented full screen; on iOS 27 an assumption."
      )
    case .noCommonOrientationAtRotation:
      .noCommonOrientation(
        "at rotation", \.noCommonOrientationAtRotation,
        "The same when the device rotates and the window's root decides; reported for an iPad with UIRequiresFullScreen on iOS 17, which follows the device, and assumed unchanged elsewhere."
      )
    case .noCommonOrientationAtUpdate:
      .noCommonOrientation(
        "at update", \.noCommonOrientationAtUpdate,
        "The same when the app calls setNeedsUpdateOfSupportedInterfaceOrientations and the window's root decides; an assumption."
      )
    case .noCommonOrientationUnderFullScreen:
      .noCommonOrientation(
        "under full screen", \.noCommonOrientationUnderFullScreen,
        "The same while a presented controller decides; contested.")
    case .askedAtPresentation:
      FactRecord(
        "asked at presentation", "before appearance | after appearance", default: "before appearance",
        "Whether a presentation or dismissal asks controllers before their appearance callbacks; an assumption, for timelines.",
        .sets(
          .choice(["before appearance", "after appearance"]),
          ValueReader.choosing(
            "moment",
            ["beforeappearance": Assumptions.AskedAtPresentation.beforeAppearance, "afterappearance": .afterAppearance])
        ) { $0.assumptions.askedAtPresentation = $1 })
    case .emptyMask:
      .reading(
        "empty mask", \.emptyMaskChangesNothing, usual: "exception", other: "unchanged",
        "What a mask without orientations does up to iOS 15; contested.")
    case .rotationGoesBy:
      .reading(
        "rotation goes by", \.rotationUsesKnownSet, usual: "answers", other: "known set",
        "Whether a rotation on iOS 16 and later uses the present masks, or those of the scene's last update; contested."
      )
    case .navigationUpsideDown:
      .reading(
        "navigation controller upside down", \.navigationAllowsUpsideDown, usual: "no", other: "yes",
        "Whether a navigation controller that answers nothing allows upside down on iOS 13 and later; contested.")
    case .popAsks:
      .reading(
        "pop asks", \.popAsks, usual: "nobody", other: "revealed controller",
        "Which controller's mask a pop uses on iOS 15 and earlier; contested.")
    case .dismissalAsks:
      .reading(
        "dismissal asks", \.dismissalAsksNobody, usual: "presenter", other: "nobody",
        "Which controller's mask a dismissal uses; contested.")
    case .preferredOutsideMask:
      .reading(
        "preferred outside mask", \.preferredOutsideMaskOnlyLogs, usual: "exception", other: "log",
        "What a preferred orientation outside the mask does on iOS 17 and later; contested.")
    case .keyValueCodingAtFirst:
      .reading(
        "key-value coding at first", \.keyValueCodingTurnsAtFirst, usual: "log", other: "turn",
        "Whether key-value coding still turned the interface on iOS 16.0 to 16.2; contested.")
    case .event:
      FactRecord(
        "event", "an event", default: "device turned", "What happens.",
        .sets(.text, EventNotation.read) { $0.event = $1 })
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
  package var values: String { record.values }
  /// What holds where the fact is not stated, in words.
  package var defaultText: String { record.defaultText }
  /// What the fact means, in a sentence.
  package var summary: String { record.summary }

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
