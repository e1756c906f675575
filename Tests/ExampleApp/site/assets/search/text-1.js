orientationSearch.accept("text-1",[[0,"Class\nUIViewController\nWhere\nSources/PlayerViewController.swift"],
[0,"Class\nUITabBarController\nWhere\nSources/RootTabBarController.swift"],
[0,"Class\nUIViewController\nWhere\nSources/SettingsViewController.h"]]);
