import AppFacts

/// A `project.yml` of XcodeGen with all that it includes.
struct XcodeGenSpecification {
  private static let mostFiles = 200
  private static let mostTemplates = 32

  let path: String
  /// All files as one value: each included one lies below the file that includes it.
  private(set) var root: ManifestValue
  private(set) var unread: [UnreadPart] = []
  /// The folders that paths start from, for the files whose own folder is not meant.
  private var folders: [String: String] = [:]
  private let checkout: Checkout
  /// The files on the way to the one that is being read.
  private var open: [String] = []
  private var count = 0

  init(path: String, checkout: Checkout) {
    self.path = path
    self.checkout = checkout
    root = ManifestValue(content: .none, place: FilePlace(path: path))
    root = read(path)
  }
}

extension XcodeGenSpecification {
  private mutating func read(_ file: String) -> ManifestValue {
    var value: ManifestValue
    do {
      value = try ManifestValue(path: file, checkout: checkout)
    } catch {
      unread.add(file, error.line, "the manifest cannot be read: \(error.message)")
      return ManifestValue(content: .none, place: FilePlace(path: file))
    }
    open.append(file)
    let included = value["include"]
    var below: ManifestValue?
    for inclusion in included.map({ $0.text == nil ? $0.list : [$0] }) ?? [] {
      guard let other = include(inclusion, from: file) else { continue }
      below = below.map { $0.merged(with: other) } ?? other
    }
    open.removeLast()
    if let below { value = below.merged(with: value) }
    return value
  }

  private mutating func include(_ inclusion: ManifestValue, from file: String) -> ManifestValue? {
    if inclusion["enable"]?.isOn == false { return nil }
    guard let text = inclusion.text ?? inclusion["path"]?.text else { return nil }
    guard let path = RelativePath.resolved(text, in: folder(of: file)).flatMap(checkout.file) else {
      unread.add(inclusion.place, "the included file \(text.prefix(200)) is not in the checkout")
      return nil
    }
    guard !open.contains(path) else {
      unread.add(inclusion.place, "the file \(path) includes itself")
      return nil
    }
    count += 1
    guard count <= Self.mostFiles else {
      if count == Self.mostFiles + 1 { unread.add(inclusion.place, "more than \(Self.mostFiles) files are included") }
      return nil
    }
    if inclusion["relativePaths"]?.isOn == false { folders[path] = folder(of: file) }
    return read(path)
  }

  private func folder(of file: String) -> String { folders[file] ?? RelativePath.folder(of: file) }
}

// What the specification says.

extension XcodeGenSpecification {
  /// The folder in which the project is made, from which paths in build settings start.
  var projectFolder: String { RelativePath.folder(of: path) }

  /// The path in the checkout that a text of the specification means.
  func path(_ value: ManifestValue) -> String? {
    value.text.flatMap { RelativePath.resolved($0, in: folder(of: value.place.path)) }
  }

  /// The targets with their templates filled in, in the order of their names.
  var targets: [ManifestValue.Member] {
    let templates = Dictionary(
      (root["targetTemplates"]?.members ?? []).map { ($0.key, $0.value) }, uniquingKeysWith: { $1 })
    return (root["targets"]?.members ?? []).prefix(1_000).map { target in
      var target = target
      target.value = filled(target.value, name: target.key, templates)
      return target
    }
  }

  private func filled(
    _ target: ManifestValue, name: String, _ templates: [String: ManifestValue]
  ) -> ManifestValue {
    var used: Set<String> = []
    func templateValues(_ value: ManifestValue) -> [ManifestValue] {
      (value["templates"]?.texts ?? []).flatMap { name -> [ManifestValue] in
        guard used.count < Self.mostTemplates, used.insert(name).inserted, let template = templates[name] else {
          return []
        }
        return templateValues(template) + [template]
      }
    }
    let layers = templateValues(target)
    guard let first = layers.first else { return target }
    let attributes = (target["templateAttributes"]?.members ?? []).compactMap { member in
      member.value.text.map { (name: member.key, value: $0) }
    }
    return layers.dropFirst().reduce(first) { $0.merged(with: $1) }.merged(with: target)
      .replacing([(name: "target_name", value: name)] + attributes)
  }

  /// The names of the configurations with their types.
  var configurations: [(name: String, type: String)] {
    let written = (root["configs"]?.members ?? []).map { ($0.key, $0.value.text ?? "none") }
    return written.isEmpty ? [("Debug", "debug"), ("Release", "release")] : written
  }

  /// The configuration that is built: the one that is asked for, the default, or the first one for release.
  func configuration(_ wanted: String?) -> String {
    let names = configurations.map(\.name)
    if let wanted, names.contains(wanted) { return wanted }
    if let name = root["options"]?["defaultConfig"]?.text, names.contains(name) { return name }
    return configurations.first { $0.type == "release" }?.name ?? names.first ?? ""
  }

  /// The build settings in the value of a key `settings`, the weakest first.
  func settings(_ value: ManifestValue?, configuration: String) -> [BuildSetting] {
    var open: Set<String> = []
    return settings(value, configuration, &open)
  }

  private func settings(
    _ value: ManifestValue?, _ configuration: String, _ open: inout Set<String>
  ) -> [BuildSetting] {
    guard let value else { return [] }
    let isStructured = ["base", "configs", "groups"].contains { value[$0] != nil }
    guard isStructured else { return Self.assignments(value) }
    var settings: [BuildSetting] = []
    for group in value["groups"]?.texts ?? [] where open.insert(group).inserted {
      settings += self.settings((root["settingGroups"] ?? root["settingPresets"])?[group], configuration, &open)
    }
    settings += value["base"].map(Self.assignments) ?? []
    for member in value["configs"]?.members ?? [] where matches(member.key, configuration) {
      settings += Self.assignments(member.value)
    }
    return settings
  }

  /// A variant such as `debug` stands for all configurations with it in their names, but for those that have its name.
  private func matches(_ variant: String, _ configuration: String) -> Bool {
    if configuration.lowercased() == variant.lowercased() { return true }
    return configuration.lowercased().contains(variant.lowercased())
      && !configurations.contains { $0.name.lowercased() == variant.lowercased() }
  }

  private static func assignments(_ value: ManifestValue) -> [BuildSetting] {
    value.members.map { member in
      let (name, conditions) = SettingCondition.split(member.key)
      let texts = member.value.settingTexts
      return BuildSetting(
        name: name, conditions: conditions,
        value: member.value.text == nil ? SettingList.join(texts) : texts.first ?? "", place: member.place)
    }
  }
}
