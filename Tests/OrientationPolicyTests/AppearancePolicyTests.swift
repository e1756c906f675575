import AppFacts
import Orientation
import OrientationNotation
import Testing

@testable import AppBook
@testable import OrientationPolicy

/// What a controller does each time that it appears or disappears is played with the event that brings or takes it.
@Suite struct AppearancePolicyTests {
  /// A lock of the app delegate, portrait at first, with its writes and the calls of the app's controllers.
  private struct LockingApp {
    var writes: [ReadPlace] = []
    var calls: [Occurrence] = []
    var isOfViews = false

    /// The textbook lock of iOS 16: `Player` locks landscape when it appears, and portrait again when it disappears.
    static func textbook(updates: Bool, callsOf moments: [AppearanceMoment] = []) -> LockingApp {
      var app = LockingApp()
      app.writes(.landscape, by: "Player", at: .appearing, updates: updates)
      app.writes(.portrait, by: "Player", at: .disappearing, updates: updates)
      for moment in moments { app.calls("Player", at: moment) }
      return app
    }

    mutating func writes(
      _ mask: InterfaceOrientationMask, by type: String, at moment: AppearanceMoment?, updates: Bool = false
    ) {
      writes.append(
        ReadPlace(
          role: .assignment, name: "lock", place: FilePlace(path: "\(type).swift", line: 10 + writes.count),
          value: .mask(mask), type: type, moment: moment, calls: updates ? .update : []))
    }

    mutating func calls(_ type: String, at moment: AppearanceMoment?, requesting mask: InterfaceOrientationMask? = nil)
    {
      calls.append(
        Occurrence(
          api: mask == nil ? .setNeedsUpdateOfSupportedInterfaceOrientations : .requestGeometryUpdate, role: .use,
          language: .swift, type: type, moment: moment,
          place: FilePlace(path: "\(type).swift", line: 50 + calls.count), value: mask.map { .mask($0) }))
    }

    /// What fails a statement: the events up to it, or nothing where it holds.
    func failure(_ screens: String, _ statement: String, os: String = "18") throws -> [String] {
      var facts = AppFacts()
      for (number, name) in ["AppDelegate", "Home", "Player", "Other"].enumerated() {
        facts.types.append(
          SourceType(
            name: name, kind: isOfViews && number > 0 ? .structType : .classType, language: .swift,
            inherited: [number == 0 ? "UIResponder" : isOfViews ? "View" : "UIViewController"],
            place: FilePlace(path: "\(name).swift", line: 1)))
      }
      var branches: [SourceValue.Branch] = []
      for write in writes
      where write.value != .mask(.portrait) && !branches.contains(where: { $0.value == write.value }) {
        branches.append(.init(condition: "lock = .\(write.place.line ?? 0)", value: write.value ?? .mask([])))
      }
      let value = SourceValue.choice(branches + [.init(condition: nil, value: .mask(.portrait))])
      let first = ReadPlace(
        role: .initialValue, name: "lock", place: FilePlace(path: "AppDelegate.swift", line: 2), value: .mask(.portrait)
      )
      facts.occurrences = [
        Occurrence(
          api: .applicationSupportedInterfaceOrientations, role: .implementation, language: .swift, type: "AppDelegate",
          place: FilePlace(path: "AppDelegate.swift", line: 3), value: branches.isEmpty ? .mask(.portrait) : value,
          readAt: [first] + writes)
      ]
      facts.occurrences += calls
      var app = App(facts)
      app.screens = screens.split(separator: "\n").enumerated().compactMap { try? Screen(line: $1, number: $0 + 1) }
      let text = "on: iPhone, iOS \(os)\n" + statement
      let source = PolicySource(name: "p", text: text, path: "a.md", line: 1)
      let policies = BookPolicies(sources: [source], app) { problem in Issue.record("\(problem)") }
      let report = try #require(policies.reports(policies.units(.one)).first)
      guard case .fails(let failure, _)? = report.verdicts.first else { return [] }
      #expect(throws: Never.self) { try failure.timeline.play() }
      return failure.timeline.events.map(\.notation)
    }
  }

  private static let pushed =
    "Home: UINavigationController > Home\nPlayer: UINavigationController > [Home, Player]"
  private static let presented = "Home: Home\nPlayer: Home; Player as fullScreen"

  @Test(arguments: [
    "always: all\nexcept: Player: landscape", "except: Player: landscape", "except: Home: portrait",
    "after: pushed Player: landscape", "after: popped Player: portrait",
  ])
  func theTextbookLockHolds(statement: String) throws {
    let byVariable = LockingApp.textbook(updates: true)
    #expect(try byVariable.failure(Self.pushed, statement) == [])
    let byCalls = LockingApp.textbook(updates: false, callsOf: [.appearing, .disappearing])
    #expect(try byCalls.failure(Self.pushed, statement) == [])
    // What is presented is played in the same way.
    guard !statement.hasPrefix("after") else { return }
    #expect(try byVariable.failure(Self.presented, statement) == [])
  }

  @Test func whatTheCodeLeavesOutFails() throws {
    let app = LockingApp.textbook(updates: false)
    #expect(try app.failure(Self.pushed, "except: Player: landscape").last == "pushed Player")
    // The lock is taken back, but nothing has UIKit read it.
    let locks = LockingApp.textbook(updates: false, callsOf: [.appearing])
    #expect(try locks.failure(Self.pushed, "except: Player: landscape") == [])
    #expect(try locks.failure(Self.pushed, "except: Home: portrait").last == "popped")
    // Before iOS 16 there is no such call.
    #expect(try !LockingApp.textbook(updates: true).failure(Self.pushed, "except: Player: landscape", os: "15").isEmpty)
  }

  /// UIKit may ask before the presented controller has set its lock.
  @Test func aPresentationMayComeBeforeTheLock() throws {
    let app = LockingApp.textbook(updates: false)
    #expect(try app.failure(Self.presented, "except: Player: landscape").last == "presented Player as fullScreen")
  }

  @Test func aFailureListsTheCallsAsEvents() throws {
    let app = LockingApp.textbook(updates: true)
    let events = try app.failure(Self.pushed, "always: portrait")
    #expect(
      Array(events.suffix(3)) == [
        "pushed Player", "masks changed app delegate: landscape", "setNeedsUpdateOfSupportedInterfaceOrientations",
      ])
    #expect(!events.dropLast().contains("popped"))
  }

  @Test func theCallsOfControllersWithMasksOfTheirOwnArePlayed() throws {
    var app = LockingApp()
    app.calls("Player", at: .appearing, requesting: .landscapeRight)
    // The delegate says portrait alone, so the request fails.
    let events = try app.failure(Self.pushed, "never: geometry error")
    #expect(events.suffix(2) == ["pushed Player", "requestGeometryUpdate landscapeRight"])
  }

  @Test func aLockIsCertainOnlyWhereNothingElseMaySetIt() throws {
    let statement = "except: Player: landscape"
    func holds(_ change: (inout LockingApp) -> Void, _ screens: String = Self.pushed) throws -> Bool {
      var app = LockingApp.textbook(updates: true)
      change(&app)
      return try app.failure(screens, statement).isEmpty
    }
    #expect(try holds { _ in })
    #expect(try !holds { $0.writes(.portrait, by: "Player", at: nil) })
    #expect(try !holds { $0.writes(.portrait, by: "AppDelegate", at: nil) })
    #expect(try !holds { $0.writes(.portrait, by: "Player", at: .appeared) })
    // The screen before takes its own lock back when it has disappeared: behind the call of the next one.
    #expect(try holds { $0.writes(.portrait, by: "Home", at: .disappearing) })
    #expect(try !holds { $0.writes(.portrait, by: "Home", at: .disappeared) })
    // A tab appears before the other one disappears.
    let tabs = "Home: UITabBarController > [Home, Player]\nPlayer: UITabBarController > [Player, Home]"
    #expect(try holds({ _ in }, tabs))
    #expect(try !holds({ $0.writes(.portrait, by: "Home", at: .disappearing) }, tabs))
    // A sheet takes its lock back, and nothing calls the screen below.
    let sheet = Self.pushed + "\nOther: UINavigationController > [Home, Player]; Other as pageSheet"
    func other(_ app: inout LockingApp) {
      app.writes(.portrait, by: "Other", at: .appearing)
      app.writes(.portrait, by: "Other", at: .disappearing)
    }
    #expect(try !holds(other, sheet))
    #expect(try holds(other, sheet.replacing("pageSheet", with: "fullScreen")))
  }

  @Test func aViewIsNotToldOfWhatIsPresentedOverIt() throws {
    var app = LockingApp()
    app.isOfViews = true
    app.writes(.landscape, by: "Player", at: .appearing, updates: true)
    app.writes(.portrait, by: "Player", at: .disappeared, updates: true)
    #expect(try app.failure(Self.presented, "except: Player: landscape") == [])
    #expect(try app.failure(Self.presented, "except: Home: portrait") == [])
    // Home has been told once, at its start.
    app.writes(.portrait, by: "Home", at: .appearing, updates: true)
    #expect(try app.failure(Self.presented, "except: Player: landscape") == [])
  }
}
