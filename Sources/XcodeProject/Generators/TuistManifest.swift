import AppFacts
import Orientation

/// The targets that a `Project.swift` of Tuist writes as literals. The manifest is a program: nothing of it is run.
struct TuistManifest {
  let path: String
  private let reader: CodeReader
  private let checkout: Checkout
  /// The files of the project's helpers, whose constants a manifest may name.
  private let helpers: [(path: String, reader: CodeReader)]

  init(path: String, bytes: [UInt8], checkout: Checkout, helpers: [(path: String, reader: CodeReader)]) {
    self.path = path
    self.helpers = helpers
    self.checkout = checkout
    reader = CodeReader(bytes)
  }

  func scan() -> ManifestScan {
    var scan = ManifestScan()
    for call in reader.calls(of: { ["target", "Target"].contains($0) }) {
      let line = reader.code.tokens[call.index].line
      let arguments = CodeValue.list(call.items)
      guard let product = Self.product(resolved(arguments.item("product")?.value)?.name), isForIOS(arguments) else {
        continue
      }
      guard let name = text(arguments.item("name")?.value) else {
        scan.unread.add(path, line, "the name of this target is computed, so it is not read")
        continue
      }
      let list: GeneratedList
      do {
        list = try generated(arguments.item("infoPlist"), line: line, name)
      } catch {
        // Without its list a target would seem to declare nothing.
        scan.unread.append(error.part)
        continue
      }
      scan.add(
        AppTargetReader.Target(
          name: name, type: product, project: path, folder: RelativePath.folder(of: path),
          place: FilePlace(path: path, line: line), generator: .tuist, generated: list),
        settings: settings(arguments, name: name), checkout: checkout, files: files(arguments))
    }
    return scan
  }
}

extension TuistManifest {
  private static func product(_ name: String?) -> String? {
    switch name {
    case "app": "com.apple.product-type.application"
    case "appClip": "com.apple.product-type.application.on-demand-install-capable"
    case "appExtension": "com.apple.product-type.app-extension"
    case "extensionKitExtension": "com.apple.product-type.extensionkit-extension"
    case "messagesExtension": "com.apple.product-type.app-extension.messages"
    default: nil
    }
  }

  /// The value with a constant of the file in the place of its name.
  private func resolved(_ value: CodeValue?) -> CodeValue? {
    guard case .word(let name)? = value, !name.contains(".") else { return value }
    return reader.constant(name) ?? value
  }

  private func text(_ value: CodeValue?) -> String? { resolved(value)?.text }

  private func isForIOS(_ arguments: CodeValue) -> Bool {
    let destinations = resolved((arguments.item("destinations") ?? arguments.item("platform"))?.value)
    let names = destinations.map { [$0.name] + $0.items.map(\.value.name) } ?? []
    let known = names.compactMap(\.self)
    return known.isEmpty || known.contains { $0 == "iOS" || $0.hasPrefix("iPhone") || $0.hasPrefix("iPad") }
  }

  /// The settings that arguments stand for, with their lines.
  private func settings(_ arguments: CodeValue, name: String) -> TargetSettings {
    let folder = RelativePath.folder(of: path)
    let place = FilePlace(path: path)
    var layers = [
      BuildSetting.builtIn(
        target: name, configuration: "Release", project: RelativePath.join(folder, name + ".xcodeproj"),
        folder: folder, place: place)
    ]
    func add(_ name: String, _ value: String, line: Int) {
      layers.append([
        BuildSetting(name: name, conditions: [], value: value, place: FilePlace(path: path, line: line))
      ])
    }
    let devices = arguments.item("destinations")
    add("TARGETED_DEVICE_FAMILY", families(devices?.value), line: devices?.line ?? 1)
    if let deployment = arguments.item("deploymentTargets") ?? arguments.item("deploymentTarget"),
      let version = version(resolved(deployment.value))
    {
      add("IPHONEOS_DEPLOYMENT_TARGET", version, line: deployment.line)
    }
    if let base = resolved(arguments.item("settings")?.value)?.item("base") {
      for item in resolved(base.value)?.items ?? [] {
        guard let label = item.label, let texts = resolved(item.value)?.propertyListTexts else { continue }
        add(label, SettingList.join(texts), line: item.line)
      }
    }
    if let list = arguments.item("infoPlist"), let file = file(resolved(list.value)) {
      add("INFOPLIST_FILE", file, line: list.line)
    }
    return TargetSettings(
      configuration: "Release",
      settings: BuildSettings(layers: layers, situation: BuildSituation(configuration: "Release")), unread: [])
  }

  private func families(_ value: CodeValue?) -> String {
    let names = resolved(value)?.items.compactMap(\.value.name) ?? []
    let hasPhone = names.isEmpty || names.contains("iPhone") || names.contains("iOS")
    let hasPad = names.isEmpty || names.contains("iPad") || names.contains("iOS")
    return [hasPhone ? "1" : nil, hasPad ? "2" : nil].compactMap(\.self).joined(separator: ",")
  }

  private func version(_ value: CodeValue?) -> String? {
    guard case .call(let name, let items)? = value else { return nil }
    if name.hasSuffix("iOS") { return text(items.first?.value) }
    return text(items.first { $0.label == "iOS" }?.value)
  }

  private func file(_ value: CodeValue?) -> String? {
    switch value {
    case .text(let path)?: path
    case .call(".file", let items)?: text(items.first?.value)
    case .call, .word, .list, .code, nil: nil
    }
  }

  private typealias GeneratedList = [PropertyListDeclaration]?

  /// What is computed, and where.
  private struct Computed: Error {
    let part: UnreadPart
  }

  /// What Tuist writes into the Info.plist that it makes; nil where a file is one.
  private func generated(_ argument: CodeValue.Item?, line: Int, _ name: String) throws(Computed) -> GeneratedList {
    let line = argument?.line ?? line
    let value = resolved(argument?.value)
    if file(value) != nil { return nil }
    switch value {
    case nil, .word(".default")?: return defaults(line, besides: [])
    case .call(".extendingDefault", let items)?:
      guard let written = entries(items.first?.value) else { break }
      return written + defaults(line, besides: written)
    case .call(".dictionary", let items)?:
      if let written = entries(items.first?.value) { return written }
    case .list?: if let written = entries(value) { return written }
    case .call, .word, .text, .code: break
    }
    throw Computed(
      part: UnreadPart(
        path, line,
        "the Info.plist of \(name) is computed in Swift, which is not run; run `tuist generate`, then scan again")
    )
  }

  /// The entries of a dictionary that bear on rotation, or nil where it is none that is written here.
  private func entries(_ value: CodeValue?) -> [PropertyListDeclaration]? {
    let (value, path) = resolvedEverywhere(value)
    guard case .list(let items)? = value else { return nil }
    var declarations: [PropertyListDeclaration] = []
    for item in items {
      // What is computed may bear on rotation, and so may what has a computed key.
      if item.label == nil { return nil }
      guard let key = item.label.flatMap(PropertyListDeclaration.Key.init(rawValue:)) else { continue }
      guard let texts = resolved(item.value)?.propertyListTexts else { return nil }
      declarations.append(
        PropertyListDeclaration(
          key: key, origin: .manifest, values: texts, place: FilePlace(path: path, line: item.line), isEffective: true))
    }
    return declarations
  }

  /// The value with a constant of the file or of a helper in the place of its name, and the file that it is in.
  private func resolvedEverywhere(_ value: CodeValue?) -> (CodeValue?, path: String) {
    guard case .word(let chain)? = value, let name = value?.name else { return (resolved(value), path) }
    if !chain.contains("."), let constant = reader.constant(name) { return (constant, path) }
    let found = helpers.compactMap { helper in helper.reader.constant(name).map { ($0, path: helper.path) } }
    return found.count == 1 ? found[0] : (value, path)
  }

  /// What Tuist's default Info.plist for an app of iOS has.
  private func defaults(_ line: Int, besides written: [PropertyListDeclaration]) -> [PropertyListDeclaration] {
    let lists: [(PropertyListDeclaration.Key, [InterfaceOrientation])] = [
      (.supported, [.portrait, .landscapeLeft, .landscapeRight]),
      (.supportedOnPad, [.portrait, .portraitUpsideDown, .landscapeLeft, .landscapeRight]),
    ]
    return lists.filter { list in !written.contains { $0.key == list.0 } }.map { key, orientations in
      PropertyListDeclaration(
        key: key, origin: .generatorDefault, values: orientations.names, place: FilePlace(path: path, line: line),
        isEffective: true)
    }
  }

  /// The files of the folders in which the globs of `sources` begin.
  private func files(_ arguments: CodeValue) -> [String] {
    let value = resolved(arguments.item("sources")?.value)
    let globs = (value?.text).map { [$0] } ?? value?.items.compactMap(\.value.text) ?? []
    let folders = globs.compactMap { glob in
      RelativePath.resolved(String(glob.prefix { $0 != "*" }), in: RelativePath.folder(of: path))
    }
    return folders.filter(checkout.isRead) + checkout.files(inAnyOf: folders)
  }
}
