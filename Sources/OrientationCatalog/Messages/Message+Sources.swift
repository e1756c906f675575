import Orientation

// Where each message has been reported or documented.

extension Message {
  /// The reports and documents, with their addresses.
  public var sources: [(title: String, address: String)] {
    switch self {
    case .noCommonOrientation:
      [
        Self.issue("Instabug/Instabug-iOS", 90), Self.issue("easyui/EZPlayer", 10),
        Self.issue("calimarkus/JDStatusBarNotification", 105), Self.issue("forcedotcom/SalesforceMobileSDK-iOS", 2723),
      ]
    case .noCommonOrientationUnnamed: [Self.issue("phoboslab/Ejecta", 38), Self.issue("phoboslab/Ejecta", 236)]
    case .preferredMustReturnSupported:
      [Self.issue("thiagoperes/IDMPhotoBrowser", 31), Self.issue("jamonholmgren/ProMotion", 607)]
    case .preferredMustMatch:
      [
        Self.issue("nytimes/NYTPhotoViewer", 360), Self.issue("bytedance/Bytedance-UnionAD", 105),
        Self.issue("yuwind/HHTransition", 16), Self.issue("Appboy/appboy-ios-sdk", 145),
      ]
    case .geometryNoneSupported:
      [
        Self.issue("capawesome-team/capacitor-plugins", 100), Self.issue("LiteAVSDK/Player_Flutter", 116),
        Self.issue("GeekyAnts/flick-video-player", 257),
      ]
    case .geometryWindowingMode:
      [Self.issue("gladiuscode/react-native-orientation-director", 70), Self.issue("WebKit/WebKit", 9349)]
    case .geometryUnsupportedPreferences:
      [
        (
          "UISceneDefinitions.h, iOS 16.5 SDK",
          "https://github.com/theos/sdks/blob/4af4cb1d0/iPhoneOS16.5.sdk/System/Library/Frameworks/UIKit.framework/Headers/UISceneDefinitions.h"
        )
      ]
    case .orientationSetUnsupported:
      [
        Self.issue("flutter/flutter", 111587), Self.issue("wonday/react-native-orientation-locker", 241),
        Self.issue("wonday/react-native-orientation-locker", 291), Self.issue("mozilla-mobile/firefox-ios", 15687),
        Self.issue("capawesome-team/capacitor-screen-orientation", 27),
      ]
    case .orientationSetDiscouraged:
      [("Apple Developer Forums 685314", "https://developer.apple.com/forums/thread/685314")]
    case .alertControllerRecursion:
      [("ProMotion-XLForm, UIAlertController", "https://www.rubydoc.info/gems/ProMotion-XLForm/UIAlertController")]
    case .reactNativeModalMask:
      [Self.issue("oblador/react-native-lightbox", 112), Self.issue("react/react-native", 13951)]
    case .rootViewControllerExpected:
      [("Technical Q&A QA1688", "https://developer.apple.com/library/archive/qa/qa1688/_index.html")]
    }
  }

  private static func issue(_ repository: StaticString, _ number: Int) -> (title: String, address: String) {
    ("\(repository)#\(number)", "https://github.com/\(repository)/issues/\(number)")
  }
}
