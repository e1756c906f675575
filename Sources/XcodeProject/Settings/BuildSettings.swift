/// The build settings of a target in one configuration: all assignments that count, from the weakest to the strongest.
struct BuildSettings: Sendable {
  private var stacks: [String: [BuildSetting]] = [:]

  /// - Parameter layers: the assignments of each level, the weakest level first.
  init(layers: [[BuildSetting]], situation: BuildSituation) {
    for setting in layers.joined() where situation.meets(setting.conditions) {
      stacks[setting.name, default: []].append(setting)
    }
  }

  /// The assignments of a setting, the weakest first.
  func assignments(of name: String) -> [BuildSetting] { stacks[name] ?? [] }

  /// The strongest assignment of a setting; nil where nothing sets it.
  func assignment(of name: String) -> BuildSetting? { stacks[name]?.last }

  /// The value of a setting with all references resolved, or nil where nothing sets it.
  func value(of name: String) throws(SettingFault) -> String? {
    guard assignment(of: name) != nil else { return nil }
    var expansion = SettingExpansion(settings: self)
    return try expansion.value(of: name)
  }

  /// The value that a setting would have if the given assignment of it were the strongest.
  func value(of name: String, at index: Int) throws(SettingFault) -> String {
    var expansion = SettingExpansion(settings: self)
    return try expansion.value(of: name, at: index)
  }

  /// A text from elsewhere, such as a property list, with its references to settings resolved.
  func expanded(_ text: String) throws(SettingFault) -> String {
    if !text.utf8.contains(UInt8(ascii: "$")) { return text }
    var expansion = SettingExpansion(settings: self)
    return try expansion.expanded(text)
  }

  /// Whether a setting says yes; nil where nothing sets it.
  func isOn(_ name: String) -> Bool? {
    guard let value = try? value(of: name) else { return nil }
    return Self.isYes(value)
  }

  /// Whether a value means yes to the build system.
  static func isYes(_ value: String) -> Bool {
    let text = value.trimmed.uppercased()
    return text == "YES" || text == "TRUE" || (Int(text) ?? 0) != 0
  }
}
