import Orientation

extension Rule {
  /// The statement in English.
  var englishStatement: String {
    switch self {
    case .deviceMapsToOppositeLandscape:
      """
      A device held in landscape left asks for the interface orientation landscape right, and a device in landscape \
      right for landscape left; portrait and upside down keep their names. The raw values agree (3 and 4), the names \
      do not.
      """
    case .flatOrUnknownChangesNothing:
      """
      Face up, face down and unknown have no interface orientation. A device that comes to lie flat leaves the \
      interface as it is, whatever the masks allow.
      """
    case .upsideDownNeedsHomeButtonOrIpad:
      """
      A phone without a home button does not turn to upside down, whatever Info.plist, delegate and controllers \
      declare. Phones with a home button and every iPad do, where all layers allow it.
      """
    case .infoPlistDeclares:
      """
      Where neither the app delegate (from iOS 6) nor the scene delegate (from iOS 27) answers, the orientations \
      listed in UISupportedInterfaceOrientations are the app mask. From iOS 6 on that mask holds after launch too; \
      the older UIInterfaceOrientation key is ignored where the list exists.
      """
    case .infoPlistMissingMeansDefault:
      """
      Where Info.plist has no UISupportedInterfaceOrientations for the device, the app mask is all on iPad and all \
      but upside down on iPhone, as the header says. Apple's page on the key has said portrait; a scenario can \
      choose either reading.
      """
    case .infoPlistDeviceVariantWins:
      """
      On an iPad UISupportedInterfaceOrientations~ipad replaces the general list, on an iPhone the ~iphone variant \
      does. The lists are not merged.
      """
    case .appDelegateReplacesInfoPlist:
      """
      From iOS 6 on, where the app delegate implements application(_:supportedInterfaceOrientationsFor:), its answer \
      is the app mask and the list in Info.plist is not consulted for turns. The method is deprecated in iOS 27, \
      where a scene delegate that answers comes first.
      """
    case .sceneDelegateReplacesInfoPlist:
      """
      From iOS 27 on, where the window scene's delegate implements supportedInterfaceOrientations(for:), its answer \
      replaces the list in Info.plist for that scene. The resolver lets it come before the app delegate's method, \
      which iOS 27 deprecates in its favour.
      """
    case .infoPlistLimitsLaunch:
      """
      An app starts in an orientation that Info.plist lists for the device; delegates and controllers take over \
      afterwards. From iOS 8 on the device's orientation is taken where the list has it.
      """
    case .launchPrefersPortrait:
      """
      Up to iOS 7 an app starts in portrait where Info.plist lists it, else in the orientation listed first, however \
      the device is held.
      """
    case .infoPlistOnlyAtLaunchBefore6:
      """
      On iOS 5 the list in Info.plist decides how the app starts; after launch only the controller's answers to \
      shouldAutorotateToInterfaceOrientation: count. Apple does not document this; it is reported once.
      """
    case .multitaskingAppsAreNotAsked:
      """
      From iOS 9 on, an iPad app that lists all four orientations in Info.plist and does not opt out with \
      UIRequiresFullScreen takes part in multitasking: UIKit does not ask its controllers, and every orientation is \
      allowed.
      """
    case .requiresFullScreenOptsOut:
      """
      From iOS 9 on, an iPad app whose Info.plist says UIRequiresFullScreen has the screen to itself, so its \
      delegate and controllers are asked. The key is deprecated from iPadOS 26; an iPhone ignores it before iOS 27.
      """
    case .requiresFullScreenIgnoredFromVersion:
      """
      From iPadOS 26.2 on, UIRequiresFullScreenIgnoredStartingWithVersion names the version from which the system \
      ignores UIRequiresFullScreen. It counts only beside that key.
      """
    case .requiresFullScreenResizesDiscretely:
      """
      On iPadOS 27, in an app linked against the iOS 27 SDK, UIRequiresFullScreen no longer opts out of resizing: \
      the scene resizes in steps, each with a screen configuration of its own. Apple says that this discrete \
      resizing honours the supported orientations.
      """
    case .rootViewControllerMissing:
      """
      From iOS 6 on, a window without a root view controller turns by the app mask alone, and no controller is told. \
      On iOS 5 nobody answers for such a window, and the resolver leaves it in portrait.
      """
    case .topmostFullScreenControllerIsAsked:
      """
      UIKit asks one controller: the window's root, or the top-most presented controller that fills the window. From \
      iOS 6 on no other controller takes part unless the one that is asked forwards the question.
      """
    case .fullScreenPresentationTakesOver:
      """
      A controller presented as fullScreen is asked in the place of everything below it, from its presentation until \
      its dismissal. The app mask still applies.
      """
    case .overFullScreenPresentationTakesOver:
      """
      From iOS 8 on, a controller presented as overFullScreen fills the window and is asked in the place of its \
      presenter. This is reported, not documented, and one report speaks of surprises with this style.
      """
    case .sheetLeavesPresenterInCharge:
      """
      A page sheet or form sheet does not fill the window, so the controller below it keeps being asked and the \
      sheet's own mask does not count. This holds on iPad in every version and on iPhone from iOS 13 on.
      """
    case .sheetFillsCompactPhoneBefore13:
      """
      Up to iOS 12 a phone shows page sheets and form sheets over the whole window, so the presented controller is \
      asked as with full screen. This is reported; a phone of regular width in landscape may differ.
      """
    case .automaticStyleIsASheet:
      """
      From iOS 13 on, a controller presented without a style has the style automatic, which is normally a page \
      sheet; before, the default was fullScreen. The presenter then stays in charge.
      """
    case .otherStylesMustFillTheWindow:
      """
      A controller presented as currentContext, overCurrentContext, popover or custom is asked only where its \
      presentation fills the window, which a scenario states. Assumption: no document says so, and reports on custom \
      point at another condition.
      """
    case .containersDoNotAskChildren:
      """
      From iOS 6 on, a navigation, tab bar, split or page controller answers for itself, with UIKit's default mask, \
      and does not ask the child that shows. Two ways change that: a subclass that forwards, and from iOS 7 the \
      container's delegate.
      """
    case .subclassForwardsToChild:
      """
      From iOS 6 on, a container subclass that overrides the orientation methods and returns the answers of its \
      selected or top child lets that child decide. Every container between the window and the child must forward.
      """
    case .containerDelegateAnswers:
      """
      From iOS 7 on, the delegate of a navigation, tab bar, split or page controller may give the supported and the \
      preferred orientations in the container's place. It has no say in shouldAutorotate.
      """
    case .containersAskChildrenBefore6:
      """
      Before iOS 6 a container passes shouldAutorotateToInterfaceOrientation: on to the child that shows, down to \
      the last one.
      """
    case .controllerMaskDefault:
      """
      From iOS 6 on, a controller that does not override supportedInterfaceOrientations supports all orientations on \
      iPad and all but upside down on iPhone. Containers have the same default.
      """
    case .emptyControllerMaskThrows:
      """
      From iOS 6 on, a controller whose supportedInterfaceOrientations is 0, or names no orientation, is an error: \
      UIKit raises UIApplicationInvalidInterfaceOrientation. iOS 6 to 8 except the status bar's own setter, which \
      needs that mask.
      """
    case .shouldAutorotateNoKeepsCurrent:
      """
      On iOS 6 to 15, where the controller that is asked returns false from shouldAutorotate, UIKit does not fetch \
      its mask and the interface stays in its current orientation. The default is true.
      """
    case .shouldAutorotateNotConsulted:
      """
      From iOS 16 on UIKit does not ask shouldAutorotate. A controller that must not turn narrows its \
      supportedInterfaceOrientations instead and announces the change.
      """
    case .controllerAnswersPerOrientationBefore6:
      """
      On iOS 5 UIKit asks shouldAutorotateToInterfaceOrientation: about one orientation at a time. A controller that \
      does not override it says yes to portrait only.
      """
    case .prefersOrientationLockedFreezes:
      """
      From iOS 26 on, in an app linked against that SDK, a controller whose prefersInterfaceOrientationLocked is \
      true keeps the scene in its current orientation while the scene is centred, as large as the screen and not \
      covered. It is a preference: the system considers it.
      """
    case .effectiveMaskIsIntersection:
      """
      From iOS 6 on an orientation is allowed where it is in the app mask, in the mask of the one controller that is \
      asked, and among those the device supports. No layer can widen what another refuses.
      """
    case .noCommonOrientationThrows:
      """
      On iOS 6 to 15, where app mask and controller mask have nothing in common and the controller autorotates, \
      UIKit raises UIApplicationInvalidInterfaceOrientation. The text is known from crash reports.
      """
    case .noCommonOrientationChangesNothing:
      """
      From iOS 16 on, where app mask and controller mask have nothing in common, the resolver leaves the interface \
      as it is. Assumption: whether these systems still raise an exception, or turn anyway, is not settled; a \
      scenario can choose the exception.
      """
    case .deviceOrientationIsFollowed:
      """
      Where the device turns to an orientation that the effective mask allows, the interface turns with it. Among \
      several allowed orientations the device's comes first.
      """
    case .deviceOrientationNotAllowed:
      """
      Where the device turns to an orientation outside the effective mask, the interface stays as it is, as long as \
      its current orientation is allowed.
      """
    case .currentOrientationIsKept:
      """
      Where UIKit asks again and the device's orientation is not allowed or not known, the interface keeps its \
      current orientation if that is allowed. Assumption: an interface does not turn without a reason.
      """
    case .preferredOrientationAtPresentation:
      """
      From iOS 6 on, a controller that overrides preferredInterfaceOrientationForPresentation and is presented full \
      screen comes up in that orientation, if the app mask allows it too. It can be turned away from it afterwards.
      """
    case .preferredDefaultIsCurrent:
      """
      From iOS 6 on, a controller that does not override preferredInterfaceOrientationForPresentation prefers the \
      current orientation of the status bar. That default is never an error: where its mask leaves the orientation \
      out, UIKit takes an allowed one.
      """
    case .preferredNotSupportedThrows:
      """
      From iOS 6 on, where an overridden preferredInterfaceOrientationForPresentation is not in the controller's own \
      mask when it is asked, at presentation or dismissal, UIKit raises UIApplicationInvalidInterfaceOrientation.
      """
    case .orderOfChoice:
      """
      Where several orientations are allowed and neither the device's, nor the current, nor a preferred one is among \
      them, the first in an order is taken. Assumption: Apple documents no order; the default here is portrait, \
      landscape right, landscape left, upside down, and a scenario can state another.
      """
    case .userRotationLock:
      """
      While the user has locked rotation, turning the device does not turn the interface. An app can still bring \
      about another orientation: by a presentation, an update, a geometry request, or up to iOS 15 key-value coding.
      """
    case .attemptRotationFollowsDevice:
      """
      On iOS 5 to 15, attemptRotationToDeviceOrientation makes UIKit ask again at once and turn the interface to the \
      device's orientation, if that is allowed now. It goes nowhere else.
      """
    case .attemptRotationReplaced:
      """
      From iOS 16 on attemptRotationToDeviceOrientation is deprecated in favour of \
      setNeedsUpdateOfSupportedInterfaceOrientations. The resolver gives the old call no effect; Apple says that it \
      is replaced, not what it still does.
      """
    case .updateAsksAgain:
      """
      From iOS 16 on, setNeedsUpdateOfSupportedInterfaceOrientations tells UIKit that a controller's supported or \
      preferred orientations changed. It asks again and turns the interface if the current orientation is no longer \
      allowed or the device's now is.
      """
    case .unannouncedChangeWaits:
      """
      Where a mask changes and nobody tells UIKit, nothing happens until the next event that makes it ask: a turn, a \
      presentation, a dismissal or an update.
      """
    case .pushAndPopDoNotRotate:
      """
      Up to iOS 15, showing another child (a push, a pop, another tab) does not make UIKit ask again, so the \
      interface stays as it was until the device turns or something else makes UIKit ask. This is reported, not \
      documented.
      """
    case .pushAndPopNeedUpdate:
      """
      From iOS 16 on, a push, a pop or another tab does not turn the interface by itself; the controller that comes \
      up must call setNeedsUpdateOfSupportedInterfaceOrientations. Assumption: libraries do so, but no source says \
      what happens without the call.
      """
    case .presentationAsksAgain:
      """
      When a controller that takes over is presented or dismissed, UIKit asks again and turns the interface where \
      the new top-most controller does not allow the current orientation. A sheet does not.
      """
    case .keyValueCodingActsAsTurn:
      """
      Up to iOS 15, setValue(_:forKey: "orientation") on UIDevice has the effect of a turn of the device to that \
      orientation: the masks still decide, and shouldAutorotate must be true. It was never a public interface.
      """
    case .keyValueCodingOnlyLogs:
      """
      From iOS 16 on, setValue(_:forKey: "orientation") on UIDevice turns nothing and logs that setting \
      UIDevice.orientation is not supported. Six reports agree; one saw it still work in the simulator.
      """
    case .privateSetterActsAsTurn:
      """
      Up to iOS 15, the private -[UIDevice setOrientation:] has the effect of a turn of the device, as key-value \
      coding has. It is private: App Review may reject it.
      """
    case .privateSetterDoesNothing:
      """
      From iOS 16 on the private setter of UIDevice's orientation turns nothing. WebKit reports that its sister \
      setOrientation:animated: does nothing in apps linked on or after iOS 16; that setOrientation: follows is an \
      inference, and so is the running version as the gate.
      """
    case .setStatusBarOrientationWorksBefore6:
      """
      On iOS 5, setStatusBarOrientation:animated: sets the orientation that UIKit works with. Assumption, read from \
      the release notes of iOS 6, which say what the method can no longer do; it moves the status bar, and views \
      only as far as the app follows.
      """
    case .setStatusBarOrientationNeedsEmptyMask:
      """
      On iOS 6 to 8, setStatusBarOrientation:animated: works only while the top-most full-screen controller returns \
      0 from supportedInterfaceOrientations. The caller then answers for the status bar being consistent.
      """
    case .setStatusBarOrientationDoesNothing:
      """
      From iOS 9 on setStatusBarOrientation:animated: and the property's setter are deprecated, and the resolver \
      gives them no effect. The header deprecates them as more limited; that nothing is left is the resolver's \
      reading.
      """
    case .presentAndDismissAsksAgain:
      """
      From iOS 6 on, presenting an empty controller full screen without animation and dismissing it at once makes \
      UIKit ask the controllers again. Reported as a workaround; on iOS 5 it had no effect, and from iOS 13 on it \
      needs an explicit fullScreen.
      """
    case .reAddedViewAsksAgainBefore6:
      """
      On iOS 5, removing the key window's first subview and adding it again makes UIKit ask the controller again. \
      One article reports it.
      """
    case .reAddedViewDoesNothing:
      """
      From iOS 6 on, removing and re-adding the window's first subview does not make UIKit ask. Assumption: the \
      workaround is reported for iOS 5 only.
      """
    case .transformIsNotRotation:
      """
      Rotating a view by its transform changes what is drawn and nothing else: interface orientation, status bar, \
      safe area, size classes and keyboard stay as they are.
      """
    case .geometryRequestPicksFromSupported:
      """
      From iOS 16 on, requestGeometryUpdate with interface orientations turns the scene to one that is both \
      requested and supported at that moment. Which one, where several remain, the system chooses.
      """
    case .geometryRequestNoneSupported:
      """
      From iOS 16 on, where a geometry request and the supported orientations have nothing in common, the error \
      handler receives UISceneErrorDomain 101 with both lists. The interface stays, and nothing is raised.
      """
    case .geometryRequestWindowingMode:
      """
      From iPadOS 16 on, an iPad app that takes part in multitasking receives UISceneErrorDomain 101, "The current \
      windowing mode does not allow for programmatic changes to interface orientation.", for any request. The text \
      is known from reports.
      """
    case .geometryRequestUnsupportedPreferences:
      """
      From iOS 16 on, a geometry request with preferences of another platform's class fails with UISceneErrorDomain \
      100, geometry request unsupported.
      """
    case .geometryRequestEmptyIsNoPreference:
      """
      From iOS 16 on, geometry preferences whose mask is empty state no preference: the request neither turns the \
      interface nor fails.
      """
    case .geometryRequestUsesKnownSet:
      """
      From iOS 16 on a geometry request is measured against the supported orientations that the scene last heard of. \
      According to reports, a change that was not announced with setNeedsUpdateOfSupportedInterfaceOrientations can \
      make it fail.
      """
    case .methodNotAvailableYet:
      """
      setNeedsUpdateOfSupportedInterfaceOrientations and requestGeometryUpdate begin with iOS 16. In a scenario with \
      an older system the call is unavailable, and nothing turns.
      """
    case .rootIsAskedAfterLaunch:
      """
      Once the window shows its root view controller, the app delegate and the controllers are asked for the first \
      time, and the interface turns where the orientation of the launch is not allowed or the device asks for another \
      that is.
      """
    case .resizingIsNotRotation:
      """
      A window of another size, in Split View, in Stage Manager or on iPadOS 26, tells its controllers of the new size. \
      The interface orientation stays as it was, whatever shape the window has.
      """
    case .linkedSdkGates26:
      """
      On iOS 26 and later, an app linked against an older SDK keeps the older behaviour: its \
      prefersInterfaceOrientationLocked has no effect. That the gate is the linked SDK and not the running system is \
      reported, not documented.
      """
    }
  }
}
