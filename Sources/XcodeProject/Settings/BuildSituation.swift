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
  /// Whether a text matches a pattern in which `*` stands for any characters and `?` for one.
  static func matches(_ pattern: String, _ text: String) -> Bool {
    let pattern = Array(pattern.utf8)
    let text = Array(text.utf8)
    var place = 0
    var textPlace = 0
    // Where to go on when what follows the last star does not fit.
    var star: (pattern: Int, text: Int)?
    while textPlace < text.count {
      if place < pattern.count, pattern[place] == UInt8(ascii: "*") {
        star = (place, textPlace)
        place += 1
      } else if place < pattern.count, pattern[place] == text[textPlace] || pattern[place] == UInt8(ascii: "?") {
        place += 1
        textPlace += 1
      } else if let last = star {
        star = (last.pattern, last.text + 1)
        place = last.pattern + 1
        textPlace = last.text + 1
      } else {
        return false
      }
    }
    return pattern[place...].allSatisfy { $0 == UInt8(ascii: "*") }
  }
}
