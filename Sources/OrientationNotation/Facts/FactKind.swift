import Orientation

/// The kinds of fact that a scenario can state: what the parser reads by, and what the documentation lists.
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
  case current
  case device
  case sceneKnows
  case sceneKnowsLock
  case sceneFillsScreen
  case order
  case noCommonOrientationFromSixteen
  case askedAtPresentation
  case event
}

extension FactKind {
  /// Whether the fact is about one controller, whose name may stand in front of the key.
  package var isAboutController: Bool {
    switch self {
    case .supported, .preferred, .shouldAutorotate, .shouldAutorotateTo, .prefersOrientationLocked, .delegateSupported,
      .delegatePreferred, .viewWillAppear, .viewWillDisappear, .fillsWindow:
      true
    case .iOS, .linkedSDK, .idiom, .homeButton, .informationPropertyList, .informationPropertyListOnPad,
      .informationPropertyListOnPhone, .missingInformationPropertyList, .requiresFullScreen,
      .requiresFullScreenIgnoredFrom, .applicationDelegate, .sceneDelegate, .rotationLock, .variable, .target, .screen,
      .root, .presented,
      .current, .device, .sceneKnows, .sceneKnowsLock, .sceneFillsScreen, .order, .noCommonOrientationFromSixteen,
      .askedAtPresentation, .event:
      false
    }
  }

  /// The key without the name of a controller.
  package var plainKey: String {
    switch self {
    case .iOS: "iOS"
    case .linkedSDK: "linked SDK"
    case .idiom: "idiom"
    case .homeButton: "home button"
    case .informationPropertyList: "Info.plist"
    case .informationPropertyListOnPad: "Info.plist~ipad"
    case .informationPropertyListOnPhone: "Info.plist~iphone"
    case .missingInformationPropertyList: "missing Info.plist means"
    case .requiresFullScreen: "UIRequiresFullScreen"
    case .requiresFullScreenIgnoredFrom: "UIRequiresFullScreenIgnoredStartingWithVersion"
    case .applicationDelegate: "app delegate"
    case .sceneDelegate: "scene delegate"
    case .rotationLock: "rotation lock"
    case .variable: "variable NAME"
    case .target: "target"
    case .screen: "screen"
    case .root: "root"
    case .presented: "presented"
    case .supported: "supportedInterfaceOrientations"
    case .preferred: "preferredInterfaceOrientationForPresentation"
    case .shouldAutorotate: "shouldAutorotate"
    case .shouldAutorotateTo: "shouldAutorotateToInterfaceOrientation"
    case .prefersOrientationLocked: "prefersInterfaceOrientationLocked"
    case .delegateSupported: "delegate.supportedInterfaceOrientations"
    case .delegatePreferred: "delegate.preferredInterfaceOrientationForPresentation"
    case .viewWillAppear: "viewWillAppear"
    case .viewWillDisappear: "viewWillDisappear"
    case .fillsWindow: "fills window"
    case .current: "current"
    case .device: "device"
    case .sceneKnows: "scene knows"
    case .sceneKnowsLock: "scene knows lock"
    case .sceneFillsScreen: "scene fills screen"
    case .order: "order"
    case .noCommonOrientationFromSixteen: "no common orientation from 16"
    case .askedAtPresentation: "asked at presentation"
    case .event: "event"
    }
  }

  /// The key as the documentation shows it.
  package var key: String { isAboutController ? "NAME." + plainKey : plainKey }

  /// Other keys that mean the same.
  package var aliases: [String] {
    switch self {
    case .iOS: ["iOS version", "iPadOS", "os"]
    case .informationPropertyList: ["InfoPlist", "UISupportedInterfaceOrientations"]
    case .informationPropertyListOnPad: ["InfoPlist~ipad", "UISupportedInterfaceOrientations~ipad"]
    case .informationPropertyListOnPhone: ["InfoPlist~iphone", "UISupportedInterfaceOrientations~iphone"]
    case .missingInformationPropertyList: ["missing InfoPlist means"]
    case .applicationDelegate: ["application delegate"]
    case .current: ["current interface", "interface"]
    case .device: ["device orientation"]
    case .linkedSDK, .idiom, .homeButton, .requiresFullScreen, .requiresFullScreenIgnoredFrom, .sceneDelegate,
      .rotationLock, .variable, .target, .screen, .root, .presented, .supported, .preferred, .shouldAutorotate,
      .shouldAutorotateTo,
      .prefersOrientationLocked, .delegateSupported, .delegatePreferred, .viewWillAppear, .viewWillDisappear,
      .fillsWindow, .sceneKnows, .sceneKnowsLock, .sceneFillsScreen, .order, .noCommonOrientationFromSixteen,
      .askedAtPresentation, .event:
      []
    }
  }

  /// What may stand behind the key; words in capitals stand for others.
  package var values: String {
    switch self {
    case .iOS: "\(OSVersion.oldest.text) … \(OSVersion.newest.text), or with a minor version as in 15.4"
    case .linkedSDK: "a version"
    case .idiom: "phone | pad"
    case .homeButton, .requiresFullScreen, .prefersOrientationLocked, .fillsWindow, .sceneKnowsLock, .sceneFillsScreen:
      "yes | no"
    case .shouldAutorotate: "yes | no | selected child | not implemented"
    case .informationPropertyList, .informationPropertyListOnPad, .informationPropertyListOnPhone:
      "ORIENTATION, … | all | allButUpsideDown | landscape | none | missing"
    case .missingInformationPropertyList: "header | documentation"
    case .requiresFullScreenIgnoredFrom: "a version"
    case .applicationDelegate, .sceneDelegate: "MASK | current | visible controller | variable NAME | not implemented"
    case .supported, .delegateSupported: "MASK | current | selected child | variable NAME | not implemented"
    case .rotationLock: "on | off"
    case .target: "the name of a target in app.json"
    case .screen: "the name of a screen in the book's block `screens`"
    case .root: "CONTROLLER > … | none"
    case .presented: "CONTROLLER > … as STYLE | none"
    case .preferred, .delegatePreferred:
      "ORIENTATION | current | selected child | variable NAME | a raw value | not implemented"
    case .shouldAutorotateTo, .sceneKnows, .variable: "MASK"
    case .viewWillAppear, .viewWillDisappear: "NAME = MASK | not implemented"
    case .askedAtPresentation: "before appearance | after appearance"
    case .current: "ORIENTATION"
    case .device: "a device orientation, such as landscapeLeft or faceUp"
    case .order: "the four orientations"
    case .noCommonOrientationFromSixteen: "unchanged | exception"
    case .event: "an event"
    }
  }

  /// What holds where the fact is not stated, in words.
  package var defaultText: String {
    switch self {
    case .iOS: "none: it must be stated"
    case .linkedSDK: "the iOS version"
    case .idiom: "phone"
    case .homeButton: "yes on pad and before iOS 11, else no"
    case .informationPropertyList, .informationPropertyListOnPad, .informationPropertyListOnPhone,
      .requiresFullScreenIgnoredFrom:
      "missing"
    case .missingInformationPropertyList: "header"
    case .requiresFullScreen, .prefersOrientationLocked: "no"
    case .applicationDelegate, .sceneDelegate, .supported, .preferred, .delegateSupported, .delegatePreferred:
      "not implemented"
    case .rotationLock: "off"
    case .target: "the only one that makes an app"
    case .screen: "none"
    case .root: "ViewController"
    case .presented, .variable: "none"
    case .viewWillAppear, .viewWillDisappear: "not implemented"
    case .askedAtPresentation: "before appearance"
    case .shouldAutorotate: "yes"
    case .shouldAutorotateTo: "portrait"
    case .fillsWindow: "no"
    case .current, .device: "portrait"
    case .sceneKnows, .sceneKnowsLock: "up to date"
    case .sceneFillsScreen: "yes"
    case .order: "portrait, landscapeRight, landscapeLeft, portraitUpsideDown"
    case .noCommonOrientationFromSixteen: "unchanged"
    case .event: "device turned"
    }
  }

  /// What the fact means, in a sentence.
  package var summary: String {
    switch self {
    case .iOS: "The version of iOS or iPadOS that runs."
    case .linkedSDK: "The SDK that the app was linked against."
    case .idiom: "The kind of device."
    case .homeButton: "Whether the device has a home button; a phone without one does not turn upside down."
    case .informationPropertyList: "What Info.plist lists, in its order."
    case .informationPropertyListOnPad: "What Info.plist lists for iPad instead."
    case .informationPropertyListOnPhone: "What Info.plist lists for iPhone instead."
    case .missingInformationPropertyList:
      "What an Info.plist without orientations means: the header's default for the idiom, or portrait."
    case .requiresFullScreen: "Whether an iPad app declines to share the screen."
    case .requiresFullScreenIgnoredFrom: "The version from which on UIRequiresFullScreen does not count."
    case .applicationDelegate: "What application(_:supportedInterfaceOrientationsFor:) answers."
    case .sceneDelegate: "What the window scene's delegate answers, from iOS 27 on."
    case .rotationLock: "Whether the user has locked rotation."
    case .variable: "A mask that the app keeps in a variable, for answers that depend on it."
    case .viewWillAppear: "The variable that the controller sets when it appears; in a timeline."
    case .viewWillDisappear: "The variable that the controller sets when it disappears; in a timeline."
    case .askedAtPresentation:
      "Whether a presentation or dismissal asks controllers before their appearance callbacks; an assumption, for timelines."
    case .sceneKnowsLock: "Whether the scene last heard that the interface should be locked, from iOS 26 on."
    case .target: "The target whose Info.plist counts, in a book that documents an app."
    case .screen: "The controllers of a screen that the book names, in place of root and presented."
    case .root: "The window's controllers from the outside in, with how each container forwards."
    case .presented: "A controller presented over the last one; one line for each, the lowest first."
    case .supported: "The controller's mask."
    case .preferred: "The orientation in which the controller wants to come up."
    case .shouldAutorotate: "Whether the controller turns by itself, from iOS 6 to 15."
    case .shouldAutorotateTo: "The orientations to which the controller says YES, in iOS 5."
    case .prefersOrientationLocked: "Whether the controller wants the interface to stay as it is, from iOS 26 on."
    case .delegateSupported: "The mask with which the container's delegate answers, from iOS 7 on."
    case .delegatePreferred: "The preferred orientation with which the container's delegate answers, from iOS 7 on."
    case .fillsWindow: "Whether a presented view fills the window, where its style leaves that open."
    case .current: "The orientation of the interface before the event."
    case .device: "The orientation of the device after the event."
    case .sceneKnows: "The mask that the scene last heard of, from iOS 16 on."
    case .sceneFillsScreen: "Whether the scene is as large as the screen, on iPadOS 26 and later."
    case .order: "Which orientation comes first where nothing else decides; an assumption."
    case .noCommonOrientationFromSixteen:
      "What happens from iOS 16 on where app and controller have nothing in common; an assumption."
    case .event: "What happens."
    }
  }
}

extension FactKind {
  /// The kind of a folded key without a controller's name, or nil where there is none.
  package static func named(_ folded: String) -> FactKind? { byFoldedKey[folded] }

  private static let byFoldedKey: [String: FactKind] = {
    var kinds: [String: FactKind] = [:]
    for kind in allCases where kind != .variable {
      for key in [kind.plainKey] + kind.aliases { kinds[key.folded] = kind }
    }
    return kinds
  }()
}

extension FactKind {
  /// Reads a controller's answer, or nil for a fact of another kind.
  package func answer(reading value: Substring) throws(ValueFault) -> Answer? {
    switch self {
    case .supported: return .supported(try ValueReader.maskAnswer(value))
    case .preferred: return .preferred(try ValueReader.preferred(value))
    case .shouldAutorotate: return .shouldAutorotate(try ValueReader.autorotation(value))
    case .shouldAutorotateTo:
      return .shouldAutorotateTo(ValueReader.isNotImplemented(value) ? nil : try ValueReader.mask(value))
    case .prefersOrientationLocked: return .prefersOrientationLocked(try ValueReader.yesOrNo(value))
    case .delegateSupported: return .delegateSupported(try ValueReader.maskAnswer(value))
    case .delegatePreferred: return .delegatePreferred(try ValueReader.preferred(value))
    case .viewWillAppear:
      return .viewWillAppear(ValueReader.isNotImplemented(value) ? nil : try ValueReader.assignment(value))
    case .viewWillDisappear:
      return .viewWillDisappear(ValueReader.isNotImplemented(value) ? nil : try ValueReader.assignment(value))
    case .iOS, .linkedSDK, .idiom, .homeButton, .informationPropertyList, .informationPropertyListOnPad,
      .informationPropertyListOnPhone, .missingInformationPropertyList, .requiresFullScreen,
      .requiresFullScreenIgnoredFrom, .applicationDelegate, .sceneDelegate, .rotationLock, .variable, .target, .screen,
      .root, .presented, .fillsWindow, .current, .device, .sceneKnows, .sceneKnowsLock, .sceneFillsScreen, .order,
      .noCommonOrientationFromSixteen, .askedAtPresentation, .event:
      return nil
    }
  }

  /// The variable that a fact's value names, or nil where it names none.
  package func variable(in value: Substring) -> String? {
    switch self {
    case .applicationDelegate, .sceneDelegate, .supported, .preferred, .delegateSupported, .delegatePreferred:
      return ValueReader.variableName(value)
    case .viewWillAppear, .viewWillDisappear:
      return value.utf8.firstIndex(of: UInt8(ascii: "=")).map { String(value[..<$0].trimmed) }
    case .iOS, .linkedSDK, .idiom, .homeButton, .informationPropertyList, .informationPropertyListOnPad,
      .informationPropertyListOnPhone, .missingInformationPropertyList, .requiresFullScreen,
      .requiresFullScreenIgnoredFrom, .rotationLock, .variable, .target, .screen, .root, .presented, .shouldAutorotate,
      .shouldAutorotateTo, .prefersOrientationLocked, .fillsWindow, .current, .device, .sceneKnows, .sceneKnowsLock,
      .sceneFillsScreen, .order, .noCommonOrientationFromSixteen, .askedAtPresentation, .event:
      return nil
    }
  }
}
