import AppFacts
import Orientation

/// The apps of a `BUILD` file: `ios_application` with literals and constants of the file as arguments.
struct BazelPackage {
  let path: String
  private let reader: CodeReader
  private let checkout: Checkout

  init(path: String, bytes: [UInt8], checkout: Checkout) {
    self.path = path
    self.checkout = checkout
    reader = CodeReader(bytes, hasHashComments: true)
  }

  func scan() -> ManifestScan {
    var scan = ManifestScan()
    for call in reader.calls(of: { $0 == "ios_application" }) {
      let line = reader.code.tokens[call.index].line
      let arguments = CodeValue.list(call.items)
      guard let name = text(arguments.item("name")?.value) else {
        // A macro gives a name of its own; `load("…", "ios_application")` has no arguments with labels.
        if arguments.item("name") != nil {
          scan.unread.add(path, line, "the name of this `ios_application` is computed, so it is not read")
        }
        continue
      }
      var declarations: [PropertyListDeclaration] = []
      for list in propertyLists(arguments.item("infoplists"), name, line, &scan) {
        scan.propertyLists.insert(list)
        declarations += read(list, &scan)
      }
      // Where another rule makes its list, the target would seem to declare nothing.
      if declarations.isEmpty, scan.unread.last?.place.path == path, (scan.unread.last?.place.line ?? 0) >= line {
        continue
      }
      let order = PropertyListDeclaration.Key.allCases
      scan.apps.append(
        AppTarget(
          name: name, project: path, generator: .bazel, configuration: "Release", product: .application,
          deploymentTarget: deploymentTarget(arguments.item("minimum_os_version")),
          idioms: idioms(arguments.item("families")),
          declarations: order.flatMap { key in declarations.filter { $0.key == key } }))
    }
    return scan
  }
}

extension BazelPackage {
  /// The value with a constant of the file in the place of its name.
  private func resolved(_ value: CodeValue?) -> CodeValue? {
    guard case .word(let name)? = value else { return value }
    return reader.constant(name) ?? value
  }

  private func text(_ value: CodeValue?) -> String? { resolved(value)?.text }

  private func deploymentTarget(_ item: CodeValue.Item?) -> DeploymentTarget? {
    guard let item, let version = text(item.value).flatMap({ OSVersion($0) }) else { return nil }
    return DeploymentTarget(version: version, place: FilePlace(path: path, line: item.line))
  }

  /// The kinds of device; rules_apple builds for both where nothing says.
  private func idioms(_ item: CodeValue.Item?) -> [Idiom] {
    let names = resolved(item?.value)?.items.compactMap { text($0.value) } ?? []
    let found = Idiom.allCases.filter { names.contains($0 == .pad ? "ipad" : "iphone") }
    return found.isEmpty ? Idiom.allCases : found
  }

  /// The property lists that labels name; what other rules make is named.
  private func propertyLists(
    _ item: CodeValue.Item?, _ name: String, _ line: Int, _ scan: inout ManifestScan
  ) -> [String] {
    guard let item, case .list(let labels)? = resolved(item.value) else {
      scan.unread.add(path, item?.line ?? line, "the Info.plist files of \(name) are computed, so they are not read")
      return []
    }
    return labels.compactMap { label in
      guard let text = text(label.value) else {
        scan.unread.add(path, label.line, "this Info.plist of \(name) is computed, so it is not read")
        return nil
      }
      if let file = file(text) { return file }
      let help = "another rule may make it, which is not read"
      scan.unread.add(path, label.line, "`\(text.prefix(200))` is no file of the checkout; " + help)
      return nil
    }
  }

  /// The file of a label: `Info.plist`, `:Info.plist`, `//package:Info.plist`.
  private func file(_ label: String) -> String? {
    var text = label[...]
    let isAbsolute = text.hasPrefix("//")
    if isAbsolute { text = text.dropFirst(2) }
    if text.hasPrefix(":") { text = text.dropFirst() }
    let name = String(text).replacing(":", with: "/")
    return RelativePath.resolved(name, in: isAbsolute ? "" : RelativePath.folder(of: path)).flatMap(checkout.file)
  }

  private func read(_ list: String, _ scan: inout ManifestScan) -> [PropertyListDeclaration] {
    scan.unread.reading(list, "the property list") {
      try InformationPropertyListFile(try checkout.contents(of: list), path: list).declarations
    } ?? []
  }
}
