import AppFacts
import Orientation
import OrientationNotation
import Testing

@testable import AppBook
@testable import OrientationPolicy

/// A cast to a protocol succeeds for the classes that conform to it, and is open where the sources do not tell.
@Suite struct ConformanceTests {
  @Test(arguments: [
    ("Video", "Rotating", true), ("Sub", "Rotating", true), ("Film", "Rotating", true), ("Video", "Video", true),
    ("Sub", "Video", true), ("Home", "Rotating", false), ("Home", "Video", false), ("Home", "PodController", false),
    ("Home", "PodRotating", nil), ("Foreign", "PodController", nil), ("Foreign", "Rotating", false),
    ("Unknown", "Rotating", nil), ("Unknown", "Home", false), ("Unknown", "Unknown", true),
    ("UINavigationController", "Home", false), ("UINavigationController", "Rotating", nil),
  ])
  func aClassIsOfATypeAsFarAsTheSourcesTell(name: String, type: String, expected: Bool?) {
    #expect(Self.app.isClass(name, a: type) == expected)
  }

  @Test func aStackThatCastsItsTopAllowsWhatAConformingTopDoes() throws {
    let report = try Self.report("may: Video: landscape\nexcept: Form: portrait\nmay: Home: landscape")
    #expect(report.verdicts[0].condition != nil)
    guard case .fails = report.verdicts[1] else {
      Issue.record("\(report.verdicts)")
      return
    }
    #expect(report.conditions.isEmpty)
  }

  @Test func whetherAnUnknownClassConformsIsPlayedBothWays() throws {
    let report = try Self.report("may: Video: landscape\nmay: Other: landscapeRight, portrait")
    #expect(report.conditions == ["Unknown is Rotating"])
    #expect(report.verdicts.map(\.name) == ["proved", "proved"])
  }
}

extension ConformanceTests {
  private static let app: App = {
    var facts = AppFacts()
    func add(_ name: String, _ inherited: [String], _ kind: SourceType.Kind = .classType, _ value: SourceValue? = nil) {
      let place = FilePlace(path: name + ".swift", line: 1)
      facts.types.append(SourceType(name: name, kind: kind, language: .swift, inherited: inherited, place: place))
      guard let value else { return }
      facts.occurrences.append(
        Occurrence(
          api: .supportedInterfaceOrientations, role: .implementation, language: .swift, type: name, place: place,
          value: value))
    }
    add("Rotating", ["AnyObject"], .protocolType)
    add("FilmRotating", ["Rotating"], .protocolType)
    add("Video", ["UIViewController", "Rotating"], .classType, .mask(.allButUpsideDown))
    add("Sub", ["Video"])
    add("Film", ["UIViewController", "FilmRotating"])
    add("Form", ["UIViewController"])
    add("Foreign", ["PodBase"])
    add("Home", ["UIViewController"], .classType, .mask(.allButUpsideDown))
    add(
      "Nav", ["UINavigationController"], .classType,
      .choice([
        .init(
          condition: "let top = viewControllers.last as? Rotating as? UIViewController",
          value: .forwarded(.lastChild)),
        .init(condition: nil, value: .mask(.portrait)),
      ]))
    return App(facts)
  }()

  private static func report(_ text: String) throws -> PolicyReport {
    var app = app
    let screens =
      [
        "Home: Home", "Video: Home; Nav > Video as fullScreen", "Form: Home; Nav > [Video, Form] as fullScreen",
      ] + (text.contains("Other") ? ["Other: Home; Nav > [Video, Unknown] as fullScreen"] : [])
    app.screens = screens.enumerated().compactMap { try? Screen(line: $1[...], number: $0 + 1) }
    let source = PolicySource(name: "p", text: "on: iPhone, iOS 18\n" + text, path: "a.md", line: 1)
    let policies = BookPolicies(sources: [source], app) { Issue.record("\($0)") }
    return try #require(policies.reports(policies.units(.one)).first)
  }
}
