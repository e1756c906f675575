import Orientation

extension EventRefusal {
  /// Why the event cannot happen, as the end of a line.
  package var message: String {
    switch self {
    case .appTerminated: "the app has ended with the exception before this event"
    case .alreadyLaunched: "the app runs already; `launch` can only be the first event"
    case .rootNotShown: "the window does not show its root view controller yet; `root shown` comes first"
    case .rootAlreadyShown: "the window shows its root view controller already; `root shown` follows `launch` alone"
    case .noRoot: "there is no root view controller to present over"
    case .nothingPresented: "nothing is presented that could be dismissed"
    case .notPresented(let name): "`\(name.shortened)` is not presented"
    case .noNavigationController: "no navigation controller shows"
    case .nothingToPop: "the navigation controller shows its first controller, which cannot be popped"
    case .navigationControllerPushed(let name):
      "`\(name.shortened)` is a navigation controller, and UIKit pushes none on another"
    case .noTabBarController: "no tab bar controller shows"
    case .noTab(let name): "the tab bar has no tab with `\(name.shortened)`"
    case .tabAlreadySelected(let name): "the tab with `\(name.shortened)` is selected already"
    case .nameTaken(let name): "a controller called `\(name.shortened)` is there already"
    case .noController(let name): "no controller called `\(name.shortened)` is there at this moment"
    case .lockAlready(let isOn): "the rotation lock is \(isOn ? "on" : "off") already"
    case .noWindows: "windows change their size on an iPad only, from iOS 9 on"
    case .windowAlready(let fillsScreen):
      fillsScreen ? "the window fills the screen already" : "the window does not fill the screen as it is"
    }
  }
}
