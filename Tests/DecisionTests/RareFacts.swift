/// Situations, two and two, that differ in a fact which decides only beside several others: no search that changes one
/// fact at a time comes to them.
enum RareFacts {
  static func rows(_ space: Space) -> [Row] {
    facts.flatMap { others, fact in [space.row(others), space.row(others + [fact])] }
  }

  private static let facts: [(others: Space.Facts, fact: (key: String, value: String))] = [
    (
      [
        ("iOS", "16"), ("root", "A"), ("event", "device turned"), ("device", "landscapeLeft"),
        ("scene knows", "portrait"),
      ],
      ("rotation goes by", "known set")
    ),
    (
      [
        ("iOS", "13"), ("root", "A=navigation > B"), ("event", "device turned"), ("home button", "yes"),
        ("Info.plist", "all"), ("device", "portraitUpsideDown"),
      ], ("navigation controller upside down", "yes")
    ),
    (
      [
        ("iOS", "13"), ("root", "A"), ("event", "device turned"), ("home button", "yes"), ("Info.plist", "all"),
        ("device", "portraitUpsideDown"),
      ], ("navigation controller upside down", "yes")
    ),
    (
      [("iOS", "16"), ("root", "A"), ("event", "device turned"), ("A.supportedInterfaceOrientations", "none")],
      ("empty mask", "unchanged")
    ),
    (
      [
        ("iOS", "16"), ("root", "A"), ("event", "dismissed"), ("A.supportedInterfaceOrientations", "portrait"),
        ("A.preferredInterfaceOrientationForPresentation", "landscapeLeft"),
      ], ("preferred outside mask", "log")
    ),
    (lock("device turned", shown: "iPhone Mirroring"), ("resized", "yes")),
    (lock("device turned", shown: "iPhone app on iPad"), ("resized", "yes")),
    (lock("requestGeometryUpdate landscape", shown: "iPhone Mirroring"), ("resized", "yes")),
    (lock("window resized", shown: "iPhone Mirroring"), ("resized", "yes")),
    (noCommonOrientation("rotation lock toggled"), ("no common orientation at rotation", "exception")),
    (noCommonOrientation("rotation lock toggled"), ("no common orientation at update", "exception")),
    (
      noCommonOrientation("setNeedsUpdateOfPrefersInterfaceOrientationLocked"),
      ("no common orientation at update", "exception")
    ),
  ]

  /// A screen that is locked in portrait, in the window of an iPhone app.
  private static func lock(_ event: String, shown place: String) -> Space.Facts {
    [
      ("iOS", "27.1"), ("root", "A"), ("event", event), ("shown on", place), ("device", "landscapeLeft"),
      ("A.supportedInterfaceOrientations", "portrait"),
    ]
  }

  private static func noCommonOrientation(_ event: String) -> Space.Facts {
    [
      ("iOS", "26"), ("root", "A"), ("event", event), ("app delegate", "landscape"), ("device", "landscapeLeft"),
      ("A.supportedInterfaceOrientations", "portrait"),
    ]
  }
}
