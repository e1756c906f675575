import AppFacts
import Orientation

/// Reads what a target declares in one configuration, or that it is not an app for iOS.
struct AppTargetReader {
  /// What is known of a target besides its settings.
  struct Target: Sendable {
    let name: String
    /// The product type, such as `com.apple.product-type.application`.
    let type: String
    /// The path of the project, or of the manifest that a project is made from.
    let project: String
    /// The folder that paths in the settings start from.
    let folder: String
    /// What is named where nothing more precise is known.
    let place: FilePlace
    var generator: AppTarget.Generator?
    /// What the generator writes into the Info.plist that it makes; nil where it makes none.
    var generated: [PropertyListDeclaration]?
    /// All keys that it writes; nil where it adds some of which nothing is known.
    var generatedKeys: [String]?
  }

  private let target: Target
  private let checkout: Checkout
  private let settings: BuildSettings
  private let configuration: String
  private(set) var unread: [UnreadPart] = []

  init(_ target: Target, checkout: Checkout, settings: TargetSettings) {
    self.target = target
    self.checkout = checkout
    self.settings = settings.settings
    configuration = settings.configuration
  }

  /// The Info.plist that the target names, whatever it makes.
  func propertyList() -> String? {
    var reader = self
    return reader.propertyListPath()?.path
  }

  /// The target with its declarations; nil where it makes nothing that runs on iOS by itself.
  mutating func read() -> AppTarget? {
    guard let product = Self.product(target.type), isForIOS else { return nil }
    var declarations = settingDeclarations()
    var list = isGenerated ? AppTarget.PropertyList(path: nil, keys: generatedKeys) : nil
    if let generated = target.generated {
      declarations += completed(generated.map(expanded), by: declarations)
      list = target.generatedKeys.map { known(keys: $0, and: list, path: nil) }
    } else if let file = propertyListPath() {
      let content = fileContent(file)
      declarations += completed(content?.declarations ?? [], by: declarations)
      list = content.map { known(keys: $0.keys, and: list, path: file.path) }
    }
    let order = PropertyListDeclaration.Key.allCases
    return AppTarget(
      name: target.name, project: target.project, generator: target.generator, configuration: configuration,
      product: product,
      deploymentTarget: deploymentTarget(), idioms: idioms(),
      declarations: order.flatMap { key in
        declarations.filter { $0.key == key }.sorted {
          $0.isEffective != $1.isEffective ? $0.isEffective : $0.place < $1.place
        }
      }, propertyList: list)
  }
}

extension AppTargetReader {
  /// The Info.plist with some keys and those of the build settings.
  private func known(
    keys: some Sequence<String>, and other: AppTarget.PropertyList?, path: String?
  ) -> AppTarget.PropertyList {
    let observed = Set(keys).intersection(AppTarget.PropertyList.observedKeys).union(other?.keys ?? [])
    return AppTarget.PropertyList(
      path: path, keys: observed.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) })
  }

  private static func product(_ type: String) -> AppTarget.Product? {
    switch type {
    case "com.apple.product-type.application", "com.apple.product-type.application.messages": .application
    case "com.apple.product-type.application.on-demand-install-capable": .appClip
    case "com.apple.product-type.app-extension", "com.apple.product-type.extensionkit-extension",
      "com.apple.product-type.app-extension.messages", "com.apple.product-type.app-extension.messages-sticker-pack",
      "com.apple.product-type.app-extension.intents-service":
      .appExtension
    default: nil
    }
  }

  /// Whether the settings do not name other systems only.
  private var isForIOS: Bool {
    let platforms = SettingList.split(value(of: "SUPPORTED_PLATFORMS") ?? "")
    if !platforms.isEmpty { return platforms.contains { $0.hasPrefix("iphone") } }
    let root = RelativePath.name(of: value(of: "SDKROOT") ?? "")
    return root.isEmpty || root == "auto" || root.hasPrefix("iphone")
  }

  private func value(of name: String) -> String? {
    guard let value = try? settings.value(of: name) else { return nil }
    return value
  }

  /// The value of a setting; what stands in its way is named.
  private mutating func checkedValue(of name: String) -> String? {
    do {
      return try settings.value(of: name)
    } catch {
      unread.add(settings.assignment(of: name)?.place ?? target.place, error.message)
      return nil
    }
  }

  // MARK: Versions and devices

  private mutating func deploymentTarget() -> DeploymentTarget? {
    let name = "IPHONEOS_DEPLOYMENT_TARGET"
    guard let text = checkedValue(of: name), let setting = settings.assignment(of: name) else { return nil }
    let parts = text.trimmed.split(separator: ".", omittingEmptySubsequences: false).map { Int($0) }
    guard let major = parts.first ?? nil, parts.count <= 3, let minor = parts.count > 1 ? parts[1] : 0 else {
      unread.add(setting.place, "the deployment target `\(text.prefix(40))` is no version")
      return nil
    }
    return DeploymentTarget(version: OSVersion(major, minor), place: setting.place)
  }

  private mutating func idioms() -> [Idiom] {
    // Without the setting Xcode builds for iPhone.
    guard let text = checkedValue(of: "TARGETED_DEVICE_FAMILY") else { return [.phone] }
    let families = text.split(whereSeparator: { $0 == "," || $0 == " " })
    let idioms = Idiom.allCases.filter { families.contains($0 == .phone ? "1" : "2") }
    return idioms.isEmpty && families.isEmpty ? [.phone] : idioms
  }

  // MARK: Declarations

  /// Whether Xcode makes or completes the Info.plist from settings.
  private var isGenerated: Bool {
    settings.isOn("GENERATE_INFOPLIST_FILE") == true && settings.isOn("INFOPLIST_EXPAND_BUILD_SETTINGS") != false
  }

  private mutating func settingDeclarations() -> [PropertyListDeclaration] {
    var declarations: [PropertyListDeclaration] = []
    for key in PropertyListDeclaration.Key.allCases {
      let assignments = settings.assignments(of: key.setting)
      for (index, assignment) in assignments.enumerated() {
        do {
          let value = try settings.value(of: key.setting, at: index)
          declarations.append(
            PropertyListDeclaration(
              key: key, origin: .buildSetting, values: key.isList ? SettingList.split(value) : [value.trimmed],
              place: assignment.place,
              isEffective: isGenerated && key.isGenerated && index == assignments.count - 1))
        } catch {
          unread.add(assignment.place, error.message)
        }
      }
    }
    return declarations
  }

  /// The Info.plist that the settings name, with the place that names it.
  private mutating func propertyListPath() -> (path: String, place: FilePlace)? {
    let name = "INFOPLIST_FILE"
    guard let setting = settings.assignment(of: name), let value = checkedValue(of: name) else { return nil }
    // Quotes around a path are no part of it, but a name may have some of its own.
    let spellings = [value.trimmed, SettingList.split(value).joined(separator: " ")]
    if spellings.contains("") { return nil }
    let paths = spellings.compactMap { RelativePath.resolved($0, in: target.folder) }
    guard let path = paths.last else {
      unread.add(setting.place, "the Info.plist lies outside of the scanned folder; scan the folder that holds both")
      return nil
    }
    for path in paths {
      if let file = checkout.file(path) { return (file, setting.place) }
    }
    unread.add(setting.place, "the Info.plist \(path) is not in the checkout")
    return nil
  }

  /// What the file has; nil where it cannot be read, which is told.
  private mutating func fileContent(_ file: (path: String, place: FilePlace)) -> InformationPropertyListFile? {
    var faults: [String] = []
    let (checkout, settings) = (checkout, settings)
    let content = unread.reading(file.path, "the property list") {
      let bytes = try checkout.contents(of: file.path)
      return try InformationPropertyListFile(
        bytes, path: file.path, isPreprocessed: settings.isOn("INFOPLIST_PREPROCESS") == true,
        expand: { text in
          do throws(SettingFault) {
            return try settings.expanded(text)
          } catch {
            faults.append(error.message)
            return text
          }
        }
      )
    }
    guard let content else { return nil }
    for fault in faults { unread.add(file.path, nil, fault) }
    return content
  }

  /// The keys about launching and scenes that Xcode adds where it makes the Info.plist.
  private var generatedKeys: [String] {
    let settings = [
      ("UIApplicationSceneManifest_Generation", "UIApplicationSceneManifest"),
      ("UILaunchScreen_Generation", "UILaunchScreen"), ("UILaunchStoryboardName", "UILaunchStoryboardName"),
    ]
    return settings.filter { setting, _ in
      let value = self.value(of: "INFOPLIST_KEY_" + setting)?.trimmed ?? ""
      return !value.isEmpty && value != "NO"
    }.map(\.1)
  }

  private func expanded(_ declaration: PropertyListDeclaration) -> PropertyListDeclaration {
    var declaration = declaration
    declaration.values = declaration.values.map { (try? settings.expanded($0)) ?? $0 }
    return declaration
  }

  /// What an Info.plist declares beside settings: a single value gives way to the setting's; a list is completed from it.
  private func completed(
    _ declarations: [PropertyListDeclaration], by declared: [PropertyListDeclaration]
  ) -> [PropertyListDeclaration] {
    declarations.map { declaration in
      var declaration = declaration
      if !declaration.key.isList, declared.contains(where: { $0.key == declaration.key && $0.isEffective }) {
        declaration.isEffective = false
      }
      return declaration
    }
  }
}
