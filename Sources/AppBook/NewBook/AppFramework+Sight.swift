import AppFacts

extension AppFramework {
  /// What is seen of an app that is made with it, and what is not.
  package var sight: String {
    switch self {
    case .swiftUI:
      """
      SwiftUI: views return no orientations, so all of them are the row of every other screen. Info.plist, the delegates \
      and the UIKit view controllers around and between views are read.
      """
    case .flutter:
      """
      Flutter: all screens are one view controller. Info.plist and the calls of SystemChrome.setPreferredOrientations are \
      read; which screen makes a call, and when, is not.
      """
    case .expo:
      """
      Expo: all screens are one view controller. The configuration and the calls of expo-screen-orientation are read; which \
      screen makes a call, options of navigation libraries and supportedOrientations of Modal are not.
      """
    case .reactNative:
      """
      React Native: all screens are one view controller. Info.plist and the calls of react-native-orientation-locker are \
      read; which screen makes a call, options of navigation libraries and supportedOrientations of Modal are not.
      """
    case .capacitor:
      """
      Capacitor: all screens are one view controller. Info.plist and the calls of @capacitor/screen-orientation are read; \
      which page makes a call is not. screen.orientation.lock is a use that decides nothing here.
      """
    case .cordova:
      """
      Cordova: all screens are one view controller. config.xml is read, and the calls of screen.orientation.lock are uses; \
      which page makes a call is not known.
      """
    case .unity:
      """
      Unity: all screens are one view controller. The player settings are read; Screen.orientation in C# is not.
      """
    }
  }
}
