import Basics
import Orientation
import OrientationNotation

extension Explanation {
  /// The entries of the reference that it names, in the order in which it does.
  var entries: [EntryKey] {
    switch self {
    case .scenario(let answer, let repairs): Self.entries(of: [answer.resolution], repairs)
    case .timeline(let answer, let repairs): Self.entries(of: answer.steps.map(\.resolution), repairs)
    case .rule(let rule): [.rule(rule.rawValue)]
    case .message(let message, let similar): ([message] + similar).map { .message($0.id) }
    case .finding(let record):
      [.finding(record.id)] + (record.rule.map { [.rule($0.rawValue)] } ?? []) + record.messages.map { .message($0.id) }
    case .diagnostic(let kind): [.diagnostic(kind.rawValue)]
    }
  }

  /// Whether it says what would have to be different.
  var hasRepairs: Bool {
    switch self {
    case .scenario(_, let repairs), .timeline(_, let repairs): repairs != nil
    case .rule, .message, .finding, .diagnostic: false
    }
  }
}

extension Explanation {
  private static func entries(of resolutions: [Resolution], _ repairs: RepairsAnswer?) -> [EntryKey] {
    let told = resolutions.flatMap { resolution in
      [EntryKey.rule(resolution.decision.rule.rawValue)]
        + (resolution.message.map { [.message($0.rawValue)] } ?? [])
        + resolution.trace.steps.map { .rule($0.rule.rawValue) }
    }
    let repaired = repairs?.repairs.all.map { EntryKey.rule($0.decision.rule.rawValue) } ?? []
    return (told + repaired).withoutRepeats
  }
}
