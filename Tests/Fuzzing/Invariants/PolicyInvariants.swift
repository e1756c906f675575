import AppFacts
import Orientation

@testable import AppBook
@testable import OrientationNotation
@testable import OrientationPolicy

/// The texts of policies: what was read and written down again is the same, a search ends where it says, and each
/// counterexample can be played.
enum PolicyInvariants {
  static func violations(of bytes: [UInt8]) -> [String] {
    let text = String(decoding: bytes, as: UTF8.self)
    let names = AppNames(app.screens)
    do throws(ClaimFaults) {
      let policy = try PolicyParser.parse(text, name: "policy", names)
      return try violations(of: policy, names)
    } catch {
      return error.violations(in: text)
    }
  }
}

extension PolicyInvariants {
  /// An app with a controller of each kind.
  private static let app: App = {
    var app = App(AppFacts())
    let screens = """
      List: Tabs=TabBar(selected) > Stack=Navigation(top) > List
      Detail: Tabs=TabBar(selected) > Stack=Navigation(top) > Detail
      Player: Tabs=TabBar(selected) > Stack=Navigation(top) > List; Player as fullScreen
      Settings: Tabs=TabBar(selected) > Settings
      """
    app.screens = screens.split(separator: "\n").enumerated().compactMap { try? Screen(line: $1, number: $0 + 1) }
    return app
  }()

  private static func violations(of policy: Policy, _ names: AppNames) throws(ClaimFaults) -> [String] {
    var violations: [String] = []
    let statements = policy.statements.map { $0.text + "\n" }.joined()
    let again = try PolicyParser.parse(statements, name: "policy", names)
    if again.statements.map(\.demand) != policy.statements.map(\.demand) {
      violations.append("the statements, read again, are others")
    }
    var shallow = policy
    shallow.depth = min(policy.depth ?? 4, 4)
    // One environment is as good as all of them.
    let play = PlayableBook(app: app)
    let environments = shallow.scope.environments(idioms: play.idioms, oldest: play.oldest)
    guard let environment = environments.first else { return violations }
    let played = PlayedApp(play, in: environment, events: shallow.events)
    let limits = SearchLimits(memory: 4 << 20)
    let result = UnitSearch.run(shallow, played, environment, limits)
    if result.depth > 5 { violations.append("a search deeper than its bound") }
    for counterexample in result.findings.compactMap(\.counterexample)
    where counterexample.timeline.played.refusal != nil {
      violations.append("a counterexample that cannot be played")
    }
    return violations
  }

}
