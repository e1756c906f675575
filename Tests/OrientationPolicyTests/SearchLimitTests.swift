import Basics
import Dispatch
import Orientation
import OrientationNotation
import Testing

@testable import OrientationPolicy

/// A search that reaches a limit gives up, and says so: at the same state wherever it runs, where memory ends it.
@Suite struct SearchLimitTests {
  private static let text = "on: iPhone, iPad, iOS 17\ndepth: 3\nalways: all\nmay: portraitUpsideDown\n"

  /// Constants that cannot be read make a state of each of their values.
  private static let app: SmallApp = {
    var app = SmallApp(
      """
      List: Tabs=TabBar(selected) > Stack=Navigation(top) > List
      Player: Tabs=TabBar(selected) > Stack=Navigation(top) > List; Player as fullScreen
      """)
    app.idioms = [.phone, .pad]
    app.free = ["Player"].map { FreeAnswer(.controller($0), .supported, isFixed: true) }
    return app
  }()

  /// As many threads as are said, whatever the machine has.
  private static func workers(_ width: Int) -> Workers {
    Workers(width: width) { count, work in DispatchQueue.concurrentPerform(iterations: count) { work($0) } }
  }

  private static func results(
    memory: Int, _ workers: Workers, _ shard: Shard = .whole
  ) throws -> [(unit: PolicyUnit, result: UnitResult)] {
    let run = PolicyRun([try app.policy(text)], app)
    return run.results(of: shard, limits: SearchLimits(memory: memory), workers)
  }

  /// The least memory, of 1,000 bytes and its doubles, that every search has enough of.
  private static func enoughMemory() throws -> Int {
    var memory = 1_000
    while try results(memory: memory, .one).contains(where: { $0.result.gaveUp }) { memory *= 2 }
    return memory
  }

  @Test(arguments: [1, 2, 16])
  func aSearchGivesUpAtTheSameStateHoweverTheWorkIsDivided(part: Int) throws {
    let memory = try Self.enoughMemory() / part
    let alone = try Self.results(memory: memory, .one)
    let gaveUp = alone.count { $0.result.gaveUp }
    #expect((gaveUp > 0) == (part > 1), "\(alone.map(\.result.end))")
    for width in [2, 3, 8] {
      let together = try Self.results(memory: memory, Self.workers(width))
      #expect(together.map(\.unit.number) == alone.map(\.unit.number))
      #expect(together.map(\.result.end) == alone.map(\.result.end))
      #expect(together.map(\.result.states) == alone.map(\.result.states))
    }
    let halves = try (0..<2).flatMap { index in
      try Self.results(memory: memory, Self.workers(2), try #require(Shard(index: index, of: 2)))
    }
    let byNumber = halves.sorted { $0.unit.number < $1.unit.number }
    #expect(byNumber.map(\.result.end) == alone.map(\.result.end))
  }

  @Test func aSearchThatNeedsMoreThanItsShareEndsAlone() throws {
    let whole = try Self.results(memory: SearchLimits.usualMemory, .one).map(\.result)
    let most = try #require(whole.map(\.states).max())
    // Enough for the biggest alone, and not for all of them side by side.
    let memory = try Self.enoughMemory()
    let shared = try Self.results(memory: memory, Self.workers(8)).map(\.result)
    #expect(shared.map(\.states) == whole.map(\.states))
    #expect(shared.map(\.end) == whole.map(\.end))
    #expect(try Self.results(memory: memory / 8, .one).contains { $0.result.states < most })
  }

  @Test func whatIsKeptStaysBelowTheLimit() throws {
    let enough = try Self.enoughMemory()
    for memory in [enough / 16, enough / 2] {
      for (_, result) in try Self.results(memory: memory, .one) {
        guard case .states(let states, _) = result.end else { continue }
        #expect(states * MemoryLayout<StateKey>.stride < memory)
        #expect(result.findings.contains { $0.counterexample == nil })
      }
    }
  }

  @Test func aSearchThatIsStoppedKeepsWhatItHasFoundAndTellsNoNumbers() throws {
    let policy = try Self.app.policy("on: iPhone, iOS 17\nalways: all\nnever: landscapeLeft\nmay: portraitUpsideDown\n")
    let limits = SearchLimits { _ in false }
    let results = PolicyRun([policy], Self.app).results(limits: limits).map(\.result)
    for result in results {
      #expect(result.end == .time)
      #expect(result.states == 0 && result.depth == 0)
      #expect(result.findings[0].counterexample == nil)
      let counterexample = try #require(result.findings[1].counterexample)
      #expect(try counterexample.timeline.play().last?.resolution.decision.orientation == .landscapeLeft)
    }
  }

  @Test func aSearchSaysHowManyEventsItHasPlayed() throws {
    let played = DispatchQueue(label: "events")
    nonisolated(unsafe) var events = 0
    let limits = SearchLimits { more in
      played.sync { events += more }
      return true
    }
    let results = PolicyRun(
      [try Self.app.policy("on: iPhone, iOS 17\nalways: all\nmay: portraitUpsideDown\n")], Self.app
    ).results(limits: limits).map(\.result)
    #expect(!results.contains { $0.gaveUp })
    #expect(events > results.map(\.states).reduce(0, +))
  }
}

extension UnitResult {
  /// Whether memory ended the search.
  fileprivate var gaveUp: Bool {
    if case .states = end { return true }
    return false
  }
}
