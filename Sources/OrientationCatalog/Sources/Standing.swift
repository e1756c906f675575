/// How far a sentence can be relied on, the furthest first.
public enum Standing: String, CaseIterable, Sendable {
  /// Apple says so.
  case documented
  /// Someone saw it on a device, and has put name, date and version to it.
  case observed
  /// A log, a stack or a test that ran on a system shows it.
  case tested
  /// People report it.
  case reported
  /// Sources of equal weight disagree.
  case contested
  /// Nobody documents it; the resolver has to do something.
  case assumption
}

extension Standing: Comparable {
  /// Whether one can rely on the first more than on the second.
  public static func < (first: Standing, second: Standing) -> Bool { first.place < second.place }

  private var place: Int {
    switch self {
    case .documented: 0
    case .observed: 1
    case .tested: 2
    case .reported: 3
    case .contested: 4
    case .assumption: 5
    }
  }
}

extension Standing {
  /// The one that occurs most often, of equals the best.
  package static func usual(of standings: [Standing]) -> Standing {
    let counts = allCases.map { standing in standings.filter { $0 == standing }.count }
    return zip(allCases, counts).max { $0.1 < $1.1 }?.0 ?? .documented
  }
}

extension Grade {
  /// What counts where sources disagree: the greater wins.
  var weight: Int {
    switch self {
    case .header: 4
    case .documentation: 3
    case .observation: 2
    case .test: 1
    case .sourceCode, .issue, .blog, .article: 0
    }
  }

  /// How far a source of this grade can be relied on.
  var standing: Standing {
    switch self {
    case .header, .documentation: .documented
    case .observation: .observed
    case .test: .tested
    case .sourceCode, .issue, .blog, .article: .reported
    }
  }
}
