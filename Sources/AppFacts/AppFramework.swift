/// What an app's screens are made with, other than UIKit.
package enum AppFramework: String, CaseIterable, Sendable {
  case swiftUI = "SwiftUI"
  case flutter = "Flutter"
  case expo = "Expo"
  case reactNative = "React Native"
  case capacitor = "Capacitor"
  case cordova = "Cordova"
  case unity = "Unity"
  case dotNet = ".NET"
}
