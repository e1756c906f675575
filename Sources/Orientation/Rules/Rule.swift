/// A rule by which iOS decides, or refuses to.
///
/// The raw value is the rule's id: the anchor of its page, and what claims and `explain` name it by.
public enum Rule: String, CaseIterable, Sendable {
  // Layer: device.
  /// Device and interface landscapes have opposite names (iOS 5+, documented: UIApplication.h (SDK 16.5)).
  case deviceMapsToOppositeLandscape = "device-maps-to-opposite-landscape"
  /// Flat or unknown device orientations do not rotate the interface (iOS 5+, documented: UIDevice.h (SDK 16.5)).
  case flatOrUnknownChangesNothing = "flat-or-unknown-changes-nothing"
  /// Portrait upside down needs a home button or an iPad (iOS 5+, documented: UIInterfaceOrientation.portraitUpsideDown).
  case upsideDownNeedsHomeButtonOrIpad = "upside-down-needs-home-button-or-ipad"
  /// On the inner display of iPhone Duo, the interface is a quarter turn off (iOS 27.1+, tested: Sill: iphone-duo-plan.md, poses and rotation measured with Xcode 27.1 RC).
  case innerDisplayIsAQuarterTurnOff = "inner-display-is-a-quarter-turn-off"
  /// iOS 27.2 keeps the rules of iOS 27.1 (iOS 27.2+, assumption: Singularityszn/pubmax: CAPACITOR_WRAP.md, a device with iOS 27.2, a simulator with 27.0).
  case laterVersionsKeepTheRules = "later-versions-keep-the-rules"

  // Layer: user.
  /// With rotation lock on, the interface does not follow the device (iOS 5+, reported: openradar 21417356: an app in the background keeps landscape when the lock goes on).
  case userRotationLock = "user-rotation-lock"
  /// Switching rotation lock on rotates an iPhone to portrait (iOS 5+, reported: openradar 18403875: on an iPhone the lock snaps to portrait, on an iPad it keeps landscape).
  case rotationLockTurnsPhoneToPortrait = "rotation-lock-turns-phone-to-portrait"

  // Layer: windowing.
  /// In iPad multitasking, UIKit calls no orientation methods (iOS 9+, documented: UIViewController.supportedInterfaceOrientations).
  case multitaskingAppsAreNotAsked = "multitasking-apps-are-not-asked"
  /// UIRequiresFullScreen opts out of multitasking (iOS 9+, documented: UIRequiresFullScreen).
  case requiresFullScreenOptsOut = "requires-full-screen-opts-out"
  /// UIRequiresFullScreen can be ignored from a chosen iOS version (iOS 26.2+, documented: UIRequiresFullScreenIgnoredStartingWithVersion).
  case requiresFullScreenIgnoredFromVersion = "requires-full-screen-ignored-from-version"
  /// With the iOS 27 SDK, UIRequiresFullScreen means discrete resizing (iOS 27+, documented: TN3192: Migrating your iPad app from the deprecated UIRequiresFullScreen key).
  case requiresFullScreenResizesDiscretely = "requires-full-screen-resizes-discretely"
  /// With the iOS 27 SDK, iPad apps resize whatever orientations they list (iOS 27+, documented: iOS & iPadOS 27 Release Notes).
  case padAppsResizeWhateverTheyList = "pad-apps-resize-whatever-they-list"
  /// The behaviour of iOS 26 requires the iOS 26 SDK (iOS 26+, assumption).
  case linkedSdkGates26 = "linked-sdk-gates-26"
  /// An iPad that cannot show two apps calls the masks (iOS 9+, reported: lionheart/openradar-mirror #6225: openradar 22887620, asked on some iPads of iOS 9).
  case padsWithoutMultitaskingAreAsked = "pads-without-multitasking-are-asked"
  /// The screen does not rotate with a scene in a window (iOS 5+, documented: UIRequiresFullScreen).
  case screenDoesNotTurnWithTheScene = "screen-does-not-turn-with-the-scene"
  /// After its first resize, an iPhone app's window ignores the masks (iOS 5+, documented: iOS & iPadOS 27 Release Notes).
  case resizedPhoneAppsAreNotAsked = "resized-phone-apps-are-not-asked"
  /// The inner display of iPhone Duo does not honour the masks (iOS 27.1+, documented: Apple tech talk 111461: Prepare your app for iPhone Duo, quoted word for word in public notes).
  case innerDisplayDoesNotHonorMasks = "inner-display-does-not-honor-masks"
  /// The inner display of iPhone Duo ignores prefersInterfaceOrientationLocked (iOS 27.1+, tested: iPhone-Duo-RetroCartridge: DESIGN.md, measurements with Xcode 27.1 beta).
  case innerDisplayIgnoresTheLock = "inner-display-ignores-the-lock"

  // Layer: sceneDelegate.
  /// On iOS 27 and later, the scene delegate's mask replaces Info.plist (iOS 27+, documented: UIWindowSceneDelegate.supportedInterfaceOrientations(for:)).
  case sceneDelegateReplacesInfoPlist = "scene-delegate-replaces-info-plist"

  // Layer: applicationDelegate.
  /// The app delegate's mask replaces the list in Info.plist (iOS 6+, documented: QA1688: Why won’t my UIViewController rotate with the device?).
  case appDelegateReplacesInfoPlist = "app-delegate-replaces-info-plist"

  // Layer: informationPropertyList.
  /// Info.plist lists the orientations that the app supports (iOS 5+, documented: UIApplication.h (SDK 16.5)).
  case infoPlistDeclares = "info-plist-declares"
  /// Without a list in Info.plist, the app has the default mask (iOS 5+, documented: UIApplication.h (SDK 16.5)).
  case infoPlistMissingMeansDefault = "info-plist-missing-means-default"
  /// A device-specific Info.plist key overrides the general key (iOS 5+, documented: Managing your app’s information property list).
  case infoPlistDeviceVariantWins = "info-plist-device-variant-wins"
  /// Info.plist limits the orientation at launch (iOS 5+, reported: Device Orientation in iOS (2013)).
  case infoPlistLimitsLaunch = "info-plist-limits-launch"
  /// On iOS 5, Info.plist applies only at launch (iOS 5, documented: QA1688: Why won’t my UIViewController rotate with the device?).
  case infoPlistOnlyAtLaunchBefore6 = "info-plist-only-at-launch-before-6"

  // Layer: presentation.
  /// Without a root view controller, the app mask decides (iOS 5+, documented: QA1688: Why won’t my UIViewController rotate with the device?).
  case rootViewControllerMissing = "root-view-controller-missing"
  /// UIKit calls the top-most view controller that fills the window (iOS 5+, documented: UIViewController.supportedInterfaceOrientations).
  case topmostFullScreenControllerIsAsked = "topmost-full-screen-controller-is-asked"
  /// With fullScreen, the presented controller decides (iOS 5+, documented: iOS SDK Release Notes for iOS 6).
  case fullScreenPresentationTakesOver = "full-screen-presentation-takes-over"
  /// With overFullScreen, the presented controller decides (iOS 8+, tested: mattneub/Programming-iOS-Book-Examples (iOS 13 and 14): full screen forces the rotation, a sheet does not).
  case overFullScreenPresentationTakesOver = "over-full-screen-presentation-takes-over"
  /// With a sheet, the presenting view controller decides (iOS 5+, tested: mattneub/Programming-iOS-Book-Examples (iOS 13 and 14): full screen forces the rotation, a sheet does not).
  case sheetLeavesPresenterInCharge = "sheet-leaves-presenter-in-charge"
  /// On iOS 12 and earlier, a sheet fills the window on iPhone (iOS 5–12, reported: View Controller Presentation Changes in iOS 13).
  case sheetFillsCompactPhoneBefore13 = "sheet-fills-compact-phone-before-13"
  /// On iOS 13 and later, the default presentation style is a sheet (iOS 13+, documented: UIViewController.h (SDK 16.5)).
  case automaticStyleIsASheet = "automatic-style-is-a-sheet"
  /// With other styles, a controller decides only if it fills the window (iOS 5+, assumption: UIViewController.supportedInterfaceOrientations).
  case otherStylesMustFillTheWindow = "other-styles-must-fill-the-window"
  /// A custom modal decides only without the presenter's view (iOS 7+, reported: openradar 22401547: a custom presentation above one that keeps its presenter is not asked).
  case customPresentationMustRemovePresentersView = "custom-presentation-must-remove-presenters-view"
  /// Alerts and action sheets follow their presenter (iOS 5+, tested: rickytan/RTRootNavigationController #19: stack of iOS 9.3).
  case alertsFollowTheirPresenter = "alerts-follow-their-presenter"
  /// Some screens of the system ignore the app mask (iOS 6+, reported: WebKit: VideoPresentationInterfaceIOS.mm).
  case systemScreensIgnoreTheAppMask = "system-screens-ignore-the-app-mask"

  // Layer: container.
  /// Containers do not use their children's masks (iOS 6+, documented: iOS SDK Release Notes for iOS 6).
  case containersDoNotAskChildren = "containers-do-not-ask-children"
  /// A container subclass can forward orientation to its child (iOS 6+, documented: QA1688: Why won’t my UIViewController rotate with the device?).
  case subclassForwardsToChild = "subclass-forwards-to-child"
  /// A container's delegate can return the container's mask (iOS 7+, documented: UINavigationControllerDelegate.navigationControllerSupportedInterfaceOrientations(_:)).
  case containerDelegateAnswers = "container-delegate-answers"
  /// On iOS 5, all children of a container must allow the orientation (iOS 5, documented: QA1688: Why won’t my UIViewController rotate with the device?).
  case containersAskChildrenBefore6 = "containers-ask-children-before-6"

  // Layer: controller.
  /// The default controller mask differs on iPhone and iPad (iOS 6+, documented: UIViewController.supportedInterfaceOrientations).
  case controllerMaskDefault = "controller-mask-default"
  /// An empty controller mask throws an exception (iOS 6+, documented: UIApplication.invalidInterfaceOrientationException).
  case emptyControllerMaskThrows = "empty-controller-mask-throws"
  /// On iOS 6 to 15, shouldAutorotate false keeps the orientation (iOS 6–15, documented: QA1688: Why won’t my UIViewController rotate with the device?).
  case shouldAutorotateNoKeepsCurrent = "should-autorotate-no-keeps-current"
  /// On iOS 16 and later, shouldAutorotate does not stop a rotation (iOS 16+, documented: iPadOS 16 Release Notes).
  case shouldAutorotateNotConsulted = "should-autorotate-not-consulted"
  /// On iOS 5, shouldAutorotateToInterfaceOrientation: decides (iOS 5, documented: UIViewController.h (SDK 5, in a third-party repository)).
  case controllerAnswersPerOrientationBefore6 = "controller-answers-per-orientation-before-6"
  /// prefersInterfaceOrientationLocked can lock the interface (iOS 26+, documented: UIViewController.prefersInterfaceOrientationLocked).
  case prefersOrientationLockedFreezes = "prefers-orientation-locked-freezes"
  /// App, controller and device must all allow an orientation (iOS 6+, documented: UIViewController.supportedInterfaceOrientations).
  case effectiveMaskIsIntersection = "effective-mask-is-intersection"
  /// On iOS 12 and earlier, no common orientation throws (iOS 6–12, tested: mattneub/Programming-iOS-Book-Examples (iOS 13): what had to agree up to 12 need not any more).
  case noCommonOrientationThrows = "no-common-orientation-throws"
  /// A full-screen modal with no common orientation throws (iOS 13+, tested: googleads/googleads-mobile-unity #2132: the same stack on iOS 14 and 15).
  case noCommonOrientationThrowsAtPresentation = "no-common-orientation-throws-at-presentation"
  /// No common orientation under a full-screen modal may throw (iOS 13+, assumption: Qiuzizhao/Trip: photo-viewer.md, an app’s notes of September 2026).
  case noCommonOrientationUnderFullScreen = "no-common-orientation-under-full-screen"
  /// On iOS 13 and later, masks with no common orientation change nothing (iOS 13+, assumption: mattneub/Programming-iOS-Book-Examples (iOS 13): what had to agree up to 12 need not any more).
  case noCommonOrientationChangesNothing = "no-common-orientation-changes-nothing"
  /// A preferred orientation outside the mask throws (iOS 6+, documented: UIApplication.h (SDK 16.5)).
  case preferredNotSupportedThrows = "preferred-not-supported-throws"

  // Layer: event.
  /// attemptRotationToDeviceOrientation only follows the device (iOS 5–15, documented: UIViewController.attemptRotationToDeviceOrientation()).
  case attemptRotationFollowsDevice = "attempt-rotation-follows-device"
  /// On iOS 16 and later, attemptRotationToDeviceOrientation is replaced (iOS 16+, documented: UIViewController.h (SDK 16.5)).
  case attemptRotationReplaced = "attempt-rotation-replaced"
  /// On iOS 16 and later, setNeedsUpdate… makes UIKit read the mask again (iOS 16+, documented: UIViewController.h (SDK 16.5)).
  case updateAsksAgain = "update-asks-again"
  /// A changed mask has no effect until UIKit reads it again (iOS 5+, reported: History).
  case unannouncedChangeWaits = "unannounced-change-waits"
  /// On iOS 15 and earlier, a push or pop does not rotate the interface (iOS 5–15, reported: An article of 2026: what a presentation and a push need, by version).
  case pushAndPopDoNotRotate = "push-and-pop-do-not-rotate"
  /// On iOS 16 and later, a push or pop needs a setNeedsUpdate… call (iOS 16+, assumption: Tencent/QMUI_iOS: the system rotates when another screen appears, on iOS 16 and later).
  case pushAndPopNeedUpdate = "push-and-pop-need-update"
  /// A full-screen presentation makes UIKit read the mask again (iOS 5+, documented: iOS SDK Release Notes for iOS 6).
  case presentationAsksAgain = "presentation-asks-again"
  /// On iOS 15 and earlier, key-value coding simulates turning the device (iOS 5–15, reported: Project report).
  case keyValueCodingActsAsTurn = "key-value-coding-acts-as-turn"
  /// On iOS 16 and later, key-value coding only logs a message (iOS 16+, reported: iOS & iPadOS 16 Release Notes).
  case keyValueCodingOnlyLogs = "key-value-coding-only-logs"
  /// A forced device orientation must differ from the current one (iOS 5–15, reported: yamill/react-native-orientation #171: a value that the device has already does nothing).
  case forcedOrientationMustBeNew = "forced-orientation-must-be-new"
  /// On iOS 15 and earlier, setOrientation: simulates turning the device (iOS 5–15, tested: WebKit: UIScriptControllerIOS.mm rotates with -[UIDevice setOrientation:animated:]).
  case privateSetterActsAsTurn = "private-setter-acts-as-turn"
  /// On iOS 16 and later, the private setOrientation: does nothing (iOS 16+, tested: WebKit: in apps linked on or after iOS 16 -[UIDevice setOrientation:animated:] is a no-op).
  case privateSetterDoesNothing = "private-setter-does-nothing"
  /// On iOS 6 to 8, setStatusBarOrientation needs a mask of 0 (iOS 6–8, documented: iOS SDK Release Notes for iOS 6).
  case setStatusBarOrientationNeedsEmptyMask = "set-status-bar-orientation-needs-empty-mask"
  /// Before iOS 13, setStatusBarOrientation changes only the status bar (iOS 5–12, documented: UIApplication.setStatusBarOrientation(_:animated:)).
  case setStatusBarOrientationTurnsStatusBarAlone = "set-status-bar-orientation-turns-status-bar-alone"
  /// On iOS 13 and later, setStatusBarOrientation does nothing (iOS 13+, tested: renzifeng/ZFPlayer #857: UIKit's log, and what Xcode 10 changes).
  case setStatusBarOrientationDoesNothing = "set-status-bar-orientation-does-nothing"
  /// Presenting and dismissing at once makes UIKit read the mask again (iOS 5+, reported: History).
  case presentAndDismissAsksAgain = "present-and-dismiss-asks-again"
  /// On iOS 5, re-adding the root view makes UIKit call the controller (iOS 5, reported: History).
  case reAddedViewAsksAgainBefore6 = "re-added-view-asks-again-before-6"
  /// On iOS 6 and later, re-adding the root view does nothing (iOS 6+, assumption: History).
  case reAddedViewDoesNothing = "re-added-view-does-nothing"
  /// Rotating a view's transform does not rotate the interface (iOS 5+, assumption: renzifeng/ZFPlayer 3.2.13: sets the status bar’s orientation and rotates the player’s view by a transform).
  case transformIsNotRotation = "transform-is-not-rotation"
  /// Geometry requests rotate only to supported orientations (iOS 16+, documented: UIWindowSceneGeometryPreferencesIOS.h (SDK 16.5)).
  case geometryRequestPicksFromSupported = "geometry-request-picks-from-supported"
  /// A request for unsupported orientations is denied (iOS 16+, tested: fluttercommunity/chewie #750: the refusal on iOS 16.4, with both lists).
  case geometryRequestNoneSupported = "geometry-request-none-supported"
  /// A multitasking iPad app cannot request a rotation (iOS 16+, tested: gladiuscode/react-native-orientation-director #70).
  case geometryRequestWindowingMode = "geometry-request-windowing-mode"
  /// Geometry preferences of another platform are rejected (iOS 16+, assumption: UISceneError.Code.geometryRequestUnsupported).
  case geometryRequestUnsupportedPreferences = "geometry-request-unsupported-preferences"
  /// An empty geometry request states no preference (iOS 16+, documented: UIWindowSceneGeometryPreferencesIOS.h (SDK 16.5)).
  case geometryRequestEmptyIsNoPreference = "geometry-request-empty-is-no-preference"
  /// Geometry requests use the mask that the scene has stored (iOS 16+, reported: software-mansion/react-native-screens #3831: requestGeometryUpdate is checked against the old mask).
  case geometryRequestUsesKnownSet = "geometry-request-uses-known-set"
  /// On older iOS versions, newer rotation methods are unavailable (iOS 5+, documented: UIViewController.h (SDK 16.5)).
  case methodNotAvailableYet = "method-not-available-yet"
  /// After launch, UIKit calls the delegate and the root view controller (iOS 5+, tested: mattneub/Programming-iOS-Book-Examples: logs of launches on iOS 10 and 11).
  case rootIsAskedAfterLaunch = "root-is-asked-after-launch"
  /// Resizing a window is not a rotation (iOS 5+, documented: Adopting Multitasking Enhancements on iPad: Slide Over and Split View Quick Start).
  case resizingIsNotRotation = "resizing-is-not-rotation"
  /// Showing the app elsewhere makes UIKit read the masks again (iOS 5+, assumption: Apple tech talk 111461: Prepare your app for iPhone Duo, as retold in public notes).
  case anotherModeAsksAgain = "another-mode-asks-again"
  /// UIKit calls a window's new root view controller (iOS 5+, tested: calimarkus/JDStatusBarNotification #105).
  case newRootIsAsked = "new-root-is-asked"
  /// An app that comes to the foreground follows the device (iOS 5+, assumption: lionheart/openradar-mirror #19694: openradar 39807090, a wrong orientation after the return).
  case foregroundAsksAgain = "foreground-asks-again"
  /// A dismissal that is stopped halfway rotates nothing (iOS 5+, assumption: mariohahn/MHVideoPhotoGallery #30: a swipe to dismiss in landscape turns, and does not dismiss).
  case cancelledDismissalTurnsNothing = "cancelled-dismissal-turns-nothing"
  /// A geometry request concerns the scene it is sent to (iOS 16+, tested: wonday/react-native-orientation-locker #311: the geometry request crashes on CarPlay's scene).
  case geometryRequestGoesToOneScene = "geometry-request-goes-to-one-scene"

  // Layer: choice.
  /// On iOS 10 and earlier, a launch prefers portrait (iOS 5–10, documented: TN2244: Launching your iPhone Application in Landscape).
  case launchPrefersPortrait = "launch-prefers-portrait"
  /// On iOS 8, an app launches in the orientation listed first (iOS 8, tested: mattneub/Programming-iOS-Book-Examples: a log of launches of October 2014, the days of iOS 8).
  case launchTakesTheFirstListed = "launch-takes-the-first-listed"
  /// Where allowed, the interface rotates with the device (iOS 5+, documented: UIViewController.supportedInterfaceOrientations).
  case deviceOrientationIsFollowed = "device-orientation-is-followed"
  /// Turning the device to a disallowed orientation changes nothing (iOS 5+, documented: TN2244: Launching your iPhone Application in Landscape).
  case deviceOrientationNotAllowed = "device-orientation-not-allowed"
  /// Where allowed, the interface keeps its current orientation (iOS 5+, assumption: jellyfin/jellyfin-ios #47: landscape stays after a video under the rotation lock).
  case currentOrientationIsKept = "current-orientation-is-kept"
  /// A full-screen modal starts in its preferred orientation (iOS 6+, documented: UIViewController.preferredInterfaceOrientationForPresentation).
  case preferredOrientationAtPresentation = "preferred-orientation-at-presentation"
  /// Without an override, the current orientation is preferred (iOS 6+, documented: UIViewController.preferredInterfaceOrientationForPresentation).
  case preferredDefaultIsCurrent = "preferred-default-is-current"
  /// Among several allowed orientations, an undocumented order decides (iOS 5+, assumption: UIViewController.preferredInterfaceOrientationForPresentation).
  case orderOfChoice = "order-of-choice"
}
