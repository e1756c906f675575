/// Timelines that random walks miss.
///
/// In some something changes, then something happens, and then a decision shows whether UIKit has heard of the change,
/// with every event in the middle, since each may announce it or not. Others show every style of presentation.
enum TimelineSequences {
  static func rows(_ space: Space) -> [Row] {
    // Some events are about a controller that is not there.
    candidates(space).filter { (try? space.situation($0).verdict()) != nil }
  }

  private static func candidates(_ space: Space) -> [Row] {
    questions.flatMap { question in
      middle(space).map { event in
        space.row(question.facts + [("event", question.change), ("event", event), ("event", question.asked)])
      }
    } + presentations(space) + [
      // Of two that go at once, the lower one leaves its presenter in charge, and the upper one does not.
      space.row(
        [
          ("iOS", "16"), ("root", "A"), ("presented", "C as pageSheet"),
          ("A.supportedInterfaceOrientations", "landscape"),
          ("event", "presented P as fullScreen"), ("event", "dismissed C"),
        ])
    ] + firstAppearances(space) + disappearances(space) + knownSets(space)
  }

  /// What the root sets when it appears for the first time, and the same app without it.
  private static func firstAppearances(_ space: Space) -> [Row] {
    let launch: Facts = [
      ("iOS", "13"), ("root", "A"), ("A.supportedInterfaceOrientations", "variable v"), ("event", "launch"),
      ("event", "root shown"),
    ]
    return [space.row(launch), space.row(launch + [("A.viewWillAppear", "v = landscape")])]
  }

  /// What a dismissed controller sets as it disappears, with and without it, and asked before it and after it.
  private static func disappearances(_ space: Space) -> [Row] {
    let dismissal: Facts = [
      ("iOS", "15"), ("root", "A"), ("presented", "C as fullScreen"), ("variable v", "landscape"),
      ("A.supportedInterfaceOrientations", "variable v"), ("current", "landscapeRight"), ("event", "dismissed"),
      // A moment is not asked about appearances.
      ("event", "device turned faceUp"),
    ]
    let sets: Facts = [("C.viewWillDisappear", "v = all")]
    let isAskedAfter: Facts = [("asked at presentation", "after appearance")]
    return [
      space.row(dismissal + sets), space.row(dismissal + sets + isAskedAfter), space.row(dismissal + isAskedAfter),
    ]
  }

  /// What a rotation goes by that asks nobody: a set that an update has announced, and one that nobody has.
  private static func knownSets(_ space: Space) -> [Row] {
    let change: Facts = [
      ("iOS", "16"), ("root", "A"), ("rotation goes by", "known set"), ("A.supportedInterfaceOrientations", "all"),
      ("current", "landscapeRight"), ("event", "masks changed A.supportedInterfaceOrientations: landscape"),
    ]
    let turn: Facts = [("event", "device turned portrait")]
    return [
      space.row(change + turn),
      space.row(change + [("event", "setNeedsUpdateOfSupportedInterfaceOrientations")] + turn),
    ]
  }

  /// Each style before and after iOS 13, which changed most of them, on both idioms.
  private static func presentations(_ space: Space) -> [Row] {
    middle(space).filter { $0.hasPrefix("presented") }.flatMap { presented in
      [("11", ""), ("11", "pad"), ("16", ""), ("16", "pad")].map { version, idiom in
        space.row(
          [
            ("iOS", version), ("idiom", idiom), ("root", "A"), ("Info.plist", "all"), ("event", presented),
            ("event", "dismissed"),
          ])
      }
    }
  }

  private typealias Facts = Space.Facts

  /// What changes, and what then shows whether it is known.
  private static let questions: [(facts: Facts, change: String, asked: String)] = [
    (
      [("iOS", "27"), ("root", "A=tabBar(selected) > [B, D]"), ("presented", "C as pageSheet")],
      "masks changed B.prefersInterfaceOrientationLocked: yes", "device turned landscapeLeft"
    ),
    (
      [("iOS", "26"), ("root", "A=navigation > B"), ("idiom", "pad"), ("Info.plist", "landscape")],
      "masks changed A.supportedInterfaceOrientations: landscape", "requestGeometryUpdate portrait"
    ),
    (
      [("iOS", "16"), ("root", "A=navigation(top) > B"), ("presented", "C as fullScreen")],
      "masks changed C.supportedInterfaceOrientations: landscape", "requestGeometryUpdate landscape"
    ),
    (
      [("iOS", "13"), ("root", "A"), ("A.supportedInterfaceOrientations", "all")], "set UIDevice.orientation 3 (KVC)",
      "attemptRotationToDeviceOrientation"
    ),
  ]

  private static func middle(_ space: Space) -> [String] {
    space.axes[space.index(of: "event")].values.filter { !$0.isEmpty }
  }
}
