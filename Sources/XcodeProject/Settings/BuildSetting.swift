import AppFacts

/// One assignment of a build setting, as it is written.
struct BuildSetting: Sendable, Hashable {
  let name: String
  /// What has to hold for the assignment to count.
  let conditions: [SettingCondition]
  /// The value with its references to other settings.
  let value: String
  let place: FilePlace
}

extension BuildSetting {
  /// The settings in a dictionary of a project, those with conditions last: they win over those without.
  static func settings(in dictionary: PropertyListDictionary, path: String) -> [BuildSetting] {
    let settings = dictionary.members.compactMap { member -> BuildSetting? in
      guard let value = text(of: member.value) else { return nil }
      let (name, conditions) = SettingCondition.split(member.key)
      return BuildSetting(
        name: name, conditions: conditions, value: value, place: FilePlace(path: path, line: member.line))
    }
    return settings.filter(\.conditions.isEmpty) + settings.filter { !$0.conditions.isEmpty }
  }

  /// The value on one line: an element of a list that has spaces is put into quotes.
  private static func text(of value: PropertyListValue) -> String? {
    switch value.content {
    case .text(let text): text
    case .bool(let value): value ? "YES" : "NO"
    case .list: SettingList.join(value.texts)
    case .dictionary, .other: nil
    }
  }
}
