orientationSearch.accept("text-0",[[0,"The orientations of each screen of Player, and the view controller that decides. Everything here is computed from the app's sources by the rules of the reference, and checked whenever the sources change.\nSee The app for what the app declares, and Findings for problems."],
[0,"What Info.plist and the build settings declare, and what ends up in the built app."],
[0,"One line a screen: its name, and its view controllers, starting at the window's root. After each ; comes a view controller that is presented on top.\nThe navigation controller is UIKit's own and does not forward to the list, so the list rotates although its mask is portrait:\nThe player appears in landscape, however the phone is held:\ndismissed\n↻ The interface rotates to portrait. ○ assumption\nChanged: RootTabBarController decides\nRules: Where allowed, the interface rotates with the device"],
[0,"Problems in the app, each with a scenario that reproduces it."],
[],
[0,"Class\nUIViewController\nWhere\nSources/ListViewController.swift"],
[0,"Class\nUIViewController\nWhere\nSources/PlayerViewController.swift"],
[0,"Class\nUITabBarController\nWhere\nSources/RootTabBarController.swift"],
[0,"Class\nUIViewController\nWhere\nSources/SettingsViewController.h"]]);
