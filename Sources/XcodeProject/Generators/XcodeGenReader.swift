import AppFacts

/// Reads the apps that XcodeGen makes from a specification, without making the project.
struct XcodeGenReader {
  let specification: XcodeGenSpecification
  let checkout: Checkout
  private let configuration: String
  private var configurationFiles: ConfigurationFileReader

  /// - Parameter configuration: the configuration that is asked for.
  init(path: String, checkout: Checkout, configuration: String?) {
    specification = XcodeGenSpecification(path: path, checkout: checkout)
    self.checkout = checkout
    self.configuration = specification.configuration(configuration)
    configurationFiles = ConfigurationFileReader(
      checkout: checkout, projectFolder: specification.projectFolder)
  }

  mutating func scan() -> ManifestScan {
    var scan = ManifestScan(unread: specification.unread)
    let projectFile = fileSettings(specification.root, &scan)
    for target in specification.targets {
      guard let name = nameForIOS(target) else { continue }
      let settings = TargetSettings(
        configuration: configuration, settings: settings(of: target.value, name: name, projectFile, &scan), unread: [])
      let folders = sourcePaths(of: target.value)
      scan.add(
        AppTargetReader.Target(
          name: name, type: "com.apple.product-type." + (target.value["type"]?.text ?? ""),
          project: specification.path, folder: specification.projectFolder, place: target.place, generator: .xcodeGen,
          generated: generated(target.value),
          generatedKeys: target.value["info"].map { ($0["properties"]?.members ?? []).map(\.key) }),
        settings: settings, checkout: checkout, files: checkout.files(inAnyOf: folders),
        dependencies: (target.value["dependencies"]?.list ?? []).compactMap { dependency in
          dependency["target"]?.text.map { .name($0) }
        })
    }
    // What the specification makes at a path of its own is not what lies there.
    for target in specification.targets {
      if let path = target.value["info"]?["path"].flatMap(specification.path) { scan.propertyLists.insert(path) }
    }
    return scan
  }
}

extension XcodeGenReader {
  /// The name of what a target makes for iOS, or nil where it makes nothing for it.
  private func nameForIOS(_ target: ManifestValue.Member) -> String? {
    let name = target.key
    let platforms = target.value["platform"]?.texts ?? []
    if platforms.count > 1 {
      guard platforms.contains("iOS") else { return nil }
      return name + (target.value["platformSuffix"]?.text ?? "_iOS")
    }
    let destinations = target.value["supportedDestinations"]?.texts ?? []
    if !destinations.isEmpty, !destinations.contains("iOS") { return nil }
    return platforms == ["iOS"] || !destinations.isEmpty ? name : nil
  }

  /// The settings of the `.xcconfig` file that a project or a target names for the configuration.
  private mutating func fileSettings(_ value: ManifestValue, _ scan: inout ManifestScan) -> [BuildSetting] {
    guard let file = value["configFiles"]?.members.first(where: { $0.key == configuration })?.value else { return [] }
    guard let path = specification.path(file).flatMap(checkout.file) else {
      let name = (file.text ?? "").prefix(200)
      scan.unread.add(file.place, "the base configuration \(name) is not in the checkout")
      return []
    }
    let result = configurationFiles.read(path)
    scan.unread += result.unread
    return result.settings
  }

  private mutating func settings(
    of target: ManifestValue, name: String, _ projectFile: [BuildSetting], _ scan: inout ManifestScan
  ) -> BuildSettings {
    let place = target.place
    var layers = [
      BuildSetting.builtIn(
        target: name, configuration: configuration,
        project: RelativePath.join(
          specification.projectFolder, (specification.root["name"]?.text ?? "Project") + ".xcodeproj"),
        folder: specification.projectFolder, place: place)
    ]
    layers.append(projectFile)
    layers.append(deploymentTarget(specification.root["options"]))
    layers.append(specification.settings(specification.root["settings"], configuration: configuration))
    layers.append(preset(place))
    layers.append(deploymentTarget(target))
    layers.append(fileSettings(target, &scan))
    layers.append(specification.settings(target["settings"], configuration: configuration))
    let isNamed = layers.joined().contains { $0.name == "INFOPLIST_FILE" }
    if !isNamed, let list = foundPropertyList(of: target) {
      layers.append([
        BuildSetting(
          name: "INFOPLIST_FILE", conditions: [], value: RelativePath.join(RelativePath.root, list), place: place)
      ])
    }
    return BuildSettings(layers: layers, situation: BuildSituation(configuration: configuration))
  }

  /// What XcodeGen sets for iOS by itself.
  private func preset(_ place: FilePlace) -> [BuildSetting] {
    if ["none", "project"].contains(specification.root["options"]?["settingPresets"]?.text) { return [] }
    return [BuildSetting(name: "TARGETED_DEVICE_FAMILY", conditions: [], value: "1,2", place: place)]
  }

  private func deploymentTarget(_ value: ManifestValue?) -> [BuildSetting] {
    guard let member = value?.member("deploymentTarget") else { return [] }
    let named = member.value.member("iOS")
    guard let text = named?.value.text ?? member.value.text else { return [] }
    return [
      BuildSetting(
        name: "IPHONEOS_DEPLOYMENT_TARGET", conditions: [], value: text, place: named?.place ?? member.place)
    ]
  }

  private func sourcePaths(of target: ManifestValue) -> [String] {
    guard let sources = target["sources"] else { return [] }
    let values = sources.text == nil ? sources.list : [sources]
    return values.compactMap { value in
      specification.path(value.text == nil ? value["path"] ?? value : value)
    }
  }

  /// The Info.plist among the sources, which XcodeGen takes where nothing names one.
  private func foundPropertyList(of target: ManifestValue) -> String? {
    for folder in sourcePaths(of: target) {
      if RelativePath.name(of: folder) == "Info.plist", checkout.isRead(folder) { return folder }
      let found = checkout.files(in: folder).first { RelativePath.name(of: $0) == "Info.plist" }
      if let found { return found }
    }
    return nil
  }

  /// What `info` has XcodeGen write into the Info.plist; nil where the target names no such list.
  private func generated(_ target: ManifestValue) -> [PropertyListDeclaration]? {
    guard let info = target["info"] else { return nil }
    return (info["properties"]?.members ?? []).compactMap { member in
      PropertyListDeclaration.Key(rawValue: member.key).map { key in
        PropertyListDeclaration(
          key: key, origin: .manifest, values: member.value.settingTexts, place: member.place, isEffective: true)
      }
    }
  }
}
