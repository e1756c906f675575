import Basics
import Orientation

extension EventRefusal {
  /// Why the event cannot happen, as the end of a line.
  package var message: SafeText {
    switch self {
    case .appTerminated: "the app crashed with the exception before this event"
    case .alreadyLaunched: "the app is already running; `launch` can only be the first event"
    case .rootNotShown: "the window does not show its root view controller yet; add `root shown` before"
    case .rootAlreadyShown: "the window already shows its root view controller; `root shown` can only follow `launch`"
    case .noRoot: "there is no root view controller to present over"
    case .nothingPresented: "nothing is presented, so nothing can be dismissed"
    case .notPresented(let name): "`\(name.shortened)` is not presented"
    case .noNavigationController: "no navigation controller is visible"
    case .nothingToPop: "the navigation controller shows its root, which cannot be popped"
    case .navigationControllerPushed(let name):
      "`\(name.shortened)` is a navigation controller, which UIKit cannot push"
    case .noTabBarController: "no tab bar controller is visible"
    case .noTab(let name): "the tab bar has no tab with `\(name.shortened)`"
    case .tabAlreadySelected(let name): "the tab with `\(name.shortened)` is already selected"
    case .nameTaken(let name): "a controller called `\(name.shortened)` already exists"
    case .noController(let name): "no controller called `\(name.shortened)` exists at this point"
    case .lockAlready(on: true): "the rotation lock is already on"
    case .lockAlready(on: false): "the rotation lock is already off"
    case .noResizableWindow:
      "the user resizes windows of an iPhone app on an iPad and in iPhone Mirroring; add `shown: iPhone Mirroring`, or on an iPad write `window fills screen no`"
    case .noMode(let mode): "this device does not show apps in `\(mode.rawValue)` in this version"
    case .modeAlready(let mode): "the app is already shown in `\(mode.rawValue)`"
    case .inBackground: "the app is in the background; add `foreground` before"
    case .inForeground: "the app is not in the background"
    case .noWindows: "only windows on iPad can be resized, on iOS 9 and later"
    case .windowAlready(let fillsScreen):
      fillsScreen ? "the window already fills the screen" : "the window is already smaller than the screen"
    }
  }
}
