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
    (lock("device turned"), ("shown on", "iPhone Duo inner display")),
    (lock("requestGeometryUpdate landscape"), ("shown on", "iPhone Duo inner display")),
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

  /// A screen that is locked in portrait, alone on the screen or elsewhere.
  private static func lock(_ event: String, shown place: String? = nil) -> Space.Facts {
    let facts = [
      ("iOS", "27.1"), ("root", "A"), ("event", event), ("device", "landscapeLeft"),
      ("A.supportedInterfaceOrientations", "portrait"),
    ]
    return facts + (place.map { [("shown on", $0)] } ?? [])
  }

  private static func noCommonOrientation(_ event: String) -> Space.Facts {
    [
      ("iOS", "26"), ("root", "A"), ("event", event), ("app delegate", "landscape"), ("device", "landscapeLeft"),
      ("A.supportedInterfaceOrientations", "portrait"),
    ]
  }
}
