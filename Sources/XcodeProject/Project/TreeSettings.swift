/// The build configurations of a `project.xcproj`. Each level has its settings once, and those that count in one
/// configuration only say so in their key: `NAME[config=Debug]`. A `project.pbxproj` has them once a configuration.
struct TreeSettings {
  typealias Member = PropertyListDictionary.Member

  /// How many configurations are read, how many settings of a level, once for each of them, and how many of all levels.
  private static let mostConfigurations = 100
  private static let mostOfLevel = 50_000
  private static let mostOfProject = 2_000_000

  private let names: [String]
  private let defaultName: String?
  private let files: TreeFiles
  private var count = 0

  /// - Parameter root: the object of the project.
  init(_ root: PropertyListDictionary, files: TreeFiles, objects: inout ProjectObjects) {
    self.files = files
    defaultName = objects.text("default-configuration", of: root)
    let all = root["configurations"]?.list ?? []
    if all.count > Self.mostConfigurations {
      objects.skip(
        root.member("configurations")?.line,
        "the project has \(all.count) configurations; the last ones are not read")
    }
    var names: [String] = []
    for configuration in all.prefix(Self.mostConfigurations) {
      guard let name = Self.name(of: configuration), !names.contains(name) else {
        objects.skip(configuration.line, "a configuration has no name, or that of another")
        continue
      }
      names.append(name)
    }
    // Without a list there is still the one that is named as the default.
    self.names = names.isEmpty ? [defaultName].compactMap(\.self) : names
  }

  /// Adds the configurations of the project or a target as a list, and gives its id.
  ///
  /// - Parameter key: where the level names its `.xcconfig` files.
  mutating func add(
    _ level: PropertyListDictionary, id: String, files key: String, objects: inout ProjectObjects
  ) -> String {
    let bases = bases(of: level, key, &objects)
    let settings = settings(of: level, &objects)
    let list = "\(id) configurations"
    for name in names {
      objects.add(
        "\(list) \(name)", "XCBuildConfiguration",
        [.text("name", name), settings.member(in: name)] + (bases[name] ?? []))
    }
    objects.add(
      list, "XCConfigurationList",
      [.texts("buildConfigurations", names.map { "\(list) \($0)" }), .text("defaultConfigurationName", defaultName)])
    return list
  }
}

extension TreeSettings {
  /// The settings of a level.
  private struct Level {
    /// Those of all configurations, sorted: in JSON the order of keys means nothing.
    var common = PropertyListDictionary([])
    /// Those of one configuration, over the common ones.
    var special: [String: PropertyListDictionary] = [:]

    func member(in configuration: String) -> Member {
      let settings = special[configuration] ?? common
      return Member(key: "buildSettings", line: nil, value: PropertyListValue(content: .dictionary(settings)))
    }
  }

  private static func name(of configuration: PropertyListValue) -> String? {
    configuration.text ?? configuration.dictionary?.text("name")
  }

  /// The members that name the `.xcconfig` file of each configuration.
  private func bases(
    of level: PropertyListDictionary, _ key: String, _ objects: inout ProjectObjects
  ) -> [String: [Member?]] {
    var bases: [String: [Member?]] = [:]
    for configuration in objects.list(key, of: level).prefix(Self.mostConfigurations) {
      guard let name = Self.name(of: configuration) else { continue }
      if !names.contains(name) {
        objects.skip(configuration.line, "the project has no configuration \(name.prefix(80))")
        continue
      }
      guard let file = configuration.dictionary?.member("file") else { continue }
      bases[name] = base(file, &objects)
    }
    return bases
  }

  private func base(_ file: Member, _ objects: inout ProjectObjects) -> [Member?] {
    let parts = file.value.dictionary
    guard let anchor = TreeReference(parts?["anchor"] ?? file.value), let id = files.id(of: anchor) else {
      objects.skip(file.line, "the base configuration is none of the project's files")
      return []
    }
    // A file in a folder that Xcode synchronises is named by its path there.
    guard let inner = parts?["relative-path"].flatMap(TreeReference.init) else {
      return [.text("baseConfigurationReference", id, line: file.line)]
    }
    return [
      .text("baseConfigurationReferenceAnchor", id, line: file.line),
      .text("baseConfigurationReferenceRelativePath", inner.text),
    ]
  }

  private mutating func settings(of level: PropertyListDictionary, _ objects: inout ProjectObjects) -> Level {
    guard let member = level.member("build-settings") else { return Level() }
    guard let settings = member.value.dictionary?.members else {
      objects.skip(member.line, "`build-settings` should be an object")
      return Level()
    }
    count += settings.count * names.count
    guard settings.count * names.count <= Self.mostOfLevel, count <= Self.mostOfProject else {
      objects.skip(member.line, "the build settings are too many for so many configurations, and are not read")
      return Level()
    }
    return divided(settings.filter { isSetting($0, &objects) })
  }

  private func isSetting(_ member: Member, _ objects: inout ProjectObjects) -> Bool {
    switch member.value.content {
    case .text: return true
    case .list(let values) where values.allSatisfy { $0.text != nil }: return true
    case .bool, .list, .dictionary, .other:
      objects.skip(member.line, "`\(member.key.prefix(80))` should be a text or a list of texts")
      return false
    }
  }

  /// A setting of one configuration takes the place of the common one with the same name and the same other conditions,
  /// and `$(inherited)` in it means the level below, as after Xcode has turned the one format into the other.
  private func divided(_ settings: [Member]) -> Level {
    var common: [String: Member] = [:]
    var special: [String: [String: Member]] = [:]
    for setting in settings {
      let (key, configuration) = split(setting.key)
      let member = Member(key: key, line: setting.line, value: setting.value)
      if let configuration { special[configuration, default: [:]][key] = member } else { common[key] = member }
    }
    return Level(
      common: Self.sorted(common), special: special.mapValues { Self.sorted(common.merging($0) { $1 }) })
  }

  private static func sorted(_ settings: [String: Member]) -> PropertyListDictionary {
    PropertyListDictionary(settings.values.sorted { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) })
  }

  /// The key without the condition that names a configuration of the project, and that configuration. A pattern such as
  /// `config=*` names none and stays.
  private func split(_ key: String) -> (key: String, configuration: String?) {
    var (name, conditions) = SettingCondition.split(key)
    if conditions.isEmpty { return (key, nil) }
    let place = conditions.firstIndex { $0.parameter == "config" && names.contains($0.pattern) }
    let configuration = place.map { conditions.remove(at: $0).pattern }
    let rest = conditions.map { "[\($0.parameter)=\($0.pattern)]" }.sorted()
    return (name + rest.joined(), configuration)
  }
}
