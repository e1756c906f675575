import AppFacts
import Orientation
import OrientationCatalog
import OrientationNotation
import OrientationPolicy
import Testing

@testable import AppBook
@testable import ReferenceSite

/// What is a finding, and what is none: each has a situation in which the resolver shows the harm.
@Suite struct FindingTests {
  @Test func anAppThatDoesNoHarmHasNoFinding() throws {
    var sample = SampleApp(idioms: [.phone])
    sample.implement(.supportedInterfaceOrientations, in: "Player", .mask(.landscape))
    sample.implement(.preferredInterfaceOrientationForPresentation, in: "Player", .orientation(.landscapeLeft))
    sample.implement(.shouldAutorotate, in: "Player", .bool(true))
    #expect(FindingSearch.findings(in: sample.app).isEmpty)
  }

  @Test(arguments: [12, 15, 17, 26]) func masksThatNeverMeetThrowAtAPresentation(version: Int) throws {
    var sample = SampleApp(
      deployment: OSVersion(version), idioms: [.phone], declarations: [SampleApp.list(.supported, [.portrait])])
    sample.implement(.supportedInterfaceOrientations, in: "Player", .mask(.landscape))
    let finding = try only(.masksNeverMeet, sample)
    #expect(finding.place == FilePlace(path: "Player.swift", line: 2))
    #expect(finding.proof?.decision.outcome.kind == .exception)
  }

  @Test func preferredOutsideSupportedRaisesAnException() throws {
    var sample = SampleApp(idioms: [.phone])
    sample.implement(.supportedInterfaceOrientations, in: "Player", .mask(.portrait))
    sample.implement(.preferredInterfaceOrientationForPresentation, in: "Player", .orientation(.landscapeLeft), line: 4)
    let finding = try only(.preferredOutsideSupported, sample)
    #expect(finding.place.line == 4)
    #expect(finding.proof?.message == .preferredMustMatch)
  }

  @Test func aPreferredOrientationFromTheStatusBarMayNotBeSupported() throws {
    var sample = SampleApp(idioms: [.phone])
    sample.implement(.supportedInterfaceOrientations, in: "Player", .mask(.landscape))
    sample.implement(
      .preferredInterfaceOrientationForPresentation, in: "Player",
      .computed("UIApplication.shared.statusBarOrientation"))
    #expect(try only(.preferredFromStatusBar, sample).proof?.decision.outcome.kind == .exception)
    // Where all are supported, it does no harm.
    var harmless = SampleApp(idioms: [.phone])
    harmless.implement(.supportedInterfaceOrientations, in: "Player", .mask(.all))
    harmless.implement(
      .preferredInterfaceOrientationForPresentation, in: "Player",
      .computed("UIApplication.shared.statusBarOrientation"))
    #expect(FindingSearch.findings(in: harmless.app).isEmpty)
  }

  @Test(arguments: [OSVersion(6), OSVersion(15), OSVersion(16)])
  func shouldAutorotateIsAFindingFromSixteenOn(deployment: OSVersion) throws {
    var sample = SampleApp(deployment: deployment, idioms: [.phone])
    sample.implement(.shouldAutorotate, in: "Player", .bool(false))
    #expect(try only(.shouldAutorotateNotConsulted, sample).subject == "Player")
    sample.implement(.supportedInterfaceOrientations, in: "Player", .mask([.portrait, .landscapeLeft]))
    #expect(try only(.shouldAutorotateNotConsulted, sample).versions == VersionRange(from: OSVersion(16)))
  }

  @Test func twoBuildsOfAClassAreTwoClasses() throws {
    var sample = SampleApp(idioms: [.phone])
    sample.implement(.shouldAutorotate, in: "Intro", .bool(false), conditions: ["!(defined(ENTERPRISE))"])
    #expect(try only(.shouldAutorotateNotConsulted, sample).subject == "Intro")
    sample.implement(
      .supportedInterfaceOrientations, in: "Intro", .mask(.portrait), conditions: ["!(defined(ENTERPRISE))"])
    #expect(FindingSearch.findings(in: sample.app).isEmpty)
    // A mask of the other build keeps nothing here.
    sample.facts.occurrences[1].conditions = ["defined(ENTERPRISE)"]
    #expect(try only(.shouldAutorotateNotConsulted, sample).subject == "Intro")
  }

  @Test(arguments: [
    SourceValue.bool(true), .inherited, .forwarded(.top),
    .choice([.init(condition: "top != nil", value: .forwarded(.top)), .init(condition: nil, value: .bool(true))]),
    // A container that has nothing to hand on shows nothing.
    .choice([.init(condition: "top != nil", value: .forwarded(.top)), .init(condition: nil, value: .bool(false))]),
    .choice([
      .init(condition: "let turns = top?.shouldAutorotate", value: .forwarded(.top)),
      .init(condition: nil, value: .bool(false)),
    ]),
    .choice([
      .init(condition: "!(let turns = top?.shouldAutorotate)", value: .bool(false)),
      .init(condition: nil, value: .forwarded(.top)),
    ]),
  ])
  func shouldAutorotateThatKeepsNothingIsNoFinding(value: SourceValue) throws {
    var sample = SampleApp(deployment: OSVersion(16), idioms: [.phone])
    sample.implement(.shouldAutorotate, in: "Player", value)
    #expect(FindingSearch.findings(in: sample.app).isEmpty)
  }

  @Test func shouldAutorotateBesideOneOrientationIsNoFinding() throws {
    var sample = SampleApp(deployment: OSVersion(16), idioms: [.phone])
    sample.implement(.shouldAutorotate, in: "Player", .bool(false))
    sample.implement(.supportedInterfaceOrientations, in: "Player", .mask(.portrait))
    #expect(FindingSearch.findings(in: sample.app).isEmpty)
  }

  @Test func shouldAutorotateBesideAMaskOfTheSameStateIsNoFinding() throws {
    let mask = SourceValue.choice([
      .init(condition: "!(self.isLocked)", value: .inherited), .init(condition: nil, value: .mask(.portrait)),
    ])
    for value in [
      SourceValue.computed("!self.isLocked"),
      .choice([.init(condition: "isLocked", value: .bool(false)), .init(condition: nil, value: .bool(true))]),
    ] {
      var sample = SampleApp(deployment: OSVersion(16), idioms: [.phone])
      sample.implement(.shouldAutorotate, in: "Player", value)
      #expect(try only(.shouldAutorotateNotConsulted, sample).subject == "Player")
      sample.implement(.supportedInterfaceOrientations, in: "Player", mask)
      #expect(FindingSearch.findings(in: sample.app).isEmpty)
    }
    // A mask that depends on something else does not keep what this keeps.
    var other = SampleApp(deployment: OSVersion(16), idioms: [.phone])
    other.implement(.shouldAutorotate, in: "Player", .computed("!self.isPlaying"))
    other.implement(.supportedInterfaceOrientations, in: "Player", mask)
    #expect(try only(.shouldAutorotateNotConsulted, other).subject == "Player")
  }

  @Test func theMethodOfFiveIsAFindingWhereNothingHasReplacedIt() throws {
    var sample = SampleApp(idioms: [.phone])
    sample.implement(.shouldAutorotateToInterfaceOrientation, in: "Player", .mask(.portrait))
    #expect(try only(.replacedMethod, sample).subject == "Player")
    sample.implement(.supportedInterfaceOrientations, in: "Player", .mask(.portrait))
    #expect(FindingSearch.findings(in: sample.app).isEmpty)
    var open = SampleApp(idioms: [.phone])
    open.implement(.shouldAutorotateToInterfaceOrientation, in: "Player", .mask(.all))
    #expect(FindingSearch.findings(in: open.app).isEmpty)
  }

  @Test func aMaskInAContainerThatDoesNotForwardIsAFinding() throws {
    var sample = SampleApp(idioms: [.phone])
    sample.implement(.supportedInterfaceOrientations, in: "Player", .mask(.portrait))
    sample.contain("Player", in: "UINavigationController")
    let finding = try only(.containerDoesNotForward, sample)
    #expect(finding.place == FilePlace(path: "Router.swift", line: 5))
    #expect(finding.proof?.trace.contains(.containersDoNotAskChildren) == true)
    // A lock in the app delegate opens at some time.
    var locked = sample
    locked.implement(.applicationSupportedInterfaceOrientations, in: "AppDelegate", .computed("lock"))
    #expect(try only(.containerDoesNotForward, locked).subject == "Player")
    locked.facts.occurrences[1].value = .mask(.portrait)
    #expect(FindingSearch.findings(in: locked.app).isEmpty)
    // Nothing is lost where the mask allows all that the container allows.
    var wide = SampleApp(idioms: [.phone])
    wide.implement(.supportedInterfaceOrientations, in: "Player", .mask(.all))
    wide.contain("Player", in: "UINavigationController")
    #expect(FindingSearch.findings(in: wide.app).isEmpty)
  }

  @Test func aMaskInAContainerThatForwardsIsNoFinding() throws {
    var sample = SampleApp(idioms: [.phone])
    sample.implement(.supportedInterfaceOrientations, in: "Player", .mask(.portrait))
    sample.addClass("Forwarding", "UINavigationController")
    sample.implement(.supportedInterfaceOrientations, in: "Forwarding", .forwarded(.top))
    sample.contain("Player", in: "Forwarding")
    // A navigation controller of unknown class may be this one.
    sample.contain("Player", in: nil)
    #expect(FindingSearch.findings(in: sample.app).isEmpty)
  }

  @Test func aMaskInAContainerWhoseDelegateAnswersIsNoFinding() throws {
    var sample = SampleApp(idioms: [.phone])
    sample.implement(.supportedInterfaceOrientations, in: "Player", .mask(.portrait))
    sample.contain("Player", in: "UINavigationController")
    var tabs = sample
    sample.implement(
      .navigationControllerSupportedInterfaceOrientations, in: "List", .forwarded(.other("stack.topViewController")))
    #expect(FindingSearch.findings(in: sample.app).isEmpty)
    tabs.implement(
      .tabBarControllerSupportedInterfaceOrientations, in: "List", .forwarded(.other("tabs.selectedViewController")))
    #expect(try only(.containerDoesNotForward, tabs).subject == "Player", "a tab bar controller's is no stack's")
  }

  @Test func aPushIsAFindingWhereNoNavigationControllerAnswers() throws {
    var sample = SampleApp(idioms: [.phone])
    sample.implement(.supportedInterfaceOrientations, in: "Player", .mask(.portrait))
    sample.contain("Player", in: nil)
    #expect(try only(.containerDoesNotForward, sample).subject == "Player")
    sample.implement(
      .applicationSupportedInterfaceOrientations, in: "AppDelegate",
      .computed("top.supportedInterfaceOrientations"))
    #expect(FindingSearch.findings(in: sample.app).isEmpty)
  }

  @Test func aCategoryOfTheContainerForwards() throws {
    var sample = SampleApp(idioms: [.phone])
    sample.implement(.supportedInterfaceOrientations, in: "Player", .mask(.portrait))
    sample.contain("Player", in: "UINavigationController")
    sample.facts.occurrences.append(
      Occurrence(
        api: .supportedInterfaceOrientations, role: .implementation, language: .objectiveC,
        type: "UINavigationController", isInExtension: true, place: FilePlace(path: "Category.m", line: 3),
        value: .forwarded(.top)))
    #expect(FindingSearch.findings(in: sample.app).isEmpty)
  }

  @Test func aLockNeedsAnUpdate() throws {
    var sample = SampleApp(deployment: OSVersion(16), idioms: [.phone])
    sample.implement(.applicationSupportedInterfaceOrientations, in: "AppDelegate", .computed("Lock.mask"))
    sample.facts.occurrences[0].readAt = [
      ReadPlace(role: .assignment, name: "mask", place: FilePlace(path: "Lock.swift", line: 10))
    ]
    let finding = try only(.lockWithoutUpdate, sample)
    #expect(finding.subject == "mask" && finding.place.line == 10)
    sample.facts.occurrences[0].readAt[0].type = "Flow.Player"
    #expect(try only(.lockWithoutUpdate, sample).subject == "Player")
    // A presentation or a dismissal makes UIKit read the masks again.
    sample.facts.occurrences[0].readAt[0].next = .presentation
    #expect(try !kinds(sample).contains(.lockWithoutUpdate))
    let end = ReadPlace(role: .assignment, name: "mask", place: FilePlace(path: "End.swift", line: 3))
    sample.facts.occurrences[0].readAt.append(end)
    #expect(try !kinds(sample).contains(.lockWithoutUpdate))
    sample.facts.occurrences[0].readAt.removeLast()
    // So does the appearance of what is presented, but not of what is pushed.
    sample.facts.occurrences[0].readAt[0].next = .appearance
    #expect(try kinds(sample).contains(.lockWithoutUpdate))
    for (relation, isTold) in [(Placement.Relation.presented, false), (.pushed, true)] {
      sample.facts.placements = [
        Placement(.init("Player"), relation, by: .init("Home"), place: FilePlace(path: "Home.swift", line: 3))
      ]
      #expect(try kinds(sample).contains(.lockWithoutUpdate) == isTold)
    }
    sample.facts.occurrences[0].readAt[0].next = nil
    // What does nothing on 16 is no update.
    sample.use(.attemptRotationToDeviceOrientation, in: "Player")
    #expect(try kinds(sample).contains(.lockWithoutUpdate))
    sample.use(.setNeedsUpdateOfSupportedInterfaceOrientations, in: "Other")
    #expect(try !kinds(sample).contains(.lockWithoutUpdate))
  }

  @Test func aFunctionThatLocksIsOneCauseWithItsCalls() throws {
    var sample = SampleApp(deployment: OSVersion(16), idioms: [.phone])
    sample.implement(.applicationSupportedInterfaceOrientations, in: "AppDelegate", .computed("Lock.mask"))
    func read(_ role: ReadPlace.Role, _ name: String, _ line: Int, _ mask: InterfaceOrientationMask?) -> ReadPlace {
      ReadPlace(
        role: role, name: name, place: FilePlace(path: "Lock.swift", line: line), value: mask.map { .mask($0) })
    }
    sample.facts.occurrences[0].readAt = [
      read(.initialValue, "mask", 4, .portrait), read(.setter, "mask", 5, nil),
      read(.assignment, "lock", 11, .all),
    ]
    #expect(try only(.lockWithoutUpdate, sample).place.line == 5)
    // Where the function sets nothing that it is given, each call is told.
    sample.facts.occurrences[0].readAt[1] = read(.assignment, "mask", 5, .all)
    #expect(sample.app.findings().map(\.subject) == ["mask", "lock"])
  }

  @Test func theFirstValueOfALockIsNotItsChange() throws {
    var sample = SampleApp(deployment: OSVersion(16), idioms: [.phone])
    sample.addClass("AppDelegate", "UIResponder")
    sample.implement(.applicationSupportedInterfaceOrientations, in: "AppDelegate", .computed("mask"))
    func write(_ path: String, _ line: Int, _ mask: InterfaceOrientationMask) -> ReadPlace {
      ReadPlace(role: .assignment, name: "mask", place: FilePlace(path: path, line: line), value: .mask(mask))
    }
    sample.facts.occurrences[0].readAt = [write("AppDelegate.swift", 4, .portrait)]
    #expect(try only(.lockWithoutUpdate, sample).place.path == "AppDelegate.swift")
    sample.facts.occurrences[0].readAt.append(write("Room.swift", 8, .all))
    #expect(try only(.lockWithoutUpdate, sample).place == FilePlace(path: "Room.swift", line: 8))
  }

  @Test func classesOfOneNameInSeveralProjectsAreToldForEach() throws {
    var sample = SampleApp(idioms: [.phone])
    let target = sample.facts.targets[0]
    sample.facts.targets = []
    for name in ["Alpha", "Beta"] {
      var own = target
      (own.name, own.project) = (name, "\(name)/\(name).xcodeproj")
      sample.facts.targets.append(own)
      sample.facts.types.append(
        SourceType(
          name: "ViewController", kind: .classType, language: .swift, inherited: ["UIViewController"],
          place: FilePlace(path: "\(name)/ViewController.swift", line: 1)))
      sample.facts.occurrences.append(
        Occurrence(
          api: .shouldAutorotate, role: .implementation, language: .swift, type: "ViewController",
          place: FilePlace(path: "\(name)/ViewController.swift", line: 2), value: .bool(false), targets: [name]))
    }
    #expect(sample.app.appsByProject.count == 2)
    let found = sample.app.findings().filter { $0.kind == .shouldAutorotateNotConsulted }
    #expect(found.map(\.place.path) == ["Alpha/ViewController.swift", "Beta/ViewController.swift"])
    // Where names tell the classes apart, the checkout is looked at as a whole.
    sample.facts.types[1].name = "OtherController"
    #expect(sample.app.appsByProject.isEmpty)
  }

  @Test func aControllerThatIsSetUpOnceIsNotLocked() throws {
    var sample = SampleApp(deployment: OSVersion(16), idioms: [.phone])
    sample.implement(.supportedInterfaceOrientations, in: "Player", .computed("isPortrait ? .portrait : .all"))
    func write(_ path: String, _ line: Int) -> ReadPlace {
      ReadPlace(role: .assignment, name: "isPortrait", place: FilePlace(path: path, line: line))
    }
    sample.facts.occurrences[0].readAt = [write("Router.swift", 4)]
    #expect(FindingSearch.findings(in: sample.app).isEmpty)
    sample.facts.occurrences[0].readAt = [write("Player.swift", 14), write("Player.swift", 20)]
    #expect(try only(.lockWithoutUpdate, sample).place.line == 14)
  }

  @Test func updatesOfSixteenAloneLeaveEarlierVersionsOut() throws {
    var sample = SampleApp(deployment: OSVersion(15), idioms: [.phone])
    sample.use(.setNeedsUpdateOfSupportedInterfaceOrientations, in: "Player")
    let finding = try only(.newerThanDeploymentTarget, sample)
    #expect(finding.versions == VersionRange(from: OSVersion(15), until: OSVersion(16)))
    sample.use(.attemptRotationToDeviceOrientation, in: "Player", line: 12)
    #expect(FindingSearch.findings(in: sample.app).isEmpty)
    // Below iOS 16 UIKit asks at each turn of the device.
    var asked = SampleApp(deployment: OSVersion(15), idioms: [.phone])
    asked.use(.setNeedsUpdateOfSupportedInterfaceOrientations, in: "Player")
    asked.implement(.shouldAutorotate, in: "Player", .computed("!isLocked"))
    #expect(try !kinds(asked).contains(.newerThanDeploymentTarget))
    asked.facts.occurrences[1].value = .bool(true)
    #expect(try kinds(asked).contains(.newerThanDeploymentTarget))
    // Swift compiles what is not limited to a version only where a package, of which no target is read, begins with it.
    var package = SampleApp(deployment: OSVersion(15), idioms: [.phone])
    package.use(.setNeedsUpdateOfSupportedInterfaceOrientations, in: "Player")
    package.facts.occurrences[0].targets = []
    #expect(FindingSearch.findings(in: package.app).isEmpty)
    package.facts.occurrences[0].versions = VersionRange(from: OSVersion(16))
    #expect(try kinds(package).contains(.newerThanDeploymentTarget))
    var newer = SampleApp(deployment: OSVersion(16), idioms: [.phone])
    newer.use(.setNeedsUpdateOfSupportedInterfaceOrientations, in: "Player")
    #expect(FindingSearch.findings(in: newer.app).isEmpty)
  }

  @Test func aMaskIsNoDeviceOrientation() throws {
    var sample = SampleApp(deployment: OSVersion(13), idioms: [.phone])
    sample.use(.setDeviceOrientation, in: "Player", .mask(.allButUpsideDown))
    sample.facts.occurrences[0].versions = VersionRange(from: OSVersion(2), until: OSVersion(16))
    let finding = try only(.maskAsDeviceOrientation, sample)
    #expect(finding.versions == VersionRange(from: OSVersion(13), until: OSVersion(16)))
    #expect(finding.edits.isEmpty)
    sample.facts.occurrences[0].value = .mask(.landscapeLeft)
    #expect(
      try only(.maskAsDeviceOrientation, sample).edits == [
        SourceEdit(
          path: "Player.swift", line: 9, text: "UIInterfaceOrientationMask.landscapeLeft",
          replacement: "UIInterfaceOrientation.landscapeLeft")
      ])
    sample.facts.occurrences[0].value = .orientation(.landscapeLeft)
    #expect(FindingSearch.findings(in: sample.app).isEmpty)
  }

  @Test func whatKeepsTheOneOrientationOfTheAppIsNoFinding() throws {
    var sample = SampleApp(
      deployment: OSVersion(16), idioms: [.phone], declarations: [SampleApp.list(.supported, [.portrait])])
    sample.implement(.shouldAutorotate, in: "Player", .bool(false))
    #expect(FindingSearch.findings(in: sample.app).isEmpty)
  }

  @Test(arguments: ["NSObject", "UIView", "UIResponder"])
  func whatIsNoControllerIsNotCalled(superclass: String) throws {
    var sample = SampleApp(deployment: OSVersion(16), idioms: [.phone])
    sample.addClass("PlayerController", superclass)
    sample.implement(.shouldAutorotate, in: "PlayerController", .bool(false))
    #expect(FindingSearch.findings(in: sample.app).isEmpty)
    #expect(sample.app.controllers.isEmpty)
  }

  @Test func aCategoryOfAContainerThatHandsOnIsPlayedAndHidesNothing() throws {
    var sample = SampleApp(idioms: [.phone])
    sample.implement(.supportedInterfaceOrientations, in: "Home", .mask(.portrait))
    sample.facts.occurrences.append(
      Occurrence(
        api: .supportedInterfaceOrientations, role: .implementation, language: .swift, type: "UINavigationController",
        isInExtension: true, place: FilePlace(path: "Stack.swift", line: 2), value: .forwarded(.top),
        targets: ["Player"]))
    let controller = try #require(sample.app.controller(named: "UINavigationController"))
    #expect(controller.kind == .navigation)
    #expect(controller.implementation(of: .supportedInterfaceOrientations)?.value == .forwarded(.top))
    #expect(!sample.app.controllers.contains { $0.name == "UINavigationController" })
  }

  @Test(arguments: [
    "!UIDeviceOrientationIsValidInterfaceOrientation(device.orientation)",
    "UIDeviceOrientationIsFlat(device.orientation)",
  ])
  func aQuestionWhetherTheDeviceLiesIsNoLayoutAndGuardsOne(guarding: String) throws {
    var sample = SampleApp(idioms: [.phone])
    sample.use(.deviceOrientation, in: "Player", .computed(guarding), line: 8)
    #expect(FindingSearch.findings(in: sample.app).isEmpty)
    sample.use(.deviceOrientation, in: "Player", .computed("UIDeviceOrientationIsLandscape(device.orientation)"))
    #expect(FindingSearch.findings(in: sample.app).isEmpty)
  }

  @Test func aFolderThatIsNamedForACameraSaysNothing() throws {
    var sample = SampleApp(idioms: [.phone])
    sample.facts.occurrences.append(
      Occurrence(
        api: .deviceOrientation, role: .use, language: .swift, type: nil,
        place: FilePlace(path: "QRScanner/Grid.swift", line: 3), value: .computed("orientation.isLandscape"),
        targets: ["Player"]))
    #expect(try only(.deviceOrientationForLayout, sample).subject == "Grid.swift")
  }

  @Test(arguments: ["UIDevice.current.orientation.isLandscape", "UIDeviceOrientationIsPortrait(device.orientation)"])
  func aLyingDeviceHasNoDirection(question: String) throws {
    var sample = SampleApp(idioms: [.phone])
    sample.use(.deviceOrientation, in: "Player", .computed(question))
    #expect(try only(.deviceOrientationForLayout, sample).proof?.decision.outcome.kind == .unchanged)
    // A camera has to know how the device is held, and what has been asked for is known.
    var camera = SampleApp(idioms: [.phone])
    camera.use(.deviceOrientation, in: "CameraView", .computed(question))
    #expect(FindingSearch.findings(in: camera.app).isEmpty)
    sample.use(
      .deviceOrientation, in: "Player", .computed("UIDevice.current.orientation.isValidInterfaceOrientation"), line: 7)
    #expect(FindingSearch.findings(in: sample.app).isEmpty)
  }

  @Test func aLockByHowTheDeviceIsHeldIsTold() throws {
    var sample = SampleApp(idioms: [.phone])
    let made = SourceValue.choice([
      .init(condition: "o.isValidInterfaceOrientation", value: .mask(.portrait)),
      .init(condition: nil, value: .mask(.all)),
    ])
    sample.use(.deviceOrientation, in: "Player", made)
    #expect(try only(.deviceOrientationForLayout, sample).place.line == 9)
    var camera = SampleApp(idioms: [.phone])
    camera.use(.deviceOrientation, in: "CameraView", made)
    #expect(FindingSearch.findings(in: camera.app).isEmpty)
  }

  @Test func anUpdateTurnsNothingWhereNoAnswerChanges() throws {
    var sample = SampleApp(deployment: OSVersion(15), idioms: [.phone])
    sample.implement(.supportedInterfaceOrientations, in: "Player", .mask(.allButUpsideDown))
    sample.use(.setDeviceOrientation, in: "Player")
    sample.use(.setNeedsUpdateOfSupportedInterfaceOrientations, in: "Player")
    #expect(try kinds(sample) == [.keyValueCodingOnlyLogs])
    var locked = sample
    locked.facts.occurrences[0].value = .computed("AppDelegate.lock")
    #expect(try kinds(locked).isEmpty)
    sample.use(.requestGeometryUpdate, in: "Player")
    #expect(try kinds(sample).isEmpty)
  }

  @Test func anEnumForKeyValueCodingIsToldBelowSixteen() throws {
    func sample(_ deployment: Int) -> SampleApp {
      var sample = SampleApp(deployment: OSVersion(deployment), idioms: [.phone])
      sample.use(.setDeviceOrientation, in: "Player", .orientation(.portrait))
      sample.facts.occurrences[0].readAt = [Self.enumeration]
      return sample
    }
    let finding = try #require(sample(14).app.findings().first { $0.kind == .keyValueCodingWithoutRawValue })
    #expect(finding.versions == VersionRange(from: OSVersion(14), until: OSVersion(16)))
    #expect(finding.edits.map(\.replacement) == ["UIInterfaceOrientation.portrait.rawValue"])
    #expect(try kinds(sample(16)) == [.keyValueCodingOnlyLogs])
    var older = sample(14)
    older.facts.occurrences[0].versions = VersionRange(from: OSVersion(16))
    #expect(try !kinds(older).contains(.keyValueCodingWithoutRawValue))
    older.facts.occurrences[0].versions = nil
    older.facts.occurrences[0].readAt = []
    #expect(try !kinds(older).contains(.keyValueCodingWithoutRawValue))
  }

  private static let enumeration = ReadPlace(
    role: .literal, name: "UIInterfaceOrientation.portrait", place: FilePlace(path: "Player.swift", line: 9))

  @Test func whatOneFixMendsIsOneFinding() throws {
    var sample = SampleApp(deployment: OSVersion(16), idioms: [.phone])
    sample.use(.setDeviceOrientation, in: "Player", .orientation(.portrait), line: 9)
    sample.use(.attemptRotationToDeviceOrientation, in: "Player", line: 10)
    sample.implement(.applicationSupportedInterfaceOrientations, in: "AppDelegate", .computed("Lock.mask"))
    sample.facts.occurrences[2].readAt = [
      ReadPlace(role: .assignment, name: "mask", place: FilePlace(path: "Player.swift", line: 4))
    ]
    // The lock is written elsewhere, and its fix is another one.
    let found = sample.app.findings()
    #expect(found.map(\.kind) == [.lockWithoutUpdate, .keyValueCodingOnlyLogs])
    // The line of the call is none on which the orientation is set.
    #expect(found.map { FindingWords(language: .english).alsoOn($0) } == ["", ""])
    // Far from it a call is fixed by itself.
    sample.use(.attemptRotationToDeviceOrientation, in: "Player", line: 90)
    sample.use(.setDeviceOrientation, in: "List", .orientation(.portrait), line: 5)
    let apart = sample.app.findings().map(\.kind)
    #expect(Set(apart) == [.keyValueCodingOnlyLogs, .lockWithoutUpdate, .replacedMethod] && apart.count == 4)
  }

  @Test func aLockToTheOrientationOfNowIsToldWhereItEnds() throws {
    var sample = SampleApp(deployment: OSVersion(16), idioms: [.phone])
    func write(_ line: Int, _ value: Bool?) -> ReadPlace {
      ReadPlace(
        role: .assignment, name: "isLocked", place: FilePlace(path: "Chat.swift", line: line),
        value: value.map { .bool($0) })
    }
    let masks: [InterfaceOrientationMask] = [.portrait, .landscapeLeft, .landscapeRight, .allButUpsideDown]
    sample.implement(
      .applicationSupportedInterfaceOrientations, in: "AppDelegate",
      .choice(masks.map { .init(condition: "now == \($0.rawValue)", value: .mask($0)) }))
    sample.facts.occurrences[0].readAt = [write(3, nil), write(5, true), write(8, false)]
    #expect(try only(.lockWithoutUpdate, sample).place.line == 8)
    sample.facts.occurrences[0].readAt = [write(5, true)]
    #expect(try kinds(sample).isEmpty)
    sample.facts.occurrences[0].value = .computed("mask")
    #expect(try only(.lockWithoutUpdate, sample).place.line == 5)
  }

  @Test func bothOrientationsOfADirectionAreADirection() throws {
    var sample = SampleApp(idioms: [.phone])
    sample.use(.deviceOrientation, in: "Player", .deviceOrientation(.landscapeLeft))
    #expect(FindingSearch.findings(in: sample.app).isEmpty)
    sample.use(.deviceOrientation, in: "Player", .deviceOrientation(.landscapeRight), line: 10)
    #expect(try only(.deviceOrientationForLayout, sample).place.line == 9)
  }

  @Test(arguments: ["o == .landscapeLeft || o == .landscapeRight", "o == .portraitUpsideDown || o == .portrait"])
  func aVariableMayBeComparedWithADirection(text: String) throws {
    var sample = SampleApp(idioms: [.phone])
    sample.use(.deviceOrientation, in: "Player", .computed(text))
    #expect(try only(.deviceOrientationForLayout, sample).place.line == 9)
  }

  @Test func whatAsksForBothDirectionsAtOnceDoesNothingOnATable() throws {
    var sample = SampleApp(idioms: [.phone])
    for orientation in [DeviceOrientation.landscapeLeft, .landscapeRight, .portrait] {
      sample.use(.deviceOrientation, in: "Player", .deviceOrientation(orientation), line: 9 + orientation.rawValue % 3)
    }
    #expect(FindingSearch.findings(in: sample.app).isEmpty)
    sample.facts.occurrences.removeAll { $0.value == .deviceOrientation(.portrait) }
    #expect(try only(.deviceOrientationForLayout, sample).subject == "Player")
  }

  @Test(arguments: [
    SourceValue.computed("o.isPortrait || o.isLandscape"), .deviceOrientation(.faceUp),
    .computed("UIDeviceOrientationIsLandscape(o) || UIDeviceOrientationIsPortrait(o)"),
  ])
  func aGuardAgainstADeviceThatLiesFlatGuardsWhatFollows(guarding: SourceValue) throws {
    var sample = SampleApp(idioms: [.phone])
    sample.use(.deviceOrientation, in: "Player", .computed("o.isLandscape"), line: 9)
    #expect(try only(.deviceOrientationForLayout, sample).subject == "Player")
    sample.use(.deviceOrientation, in: "Player", guarding, line: 7)
    #expect(FindingSearch.findings(in: sample.app).isEmpty)
  }

  @Test func whatIsLeftForEarlierVersionsBehindTheScenesIsNoFinding() throws {
    var sample = SampleApp(idioms: [.phone])
    sample.use(.deviceOrientation, in: "Player", .computed("orientation.isLandscape"))
    sample.facts.occurrences[0].versions = VersionRange(from: OSVersion(15), until: OSVersion(16))
    #expect(try only(.deviceOrientationForLayout, sample).place.line == 9)
    sample.use(.interfaceOrientationOfScene, in: "Player", line: 7)
    #expect(FindingSearch.findings(in: sample.app).isEmpty)
  }

  @Test func theConstantsOfOtherTypesAreOtherNumbers() throws {
    var sample = SampleApp(idioms: [.phone])
    sample.use(.deviceOrientation, in: "Player", .orientation(.landscapeLeft))
    #expect(try only(.comparedWithOtherType, sample).edits.isEmpty)
    // Both landscapes together, and portrait, have the same numbers in both types.
    sample.use(.deviceOrientation, in: "Player", .orientation(.landscapeRight))
    #expect(FindingSearch.findings(in: sample.app).isEmpty)
    var portrait = SampleApp(idioms: [.phone])
    portrait.use(.deviceOrientation, in: "Player", .orientation(.portrait))
    #expect(FindingSearch.findings(in: portrait.app).isEmpty)
    var mask = SampleApp(idioms: [.phone])
    mask.use(.interfaceOrientationOfScene, in: "Player", .mask(.portrait))
    #expect(
      try only(.comparedWithOtherType, mask).edits.map(\.replacement) == ["UIInterfaceOrientation.portrait"])
  }

  @Test func theStatusBarsOrientationIsNoneOnTwentySeven() throws {
    var sample = SampleApp(idioms: [.phone])
    sample.use(.statusBarOrientation, in: "Player")
    let finding = try only(.statusBarOrientationRead, sample)
    #expect(finding.message?.id == "status-bar-accessor" && finding.proof == nil)
    #expect(finding.versions == VersionRange(from: OSVersion(27)))
    // What is left for versions without scenes, or for a view without one, is none.
    var rest = sample
    rest.use(.interfaceOrientationOfScene, in: "Player", line: 6)
    #expect(FindingSearch.findings(in: rest.app).isEmpty)
    sample.facts.occurrences[0].versions = VersionRange(from: OSVersion(2), until: OSVersion(13))
    #expect(FindingSearch.findings(in: sample.app).isEmpty)
  }

  @Test func whatStandsBesideItsReplacementIsNoFinding() throws {
    var sample = SampleApp(idioms: [.phone])
    sample.use(.setDeviceOrientation, in: "Player")
    sample.use(.requestGeometryUpdate, in: "Player", .mask(.portrait), line: 6)
    #expect(FindingSearch.findings(in: sample.app).isEmpty)
  }

  @Test(arguments: [
    "Examples/Player.swift", "Pods/Lock/Player.swift", "App/ThirdParty/Player.swift", "Vender/Player.swift",
    "Player-API-Example-iOS/Player.swift",
  ])
  func whatIsNotTheAppsOwnIsNoFinding(path: String) throws {
    var sample = SampleApp(idioms: [.phone])
    sample.use(.setDeviceOrientation, in: "Player")
    sample.facts.occurrences[0].place.path = path
    #expect(FindingSearch.findings(in: sample.app).isEmpty)
  }

  @Test(arguments: ["Demo/Pods/Lock/Player.swift", "Demo/Carthage/Checkouts/Lock/Player.swift", "Demo/Player.swift"])
  func whatAPackageManagerPutThereIsNotASamplesOwn(path: String) throws {
    var sample = SampleApp(idioms: [.phone])
    sample.facts.targets[0].project = "Demo/Player.xcodeproj"
    sample.use(.setDeviceOrientation, in: "Player")
    sample.facts.occurrences[0].place.path = path
    #expect(FindingSearch.findings(in: sample.app).isEmpty == (path != "Demo/Player.swift"))
  }

  @Test func aSampleIsNotHeldAgainstTheListsOfTheApp() throws {
    var sample = SampleApp(idioms: [.phone], declarations: [SampleApp.list(.supported, [.portrait])])
    sample.implement(.supportedInterfaceOrientations, in: "Player", .mask(.landscape))
    #expect(try only(.masksNeverMeet, sample).subject == "Player")
    // Its folder does not tell that it is one, but its target does.
    sample.facts.occurrences[0].targets = ["PlayerSample"]
    #expect(FindingSearch.findings(in: sample.app).isEmpty)
  }

  @Test func appsThatDeclareOtherThingsAreTheirOwnApps() throws {
    var sample = SampleApp(idioms: [.phone], declarations: [SampleApp.list(.supported, [.portrait])])
    var other = sample.facts.targets[0]
    sample.facts.targets[0].project = "A/Player.xcodeproj"
    (other.name, other.project) = ("Video", "B/Video.xcodeproj")
    other.declarations = [SampleApp.list(.supported, [.portrait, .landscapeLeft])]
    sample.facts.targets.append(other)
    sample.implement(.supportedInterfaceOrientations, in: "Screen", .mask(.landscape))
    sample.facts.types[0].place.path = "B/Screen.swift"
    sample.facts.occurrences[0].place.path = "B/Screen.swift"
    sample.facts.occurrences[0].targets = ["Video"]
    #expect(sample.app.findings().map(\.kind).filter { $0 == .masksNeverMeet }.isEmpty)
    // A target may have a file of another folder.
    sample.facts.occurrences[0].targets = ["Player"]
    #expect(sample.app.appsByProject.map { $0.facts.types.count } == [1, 1])
    #expect(sample.app.findings().map(\.kind).contains(.masksNeverMeet))
    sample.facts.targets[1].declarations = sample.facts.targets[0].declarations
    #expect(sample.app.appsByProject.isEmpty)
  }

  @Test func aFileOfNoProjectIsHeldAgainstTheListsOfAllOnly() throws {
    var sample = SampleApp(idioms: [.phone], declarations: [SampleApp.list(.supported, [.portrait])])
    var other = sample.facts.targets[0]
    sample.facts.targets[0].project = "Browser/Browser.xcodeproj"
    (other.name, other.project) = ("Video", "Main/Video.xcodeproj")
    other.declarations = [SampleApp.list(.supported, [.portrait, .landscapeLeft])]
    sample.facts.targets.append(other)
    sample.implement(.supportedInterfaceOrientations, in: "Screen", .mask(.landscape))
    sample.facts.types[0].place.path = "UI/Sources/Screen.swift"
    sample.facts.occurrences[0].place.path = "UI/Sources/Screen.swift"
    sample.facts.occurrences[0].targets = []
    func isTold(_ sample: SampleApp) -> Bool { sample.app.findings().map(\.kind).contains(.masksNeverMeet) }
    #expect(!isTold(sample))
    // Its target says for which app it is.
    var owned = sample
    owned.facts.occurrences[0].targets = ["Player"]
    #expect(isTold(owned))
    // No app allows it.
    sample.facts.targets[1].declarations = [SampleApp.list(.supported, [.portraitUpsideDown])]
    #expect(isTold(sample))
  }

  @Test(arguments: [
    ("__IPHONE_OS_VERSION_MIN_REQUIRED < 80000", false), ("__IPHONE_OS_VERSION_MIN_REQUIRED < __IPHONE_16_0", true),
    ("!(__IPHONE_OS_VERSION_MIN_REQUIRED >= 130000)", false),
    ("__IPHONE_OS_VERSION_MIN_REQUIRED >= __IPHONE_9_0", true),
    ("__IPHONE_OS_VERSION_MIN_REQUIRED < MINIMUM", true),
  ])
  func codeForOlderDeploymentTargetsIsNotBuilt(condition: String, isBuilt: Bool) throws {
    var sample = SampleApp(deployment: OSVersion(15), idioms: [.phone])
    sample.use(.setDeviceOrientation, in: "Player")
    sample.facts.occurrences[0].conditions = [condition]
    #expect(FindingSearch.findings(in: sample.app).isEmpty != isBuilt)
    // Where the minimum is not known, any code may be built.
    sample.facts.targets = []
    #expect(try only(.keyValueCodingOnlyLogs, sample).subject == "Player")
  }

  @Test(arguments: [
    ("__IPHONE_OS_VERSION_MAX_ALLOWED < 90000", false), ("__IPHONE_OS_VERSION_MAX_ALLOWED >= __IPHONE_9_0", true),
    ("!(__IPHONE_OS_VERSION_MAX_ALLOWED < 90000)", true), ("defined(__IPHONE_6_0)", true),
    ("defined __IPHONE_6_0", true), ("!defined(__IPHONE_6_0)", false), ("defined(__IPHONE_999_0)", false),
    ("defined(__IPHONE_OS_VERSION_MAX_ALLOWED) && __IPHONE_OS_VERSION_MAX_ALLOWED >= 60000", true),
    ("!defined(__IPHONE_9_0) || __IPHONE_OS_VERSION_MAX_ALLOWED < 90000", false), ("SYSTEM(TV)", nil),
    ("__IPHONE_OS_VERSION_MIN_REQUIRED >= 999999", false), ("__IPHONE_OS_VERSION_MIN_REQUIRED < 150000", nil),
    ("compiler(>=5.9)", true), ("compiler(<5.9)", false), ("!(compiler(>= 6))", false), ("compiler(>=6.4)", nil),
    ("DEBUG || TARGET_OS_IOS", true), ("DEBUG || TARGET_OS_TV", nil),
  ])
  func theNewestSDKDecides(condition: String, isBuilt: Bool?) {
    let decided: CaseCondition? = isBuilt.map { .constant($0) }
    #expect(SourceCondition.build(condition) == decided ?? .free(FreeCondition("#if " + condition)))
  }

  @Test func anAppForTestsIsNeitherUploadedNorLaunched() throws {
    var sample = SampleApp(idioms: [.pad], declarations: [SampleApp.list(.supported, [.portrait])])
    sample.facts.targets[0].propertyList = .init(path: "Info.plist", keys: [])
    #expect(try kinds(sample).contains(.scenesMissing))
    sample.facts.targets[0].name = "PlayerTestsHost"
    #expect(FindingSearch.findings(in: sample.app).isEmpty)
  }

  @Test func anotherProjectThatDeclaresNothingIsNotTheApp() throws {
    var sample = SampleApp(
      idioms: [.pad], declarations: [SampleApp.list(.supported, InterfaceOrientation.valid)])
    var other = sample.facts.targets[0]
    (other.name, other.project, other.declarations) = ("Keys", "Frameworks/Keys.xcodeproj", [])
    other.propertyList = .init(path: "Frameworks/Info.plist", keys: [])
    sample.facts.targets.append(other)
    #expect(FindingSearch.findings(in: sample.app).isEmpty)
    #expect(sample.app.applications.map(\.name) == ["Player"])
    // One of the same project, or the only one, is an app.
    sample.facts.targets[1].project = sample.facts.targets[0].project
    #expect(sample.app.applications.map(\.name) == ["Player", "Keys"])
  }

  @Test func masksThatNeverMeetAreFoundWithTheDelegatesMaskToo() throws {
    var sample = SampleApp(idioms: [.phone])
    sample.implement(.supportedInterfaceOrientations, in: "Root", .mask(.landscape))
    #expect(FindingSearch.findings(in: sample.app).isEmpty)
    sample.implement(.applicationSupportedInterfaceOrientations, in: "AppDelegate", .mask(.portrait))
    #expect(try only(.masksNeverMeet, sample).subject == "Root")
  }

  @Test func whatTargetsShareIsToldOnce() throws {
    var sample = SampleApp(idioms: [.pad], declarations: [SampleApp.list(.supported, [.portrait])])
    sample.facts.targets.append(sample.facts.targets[0])
    sample.facts.targets[1].name = "Other"
    sample.facts.targets[1].deploymentTarget?.version = OSVersion(17)
    #expect(try only(.uploadRefused, sample).subject == "Player")
  }

  @Test(arguments: [
    ("PlayerDemo", "App/Player.xcodeproj", true), ("DemoApp", "App/Player.xcodeproj", true),
    ("SDKDemoApp", "App/Player.xcodeproj", true), ("Player", "App/player-ios-example.xcodeproj", true),
    ("Player", "Examples/Player.xcodeproj", true), ("PlayerSampleApp", "App/Player.xcodeproj", true),
    ("Player", "Kit/Player.xcodeproj", true), ("SampleTank", "App/Player.xcodeproj", false),
    ("Democracy", "App/Player.xcodeproj", false), ("Player", "App/Player.xcodeproj", false),
  ])
  func nobodyUploadsADemo(name: String, project: String, isDemo: Bool) throws {
    var key = PropertyListDeclaration(
      key: .requiresFullScreen, origin: .file, values: ["YES"], place: FilePlace(path: "Info.plist", line: 5),
      isEffective: true)
    for value in ["YES", "NO"] {
      key.values = [value]
      var sample = SampleApp(idioms: [.pad], declarations: [SampleApp.list(.supported, [.portrait]), key])
      (sample.facts.targets[0].name, sample.facts.targets[0].project) = (name, project)
      sample.facts.copiedFolders = ["Kit"]
      #expect(FindingSearch.findings(in: sample.app).isEmpty == isDemo)
    }
  }

  @Test func whatAnExtensionKeepsIsNotTold() {
    var sample = SampleApp(idioms: [.phone])
    sample.use(.setDeviceOrientation, in: "Share")
    sample.implement(.shouldAutorotate, in: "Share", .bool(false))
    var share = sample.facts.targets[0]
    (share.name, share.product) = ("Share", .appExtension)
    sample.facts.targets.append(share)
    for (targets, count) in [([], 2), (["Player", "Share"], 2), (["Share"], 0)] {
      for index in sample.facts.occurrences.indices { sample.facts.occurrences[index].targets = targets }
      #expect(FindingSearch.findings(in: sample.app).count == count)
    }
  }

  @Test func whatKeepsAnExternalDisplayIsNotTold() {
    for (name, count) in [("ExternalDisplayController", 0), ("SecondScreenController", 1)] {
      var sample = SampleApp(idioms: [.phone])
      sample.implement(.shouldAutorotate, in: name, .bool(false))
      #expect(FindingSearch.findings(in: sample.app).count == count)
    }
  }

  @Test func whatIsCopiedIsReadAndNotTold() throws {
    var sample = SampleApp(idioms: [.phone])
    sample.use(.setDeviceOrientation, in: "Player")
    #expect(try only(.keyValueCodingOnlyLogs, sample).subject == "Player")
    sample.facts.occurrences[0].place.path = "Kit/Player.swift"
    #expect(FindingSearch.findings(in: sample.app).count == 1)
    sample.facts.copiedFolders = ["Kit"]
    #expect(FindingSearch.findings(in: sample.app).isEmpty)
    #expect(sample.app.foldersLeftOut == ["Kit"])
    sample.facts.occurrences[0].place.path = "Kittens/Player.swift"
    #expect(FindingSearch.findings(in: sample.app).count == 1)
  }

  @Test func anUploadThatLacksWhatAPadNeedsIsRefused() throws {
    let list = SampleApp(idioms: [.pad], declarations: [SampleApp.list(.supportedOnPad, [.portrait], line: 7)])
    let finding = try only(.uploadRefused, list)
    #expect(finding.place == FilePlace(path: "Info.plist", line: 7))
    #expect(finding.message?.id == "itms-90474")
    var screen = SampleApp(idioms: [.pad], declarations: [SampleApp.list(.supported, InterfaceOrientation.valid)])
    #expect(FindingSearch.findings(in: screen.app).isEmpty)
    screen.facts.targets[0].propertyList = .init(path: "Info.plist", keys: ["UIApplicationSceneManifest"])
    #expect(try only(.uploadRefused, screen).message?.id == "itms-90475")
    screen.facts.targets[0].propertyList?.keys.append("UILaunchScreen")
    #expect(FindingSearch.findings(in: screen.app).isEmpty)
    // An iPhone app cannot share a screen.
    let phone = SampleApp(idioms: [.phone], declarations: [SampleApp.list(.supported, [.portrait])])
    #expect(FindingSearch.findings(in: phone.app).isEmpty)
  }

  @Test func fullScreenNoLongerHoldsOnTwentySeven() throws {
    var key = PropertyListDeclaration(
      key: .requiresFullScreen, origin: .file, values: ["YES"], place: FilePlace(path: "Info.plist", line: 5),
      isEffective: true)
    let list = SampleApp.list(.supported, InterfaceOrientation.valid)
    let finding = try only(.requiresFullScreenResizes, SampleApp(idioms: [.pad], declarations: [list, key]))
    #expect(finding.versions == VersionRange(from: OSVersion(27)))
    #expect(FindingSearch.findings(in: SampleApp(idioms: [.phone], declarations: [list, key]).app).isEmpty)
    var off = key
    off.values = ["NO"]
    #expect(FindingSearch.findings(in: SampleApp(idioms: [.pad], declarations: [list, off]).app).isEmpty)
    // An iPad takes the key of its own.
    off.key = .requiresFullScreenOnPad
    #expect(FindingSearch.findings(in: SampleApp(idioms: [.pad], declarations: [list, key, off]).app).isEmpty)
    (key.values, off.values) = (["NO"], ["YES"])
    #expect(
      try only(.requiresFullScreenResizes, SampleApp(idioms: [.pad], declarations: [list, key, off])).kind
        == .requiresFullScreenResizes)
  }

  @Test func eachTargetIsLookedAtAndASharedInfoPlistOnce() throws {
    var sample = SampleApp(idioms: [.phone], declarations: [SampleApp.list(.supported, [.landscapeLeft])])
    var other = sample.facts.targets[0]
    other.name = "Other"
    sample.facts.targets.append(other)
    #expect(try kinds(sample) == [.oneLandscapeOnly])
    sample.facts.targets[1].declarations[0].place = FilePlace(path: "Other.plist", line: 3)
    #expect(sample.app.findings().map(\.subject) == ["Player", "Other"])
  }

  @Test func oneLandscapeLacksTheOther() throws {
    let one = SampleApp(idioms: [.phone], declarations: [SampleApp.list(.supported, [.portrait, .landscapeLeft])])
    let finding = try only(.oneLandscapeOnly, one)
    #expect(finding.edits.map(\.line) == [6])
    #expect(finding.edits.first?.replacement.contains("UIInterfaceOrientationLandscapeRight") == true)
    // An app delegate that computes the mask may allow the other.
    var computed = one
    computed.implement(.applicationSupportedInterfaceOrientations, in: "AppDelegate", .computed("mask"))
    #expect(FindingSearch.findings(in: computed.app).isEmpty)
  }

  @Test func anAppWithoutScenesDoesNotLaunchWithTheSDKOfTwentySeven() throws {
    var sample = SampleApp(idioms: [.phone])
    sample.facts.targets[0].propertyList = .init(path: "Info.plist", keys: ["UILaunchScreen"])
    let finding = try only(.scenesMissing, sample)
    #expect(finding.message?.id == "scene-life-cycle-required" && finding.place.path == "Info.plist")
    sample.facts.sceneFiles = ["App.swift"]
    #expect(FindingSearch.findings(in: sample.app).isEmpty)
    sample.facts.sceneFiles = []
    sample.facts.targets[0].propertyList?.keys = ["UIApplicationSceneManifest"]
    #expect(FindingSearch.findings(in: sample.app).isEmpty)
  }

  @Test func orientationsInObjectiveCBecomeMasks() throws {
    var sample = SampleApp(idioms: [.phone])
    sample.implement(.supportedInterfaceOrientations, in: "Player", .orientation(.portraitUpsideDown))
    let place = FilePlace(path: "Player.m", line: 12)
    sample.facts.occurrences[0].readAt = [
      ReadPlace(
        role: .literal, name: "UIInterfaceOrientationPortraitUpsideDown", place: place,
        value: .orientation(.portraitUpsideDown))
    ]
    let finding = try #require(sample.app.findings().first { $0.kind == .orientationAsMask })
    #expect(
      finding.edits == [
        SourceEdit(
          path: "Player.m", line: 12, text: "UIInterfaceOrientationPortraitUpsideDown",
          replacement: "UIInterfaceOrientationMaskPortraitUpsideDown")
      ])
  }

  @Test func joinedNumbersOfOtherTypesAreNoMask() throws {
    func finding(_ literals: [SourceValue]) -> AppFinding? {
      var sample = SampleApp(idioms: [.phone])
      // `return …Right | …UpsideDown | …Portrait`: 3, 2 and 1.
      sample.implement(.supportedInterfaceOrientations, in: "Player", .mask(InterfaceOrientationMask(rawValue: 3)))
      sample.facts.occurrences[0].readAt = literals.map {
        ReadPlace(role: .literal, name: "\($0)", place: FilePlace(path: "Player.m", line: 12), value: $0)
      }
      return sample.app.findings().first { $0.kind == .orientationAsMask || $0.kind == .deviceOrientationInPlace }
    }
    #expect(finding([]) == nil)
    let orientations = try #require(finding([.orientation(.landscapeRight), .orientation(.portraitUpsideDown)]))
    #expect(orientations.kind == .orientationAsMask)
    #expect(orientations.edits.count == 2)
    // The device's landscape may be meant either way, so the others stay, too.
    let device = try #require(finding([.deviceOrientation(.landscapeLeft), .deviceOrientation(.portrait)]))
    #expect(device.kind == .deviceOrientationInPlace)
    #expect(device.edits.isEmpty)
  }

  @Test(arguments: [
    (OrientationAPI.setDeviceOrientation, AppFindingKind.keyValueCodingOnlyLogs),
    (.setOrientation, .keyValueCodingOnlyLogs), (.attemptRotationToDeviceOrientation, .replacedMethod),
    (.setStatusBarOrientation, .replacedMethod),
  ])
  func methodsThatTurnNothingAreFindings(api: OrientationAPI, kind: AppFindingKind) throws {
    var sample = SampleApp(idioms: [.phone])
    sample.use(api, in: "Player")
    #expect(try only(kind, sample).place.line == 9)
  }

  @Test func aFindingNamesTheMethodAndWhatIsMissing() throws {
    let words = FindingWords(language: .english)
    var sample = SampleApp(deployment: OSVersion(13), idioms: [.phone])
    sample.use(.attemptRotationToDeviceOrientation, in: "Player")
    #expect(
      words.message(try only(.replacedMethod, sample))
        == "Player uses attemptRotationToDeviceOrientation, which has no effect on iOS 16 and later")
    sample.facts.occurrences[0].type = nil
    #expect(
      words.message(try only(.replacedMethod, sample))
        == "attemptRotationToDeviceOrientation has no effect on iOS 16 and later")
    // The version is that of UIKit's change, whichever the app runs on.
    for (oldest, api, first) in [
      (9, OrientationAPI.setStatusBarOrientation, 13), (15, .setStatusBarOrientation, 13),
      (17, .attemptRotationToDeviceOrientation, 16),
    ] {
      var sample = SampleApp(deployment: OSVersion(oldest), idioms: [.phone])
      sample.use(api, in: "Player")
      let finding = try only(.replacedMethod, sample)
      #expect(finding.versions.first == max(OSVersion(oldest), OSVersion(first)))
      #expect(words.message(finding).hasSuffix("has no effect on iOS \(first) and later"))
    }
    var upload = SampleApp(idioms: [.pad], declarations: [SampleApp.list(.supportedOnPad, [.portrait])])
    #expect(words.message(try only(.uploadRefused, upload)).contains("does not list all four orientations"))
    upload = SampleApp(idioms: [.pad], declarations: [SampleApp.list(.supported, InterfaceOrientation.valid)])
    upload.facts.targets[0].propertyList = .init(path: "Info.plist", keys: ["UIApplicationSceneManifest"])
    #expect(words.message(try only(.uploadRefused, upload)).contains("has no launch screen"))
  }

  @Test func codeThatDoesNotRunOnSixteenIsNoFinding() throws {
    var sample = SampleApp(idioms: [.phone])
    sample.use(.setDeviceOrientation, in: "Player")
    sample.facts.occurrences[0].versions = VersionRange(from: OSVersion(2), until: OSVersion(16))
    #expect(FindingSearch.findings(in: sample.app).isEmpty)
    sample.facts.occurrences[0].versions = VersionRange(from: OSVersion(17))
    #expect(try only(.keyValueCodingOnlyLogs, sample).place.line == 9)
  }

  @Test func theNumbersOfOtherTypesMeanOtherBits() throws {
    var device = SampleApp(idioms: [.phone])
    device.implement(.supportedInterfaceOrientations, in: "Player", .deviceOrientation(.portraitUpsideDown))
    #expect(try kinds(device).contains(.deviceOrientationInPlace))
    var orientation = SampleApp(idioms: [.phone])
    orientation.implement(.supportedInterfaceOrientations, in: "Player", .orientation(.portraitUpsideDown))
    #expect(try kinds(orientation).contains(.orientationAsMask))
    var request = SampleApp(deployment: OSVersion(16), idioms: [.phone])
    request.use(.requestGeometryUpdate, in: "Player", .deviceOrientation(.landscapeLeft))
    #expect(try only(.deviceOrientationInPlace, request).place.line == 9)
  }

  @Test func aPropertyListAndASettingThatListDifferentThingsAreAFinding() throws {
    let both = SampleApp(
      idioms: [.phone],
      declarations: [
        SampleApp.list(.supported, [.portrait]),
        SampleApp.list(.supported, [.portrait, .landscapeLeft, .landscapeRight], origin: .buildSetting, line: 8),
      ])
    #expect(try only(.declarationsContradict, both).place.path == "Info.plist")
  }

  /// All situations are read here, in apps that the names of stand-ins and a second target could confuse.
  @Test func everyKindIsFoundInAppsThatDoEverything() throws {
    var updating = SampleApp()
    updating.use(.requestGeometryUpdate, in: "Screen", .deviceOrientation(.landscapeLeft))
    var locking = SampleApp(idioms: [.phone])
    locking.implement(.applicationSupportedInterfaceOrientations, in: "AppDelegate", .computed("lock"))
    locking.facts.occurrences[0].readAt = Self.lock(backAgain: false)
    var unused = locking
    unused.facts.delegates = []
    let found =
      try kinds(locking) + kinds(unused)
      + [15, 16].flatMap { try kinds(Self.appThatDoesEverything(deployment: OSVersion($0))) }
      + kinds(updating)
      + ScreenWaysTests.appThatPlacesEverything.findings().map(\.kind)
    let missing = Set(AppFindingKind.allCases).subtracting(found)
    #expect(missing.isEmpty)
  }

  @Test func aCallOfFlutterOutsideOfWhatTheAppAllowsIsOne() throws {
    var sample = SampleApp(idioms: [.phone], declarations: [SampleApp.list(.supported, [.portrait])])
    func call(_ api: OrientationAPI, _ value: SourceValue) -> [AppFindingKind] {
      sample.facts.occurrences = [
        Occurrence(
          api: api, role: .use, language: .dart, type: nil, place: FilePlace(path: "main.dart", line: 4), value: value)
      ]
      return sample.app.findings().map(\.kind)
    }
    #expect(call(.setPreferredOrientations, .mask(.landscape)) == [.lockNotAllowed])
    #expect(call(.capacitorLock, .mask(.landscapeRight)) == [.lockNotAllowed])
    #expect(call(.setPreferredOrientations, .mask(.all)) == [])
    #expect(call(.lockAsync, .mask(.landscape)) == [], "Expo sets the mask of the app, too")
    #expect(call(.screenOrientationLock, .mask(.landscape)) == [])
  }

  @Test func aGeometryRequestForWhatNoDeviceOfTheAppAllowsIsOne() throws {
    func kinds(
      _ value: SourceValue, _ idioms: [Idiom] = [.phone], _ lists: [PropertyListDeclaration] = [],
      _ answer: OrientationAPI? = nil
    ) throws -> [AppFindingKind] {
      var sample = SampleApp(
        deployment: OSVersion(16), idioms: idioms,
        declarations: [SampleApp.list(.supported, [.portrait, .portraitUpsideDown])] + lists)
      sample.use(.requestGeometryUpdate, in: "Player", value)
      if let answer { sample.implement(answer, in: "AppDelegate", .computed("lock")) }
      return try self.kinds(sample).filter { $0 == .lockNotAllowed }
    }
    #expect(try kinds(.mask(.landscape)) == [.lockNotAllowed])
    #expect(try kinds(.mask(.landscape), [.phone, .pad]) == [.lockNotAllowed])
    #expect(try kinds(.mask(.all)) == [], "portrait is among them")
    #expect(try kinds(.computed("mask")) == [])
    let pad = [SampleApp.list(.supportedOnPad, InterfaceOrientation.valid)]
    #expect(try kinds(.mask(.landscape), [.phone, .pad], pad) == [], "it may run on an iPad alone")
    #expect(try kinds(.mask(.landscape), [.phone], [], .applicationSupportedInterfaceOrientations) == [])
    #expect(try kinds(.mask(.landscape), [.phone], [], .windowSceneSupportedInterfaceOrientations) == [])
  }

  @Test func aLayoutByTheNotificationIsToldAsOne() throws {
    var sample = SampleApp(idioms: [.phone])
    sample.use(.deviceOrientationNotification, in: "Player", .computed("view.bounds"))
    let finding = try only(.deviceOrientationForLayout, sample)
    #expect(
      FindingWords(language: .english).message(finding)
        == "Player lays out when the device is turned, which is not when the interface rotates")
  }

  @Test func aCauseIsToldOnceWithAllItsPlaces() throws {
    var sample = SampleApp(idioms: [.phone])
    for line in [9, 20, 33] { sample.use(.statusBarOrientation, in: "Player", line: line) }
    sample.use(.statusBarOrientation, in: "List", line: 5)
    let found = sample.app.findings()
    #expect(found.map(\.subject) == ["List", "Player"])
    #expect(found[1].otherPlaces.map(\.line) == [20, 33])
    #expect(FindingWords(language: .english).alsoOn(found[1]) == "; also on line 20, line 33")
  }

  @Test func whatIsThereAlreadyIsNoPartOfTheCode() throws {
    let key = PropertyListDeclaration(
      key: .requiresFullScreen, origin: .file, values: ["YES"], place: FilePlace(path: "Info.plist", line: 5),
      isEffective: true)
    var sample = SampleApp(declarations: [SampleApp.list(.supportedOnPad, InterfaceOrientation.valid), key])
    sample.facts.targets[0].propertyList = .init(
      path: "Info.plist", keys: ["UILaunchScreen", "UIApplicationSceneManifest"])
    let finding = try only(.requiresFullScreenResizes, sample)
    #expect(finding.code?.text == "<!-- Remove UIRequiresFullScreen, and lay the app out for windows of any size. -->")
  }

  @Test func whatTheSourcesDoNotTellIsNoSituation() {
    var sample = SampleApp()
    sample.implement(.supportedInterfaceOrientations, in: "Player", .computed("mask"))
    let root = StatedFact.root(ControllerTree("Player"))
    #expect(sample.app.situation([.os(OSVersion(17)), root]) == nil)
    let answer = StatedFact.answer(of: "Player", .supported(.mask(.landscape)))
    #expect(sample.app.situation([.os(OSVersion(17)), answer, root])?.root?.answers.supported == .mask(.landscape))
  }

  @Test func everyKindOfFindingHasWordsAndARule() {
    for kind in AppFindingKind.allCases {
      for language in [Language.english, .simplifiedChinese] {
        #expect(FindingWords(language: language).message(kind, "Player").contains("Player"))
      }
      guard let rule = kind.rule else { continue }
      #expect(!rule.sources.isEmpty || rule.standing == .assumption)
    }
  }

  /// A variable of the app delegate's that a screen sets to portrait, and maybe sets back.
  private static func lock(backAgain: Bool) -> [ReadPlace] {
    let all = SourceValue.mask(.allButUpsideDown)
    return [
      ReadPlace(role: .initialValue, name: "lock", place: FilePlace(path: "AppDelegate.swift", line: 3), value: all),
      ReadPlace(
        role: .assignment, name: "lock", place: FilePlace(path: "Camera.swift", line: 8), value: .mask(.portrait)),
    ]
      + (backAgain
        ? [ReadPlace(role: .assignment, name: "lock", place: FilePlace(path: "Camera.swift", line: 12), value: all)]
        : [])
  }

  @Test func aLockThatNoCodeRemovesIsTold() throws {
    var sample = SampleApp(idioms: [.phone])
    sample.implement(.applicationSupportedInterfaceOrientations, in: "AppDelegate", .computed("lock"))
    sample.facts.occurrences[0].readAt = Self.lock(backAgain: false)
    sample.use(.setNeedsUpdateOfSupportedInterfaceOrientations, in: "Camera")
    let finding = try #require(sample.app.findings().first { $0.kind == .lockOutlivesScreen })
    #expect(finding.place == FilePlace(path: "Camera.swift", line: 8))
    sample.facts.occurrences[0].readAt = Self.lock(backAgain: true)
    #expect(try !kinds(sample).contains(.lockOutlivesScreen))
  }

  /// What the window begins with is never closed, unless it is replaced.
  @Test func aLockOfTheOnlyRootIsForTheApp() throws {
    var sample = SampleApp(idioms: [.phone])
    sample.implement(.applicationSupportedInterfaceOrientations, in: "AppDelegate", .computed("lock"))
    sample.facts.occurrences[0].readAt = Self.lock(backAgain: false)
    sample.facts.occurrences[0].readAt[1].type = "Camera"
    sample.use(.setNeedsUpdateOfSupportedInterfaceOrientations, in: "Camera")
    func place(_ node: String, _ relation: Placement.Relation, by: String? = nil) -> Placement {
      Placement(.init(node), relation, by: by.map { .init($0) }, place: FilePlace(path: "AppDelegate.swift", line: 9))
    }
    let navigation = "UINavigationController"
    sample.facts.placements = [place(navigation, .windowRoot), place("Camera", .child, by: navigation)]
    #expect(try !kinds(sample).contains(.lockOutlivesScreen))
    sample.facts.placements?.append(place("Home", .windowRoot))
    #expect(try kinds(sample).contains(.lockOutlivesScreen))
    sample.facts.placements = [place("Home", .windowRoot), place("Camera", .presented, by: "Home")]
    #expect(try kinds(sample).contains(.lockOutlivesScreen))
  }

  @Test(arguments: [(nil, false), (["AppDelegate"], false), ([], true)] as [([String]?, Bool)])
  func anAppDelegateThatNoCodeMakesIsTold(delegates: [String]?, isTold: Bool) throws {
    var sample = SampleApp(idioms: [.phone])
    sample.implement(.applicationSupportedInterfaceOrientations, in: "AppDelegate", .mask(.portrait))
    sample.facts.delegates = delegates
    #expect(try kinds(sample) == (isTold ? [.unusedAppDelegate] : []))
    // Nothing asks for the mask of a class that is no delegate, so its lock needs no update, and policies leave it out.
    sample.facts.occurrences[0].value = .computed("lock")
    sample.facts.occurrences[0].readAt = Self.lock(backAgain: false)
    #expect(try kinds(sample).contains(.lockWithoutUpdate) != isTold)
  }

  /// A stand-in is none of the app's controllers, so that what the delegate answers does not matter to it.
  @Test(arguments: [SourceValue.mask(.portrait), .computed("Lock.mask")])
  func whatTheDelegateAnswersHidesNoNewerCall(answer: SourceValue) throws {
    var sample = SampleApp(idioms: [.phone])
    sample.implement(.applicationSupportedInterfaceOrientations, in: "AppDelegate", answer)
    sample.use(.requestGeometryUpdate, in: "Screen", .mask(.landscape))
    sample.facts.targets[0].deploymentTarget?.version = OSVersion(15)
    #expect(try kinds(sample).contains(.newerThanDeploymentTarget))
  }

  @Test func aWriteOfTheFirstValueLocksNothing() throws {
    var sample = SampleApp(idioms: [.phone])
    sample.implement(.applicationSupportedInterfaceOrientations, in: "AppDelegate", .computed("lock"))
    sample.facts.occurrences[0].readAt = Self.lock(backAgain: false)
    #expect(try kinds(sample).contains(.lockWithoutUpdate))
    sample.facts.occurrences[0].readAt[0].value = .mask(.portrait)
    #expect(try kinds(sample).isEmpty)
  }

  @Test(arguments: [("Camera", true), ("AppDelegate", false), ("AppDelegate.Lock", false)])
  func aLockThatAFunctionSetsIsItsCallers(type: String, isTold: Bool) throws {
    var sample = SampleApp(idioms: [.phone])
    sample.implement(.applicationSupportedInterfaceOrientations, in: "AppDelegate", .computed("lock"))
    sample.use(.setNeedsUpdateOfSupportedInterfaceOrientations, in: "Camera")
    var reads = Self.lock(backAgain: false)
    // All of it is in one file.
    for index in reads.indices { reads[index].place.path = sample.facts.occurrences[0].place.path }
    (reads[1].name, reads[1].type) = ("set", type)
    reads.append(ReadPlace(role: .setter, name: "lock", place: FilePlace(path: "AppDelegate.swift", line: 5)))
    sample.facts.occurrences[0].readAt = reads
    #expect(try kinds(sample).contains(.lockOutlivesScreen) == isTold)
  }

  @Test func anUpdateOfOldIsNoneForALockOnSixteen() throws {
    var sample = SampleApp(deployment: OSVersion(13), idioms: [.phone])
    sample.implement(.applicationSupportedInterfaceOrientations, in: "AppDelegate", .computed("lock"))
    sample.facts.occurrences[0].readAt = [
      ReadPlace(role: .assignment, name: "lock", place: FilePlace(path: "Camera.swift", line: 8))
    ]
    sample.use(.attemptRotationToDeviceOrientation, in: "Camera")
    let told = sample.app.findings().first { $0.kind == .lockWithoutUpdate }
    #expect(told?.versions == VersionRange(from: OSVersion(16)))
    // In the function that sets the lock it is told of the call, unless that runs below 16 alone.
    sample.facts.occurrences[0].readAt[0].next = .callBelow16
    #expect(try kinds(sample) == [.replacedMethod])
    sample.facts.occurrences[1].versions = VersionRange(from: OSVersion(2), until: OSVersion(16))
    #expect(try kinds(sample) == [.lockWithoutUpdate])
  }

  @Test func aLockIsRemovedByAWiderMaskThanItsOwn() throws {
    var sample = SampleApp(idioms: [.phone])
    sample.implement(.applicationSupportedInterfaceOrientations, in: "AppDelegate", .computed("lock"))
    sample.use(.setNeedsUpdateOfSupportedInterfaceOrientations, in: "Camera")
    // What the app begins with is wider than what any screen gives it back.
    sample.facts.occurrences[0].readAt = Self.lock(backAgain: true)
    sample.facts.occurrences[0].readAt[0].value = .mask(.all)
    #expect(try !kinds(sample).contains(.lockOutlivesScreen))
    sample.facts.occurrences[0].readAt[2].value = .mask(.landscape)
    #expect(try kinds(sample).contains(.lockOutlivesScreen))
  }

  @Test func anUnknownPreferredOrientationInAnExtensionOfUIKitIsTold() throws {
    var sample = SampleApp(idioms: [.phone])
    sample.implement(
      .preferredInterfaceOrientationForPresentation, in: "UINavigationController", .orientation(.unknown))
    sample.facts.occurrences[0].isInExtension = true
    #expect(try only(.preferredOutsideSupported, sample).subject == "UINavigationController")
    // One that hands on answers it where there is nothing to show.
    sample.facts.occurrences[0].value = .choice([
      .init(condition: "self.topViewController != nil", value: .forwarded(.top)),
      .init(condition: nil, value: .orientation(.unknown)),
    ])
    #expect(try kinds(sample).isEmpty)
    sample.facts.occurrences[0].value = .orientation(.portrait)
    #expect(try kinds(sample).isEmpty)
  }

  @Test func layoutByTheDevicesNotificationIsTold() throws {
    var sample = SampleApp(idioms: [.phone])
    sample.use(.deviceOrientationNotification, in: "Home", .computed("width = view.bounds.width"))
    #expect(try only(.deviceOrientationForLayout, sample).place.line == 9)
    sample.facts.occurrences[0].value = nil
    #expect(try kinds(sample).isEmpty)
  }

  @Test func theNumberOfAMaskIsAnotherOrientation() throws {
    var sample = SampleApp(idioms: [.phone])
    sample.implement(.preferredInterfaceOrientationForPresentation, in: "Player", .mask(.portrait))
    let finding = try only(.maskAsOrientation, sample)
    #expect(finding.proof?.decision.outcome.kind == .exception)
  }

  static func appThatDoesEverything(deployment: OSVersion) -> SampleApp {
    var sample = SampleApp(
      deployment: deployment,
      declarations: [
        SampleApp.list(.supported, [.portrait, .portraitUpsideDown]),
        SampleApp.list(.supportedOnPhone, [.portrait, .landscapeLeft], line: 9),
        SampleApp.list(.supported, [.portrait], origin: .buildSetting),
      ])
    sample.facts.targets[0].propertyList = .init(path: "Info.plist", keys: [])
    sample.facts.targets.append(sample.facts.targets[0])
    sample.facts.targets[1].name = "Other"
    sample.facts.targets[1].declarations.append(
      PropertyListDeclaration(
        key: .requiresFullScreen, origin: .file, values: ["YES"], place: FilePlace(path: "Other.plist", line: 5),
        isEffective: true))
    sample.implement(.supportedInterfaceOrientations, in: "Screen", .mask(.landscape))
    sample.implement(.preferredInterfaceOrientationForPresentation, in: "Screen", .orientation(.portrait))
    sample.implement(.shouldAutorotate, in: "Screen", .bool(false))
    sample.implement(.shouldAutorotateToInterfaceOrientation, in: "Screen", .bool(true))
    sample.implement(.supportedInterfaceOrientations, in: "Presenter", .orientation(.portraitUpsideDown))
    sample.implement(
      .preferredInterfaceOrientationForPresentation, in: "Presenter",
      .computed("UIApplication.shared.statusBarOrientation"))
    sample.implement(.supportedInterfaceOrientations, in: "Masked", .orientation(.portraitUpsideDown))
    sample.implement(.supportedInterfaceOrientations, in: "Preferring", .mask(.portrait))
    sample.implement(
      .preferredInterfaceOrientationForPresentation, in: "Preferring", .orientation(.landscapeLeft))
    sample.contain("Masked2", in: "UINavigationController")
    sample.implement(.supportedInterfaceOrientations, in: "Masked2", .mask(.portrait))
    sample.implement(.preferredInterfaceOrientationForPresentation, in: "Old", .mask(.portrait))
    sample.implement(.shouldAutorotateToInterfaceOrientation, in: "Old", .mask(.portrait))
    sample.use(.interfaceOrientationOfController, in: "Comparing", .mask(.portrait))
    sample.use(.deviceOrientation, in: "Comparing", .computed("UIDevice.current.orientation.isLandscape"))
    sample.use(.setDeviceOrientation, in: "Masking", .mask(.portrait))
    sample.facts.occurrences[sample.facts.occurrences.count - 1].readAt = [enumeration]
    sample.use(.statusBarOrientation, in: "Reading")
    sample.facts.occurrences.append(
      Occurrence(
        api: .setPreferredOrientations, role: .use, language: .dart, type: nil,
        place: FilePlace(path: "main.dart", line: 4), value: .mask(.landscapeRight)))
    if deployment >= OSVersion(16) {
      sample.implement(.supportedInterfaceOrientations, in: "Locked", .computed("mask"))
      let write = { ReadPlace(role: .assignment, name: "mask", place: FilePlace(path: "Locked.swift", line: $0)) }
      sample.facts.occurrences[sample.facts.occurrences.count - 1].readAt = [write(4), write(8)]
    }
    let updates: [OrientationAPI] = [.setNeedsUpdateOfSupportedInterfaceOrientations, .requestGeometryUpdate]
    for api in OrientationAPI.allCases where !updates.contains(api) {
      sample.use(api, in: "Screen", .deviceOrientation(.landscapeLeft))
    }
    return sample
  }

  private func kinds(_ sample: SampleApp) throws -> [AppFindingKind] {
    FindingSearch.findings(in: sample.app).map(\.kind)
  }

  private func only(_ kind: AppFindingKind, _ sample: SampleApp) throws -> AppFinding {
    let findings = FindingSearch.findings(in: sample.app)
    #expect(findings.map(\.kind) == [kind])
    return try #require(findings.first { $0.kind == kind })
  }
}
