import Orientation

/// How far a rule can be relied on, by the best of its sources.
public enum Standing: String, CaseIterable, Sendable {
  /// Apple says so.
  case documented
  /// Somebody's test or code shows it on real UIKit.
  case tested
  /// People report it.
  case reported
  /// Nobody documents it; the resolver has to do something.
  case assumption
}

extension Rule {
  /// How far the rule can be relied on.
  public var standing: Standing {
    var best = Standing.assumption
    for source in sources {
      switch source.grade {
      case .header, .documentation: return .documented
      case .test, .sourceCode: best = .tested
      case .issue, .blog, .article: if best == .assumption { best = .reported }
      }
    }
    return best
  }
}
