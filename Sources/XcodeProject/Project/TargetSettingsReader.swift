import AppFacts

/// Puts together the build settings of a project's targets: built-in ones, then the project's `.xcconfig` file, the
/// project, the target's `.xcconfig` file, the target. Each wins over those before it.
struct TargetSettingsReader {
  private let project: ProjectFile
  private let checkout: Checkout
  private let references: FileReferences
  private var files: ConfigurationFileReader

  init(project: ProjectFile, checkout: Checkout, references: FileReferences) {
    self.project = project
    self.checkout = checkout
    self.references = references
    files = ConfigurationFileReader(checkout: checkout, projectFolder: project.folder)
  }

  /// The names of a target's configurations, in the project's order.
  func configurations(of target: PropertyListDictionary) -> [String] {
    Self.names(configurationList(of: target), in: project)
  }

  /// The settings of a target in a configuration; nil stands for its default, as does a name that it does not have.
  mutating func settings(of target: PropertyListDictionary, configuration wanted: String?) -> TargetSettings {
    let name = configurationName(of: target, wanted: wanted)
    let situation = BuildSituation(configuration: name)
    var unread: [UnreadPart] = []
    var layers = [builtIn(target: target.text("name") ?? "", configuration: name)]
    for list in [configurationList(of: project.root), configurationList(of: target)] {
      guard let configuration = configuration(name, in: list) else { continue }
      layers.append(baseSettings(of: configuration, unread: &unread))
      let settings = configuration["buildSettings"]?.dictionary ?? PropertyListDictionary([])
      layers.append(BuildSetting.settings(in: settings, path: project.filePath))
    }
    return TargetSettings(
      configuration: name, settings: BuildSettings(layers: layers, situation: situation), unread: unread)
  }
}

extension TargetSettingsReader {
  private func configurationList(of object: PropertyListDictionary) -> PropertyListDictionary? {
    project.object("buildConfigurationList", of: object)
  }

  private static func names(_ list: PropertyListDictionary?, in project: ProjectFile) -> [String] {
    guard let list else { return [] }
    return project.objects("buildConfigurations", of: list).compactMap { $0.text("name") }
  }

  private func configurationName(of target: PropertyListDictionary, wanted: String?) -> String {
    // A target without a list of its own is built in the project's configurations.
    let lists = [configurationList(of: target), configurationList(of: project.root)]
    guard let list = lists.first(where: { !Self.names($0, in: project).isEmpty }) else { return wanted ?? "" }
    let names = Self.names(list, in: project)
    if let wanted, names.contains(wanted) { return wanted }
    if let name = list?.text("defaultConfigurationName"), names.contains(name) { return name }
    return names.contains("Release") ? "Release" : names.first ?? ""
  }

  private func configuration(_ name: String, in list: PropertyListDictionary?) -> PropertyListDictionary? {
    guard let list else { return nil }
    let configurations = project.objects("buildConfigurations", of: list)
    // A level without the configuration is built in its default, as xcodebuild does it.
    return configurations.first { $0.text("name") == name }
      ?? configurations.first { $0.text("name") == list.text("defaultConfigurationName") }
  }

  /// The settings of the `.xcconfig` file that a configuration is based on.
  private mutating func baseSettings(
    of configuration: PropertyListDictionary, unread: inout [UnreadPart]
  ) -> [BuildSetting] {
    let member =
      configuration.member("baseConfigurationReference")
      ?? configuration.member("baseConfigurationReferenceAnchor")
    guard let member, let id = member.value.text else { return [] }
    let inner = configuration.text("baseConfigurationReferenceRelativePath") ?? ""
    let path = references.path(of: id).flatMap { RelativePath.normalised(RelativePath.join($0, inner)) }
    guard let path else {
      unread.add(project.place(member.line), "the base configuration lies outside of the scanned folder")
      return []
    }
    guard let file = checkout.file(path) else {
      let help = Checkout.isDependency(path) ? "; install the dependencies first, as with `pod install`" : ""
      unread.add(project.place(member.line), "the base configuration \(path) is not in the checkout\(help)")
      return []
    }
    let result = files.read(file)
    unread += result.unread
    return result.settings
  }

  private func builtIn(target: String, configuration: String) -> [BuildSetting] {
    BuildSetting.builtIn(
      target: target, configuration: configuration, project: project.path, folder: project.folder,
      place: FilePlace(path: project.filePath))
  }
}
