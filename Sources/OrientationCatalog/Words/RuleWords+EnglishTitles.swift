import Orientation

extension Rule {
  /// The title in English.
  var englishTitle: String {
    switch self {
    case .deviceMapsToOppositeLandscape:
      "Device and interface landscapes have opposite names"
    case .flatOrUnknownChangesNothing:
      "Flat and unknown device orientations change nothing"
    case .upsideDownNeedsHomeButtonOrIpad:
      "Upside down needs a home button or an iPad"
    case .infoPlistDeclares:
      "Info.plist declares what the app supports"
    case .infoPlistMissingMeansDefault:
      "A missing Info.plist list means the idiom's default"
    case .infoPlistDeviceVariantWins:
      "A key for the device wins over the general key"
    case .appDelegateReplacesInfoPlist:
      "The app delegate's answer replaces Info.plist"
    case .sceneDelegateReplacesInfoPlist:
      "From iOS 27 the scene delegate replaces Info.plist"
    case .infoPlistLimitsLaunch:
      "Info.plist limits the orientation at launch"
    case .launchPrefersPortrait:
      "Up to iOS 7 a launch prefers portrait"
    case .infoPlistOnlyAtLaunchBefore6:
      "On iOS 5 Info.plist counts only at launch"
    case .multitaskingAppsAreNotAsked:
      "An iPad app that multitasks is not asked"
    case .requiresFullScreenOptsOut:
      "UIRequiresFullScreen opts out of multitasking"
    case .requiresFullScreenIgnoredFromVersion:
      "UIRequiresFullScreen can be ignored from a version on"
    case .requiresFullScreenResizesDiscretely:
      "From the iOS 27 SDK full screen means discrete resizing"
    case .rootViewControllerMissing:
      "Without a root view controller the app mask decides"
    case .topmostFullScreenControllerIsAsked:
      "The top-most controller that fills the window is asked"
    case .fullScreenPresentationTakesOver:
      "A full-screen presentation takes over"
    case .overFullScreenPresentationTakesOver:
      "An over-full-screen presentation takes over"
    case .sheetLeavesPresenterInCharge:
      "A sheet leaves its presenter in charge"
    case .sheetFillsCompactPhoneBefore13:
      "Up to iOS 12 a sheet fills a phone's window"
    case .automaticStyleIsASheet:
      "From iOS 13 the default style is a sheet"
    case .otherStylesMustFillTheWindow:
      "Other styles take over only if they fill the window"
    case .containersDoNotAskChildren:
      "Containers do not ask their children"
    case .subclassForwardsToChild:
      "A subclass of a container can forward to its child"
    case .containerDelegateAnswers:
      "A container's delegate can answer for it"
    case .containersAskChildrenBefore6:
      "On iOS 5 containers ask the child that shows"
    case .controllerMaskDefault:
      "A controller's default mask is its idiom's"
    case .emptyControllerMaskThrows:
      "An empty controller mask raises an exception"
    case .shouldAutorotateNoKeepsCurrent:
      "shouldAutorotate false keeps the interface as it is"
    case .shouldAutorotateNotConsulted:
      "From iOS 16 shouldAutorotate is not consulted"
    case .controllerAnswersPerOrientationBefore6:
      "On iOS 5 the controller answers for each orientation"
    case .prefersOrientationLockedFreezes:
      "A controller can prefer a locked orientation"
    case .effectiveMaskIsIntersection:
      "App, controller and device must all allow it"
    case .noCommonOrientationThrows:
      "Up to iOS 15 no common orientation is an exception"
    case .noCommonOrientationChangesNothing:
      "From iOS 16 no common orientation changes nothing"
    case .deviceOrientationIsFollowed:
      "The interface follows the device where allowed"
    case .deviceOrientationNotAllowed:
      "A turn that is not allowed changes nothing"
    case .currentOrientationIsKept:
      "The current orientation is kept where allowed"
    case .preferredOrientationAtPresentation:
      "A full-screen presentation begins as preferred"
    case .preferredDefaultIsCurrent:
      "Without an override the current orientation is preferred"
    case .preferredNotSupportedThrows:
      "A preferred orientation outside the mask is an exception"
    case .orderOfChoice:
      "Otherwise an undocumented order decides"
    case .userRotationLock:
      "The user's rotation lock stops turns of the device"
    case .attemptRotationFollowsDevice:
      "attemptRotationToDeviceOrientation goes to the device"
    case .attemptRotationReplaced:
      "From iOS 16 attemptRotation has been replaced"
    case .updateAsksAgain:
      "From iOS 16 an update makes UIKit ask again"
    case .unannouncedChangeWaits:
      "A change that is not announced waits"
    case .pushAndPopDoNotRotate:
      "Up to iOS 15 a push or pop does not rotate"
    case .pushAndPopNeedUpdate:
      "From iOS 16 a push or pop needs an update"
    case .presentationAsksAgain:
      "A full-screen presentation makes UIKit ask again"
    case .keyValueCodingActsAsTurn:
      "Up to iOS 15 key-value coding acts as a turn"
    case .keyValueCodingOnlyLogs:
      "From iOS 16 key-value coding only logs"
    case .privateSetterActsAsTurn:
      "Up to iOS 15 the private setter acts as a turn"
    case .privateSetterDoesNothing:
      "From iOS 16 the private setter does nothing"
    case .setStatusBarOrientationWorksBefore6:
      "On iOS 5 setStatusBarOrientation turns the interface"
    case .setStatusBarOrientationNeedsEmptyMask:
      "On iOS 6 to 8 setStatusBarOrientation needs mask 0"
    case .setStatusBarOrientationDoesNothing:
      "From iOS 9 setStatusBarOrientation does nothing"
    case .presentAndDismissAsksAgain:
      "Presenting and dismissing at once makes UIKit ask"
    case .reAddedViewAsksAgainBefore6:
      "On iOS 5 re-adding the root view makes UIKit ask"
    case .reAddedViewDoesNothing:
      "From iOS 6 re-adding the root view does nothing"
    case .transformIsNotRotation:
      "A rotated transform is not a rotation"
    case .geometryRequestPicksFromSupported:
      "A geometry request picks from what is supported"
    case .geometryRequestNoneSupported:
      "A request for what is not supported is denied"
    case .geometryRequestWindowingMode:
      "A multitasking iPad app cannot request a rotation"
    case .geometryRequestUnsupportedPreferences:
      "Another platform's preferences are refused"
    case .geometryRequestEmptyIsNoPreference:
      "An empty geometry request is no preference"
    case .geometryRequestUsesKnownSet:
      "A geometry request uses the set the scene knows"
    case .methodNotAvailableYet:
      "A method cannot be called before it exists"
    case .rootIsAskedAfterLaunch:
      "After the launch delegate and root are asked"
    case .resizingIsNotRotation:
      "Resizing a window is not a rotation"
    case .linkedSdkGates26:
      "The behaviour of iOS 26 needs its SDK"
    }
  }
}
