import AppFacts
import Orientation
import OrientationNotation
import Testing

@testable import AppBook
@testable import ReferenceSite

/// The ways by which controllers are shown, and what pages and findings make of them.
@Suite struct ScreenWaysTests {
  @Test func aPushReplacesTheTopOfTheStackAndAPresentationIsOnTop() throws {
    var sample = Self.app
    sample.show("Detail", .pushed, by: "List")
    sample.show("Player", .presented, by: "Detail", style: .fullScreen)
    #expect(
      try screens(of: "Player", in: sample) == [
        "Tabs > UINavigationController > Detail; Player as fullScreen"
      ])
    sample.show("Player", .shown, by: "List")
    #expect(
      try screens(of: "Player", in: sample) == [
        "Tabs > UINavigationController > Player", "Tabs > UINavigationController > Detail; Player as fullScreen",
      ])
  }

  @Test func aDetailIsPresentedWhereNoSplitViewControllerIsAround() throws {
    var sample = Self.app
    sample.show("Player", .shownAsDetail, by: "List", style: .fullScreen)
    #expect(
      try screens(of: "Player", in: sample) == ["Tabs > UINavigationController > List; Player as fullScreen"])
    #expect(try findings(sample, .deadOverride).isEmpty)
    // In a split view controller it has no style, and its mask does not count.
    let stack = Placement.Node("UINavigationController", madeAt: Self.place)
    sample.place(.init("UISplitViewController"), .windowRoot)
    sample.place(stack, .child, by: .init("UISplitViewController"))
    sample.place(.init("Menu"), .child, by: stack)
    sample.show("Upright", .shownAsDetail, by: "Menu", style: .fullScreen)
    sample.implement(.supportedInterfaceOrientations, in: "Upright", .mask(.portrait))
    #expect(try screens(of: "Upright", in: sample) == ["UISplitViewController > Upright"])
    #expect(try findings(sample, .deadOverride).map(\.subject) == ["Upright"])
    // What begins anywhere may be in one, and a collapsed one without a stack presents.
    sample.show("Other", .shownAsDetail, by: "Nowhere", style: .fullScreen)
    sample.addClass("Side")
    sample.place(.init("Side"), .child, by: .init("UISplitViewController"))
    sample.show("Alone", .shownAsDetail, by: "Side", style: .fullScreen)
    let ways = try #require(sample.app.screenWays)
    for name in ["Other", "Alone"] { #expect(ways.ways(to: name).map(\.isKnown) == [false]) }
  }

  @Test func whatASuperclassPresentsItsSubclassesPresent() throws {
    var sample = Self.app
    sample.facts.types.removeAll { $0.name == "List" }
    sample.addClass("Base")
    sample.addClass("List", "Base")
    sample.show("Player", .presented, by: "Base")
    #expect(try screens(of: "Player", in: sample) == ["Tabs > UINavigationController > List; Player"])
  }

  @Test func oneOfTwoControllersOfAClassGetsAnotherNameAndKeepsItsClass() throws {
    var sample = Self.app
    sample.place(.init("UINavigationController", madeAt: Self.place), .presented, by: .init("List"))
    sample.place(.init("Player"), .child, by: .init("UINavigationController", madeAt: Self.place))
    let screens = try screens(of: "Player", in: sample)
    #expect(
      screens == ["Tabs > UINavigationController2=UINavigationController > List; UINavigationController > Player"])
    #expect(throws: Never.self) { try ScenarioParser.parse("iOS: 17\nroot: \(screens[0].split(separator: ";")[0])") }
  }

  @Test func viewsOfSwiftUIAreInAHostingController() throws {
    var sample = Self.app
    sample.place(.init("MyApp", isView: true), .windowRoot)
    sample.place(.init("Home", isView: true), .child, by: .init("MyApp", isView: true))
    sample.place(.init("Cover", isView: true), .presented, by: .init("Home", isView: true), style: .fullScreen)
    sample.place(.init("Player"), .child, by: .init("Cover", isView: true))
    #expect(
      try screens(of: "Player", in: sample) == [
        "UIHostingController2=UIHostingController; UIHostingController > Player as fullScreen"
      ])
  }

  @Test func circlesAndManyWaysEnd() throws {
    var sample = Self.app
    for index in 0..<60 {
      sample.show("Screen\(index)", .presented, by: "List")
      sample.show("Player", .presented, by: "Screen\(index)")
      sample.show("Screen\((index + 1) % 60)", .presented, by: "Screen\(index)")
    }
    sample.show("One", .presented, by: "Two")
    sample.show("Two", .presented, by: "One")
    let ways = try #require(sample.app.screenWays)
    #expect(ways.ways(to: "Player").count == ScreenWays.mostWays)
    #expect(ways.ways(to: "One").allSatisfy { !$0.isWhole })
  }

  @Test func aControllerThatIsNotPlacedHasEachPossibleWayWithItsVerdict() throws {
    let sample = Self.app
    let matrix = AppMatrix(sample.app)
    let row = try #require(matrix.rows.firstIndex { $0.controller == "Player" })
    #expect(matrix.rows[row].isNotPlaced)
    guard case .either(let possibilities) = matrix.cells[row][0] else {
      Issue.record("\(matrix.cells[row][0])")
      return
    }
    #expect(possibilities[0].reasons == [.shown(.windowRoot), .shown(.fullScreen)])
    #expect(possibilities[0].cell == .allowed(.landscape, by: "Player"))
    #expect(possibilities.flatMap(\.reasons).count == PossibleWay.allCases.count)
    // What the book names is placed.
    var app = sample.app
    app.screens = [try Screen(name: "Video", root: "Player", presented: [], line: 1)]
    #expect(AppMatrix(app).screens.map(\.name) == ["Video", ""])
  }

  @Test func waysThatComeToTheSameAreOneRow() throws {
    var sample = Self.app
    sample.show("Detail", .pushed, by: "List")
    sample.show("Player", .presented, by: "Detail", style: .overFullScreen)
    sample.show("Player", .presented, by: "List", style: .overFullScreen)
    sample.show("Player", .pushed, by: "List")
    let names = AppMatrix(sample.app).screens.map(\.name)
    #expect(names == ["Player, presented by List as overFullScreen", "Player, pushed by List", ""])
  }

  @Test func factsWithoutPlacementsAreShownAsBefore() {
    var sample = Self.app
    sample.facts.placements = nil
    #expect(AppMatrix(sample.app).screens.map(\.root.notation) == ["Player", "UIViewController"])
  }

  // MARK: Findings

  @Test func aMaskThatCountsNowhereIsDeadWithTheLinesThatProveIt() throws {
    var sample = Self.app
    sample.show("Player", .pushed, by: "List", line: 7)
    let finding = try #require(try findings(sample, .deadOverride).first)
    #expect(finding.place == FilePlace(path: "Player.swift", line: 2))
    #expect(finding.shownAt.map(\.place.line) == [1, 1, 1, 7])
    #expect(finding.proof?.trace.contains(.containersDoNotAskChildren) == true)
    sample.show("Player", .presented, by: "List", style: .fullScreen)
    #expect(try findings(sample, .deadOverride).isEmpty, "it counts in one of the ways")
    sample.facts.placements?.removeLast()
    sample.place(.init("Player"), .made)
    #expect(try findings(sample, .deadOverride).isEmpty, "there may be a way that was not read")
  }

  @Test func aMaskThatAContainerForwardsIsNotDead() throws {
    var sample = Self.app
    sample.facts.placements?.removeAll()
    sample.implement(.supportedInterfaceOrientations, in: "Stack", .forwarded(.top))
    sample.facts.types.removeAll { $0.name == "Stack" }
    sample.addClass("Stack", "UINavigationController")
    sample.place(.init("Stack"), .windowRoot)
    sample.show("Player", .child, by: "Stack")
    #expect(try findings(sample, .deadOverride).isEmpty)
  }

  @Test func aContainerThatMayForwardProvesNothing() throws {
    for container in ["SJNavigationController", "Stack"] {
      var sample = Self.app
      if container == "Stack" {
        sample.addClass("Stack", "UINavigationController")
        sample.implement(.supportedInterfaceOrientations, in: "Stack", .forwarded(.other("player")))
      }
      sample.place(.init(container), .windowRoot)
      sample.show("Player", .child, by: container)
      #expect(try findings(sample, .deadOverride).isEmpty)
      let matrix = AppMatrix(sample.app)
      let row = try #require(matrix.rows.firstIndex { $0.controller == "Player" })
      guard case .unknown = matrix.cells[row][0] else {
        Issue.record("\(matrix.cells[row][0])")
        return
      }
    }
  }

  @Test func aWayWhoseStartIsNotKnownProvesNothing() throws {
    var sample = Self.app
    sample.show("Player", .pushed, by: "List")
    #expect(try findings(sample, .deadOverride).count == 1)
    sample.place(.init("Player"), .pushed)
    #expect(try findings(sample, .deadOverride).isEmpty)
    var sheet = Self.app
    sheet.place(.init("Player"), .presented)
    #expect(try findings(sheet, .sheetDoesNotLock).isEmpty)
  }

  @Test func aSheetIsNotToldWhereThePlayRefutesIt() throws {
    // A tab bar below it that is locked in portrait keeps it there too.
    var locked = Self.app
    locked.implement(.supportedInterfaceOrientations, in: "Upright", .mask(.portrait))
    locked.show("Upright", .presented, by: "List")
    #expect(try findings(locked, .sheetDoesNotLock).count == 1)
    locked.implement(.supportedInterfaceOrientations, in: "Tabs", .mask(.portrait))
    #expect(try findings(locked, .sheetDoesNotLock).isEmpty)
    // A presenter that returns what the presented controller returns.
    var asking = SampleApp(idioms: [.phone])
    asking.facts.placements = []
    asking.implement(.supportedInterfaceOrientations, in: "Player", .mask(.landscape))
    asking.implement(.supportedInterfaceOrientations, in: "Main", .mask(.portrait))
    asking.place(.init("Main"), .windowRoot)
    asking.show("Player", .presented, by: "Main")
    #expect(try findings(asking, .sheetDoesNotLock).count == 1)
    asking.facts.occurrences.removeLast()
    asking.implement(
      .supportedInterfaceOrientations, in: "Main",
      .choice([
        .init(condition: "presentedViewController != nil", value: .forwarded(.presented)),
        .init(condition: nil, value: .mask(.portrait)),
      ]))
    #expect(try findings(asking, .sheetDoesNotLock).isEmpty)
    // What is not read may do the same.
    asking.facts.occurrences.removeLast()
    asking.implement(.supportedInterfaceOrientations, in: "Main", .computed("(presented ?? self).mask"))
    #expect(try findings(asking, .sheetDoesNotLock).isEmpty)
  }

  @Test func aWayThatOnlyAniPadTakesIsNotPlayedOnAniPhone() throws {
    var sample = Self.app
    sample.show("Player", .presented, by: "List")
    #expect(try findings(sample, .sheetDoesNotLock).count == 1)
    sample.facts.placements?[3].idiom = .pad
    #expect(try findings(sample, .sheetDoesNotLock).isEmpty)
  }

  @Test func anAlertIsNoSheet() throws {
    var sample = Self.app
    sample.implement(.supportedInterfaceOrientations, in: "Question", .mask(.portrait))
    sample.facts.types.removeAll { $0.name == "Question" }
    sample.addClass("Question", "UIAlertController")
    sample.show("Question", .presented, by: "List")
    #expect(try findings(sample, .sheetDoesNotLock).isEmpty)
  }

  @Test func aSheetThatWasMeantToLockIsTold() throws {
    var sample = Self.app
    sample.show("Player", .presented, by: "List", line: 8)
    let finding = try #require(try findings(sample, .sheetDoesNotLock).first)
    #expect(finding.place.line == 8)
    #expect(try findings(sample, .deadOverride).isEmpty, "it is told where it is presented")
    sample.facts.placements?.removeLast()
    sample.show("Player", .presented, by: "List", style: .fullScreen)
    #expect(try findings(sample, .sheetDoesNotLock).isEmpty)
  }

  @Test func aSheetIsNotToldWhereItsContainerMayBeAnotherInstance() throws {
    var sample = Self.app
    sample.addClass("Stack", "UINavigationController")
    sample.implement(.supportedInterfaceOrientations, in: "Stack", .forwarded(.top))
    let sheet = Placement.Node("Stack", madeAt: FilePlace(path: "Menu.swift", line: 1))
    sample.place(sheet, .presented, by: .init("List"), line: 8)
    sample.place(.init("Player"), .pushed, by: sheet)
    #expect(try findings(sample, .sheetDoesNotLock).count == 1)
    sample.facts.placements?.removeLast()
    // `(detail as? Stack)?.pushViewController(Player(), animated: true)`.
    sample.show("Player", .pushed, by: "Stack")
    #expect(try findings(sample, .sheetDoesNotLock).isEmpty)
    // The code of the class is that of each instance.
    sample.facts.placements?[4].place.path = "Stack.swift"
    #expect(try findings(sample, .sheetDoesNotLock).count == 1)
  }

  @Test func aPresenterWithoutACommonOrientationIsToldUnlessARotationIsMeant() throws {
    var sample = SampleApp(idioms: [.phone])
    sample.facts.placements = []
    sample.implement(.supportedInterfaceOrientations, in: "Player", .mask(.landscape))
    sample.implement(.supportedInterfaceOrientations, in: "List", .mask(.portrait))
    sample.place(.init("List"), .windowRoot)
    sample.show("Player", .presented, by: "List", style: .fullScreen, line: 6)
    #expect(try findings(sample, .presenterDiffers).map(\.place.line) == [6])
    sample.implement(.preferredInterfaceOrientationForPresentation, in: "Player", .orientation(.landscapeLeft))
    #expect(try findings(sample, .presenterDiffers).isEmpty)
  }

  @Test func aScreenThatTheCodeShowsElsewhereIsToldWhereItRotatesOtherwise() throws {
    var sample = Self.app
    sample.show("Player", .pushed, by: "List", line: 7)
    var app = sample.app
    app.screens = [try Screen(name: "Video", root: "Player", presented: [], line: 3)]
    let finding = try #require(app.findings().first { $0.kind == .placedOtherwise })
    #expect(finding.subject == "Video" && finding.place.line == 7)
    app.screens = [
      try Screen(name: "Video", root: "Tabs(selected) > UINavigationController > Player", presented: [], line: 3)
    ]
    #expect(app.findings().allSatisfy { $0.kind != .placedOtherwise })
  }

  @Test func theMapHasEachControllerBelowWhatShowsIt() throws {
    var sample = Self.app
    sample.show("Player", .pushed, by: "List")
    sample.show("Player", .presented, by: "List", style: .fullScreen)
    let map = try #require(AppMap(sample.app))
    #expect(
      map.order.map {
        "\(map.items[$0].depth) \(map.items[$0].node.name) \(map.items[$0].isCalled.map { "\($0)" } ?? "-")"
      }
        == [
          "0 Tabs -", "1 UINavigationController -", "2 Player false", "2 List -", "3 Player true",
        ])
    let folded = map.folded(to: 3)
    #expect(folded.order.map { map.items[$0].node.name } == ["Tabs", "UINavigationController"])
    #expect(folded.hidden == [folded.order[1]: 3])
    #expect(folded.starts == 0)
  }

  @Test func theTreeOfScreensHasALineForEachScreenBelowWhatShowsIt() throws {
    var sample = Self.app
    sample.show("Player", .pushed, by: "List")
    sample.show("Player", .presented, by: "List", style: .fullScreen)
    sample.addClass("Lonely")
    sample.implement(.supportedInterfaceOrientations, in: "Lonely", .mask(.portrait))
    var app = sample.app
    let lines = ScreenTree(AppMatrix(app).rows).lines
    #expect(lines.map(Self.text) == ["0 UINavigationController in Tabs", "1 Player", "1 List", "2 Player presented"])
    // What the book calls its screens has the place that the book gives it.
    app.screens = [
      try Screen(name: "Video", root: "Tabs > [List, Player]", presented: ["Lonely as pageSheet"], line: 3)
    ]
    #expect(ScreenTree(AppMatrix(app).rows).lines.map(Self.text) == ["0 Player in Tabs", "1 Lonely presented"])
  }

  @Test func aTreeOfManyScreensIsCutWhereItIsDeep() throws {
    var sample = Self.app
    for number in 1...5 {
      sample.show("Tab\(number)", .pushed, by: "List")
      sample.implement(.supportedInterfaceOrientations, in: "Tab\(number)", .mask(.all))
      for index in 1...5 {
        let name = "Sheet\(number)\(index)"
        sample.implement(.supportedInterfaceOrientations, in: name, .mask(.portrait))
        sample.show(name, .presented, by: "Tab\(number)", style: .fullScreen)
      }
    }
    let tree = ScreenTree(AppMatrix(sample.app).rows)
    #expect(tree.folded(to: 100).lines == tree.lines)
    let folded = tree.folded(to: 10)
    #expect(folded.lines.count <= 10)
    #expect(folded.lines.count + folded.hidden + folded.lines.reduce(0) { $0 + $1.hidden } == tree.lines.count)
    let cut = tree.folded(to: 2)
    #expect(cut.lines.count == 1 && cut.lines[0].depth == 0)
    #expect(cut.lines.count + cut.hidden + cut.lines.reduce(0) { $0 + $1.hidden } == tree.lines.count)
  }

  @Test func aScreenIsDrawnWithWhatItAllowsForCertainAndWhatItMayAllow() {
    let either = AppMatrix.Cell.either([
      .init(reasons: [], cell: .allowed(.portrait, by: nil)), .init(reasons: [], cell: .allowed(.all, by: "Player")),
    ])
    let outcome = ScreenOutcome(either)
    #expect(outcome.allowed == .portrait && outcome.possible == .all)
    #expect(outcome.maybe == InterfaceOrientationMask.all.subtracting(.portrait))
    let words = ScreenTreeWords(language: .english)
    #expect(
      words.allowed(outcome, on: .pad)
        == "iPad: portrait; in some cases landscapeLeft, landscapeRight, portraitUpsideDown")
    let ending = AppMatrix.Cell.outcome(.exception(.emptyMask), rule: .emptyControllerMaskThrows)
    let mixed = ScreenOutcome(.either([.init(reasons: [], cell: ending), .init(reasons: [], cell: .unknown("why"))]))
    #expect(mixed.possible.isEmpty && mixed.isUnknown && mixed.endings.count == 1)
    #expect(words.line(mixed) == "exception; unknown")
  }

  private static func text(_ line: ScreenTree.Line) -> String {
    "\(line.depth) \(line.className)" + (line.container.map { " in \($0)" } ?? "")
      + (line.form == nil ? "" : " presented")
  }

  /// An app with each finding about where controllers are shown.
  @Test func aScreenThatDoesNotRotateStaysAsItAppears() throws {
    var sample = Self.app
    sample.implement(.shouldAutorotate, in: "Game", .bool(false), line: 4)
    #expect(try findings(sample, .stuckScreen).isEmpty, "nothing says how it is shown")
    sample.show("Game", .presented, by: "List", style: .fullScreen, line: 7)
    let finding = try #require(try findings(sample, .stuckScreen).first)
    #expect(finding.place == FilePlace(path: "Game.swift", line: 4))
    #expect(finding.versions == VersionRange(from: OSVersion(15), until: OSVersion(16)))
    #expect(finding.shownAt.last?.place.line == 7)
    // A mask for one direction is a lock that is meant, and a sheet leaves the presenter in charge.
    var locked = sample
    locked.implement(.supportedInterfaceOrientations, in: "Game", .mask(.landscape))
    #expect(try findings(locked, .stuckScreen).isEmpty)
    var pushed = Self.app
    pushed.implement(.shouldAutorotate, in: "Game", .bool(false))
    pushed.show("Game", .pushed, by: "List")
    #expect(try findings(pushed, .stuckScreen).isEmpty)
  }

  @Test func aBranchThatIsNotReadIsNoProofThatTheAppAllowsMore() throws {
    var sample = Self.app
    sample.implement(.shouldAutorotate, in: "Game", .bool(false), line: 4)
    sample.show("Game", .presented, by: "List", style: .fullScreen, line: 7)
    let kinds: [AppFindingKind] = [.shouldAutorotateNotConsulted, .stuckScreen]
    func found(_ value: SourceValue) -> [AppFinding] {
      var sample = sample
      sample.implement(.applicationSupportedInterfaceOrientations, in: "AppDelegate", value)
      return sample.app.findings().filter { kinds.contains($0.kind) }
    }
    func either(_ mask: InterfaceOrientationMask) -> SourceValue {
      .choice([
        .init(condition: "mask != 0", value: .computed("mask")), .init(condition: nil, value: .mask(mask)),
      ])
    }
    #expect(found(either(.portrait)).isEmpty)
    #expect(found(either(.allButUpsideDown)).map(\.kind) == kinds)
    // Where nothing is read, nothing says that the app allows one orientation alone.
    #expect(found(.computed("mask")).map(\.kind) == kinds)
    #expect(
      found(either(.all)).map { FindingWords(language: .english).message($0) } == [
        "Game keeps the interface by shouldAutorotate, which UIKit does not call on iOS 16 and later",
        "before iOS 16, Game allows portrait and landscape but does not rotate: it stays in the orientation in which "
          + "it appears",
      ])
  }

  @Test func whatAnExtensionPrefersForAllControllersHasToBeSupported() throws {
    var sample = Self.app
    sample.implement(.preferredInterfaceOrientationForPresentation, in: "UIViewController", .orientation(.portrait))
    sample.facts.types.removeAll { $0.name == "UIViewController" }
    let last = sample.facts.occurrences.count - 1
    sample.facts.occurrences[last].isInExtension = true
    #expect(try findings(sample, .preferredOutsideSupported).isEmpty, "nothing presents the player")
    var sheet = sample
    sheet.show("Player", .presented, by: "List", style: .pageSheet)
    #expect(try findings(sheet, .preferredOutsideSupported).isEmpty)
    sample.show("Player", .presented, by: "List", style: .fullScreen, line: 7)
    let finding = try #require(try findings(sample, .preferredOutsideSupported).first)
    #expect(finding.subject == "Player" && finding.place == FilePlace(path: "Player.swift", line: 2))
    #expect(finding.shownAt.last?.place.line == 7)
    sample.facts.occurrences[0].value = .mask(.allButUpsideDown)
    #expect(try findings(sample, .preferredOutsideSupported).isEmpty)
  }

  @Test func thePushOntoTheStackThatHidesTheMaskIsTold() throws {
    var sample = Self.app
    sample.addClass("Stack", "UINavigationController")
    sample.implement(.supportedInterfaceOrientations, in: "Stack", .forwarded(.top))
    sample.implement(.supportedInterfaceOrientations, in: "Scan", .mask(.portrait))
    let stack = Placement.Node("Stack")
    sample.place(stack, .presented, by: .init("List"), style: .fullScreen)
    sample.addClass("Home")
    sample.place(.init("Home"), .child, by: stack)
    sample.show("Scan", .pushed, by: "Home", line: 5)
    sample.show("Scan", .pushed, by: "List", line: 8)
    for line in [5, 8] {
      let place = try #require(sample.facts.placements?.first { $0.place.line == line }?.place)
      sample.facts.containments.append(Containment(child: "Scan", container: nil, place: place))
    }
    let finding = try #require(try findings(sample, .containerDoesNotForward).first)
    #expect(finding.place.line == 8)
  }

  @Test func aContainerOfTheAppIsToldOnceWithAllThatSuffer() throws {
    var sample = Self.app
    sample.addClass("Stack", "UINavigationController")
    sample.place(.init("Stack"), .presented, by: .init("List"), style: .fullScreen)
    for name in ["Player", "Upright"] {
      sample.implement(.supportedInterfaceOrientations, in: name, .mask(name == "Player" ? .landscape : .portrait))
      sample.place(.init(name), .child, by: .init("Stack"))
      sample.contain(name, in: "Stack")
    }
    let finding = try #require(sample.app.findings().first)
    #expect(sample.app.findings().map(\.kind) == [.containerHidesMasks])
    #expect(finding.subject == "Stack" && finding.place == FilePlace(path: "Stack.swift", line: 1))
    #expect(finding.shownAt.map(\.node.name) == ["Player", "Upright"])
    // One that forwards hides nothing.
    sample.implement(.supportedInterfaceOrientations, in: "Stack", .forwarded(.top))
    #expect(sample.app.findings().isEmpty)
  }

  @Test func aContainerIsToldOnlyWhereItIsKnownWhatDecides() throws {
    let stack = Placement.Node("UINavigationController", madeAt: FilePlace(path: "Login.swift", line: 4))
    var sample = Self.app
    sample.implement(.supportedInterfaceOrientations, in: "Login", .mask(.portrait))
    sample.place(.init("Login"), .child, by: stack)
    sample.contain("Login", in: "UINavigationController")
    #expect(sample.app.findings().isEmpty, "nothing says how the container is shown")
    // A presentation in full screen hides what is below it, whatever that is.
    var full = sample
    full.place(stack, .presented, style: .fullScreen)
    let finding = try #require(try findings(full, .containerDoesNotForward).first)
    #expect(finding.shownAt.map(\.node.name) == ["UINavigationController", "Login"])
    // A sheet leaves what is below it in charge: nothing rotates above tabs for portrait alone.
    var sheet = sample
    sheet.place(stack, .presented, by: .init("List"), style: .formSheet)
    #expect(sheet.app.findings().map(\.kind) == [.deadOverride])
    sheet.implement(.supportedInterfaceOrientations, in: "Tabs", .mask(.portrait))
    #expect(sheet.app.findings().isEmpty)
  }

  @Test func anExceptionThatNoWayComesToIsNoFinding() throws {
    var sample = Self.app
    sample.implement(.supportedInterfaceOrientations, in: "Mirror", .mask([]))
    #expect(try !findings(sample, .masksNeverMeet).isEmpty, "nothing says how it is shown")
    var other = sample
    other.place(.init("Mirror"), .otherWindowRoot)
    #expect(other.app.findings().isEmpty)
    other.show("Mirror", .presented, by: "List", style: .formSheet)
    #expect(try findings(other, .masksNeverMeet).isEmpty)
    other.show("Mirror", .presented, by: "List", style: .fullScreen)
    #expect(try !findings(other, .masksNeverMeet).isEmpty)
  }

  @Test(arguments: [(Placement.Relation.pushed, false), (.presented, true)])
  func whatIsOnlyPushedIsNotPresented(relation: Placement.Relation, isTold: Bool) throws {
    var sample = SampleApp(idioms: [.phone], declarations: [SampleApp.list(.supported, [.portrait])])
    sample.implement(.supportedInterfaceOrientations, in: "Tour", .mask(.landscape))
    // Nothing says how the presenter itself is shown.
    sample.show("Tour", relation, by: "Somewhere", style: relation == .presented ? .fullScreen : nil)
    #expect(try findings(sample, .masksNeverMeet).isEmpty != isTold)
  }

  @Test func shouldAutorotateThatNobodyAsksForNeverKeptAnything() throws {
    func isTold(_ edit: (inout SampleApp) -> Void) throws -> Bool {
      var sample = Self.app
      sample.implement(.shouldAutorotate, in: "Menu", .bool(false))
      edit(&sample)
      return try !findings(sample, .shouldAutorotateNotConsulted).isEmpty
    }
    #expect(try isTold { _ in }, "nothing says how it is shown")
    #expect(try !isTold { $0.show("Menu", .pushed, by: "List") })
    #expect(try !isTold { $0.show("Menu", .presented, by: "List", style: .formSheet) })
    #expect(try isTold { $0.show("Menu", .presented, by: "List", style: .fullScreen) })
    #expect(
      try isTold {
        $0.show("Menu", .pushed, by: "List")
        $0.place(.init("Menu"), .made)
      }, "and somewhere else")
  }

  @Test func whatIsFoundIsWorkedOutOnceUntilTheScreensChange() throws {
    var app = Self.appThatPlacesEverything
    let found = app.findings().map(\.key)
    app.keepFindings()
    app.keepComparison()
    #expect(app.kept.count == 2 && app.findings().map(\.key) == found)
    // The screens of a book are part of what is found.
    let before = app.findings().count
    app.screens = []
    #expect(app.kept.isEmpty && app.findings().count < before)
  }

  static var appThatPlacesEverything: App {
    var sample = Self.app
    sample.implement(.supportedInterfaceOrientations, in: "Upright", .mask(.portrait))
    sample.show("Player", .pushed, by: "List")
    sample.place(.init("Upright"), .windowRoot)
    sample.implement(.supportedInterfaceOrientations, in: "Wide", .mask(.landscape))
    sample.show("Wide", .presented, by: "Upright", style: .fullScreen)
    sample.implement(.supportedInterfaceOrientations, in: "Sheet", .mask(.landscape))
    sample.show("Sheet", .presented, by: "List")
    sample.implement(.shouldAutorotate, in: "Game", .bool(false))
    sample.show("Game", .presented, by: "List", style: .fullScreen)
    sample.place(.init("Wide"), .child, by: .init("Tabs"))
    sample.contain("Wide", in: "Tabs")
    var app = sample.app
    app.screens = [Screen(name: "Video", root: ControllerTree("Player"), line: 3)]
    return app
  }

  /// An app in which a container of its own hides the masks of what it contains, and a mask is not told.
  static var appWithAnOpenContainer: App {
    var sample = Self.app
    sample.addClass("Stack", "UINavigationController")
    sample.place(.init("Stack"), .presented, by: .init("List"), style: .fullScreen)
    for name in ["Player", "Upright"] {
      sample.implement(.supportedInterfaceOrientations, in: name, .mask(name == "Player" ? .landscape : .portrait))
      sample.place(.init(name), .child, by: .init("Stack"))
      sample.contain(name, in: "Stack")
    }
    sample.contain("Stack", in: "Stack")
    sample.implement(
      .supportedInterfaceOrientations, in: "Open",
      .choice([.init(condition: "isLocked", value: .mask(.portrait)), .init(condition: nil, value: .mask(.all))]))
    sample.implement(.supportedInterfaceOrientations, in: "Computed", .computed("mask"))
    sample.show("Open", .pushed, by: "List")
    sample.show("Computed", .presented, by: "Open", style: .fullScreen)
    return sample.app
  }

  @Test func aSheetThatTheSameFilePresentsInFullIsDecidedThere() throws {
    var sample = Self.app
    sample.show("Player", .presented, by: "List", style: .formSheet, line: 5)
    #expect(try findings(sample, .sheetDoesNotLock).count == 1)
    sample.show("Player", .presented, by: "List", style: .fullScreen, line: 8)
    #expect(try findings(sample, .sheetDoesNotLock).isEmpty)
    // One presentation that is a sheet in a branch is a sheet then.
    var branches = Self.app
    branches.show("Player", .presented, by: "List", style: .formSheet, line: 5)
    branches.show("Player", .presented, by: "List", style: .fullScreen, line: 5)
    #expect(try findings(branches, .sheetDoesNotLock).count == 1)
    // What another kind of device shows in full decides nothing on this one.
    let last = try #require(sample.facts.placements?.indices.last)
    sample.facts.placements?[last].idiom = .pad
    sample.facts.targets[0].idioms = [.phone, .pad]
    sample.facts.placements?[last - 1].idiom = .phone
    #expect(try findings(sample, .sheetDoesNotLock).count == 1)
  }

  @Test func aPushIsToldWhereItsStackIsKnown() throws {
    var sample = Self.app
    // A navigation controller that answers is somewhere; this stack is not of its class.
    sample.addClass("Forwarding", "UINavigationController")
    sample.implement(.supportedInterfaceOrientations, in: "Forwarding", .forwarded(.top))
    sample.contain("Player", in: nil)
    #expect(try findings(sample, .containerDoesNotForward).isEmpty)
    sample.show("Player", .pushed, by: "List")
    sample.place(.init("Player"), .made, line: 9)
    #expect(try findings(sample, .containerDoesNotForward).map(\.subject) == ["Player"])
  }

  @Test func aWayOfOneDeviceDoesNotHideThatOfTheOther() throws {
    var sample = Self.app
    for idiom in [Idiom.pad, .phone] {
      sample.facts.placements?.append(
        Placement(
          .init("Player"), .presented, by: .init("List"), style: .fullScreen, idiom: idiom,
          place: FilePlace(path: "Router.swift", line: 4)))
    }
    let ways = try #require(sample.app.screenWays).ways(to: "Player")
    #expect(ways.filter { $0.isTaken(on: .phone) }.count == 1)
    #expect(ways.filter { $0.isTaken(on: .pad) }.count == 1)
  }

  @Test(arguments: ["AVPlayerViewController", "UIImagePickerController", "UIAlertController"])
  func theAutomaticStyleOfASystemControllerIsNotKnown(superclass: String) throws {
    for (style, isTold) in [(nil, false), (.automatic, false), (.pageSheet, true)] as [(ModalPresentationStyle?, Bool)]
    {
      var sample = Self.app
      sample.facts.types.removeAll { $0.name == "Player" }
      sample.addClass("Player", superclass)
      sample.show("Player", .presented, by: "List", style: style)
      #expect(try findings(sample, .sheetDoesNotLock).isEmpty == !isTold)
      let way = try #require(sample.app.screenWays?.ways(to: "Player").first)
      #expect((way.doubt(in: sample.app) == nil) == isTold)
    }
  }

  @Test func nothingIsClaimedOfTwoClassesOfOneName() throws {
    var sample = Self.app
    sample.show("Player", .pushed, by: "List")
    sample.show("Player", .presented, by: "List", style: .pageSheet, line: 5)
    let kinds: Set<AppFindingKind> = [.deadOverride, .sheetDoesNotLock, .containerDoesNotForward]
    sample.contain("Player", in: "UINavigationController")
    #expect(!kinds.isDisjoint(with: sample.app.findings().map(\.kind)))
    var other = SourceType(
      name: "Chat.Player", kind: .classType, language: .swift, inherited: ["UIViewController"],
      place: FilePlace(path: "Chat.swift", line: 1))
    sample.facts.types.append(other)
    #expect(kinds.isDisjoint(with: sample.app.findings().map(\.kind)))
    let way = try #require(sample.app.screenWays?.ways(to: "Player").first)
    #expect(way.doubt(in: sample.app) == "several classes of the app are named `Player`")
    // Two branches of `#if` declare one class, and an enumeration is no controller.
    other.name = "Player"
    other.place = FilePlace(path: "Player.swift", line: 9)
    sample.facts.types[sample.facts.types.count - 1] = other
    #expect(!kinds.isDisjoint(with: sample.app.findings().map(\.kind)))
  }

  private func screens(of name: String, in sample: SampleApp) throws -> [String] {
    let ways = try #require(sample.app.screenWays)
    return ways.ways(to: name).map { way in
      let screen = way.screen(name: name)
      return screen.notation
    }
  }

  private func findings(_ sample: SampleApp, _ kind: AppFindingKind) throws -> [AppFinding] {
    sample.app.findings().filter { $0.kind == kind }
  }

  private static let place = FilePlace(path: "Router.swift", line: 3)

  /// A list in a navigation controller, as the only tab; a player that nothing shows.
  private static var app: SampleApp {
    var sample = SampleApp(idioms: [.phone])
    sample.facts.placements = []
    sample.implement(.supportedInterfaceOrientations, in: "Player", .mask(.landscape))
    sample.addClass("Tabs", "UITabBarController")
    sample.addClass("List")
    let stack = Placement.Node("UINavigationController", madeAt: FilePlace(path: "Tabs.swift", line: 1))
    sample.place(.init("Tabs"), .windowRoot)
    sample.place(stack, .child, by: .init("Tabs"))
    sample.place(.init("List"), .child, by: stack)
    return sample
  }
}

extension SampleApp {
  /// Adds a place that shows a controller.
  fileprivate mutating func place(
    _ node: Placement.Node, _ relation: Placement.Relation, by: Placement.Node? = nil,
    style: ModalPresentationStyle? = nil, line: Int = 1
  ) {
    facts.placements =
      (facts.placements ?? []) + [
        Placement(node, relation, by: by, style: style, place: FilePlace(path: "Router.swift", line: line))
      ]
  }

  fileprivate mutating func show(
    _ controller: String, _ relation: Placement.Relation, by other: String, style: ModalPresentationStyle? = nil,
    line: Int = 1
  ) {
    place(.init(controller), relation, by: .init(other), style: style, line: line)
  }
}
