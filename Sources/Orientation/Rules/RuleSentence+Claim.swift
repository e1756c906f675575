extension RuleSentence {
  /// A sentence that is not a rule's main claim, and that the resolver goes by.
  ///
  /// The raw value is the name of the sentence in the record of its rule; a test compares the two.
  package enum Claim: String, CaseIterable, Sendable {
    // flat-or-unknown-changes-nothing
    case staysFaceDown15 = "stays-face-down-15"
    case flatLeavesInterface = "flat-leaves-interface"

    // user-rotation-lock
    case needNotMatch13 = "need-not-match-13"
    case effect5AndLater = "effect-5-and-later"

    // rotation-lock-turns-phone-to-portrait
    case onlyIfMasksAllow = "only-if-masks-allow"

    // multitasking-apps-are-not-asked
    case keyValueCoding = "key-value-coding"
    case delegateNoEffect = "delegate-no-effect"

    // pad-apps-resize-whatever-they-list
    case neverCalls = "never-calls"

    // pads-without-multitasking-are-asked
    case everyLaterVersion = "every-later-version"

    // screen-does-not-turn-with-the-scene
    case screenRotates18 = "screen-rotates-18"
    case lockedAtRunTime = "locked-at-run-time"
    case sharesUpright = "shares-upright"
    case fillsAlone = "fills-alone"
    case size16To18 = "size-16-to-18"
    case size26 = "size-26"
    case fewerThanFour = "fewer-than-four"

    // resized-phone-apps-are-not-asked
    case mirroring27 = "mirroring-27"
    case windowRequestFails = "window-request-fails"
    case shownSideways7 = "shown-sideways-7"
    case drawnSmaller = "drawn-smaller"

    // inner-display-does-not-honor-masks
    case simulatorRequestFails = "simulator-request-fails"
    case fullScreenMasksCount = "full-screen-masks-count"
    case familiarSize = "familiar-size"
    case outerDisplay = "outer-display"
    case splitViewHalf = "split-view-half"
    case empty80Points = "empty-80-points"

    // scene-delegate-replaces-info-plist
    case precedenceOverApp = "precedence-over-app"

    // info-plist-missing-means-default
    case referencesGivePortrait = "references-give-portrait"
    case portraitOnlyForLaunch = "portrait-only-for-launch"
    case sameDefaults5 = "same-defaults-5"

    // info-plist-device-variant-wins
    case usesVariantForDevice = "uses-variant-for-device"

    // info-plist-limits-launch
    case deviceHeldIfListContains = "device-held-if-list-contains"

    // root-view-controller-missing
    case windowStays5 = "window-stays-5"

    // topmost-full-screen-controller-is-asked
    case everyOtherMoment = "every-other-moment"

    // full-screen-presentation-takes-over
    case fromPresentationUntilDismissal = "from-presentation-until-dismissal"

    // over-full-screen-presentation-takes-over
    case whateverTwoMasks8 = "whatever-two-masks-8"

    // sheet-leaves-presenter-in-charge
    case onlyIfFills = "only-if-fills"
    case everySheetPresenting = "every-sheet-presenting"

    // sheet-fills-compact-phone-before-13
    case everyIPhone5To12 = "every-iphone-5-to-12"

    // automatic-style-is-a-sheet
    case mapsPageAndForm = "maps-page-and-form"
    case sdkBefore13 = "sdk-before-13"

    // custom-presentation-must-remove-presenters-view
    case removeThisAndBelow = "remove-this-and-below"

    // alerts-follow-their-presenter
    case neitherShowingNorDismissing = "neither-showing-nor-dismissing"

    // system-screens-ignore-the-app-mask
    case maskAloneCounts = "mask-alone-counts"

    // containers-ask-children-before-6
    case containerOwnValue = "container-own-value"

    // controller-mask-default
    case splitDelegate = "split-delegate"
    case otherContainers = "other-containers"

    // empty-controller-mask-throws
    case noBitCounts = "no-bit-counts"
    case emptySceneDelegate = "scene-delegate"

    // should-autorotate-no-keeps-current
    case presentedFullScreen = "presented-full-screen"

    // should-autorotate-not-consulted
    case notCall26 = "not-call-26"
    case notCall16To18 = "not-call-16-to-18"

    // no-common-orientation-throws
    case whenDeviceTurned = "when-device-turned"
    case atPresentation = "at-presentation"
    case whenRootSet = "when-root-set"
    case everyOtherComparison = "every-other-comparison"

    // no-common-orientation-throws-at-presentation
    case overFullScreen = "over-full-screen"
    case same13And18 = "same-13-and-18"

    // no-common-orientation-changes-nothing
    case staysEveryOther = "stays-every-other"
    case ipad176Rotates = "ipad-17-6-rotates"

    // attempt-rotation-follows-device
    case onlyIfAllow = "only-if-allow"
    case noOther11 = "no-other-11"
    case noOther12To15 = "no-other-12-to-15"

    // attempt-rotation-replaced
    case noEffect = "no-effect"

    // update-asks-again
    case rotatesIfNoLongerAllowed = "rotates-if-no-longer-allowed"
    case rotatesIfDeviceAllowed = "rotates-if-device-allowed"

    // unannounced-change-waits
    case same9AndLater = "same-9-and-later"
    case readsAgainDeviceTurned = "reads-again-device-turned"

    // push-and-pop-do-not-rotate
    case popDoesNot = "pop-does-not"
    case switchTab = "switch-tab"

    // presentation-asks-again
    case dismissedCallsAgain = "dismissed-calls-again"
    case rotatesBack7Not8 = "rotates-back-7-not-8"
    case otherVersionsSheet = "other-versions-sheet"
    case beforeViewWillAppear = "before-view-will-appear"

    // key-value-coding-acts-as-turn
    case masksApply = "masks-apply"
    case callStillRotates = "call-still-rotates"

    // forced-orientation-must-be-new
    case applies5To15 = "applies-5-to-15"

    // private-setter-acts-as-turn
    case portraitOnlyMasks = "portrait-only-masks"

    // key-value-coding-only-logs
    case linkedSDK = "linked-sdk"

    // private-setter-does-nothing
    case runningVersionDecides = "running-version-decides"

    // set-status-bar-orientation-needs-empty-mask
    case shouldAutorotateNo = "should-autorotate-no"
    case otherwiseNothing = "otherwise-nothing"
    case same7And8 = "same-7-and-8"

    // set-status-bar-orientation-turns-status-bar-alone
    case onlyStatusBar6 = "only-status-bar-6"
    case viewsStay7To12 = "views-stay-7-to-12"

    // set-status-bar-orientation-does-nothing
    case laterVersionsLike13 = "later-versions-like-13"

    // present-and-dismiss-asks-again
    case noEffect5 = "no-effect-5"

    // geometry-request-picks-from-supported
    case deviceThenCurrent = "device-then-current"

    // geometry-request-windowing-mode
    case otherFail = "other-fail"

    // geometry-request-empty-is-no-preference
    case neitherRotatesNorFails = "neither-rotates-nor-fails"

    // geometry-request-uses-known-set
    case outsideTransitionsSame = "outside-transitions-same"

    // method-not-available-yet
    case geometryAvailable16 = "geometry-available-16"
    case lockUpdateAvailable26 = "lock-update-available-26"

    // root-is-asked-after-launch
    case firstCallsEveryVersion = "first-calls-every-version"

    // resizing-is-not-rotation
    case newSizeSameOrientation = "new-size-same-orientation"

    // new-root-is-asked
    case everyVersionRotates = "every-version-rotates"

    // foreground-asks-again
    case backgroundNotRotate = "background-not-rotate"
    case lockedIPhoneKeeps = "locked-iphone-keeps"

    // geometry-request-goes-to-one-scene
    case anotherWindow = "another-window"

    // launch-prefers-portrait
    case whateverOrder10 = "whatever-order-10"
    case startsPortrait9 = "starts-portrait-9"
    case upTo10Except8 = "up-to-10-except-8"

    // launch-takes-the-first-listed
    case neitherVersionNorDevice = "neither-version-nor-device"

    // device-orientation-is-followed
    case returnsYes5 = "returns-yes-5"

    // device-orientation-not-allowed
    case notReturnYes5 = "not-return-yes-5"
    case currentNotAllowedEither = "current-not-allowed-either"

    // current-orientation-is-kept
    case presentationKeeps7 = "presentation-keeps-7"

    // preferred-orientation-at-presentation
    case evenIfShouldAutorotateFalse = "even-if-should-autorotate-false"

    // order-of-choice
    case portraitLandscapeRightLeft = "portrait-landscape-right-left"
  }
}
