import AppFacts

/// For what a target is built, as far as conditions of settings ask: for a device with iOS, in a configuration.
struct BuildSituation: Sendable {
  let configuration: String

  func meets(_ conditions: [SettingCondition]) -> Bool {
    conditions.allSatisfy { condition in
      switch condition.parameter {
      case "sdk": Self.matches(condition.pattern, "iphoneos27.0")
      case "arch": Self.matches(condition.pattern, "arm64")
      case "config", "configuration": Self.matches(condition.pattern, configuration)
      case "variant": Self.matches(condition.pattern, "normal")
      default: false
      }
    }
  }
}

extension BuildSituation {
  /// Whether a text is like a pattern; see `Wildcards`.
  static func matches(_ pattern: String, _ text: String) -> Bool {
    Wildcards.match(Array(pattern.utf8), Array(text.utf8))
  }
}
