import Orientation

extension SituationSpace {
  /// What the timelines of the record are made of. `D` is the other tab, and `P` a controller that comes up in an event.
  static let timelineAxes: [Axis] =
    [
      Axis(stated: "iOS", turningPoints.map(\.description), more: otherVersions.map(\.description)),
      Axis(stated: "root", ["A", "A=navigation > B", "A=navigation(top) > B", "A=tabBar(selected) > [B, D]", "none"]),
      Axis("presented", ["C as fullScreen", "C", "C as pageSheet", "C as overFullScreen"], .hasRoot),
      Axis("idiom", ["pad"]),
      Axis("linked SDK", ["18"]),
      Axis("Info.plist", ["landscape", "all"]),
      Axis("app delegate", ["all", "visible controller", "variable v"]),
      Axis("scene delegate", ["all", "visible controller"], .since(27)),
      Axis("rotation lock", ["on"]),
      Axis("variable v", ["landscape"]),
      Axis("device", ["landscapeLeft", "faceUp"]),
      Axis("current", ["landscapeRight"]),
      Axis("asked at presentation", ["after appearance"]),
      Axis("rotation goes by", [], more: ["known set"], .since(16)),
    ]
    + [("A", "root"), ("B", "root"), ("C", "presented")].flatMap { name, key in
      [
        Axis(
          "\(name).supportedInterfaceOrientations", ["landscape", "all", "variable v"], .shows(key, Character(name))),
        Axis("\(name).viewWillAppear", ["v = landscape"], .shows(key, Character(name))),
        Axis("\(name).viewWillDisappear", ["v = all"], .shows(key, Character(name))),
        Axis("\(name).prefersInterfaceOrientationLocked", ["yes"], .shows(key, Character(name)), .since(26)),
      ]
    } + (1...4).map { _ in Axis("event", timelineEvents) }

  private static let timelineEvents = [
    "launch", "root shown", "device turned landscapeLeft", "device turned portrait", "device turned landscapeRight",
    "device turned faceUp", "presented P as fullScreen", "presented P", "presented P as pageSheet",
    "presented P as overCurrentContext", "presented P as formSheet", "presented P as currentContext",
    "presented P as custom", "presented P as popover", "presented P as overFullScreen", "presented P as none",
    "dismissed", "dismissed C", "pushed P", "popped", "tab selected D",
    "tab selected B", "rotation lock on", "rotation lock off", "window fills screen no", "window fills screen yes",
    "masks changed app delegate: landscape", "masks changed scene delegate: landscape",
    "masks changed variable v: landscape", "masks changed A.supportedInterfaceOrientations: landscape",
    "masks changed A.prefersInterfaceOrientationLocked: yes", "masks changed B.prefersInterfaceOrientationLocked: yes",
    "masks changed C.supportedInterfaceOrientations: landscape", "attemptRotationToDeviceOrientation",
    "setNeedsUpdateOfSupportedInterfaceOrientations", "setNeedsUpdateOfPrefersInterfaceOrientationLocked",
    "set UIDevice.orientation 3 (KVC)", "setOrientation: 4", "setStatusBarOrientation landscapeRight",
    "requestGeometryUpdate landscape", "requestGeometryUpdate portrait", "present and dismiss as fullScreen",
  ]
}
