import Orientation
import OrientationCatalog
import Testing

@testable import OrientationNotation
@testable import ReferenceSite

/// What Apple's headers and documents, and tests on real UIKit, say happens: a golden file says "unchanged", these say
/// "true".
@Suite struct OracleTests {
  struct Row: Sendable, CustomTestStringConvertible {
    let facts: String
    let outcome: String
    let source: String

    init(_ facts: String, _ outcome: String, _ source: String) {
      self.facts = facts
      self.outcome = outcome
      self.source = source
    }

    var testDescription: String { facts + " => " + outcome }
  }

  @Test(arguments: rows)
  func theResolverSaysWhatTheSourceSays(row: Row) throws {
    let text = row.facts.split(separator: ";").joined(separator: "\n") + "\n=> " + row.outcome
    let claim = try ScenarioParser.parse(text, requiresExpectation: true)
    let problem = claim.verify(Resolver.resolve(claim.scenario))
    #expect(problem == nil, "\(row.source): \(problem?.message ?? "")")
  }

  private static let mapping = "UIOrientation.h: each constant is defined by the opposite one"
  private static let delegate = "application(_:supportedInterfaceOrientationsFor:)"
  private static let supported = "UIViewController.supportedInterfaceOrientations"
  private static let notes16 = "iOS & iPadOS 16 Release Notes"
  private static let geometry = "UIWindowSceneGeometryPreferencesIOS.h"
  private static let kvc = "flutter/flutter #111587"

  static let rows: [Row] = [
    Row("iOS: 17; device: landscapeLeft", "turned landscapeRight", mapping),
    Row("iOS: 17; device: landscapeRight", "turned landscapeLeft", mapping),
    Row("iOS: 8; device: landscapeLeft", "turned landscapeRight", mapping),
    Row("iOS: 17; device: faceUp; current: landscapeLeft", "unchanged flat-or-unknown", "EarlGrey #2111"),
    Row("iOS: 17; device: faceDown", "unchanged flat-or-unknown", "EarlGrey #2111"),
    Row("iOS: 17; device: unknown", "unchanged flat-or-unknown", "UIDevice.h"),
    Row(
      "iOS: 17; Info.plist: portrait; device: landscapeLeft", "unchanged not-allowed",
      "UISupportedInterfaceOrientations"),
    Row("iOS: 17; Info.plist: portrait; app delegate: all; device: landscapeLeft", "turned landscapeRight", delegate),
    Row("iOS: 17; Info.plist: all; app delegate: portrait; device: landscapeLeft", "unchanged not-allowed", delegate),
    Row(
      "iOS: 17; Info.plist: portrait; Info.plist~iphone: landscape; device: landscapeLeft", "turned landscapeRight",
      "UISupportedInterfaceOrientations"),
    Row(
      "iOS: 17; Info.plist: landscape; Info.plist~ipad: portrait; device: landscapeLeft", "turned landscapeRight",
      "UISupportedInterfaceOrientations"),
    Row(
      "iOS: 17; idiom: pad; Info.plist: portrait; Info.plist~ipad: landscape; device: landscapeLeft",
      "turned landscapeRight", "UISupportedInterfaceOrientations"),
    Row("iOS: 17; idiom: pad; device: portraitUpsideDown", "turned portraitUpsideDown", supported),
    Row("iOS: 10; device: portraitUpsideDown", "unchanged not-allowed", supported),
    Row(
      "iOS: 10; app delegate: all; supportedInterfaceOrientations: all; device: portraitUpsideDown",
      "turned portraitUpsideDown", supported),
    Row(
      "iOS: 17; home button: no; app delegate: all; supportedInterfaceOrientations: all; device: portraitUpsideDown",
      "unchanged not-allowed", "firefox-ios #5950"),
    Row("iOS: 17; supportedInterfaceOrientations: portrait; device: landscapeLeft", "unchanged not-allowed", supported),
    Row("iOS: 15; supportedInterfaceOrientations: none; device: landscapeLeft", "exception empty-mask", supported),
    Row(
      "iOS: 15; shouldAutorotate: no; device: landscapeLeft", "unchanged autorotation-off",
      "UIViewController.shouldAutorotate"),
    Row(
      "iOS: 15.8; shouldAutorotate: no; device: landscapeLeft", "unchanged autorotation-off",
      "UIViewController.shouldAutorotate"),
    Row(
      "iOS: 12; presented: P as fullScreen; P.shouldAutorotate: no; P.supportedInterfaceOrientations: landscape; event: presented",
      "unchanged autorotation-off", "UIViewController.preferredInterfaceOrientationForPresentation, without an override"
    ),
    Row(
      "iOS: 12; presented: P as fullScreen; P.shouldAutorotate: no; P.supportedInterfaceOrientations: none; event: presented",
      "unchanged autorotation-off", "UIViewController.supportedInterfaceOrientations: not called"),
    Row(
      "iOS: 12; presented: P as fullScreen; P.shouldAutorotate: no; P.supportedInterfaceOrientations: landscape; P.preferredInterfaceOrientationForPresentation: landscapeLeft; event: presented",
      "turned landscapeLeft", "openradar 27570135"),
    Row(
      "iOS: 8; supportedInterfaceOrientations: portrait; current: landscapeRight; device: landscapeLeft; event: dismissed",
      "unchanged not-allowed", "openradar 18176955"),
    Row(
      "iOS: 8; linked SDK: 7; supportedInterfaceOrientations: portrait; current: landscapeRight; device: landscapeLeft; event: dismissed",
      "turned portrait", "openradar 18176955: not with an SDK before 8"),
    Row(
      "iOS: 7; supportedInterfaceOrientations: portrait; current: landscapeRight; device: landscapeLeft; event: dismissed",
      "turned portrait", "openradar 18176955: not on iOS 7"),
    Row(
      "iOS: 13; linked SDK: 12; presented: P; P.supportedInterfaceOrientations: landscapeRight; event: presented",
      "turned landscapeRight", "iNDS #132: a sheet in builds of Xcode 11 alone"),
    Row("iOS: 16; shouldAutorotate: no; device: landscapeLeft", "turned landscapeRight", notes16),
    Row("iOS: 27; shouldAutorotate: no; device: landscapeLeft", "turned landscapeRight", notes16),
    Row(
      "iOS: 17; root: TabBar > Player; Player.supportedInterfaceOrientations: portrait; device: landscapeLeft",
      "turned landscapeRight", "iOS SDK Release Notes for iOS 6"),
    Row(
      "iOS: 17; root: TabBar(selected) > Player; Player.supportedInterfaceOrientations: portrait; device: landscapeLeft",
      "unchanged not-allowed", supported),
    Row(
      "iOS: 17; root: Navigation(delegate) > Player; Navigation.delegate.supportedInterfaceOrientations: portrait; device: landscapeLeft",
      "unchanged not-allowed", "UINavigationController.h"),
    Row(
      "iOS: 6; root: Navigation(delegate) > Player; Navigation.delegate.supportedInterfaceOrientations: portrait; device: landscapeLeft",
      "turned landscapeRight", "UINavigationController.h: from 7.0"),
    Row(
      "iOS: 17; presented: Modal as fullScreen; Modal.supportedInterfaceOrientations: portrait; device: landscapeLeft",
      "unchanged not-allowed", supported),
    Row(
      "iOS: 17; presented: Modal as pageSheet; Modal.supportedInterfaceOrientations: portrait; device: landscapeLeft",
      "turned landscapeRight", supported),
    Row(
      "iOS: 17; presented: Modal; Modal.supportedInterfaceOrientations: portrait; device: landscapeLeft",
      "turned landscapeRight", "UIViewController.modalPresentationStyle"),
    Row(
      "iOS: 12; presented: Modal; Modal.supportedInterfaceOrientations: portrait; device: landscapeLeft",
      "unchanged not-allowed", "UIViewController.modalPresentationStyle"),
    Row(
      "iOS: 9; Info.plist: portrait; supportedInterfaceOrientations: landscape; device: landscapeLeft",
      "exception no-common-orientation", "UIApplicationInvalidInterfaceOrientationException; Instabug-iOS #90"),
    Row(
      "iOS: 17.4; Info.plist: landscape; presented: Store as fullScreen; Store.supportedInterfaceOrientations: portrait; event: presented",
      "exception no-common-orientation", "AppLovin-MAX-Unity-Plugin #371: a stack of iOS 17.4.1"),
    Row(
      "iOS: 14; Info.plist: landscape; presented: Store as fullScreen; Store.supportedInterfaceOrientations: portrait; event: presented",
      "exception no-common-orientation", "googleads-mobile-unity #2132: stacks of iOS 14 and 15"),
    Row(
      "iOS: 12; app delegate: landscape; supportedInterfaceOrientations: portrait; event: attemptRotationToDeviceOrientation",
      "exception no-common-orientation", "react-native-orientation-locker #282: a lock crashes on iOS 12"),
    Row(
      "iOS: 13; app delegate: landscape; supportedInterfaceOrientations: portrait; event: attemptRotationToDeviceOrientation",
      "unchanged no-common-orientation", "react-native-orientation-locker #282: and not on newer versions"),
    Row(
      "iOS: 15; Info.plist: portrait; supportedInterfaceOrientations: landscape; shouldAutorotate: no; device: landscapeLeft",
      "unchanged autorotation-off", "UIApplicationInvalidInterfaceOrientationException"),
    Row(
      "iOS: 15; presented: Modal as fullScreen; Modal.supportedInterfaceOrientations: portrait; Modal.preferredInterfaceOrientationForPresentation: landscapeRight; event: presented",
      "exception preferred-not-supported", "UIViewController.h; NYTPhotoViewer #360"),
    Row(
      "iOS: 15; presented: Modal as fullScreen; Modal.preferredInterfaceOrientationForPresentation: landscapeRight; event: presented",
      "turned landscapeRight", "UIViewController.preferredInterfaceOrientationForPresentation"),
    Row(
      "iOS: 15; supportedInterfaceOrientations: portrait; preferredInterfaceOrientationForPresentation: current; current: landscapeRight; event: dismissed",
      "exception preferred-not-supported", "IDMPhotoBrowser #31"),
    Row(
      "iOS: 15; event: set UIDevice.orientation 3 (KVC)", "turned landscapeRight",
      "Forcing an orientation in iOS (2018)"),
    Row(
      "iOS: 15; Info.plist: portrait; event: set UIDevice.orientation 3 (KVC)", "unchanged not-allowed",
      "Forcing an orientation in iOS (2018)"),
    Row("iOS: 16; event: set UIDevice.orientation 3 (KVC)", "ignored", kvc),
    Row("iOS: 26; event: set UIDevice.orientation 3 (KVC)", "ignored", kvc),
    Row("iOS: 15; event: requestGeometryUpdate landscape", "unavailable", "UIWindowScene.h: from 16.0"),
    Row(
      "iOS: 15; event: setNeedsUpdateOfSupportedInterfaceOrientations", "unavailable", "UIViewController.h: from 16.0"),
    Row("iOS: 16; event: requestGeometryUpdate landscapeRight", "turned landscapeRight", geometry),
    Row("iOS: 16; event: requestGeometryUpdate none", "unchanged no-preference", geometry),
    Row(
      "iOS: 16; supportedInterfaceOrientations: landscapeRight; current: landscapeRight; event: requestGeometryUpdate portrait",
      "geometry error none-supported", "capawesome-team/capacitor-plugins #100"),
    Row(
      "iOS: 16; scene knows: portrait; event: requestGeometryUpdate landscape", "geometry error none-supported",
      "react-native-screens #4117"),
    Row(
      "iOS: 16; event: requestGeometryUpdate wrong class", "geometry error unsupported-preferences",
      "UISceneDefinitions.h"),
    Row(
      "iOS: 16; idiom: pad; Info.plist: all; event: requestGeometryUpdate landscape", "geometry error windowing-mode",
      "react-native-orientation-director #70"),
    Row(
      "iOS: 16; idiom: pad; Info.plist: all; UIRequiresFullScreen: yes; event: requestGeometryUpdate landscapeLeft",
      "turned landscapeLeft", "UIRequiresFullScreen"),
    Row(
      "iOS: 9; idiom: pad; Info.plist: all; supportedInterfaceOrientations: portrait; device: landscapeLeft",
      "turned landscapeRight", "openradar 22854526"),
    Row(
      "iOS: 8; idiom: pad; Info.plist: all; supportedInterfaceOrientations: portrait; device: landscapeLeft",
      "unchanged not-allowed", "UIRequiresFullScreen: from 9.0"),
    Row(
      "iOS: 15; device: landscapeLeft; event: attemptRotationToDeviceOrientation", "turned landscapeRight",
      "UIViewController.attemptRotationToDeviceOrientation()"),
    Row(
      "iOS: 15; supportedInterfaceOrientations: landscape; event: attemptRotationToDeviceOrientation",
      "unchanged not-allowed", "UIViewController.attemptRotationToDeviceOrientation()"),
    Row(
      "iOS: 16; device: landscapeLeft; event: attemptRotationToDeviceOrientation", "unchanged outdated-method", notes16),
    Row(
      "iOS: 15; root: Navigation(top) > A; A.supportedInterfaceOrientations: portrait; current: landscapeLeft; event: popped",
      "unchanged not-announced", "Forcing an orientation in iOS (2018)"),
    Row("iOS: 17; rotation lock: on; device: landscapeLeft", "unchanged rotation-lock", "UIDevice.orientation"),
    Row(
      "iOS: 7; Info.plist: landscapeRight, portrait; device: landscapeLeft; current: landscapeRight; event: launch",
      "turned portrait", "TN2244"),
    Row("iOS: 7; Info.plist: landscapeRight, landscapeLeft; event: launch", "turned landscapeRight", "TN2244"),
    Row("iOS: 5; device: landscapeLeft", "unchanged not-allowed", "shouldAutorotateToInterfaceOrientation:"),
    Row(
      "iOS: 5; shouldAutorotateToInterfaceOrientation: landscape; device: landscapeLeft", "turned landscapeRight",
      "shouldAutorotateToInterfaceOrientation:"),
    Row(
      "iOS: 8; supportedInterfaceOrientations: none; event: setStatusBarOrientation landscapeRight",
      "unchanged status-bar-alone", "UIApplication.h (SDK 6, in a repository of somebody else)"),
    Row(
      "iOS: 5; event: setStatusBarOrientation landscapeRight", "unchanged status-bar-alone",
      "UIApplication.h (SDK 5, in a repository of somebody else)"),
    Row(
      "iOS: 8; event: setStatusBarOrientation landscapeRight", "unchanged no-effect", "iOS SDK Release Notes for iOS 6"),
    Row(
      "iOS: 26; prefersInterfaceOrientationLocked: yes; device: landscapeLeft", "unchanged preference-lock",
      "UIViewController.prefersInterfaceOrientationLocked"),
    Row(
      "iOS: 26; prefersInterfaceOrientationLocked: yes; scene fills screen: no; device: landscapeLeft",
      "turned landscapeRight", "UIViewController.prefersInterfaceOrientationLocked"),
    Row(
      "iOS: 18; prefersInterfaceOrientationLocked: yes; device: landscapeLeft", "turned landscapeRight",
      "UIViewController.prefersInterfaceOrientationLocked: from 26.0"),
    Row(
      "iOS: 27; Info.plist: all; scene delegate: portrait; device: landscapeLeft", "unchanged not-allowed",
      "UIWindowSceneDelegate.supportedInterfaceOrientations(for:)"),
    Row(
      "iOS: 26; Info.plist: all; scene delegate: portrait; device: landscapeLeft", "turned landscapeRight",
      "UIWindowSceneDelegate.supportedInterfaceOrientations(for:): from 27.0"),
    Row("iOS: 17; root: none; Info.plist: portrait; device: landscapeLeft", "unchanged not-allowed", "QA1688"),
  ]
}
