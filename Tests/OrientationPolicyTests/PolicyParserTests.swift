import Orientation
import OrientationNotation
import Testing

@testable import OrientationPolicy

/// The grammar of policies.
@Suite struct PolicyParserTests {
  private static let list = ControllerTree(
    chain: [.init("Tabs", kind: .tabBar), .init("Navigation"), .init("ListController")])
  private static let names = AppNames([
    Screen(name: "List", root: list),
    Screen(name: "Player", root: list, presented: [PresentedTree("PlayerController", .fullScreen)]),
  ])

  @Test func everyLineIsRead() throws {
    let policy = try parse(
      """
      on: iPhone, iOS 16 and later  # and not iPad
      events: turns, device turned landscapeLeft, requestGeometryUpdate landscape
      depth: 6
      always: portrait
      except: Player: landscape
      never: exception
      never: Player: unchanged not-allowed
      after: dismissed Player within 2: portrait
      may: player: landscapeLeft, landscapeRight
      accept: not proved, because the search is deep
      """)
    #expect(policy.scope.devices == [.phone, .phoneWithHomeButton])
    #expect(policy.scope.versions == [VersionRange(from: OSVersion(16))])
    #expect(policy.depth == 6)
    #expect(policy.events.kinds == [.turns])
    #expect(policy.events.singles == [.deviceTurned(.landscapeLeft), .called(.geometryRequested(.landscape))])
    #expect(
      policy.statements.map(\.demand) == [
        .always(.portrait), .always(.landscape), .never(.outcome(.exception(id: nil))),
        .never(.outcome(.unchanged(.notAllowed))), .after(.dismissed(.screen("Player")), within: 2, .portrait),
        .may(.landscape),
      ])
    #expect(policy.statements.map(\.screen) == [nil, "Player", nil, "Player", nil, "Player"])
    #expect(policy.statements.map(\.line) == [4, 5, 6, 7, 8, 9])
    #expect(policy.statements[4].text == "after: dismissed Player within 2: portrait")
    #expect(policy.reason(toAccept: .notProved) == "the search is deep")
    #expect(policy.reason(toAccept: .fails) == nil)
  }

  @Test(arguments: [
    ("exception", ForbiddenEnding.outcome(.exception(id: nil))),
    ("exception empty-mask", .outcome(.exception(id: "empty-mask"))),
    ("no-common-orientation", .outcome(.exception(id: "no-common-orientation"))),
    ("none-supported", .outcome(.geometryError(id: "none-supported"))),
    ("geometry error windowing-mode", .outcome(.geometryError(id: "windowing-mode"))),
    ("unchanged no-common-orientation", .outcome(.unchanged(.noCommonOrientation))),
    ("portraitUpsideDown", .orientations(.portraitUpsideDown)), ("landscape", .orientations(.landscape)),
  ])
  func anEndingIsReadByItsId(text: String, ending: ForbiddenEnding) throws {
    #expect(try parse("never: " + text).statements.map(\.demand) == [.never(ending)])
  }

  @Test(arguments: [
    ("iOS 16", VersionRange(from: OSVersion(16), until: OSVersion(17))),
    ("iOS 26.2", VersionRange(from: OSVersion(26, 2), until: OSVersion(26, 3))),
    ("iOS 13 to 15", VersionRange(from: OSVersion(13), until: OSVersion(16))),
    ("before iOS 16", VersionRange(from: OSVersion(5), until: OSVersion(16))),
    ("iOS 15 and earlier", VersionRange(from: OSVersion(5), until: OSVersion(16))),
    ("iPadOS 26 and later", VersionRange(from: OSVersion(26))),
  ])
  func versionsAreReadAsPeopleWriteThem(text: String, range: VersionRange) throws {
    #expect(try parse("on: \(text)\nalways: all").scope.versions == [range])
  }

  @Test(arguments: [
    ("launch", Trigger.launched), ("root shown", .rootShown), ("turned", .turned(nil)),
    ("turned landscapeLeft", .turned(.landscapeLeft)), ("device turned faceUp", .turned(.faceUp)),
    ("popped ListController", .popped(.controller("ListController"))), ("popped", .popped(nil)),
    ("presented Player", .presented(.screen("Player"))), ("tab selected List", .tabSelected(.screen("List"))),
    ("rotation lock off", .rotationLock(false)), ("window fills screen no", .windowFillsScreen(false)),
  ])
  func anEventIsReadAsItsTimelineWritesIt(text: String, trigger: Trigger) throws {
    #expect(try parse("after: \(text): all").statements.map(\.demand) == [.after(trigger, within: 0, .all)])
  }

  @Test(arguments: [
    ("", 1, "the policy states nothing", "always: portrait"),
    ("\nalwys: portrait", 2, "no line of a policy `alwys`", "always"),
    ("always portrait", 1, "`always portrait` is no statement: one is written `key: value`", "always: portrait"),
    ("=> portrait", 1, "`=> portrait` is no statement: one is written `key: value`", "always: portrait"),
    ("always:", 1, "`always` says nothing", nil),
    ("always: portrat", 1, "no orientation `portrat`", "portrait"),
    ("always: none", 1, "`none` names no orientation that an interface can be in", "portrait"),
    ("always: all\nalways: portrait", 2, "`always` is stated twice", nil),
    ("except: Plyer: landscape", 1, "no screen `Plyer`; the screens are List, Player", "Player"),
    ("except: Player", 1, "`except` names a screen before a colon", "except: Player: landscape"),
    ("except: List: all\nexcept: list: all", 2, "a second exception for the screen `List`", nil),
    ("never: exceptions", 1, "no outcome `exceptions`", "exception"),
    (
      "never: crash", 1,
      "no ending `crash`; known are exception, geometry error, landscape, no-common-orientation, "
        + "preferred-not-supported, empty-mask, unrecognized-selector, none-supported, windowing-mode, "
        + "unsupported-preferences, unchanged already-there, unchanged flat-or-unknown, unchanged rotation-lock, "
        + "unchanged preference-lock, unchanged autorotation-off, unchanged not-allowed, unchanged not-announced, "
        + "unchanged presenter-in-charge, unchanged no-common-orientation, unchanged no-preference, "
        + "unchanged no-effect, unchanged outdated-method, unchanged status-bar-alone, portrait, portraitUpsideDown, "
        + "landscapeLeft, landscapeRight", nil
    ),
    (
      "never: unchanged nothing", 1,
      "no reason `nothing`; known are already-there, flat-or-unknown, rotation-lock, preference-lock, autorotation-off, "
        + "not-allowed, not-announced, presenter-in-charge, no-common-orientation, no-preference, no-effect, "
        + "outdated-method, status-bar-alone", nil
    ),
    (
      "after: poped Player: portrait", 1,
      "no event `poped Player`; known are launch, root shown, turned, turned landscapeLeft, presented, dismissed, pushed, "
        + "popped, tab selected, rotation lock on, rotation lock off, window fills screen yes, window fills screen no",
      nil
    ),
    ("after: poped: portrait", 1, "no event `poped`", "popped"),
    ("after: popped Plyer: portrait", 1, "no screen or controller `Plyer`; the screens are List, Player", "Player"),
    ("after: popped within 101: portrait", 1, "`101` is no number of events from 0 to 100", nil),
    ("after: portrait", 1, "`after` names an event and orientations before a colon", nil),
    ("after: pop Player: portrait", 1, "no event `pop Player`", "popped Player"),
    ("after: dismiss: portrait", 1, "no event `dismiss`", "dismissed"),
    ("never: upsideDown", 1, "no ending `upsideDown`", "portraitUpsideDown"),
    ("may: Unknown: landscape", 1, "no screen `Unknown`; the screens are List, Player", nil),
    ("always: any", 1, "`any` leaves a screen out, which only `except` does", nil),
    ("except: Player, portrait", 1, "`except` names a screen before a colon", "except: Player: portrait"),
    ("except: Nothing, portrait", 1, "`except` names a screen before a colon", nil),
    ("on: iPhone iOS 16\nalways: all", 1, "no comma in `iPhone iOS 16`", "iPhone, iOS 16"),
    (
      "on: iPhone without home button before iOS 16\nalways: all", 1,
      "no comma in `iPhone without home button before iOS 16`", "iPhone without home button, before iOS 16"
    ),
    ("on: 16+\nalways: all", 1, "no device or version `16+`", "iOS 16 and later"),
    ("on: iOS 16+\nalways: all", 1, "no device or version `16+`", "iOS 16 and later"),
    ("accept: fails because x\nalways: all", 1, "`accept` gives no reason", "accept: fails, because …"),
    ("depth: 0\nalways: all", 1, "`0` is no depth from 1 to 1000", nil),
    ("on: iPod\nalways: all", 1, "no device or version `iPod`", "iPad"),
    ("on: iOS 4\nalways: all", 1, "iOS 4 is outside 5 to 27.2, the versions that are out", nil),
    ("on: iOS 16 to 14\nalways: all", 1, "iOS 16 comes after iOS 14", "iOS 14 to 16"),
    ("events: turn\nalways: all", 1, "no event `turn`", "turns"),
    (
      "events: pushed A\nalways: all", 1,
      "`pushed A` cannot be played alone; `presentations`, `pushes` and so on name all of a kind", nil
    ),
    ("accept: fails\nalways: all", 1, "`accept` gives no reason", "accept: fails, because …"),
    ("accept: no\nalways: all", 1, "`accept` gives no reason", "accept: not proved, because …"),
    ("accept: proved, because x\nalways: all", 1, "no ending `proved`; known are not proved, fails", nil),
  ])
  func whatCannotBeReadIsToldAtItsLine(text: String, line: Int, message: String, suggestion: String?) {
    let faults = faults(text)
    #expect(faults.first?.line == line)
    #expect(faults.first?.message.text == message)
    #expect(faults.first?.suggestion == suggestion)
  }

  @Test(arguments: [
    ("always: all\nalways: portrait", "remove one of the two lines"),
    ("except: Nothing: all", "write the name as the block `screens` has it"),
    ("always: any", "remove the line, or write `all` for every orientation"),
    ("after: portrait", "write `after: EVENT: MASK`"),
  ])
  func aFaultSaysWhatToDo(text: String, help: String) { #expect(faults(text).first?.help?.text == help) }

  /// Two screens may differ at their ends alone.
  @Test func theNamesOfScreensAreToldInFull() {
    let name = "DonationCreditCardViewController, pushed by DonationViewController, "
    let screens = (1...2).map { Screen(name: name + "\($0)", root: ControllerTree("A")) }
    #expect(throws: ClaimFaults.self) { try PolicyParser.parse("except: B: all", name: "p", AppNames(screens)) }
    do throws(ClaimFaults) {
      _ = try PolicyParser.parse("except: B: all", name: "p", AppNames(screens))
    } catch {
      #expect(error.faults[0].message == "no screen `B`; the screens are \(name)1, \(name)2")
    }
  }

  @Test func allFaultsAreTold() {
    #expect(faults("always: up\nnever: crash\nmay: portrait\ndepth: x").map(\.line) == [1, 2, 4])
    #expect(faults(String(repeating: "x\n", count: 100)).count == 20)
  }

  private func parse(_ text: String) throws -> Policy { try PolicyParser.parse(text, name: "p", Self.names) }

  private func faults(_ text: String) -> [ClaimFault] {
    do throws(ClaimFaults) {
      _ = try PolicyParser.parse(text, name: "p", Self.names)
      return []
    } catch {
      return error.faults
    }
  }
}
