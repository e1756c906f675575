import AppFacts
import Orientation
import OrientationCatalog

extension AppFramework {
  /// What is seen of an app that is made with it, and what is not.
  package func sight(in language: Language) -> String { sight[language] }

  private var sight: LocalizedText {
    switch self {
    case .swiftUI:
      LocalizedText(
        """
        SwiftUI: views return no orientations, so all of them are the row of every other screen. Info.plist, the delegates \
        and the UIKit view controllers around and between views are read.
        """,
        "SwiftUI：视图不返回方向，所以都算在“其他页面”那一行。能读到 Info.plist、各个代理，以及视图外层和视图之间的 UIKit 视图控制器。")
    case .flutter:
      LocalizedText(
        """
        Flutter: all of its screens are one view controller. Info.plist and the calls of SystemChrome.setPreferredOrientations are \
        read; which screen makes a call, and when, is not.
        """,
        "Flutter：它的所有页面是同一个视图控制器。能读到 Info.plist 和对 SystemChrome.setPreferredOrientations 的调用；哪个页面在什么时候调用，读不到。")
    case .expo:
      LocalizedText(
        """
        Expo: all of its screens are one view controller. The configuration and the calls of expo-screen-orientation are read; which \
        screen makes a call, options of navigation libraries and supportedOrientations of Modal are not.
        """,
        "Expo：它的所有页面是同一个视图控制器。能读到配置和对 expo-screen-orientation 的调用；哪个页面调用、导航库的选项和 Modal 的 supportedOrientations，读不到。")
    case .reactNative:
      LocalizedText(
        """
        React Native: all of its screens are one view controller. Info.plist and the calls of react-native-orientation-locker are \
        read; which screen makes a call, options of navigation libraries and supportedOrientations of Modal are not.
        """,
        "React Native：它的所有页面是同一个视图控制器。能读到 Info.plist 和对 react-native-orientation-locker 的调用；哪个页面调用、导航库的选项和 Modal 的 supportedOrientations，读不到。"
      )
    case .capacitor:
      LocalizedText(
        """
        Capacitor: all of its screens are one view controller. Info.plist and the calls of @capacitor/screen-orientation are read; \
        which page makes a call is not. screen.orientation.lock is a use that decides nothing here.
        """,
        "Capacitor：它的所有页面是同一个视图控制器。能读到 Info.plist 和对 @capacitor/screen-orientation 的调用；哪个页面调用，读不到。screen.orientation.lock 在这里不起决定作用。"
      )
    case .cordova:
      LocalizedText(
        """
        Cordova: all of its screens are one view controller. config.xml is read, and the calls of screen.orientation.lock are uses; \
        which page makes a call is not known.
        """,
        "Cordova：它的所有页面是同一个视图控制器。能读到 config.xml，对 screen.orientation.lock 的调用列为用到的 API；哪个页面调用，不知道。")
    case .unity:
      LocalizedText(
        """
        Unity: all of its screens are one view controller. The player settings are read; Screen.orientation in C# is not.
        """, "Unity：它的所有页面是同一个视图控制器。能读到播放器设置；C# 中的 Screen.orientation 读不到。")
    case .dotNet:
      LocalizedText(
        ".NET: Info.plist is read. C# is not, so nothing is known of delegates, view controllers and calls in it.",
        ".NET：能读到 Info.plist。C# 代码读不到，所以其中的代理、视图控制器和调用都不知道。")
    }
  }
}
