import AppFacts

/// Finds what the screens of an app are made with, by the manifests of its packages and by its types.
struct FrameworkSearch {
  let checkout: Checkout

  /// - Parameters:
  ///   - types: the types of the app's own sources.
  ///   - targets: what makes an app or a part of one.
  func find(_ types: [SourceType], _ targets: [AppTarget]) -> [AppFramework] {
    var found: Set<AppFramework> = targets.contains { $0.generator == .dotNet } ? [.dotNet] : []
    for path in checkout.files where !Checkout.isDependency(path) {
      switch RelativePath.name(of: path) {
      case "pubspec.yaml": if mentions("sdk: flutter", path) { found.insert(.flutter) }
      case "package.json":
        for (framework, package) in Self.packages where mentions("\"\(package)\"", path) { found.insert(framework) }
      case "ProjectSettings.asset": found.insert(.unity)
      case "config.xml": if mentions("<widget", path) { found.insert(.cordova) }
      default: continue
      }
    }
    // Expo is React Native with more, and a Capacitor app may keep the configuration of Cordova.
    if found.contains(.expo) { found.remove(.reactNative) }
    if found.contains(.capacitor) { found.remove(.cordova) }
    let isSwiftUI = types.contains { type in
      type.kind == .structType && type.inherited.contains("App") && !Checkout.isDependency(type.place.path)
    }
    if isSwiftUI { found.insert(.swiftUI) }
    return AppFramework.allCases.filter(found.contains)
  }
}

extension FrameworkSearch {
  private static let packages: [(AppFramework, String)] = [
    (.expo, "expo"), (.reactNative, "react-native"), (.capacitor, "@capacitor/ios"), (.capacitor, "@capacitor/core"),
    (.cordova, "cordova-ios"),
  ]

  private func mentions(_ text: String, _ path: String) -> Bool {
    guard let bytes = try? checkout.contents(of: path) else { return false }
    return bytes.mention(text)
  }
}
