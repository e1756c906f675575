/// The language of a source file.
package enum SourceLanguage: String, Sendable, CaseIterable {
  case swift = "Swift"
  case objectiveC = "Objective-C"
  /// Flutter's; only what it asks of Flutter's view controller is read.
  case dart = "Dart"
  /// JavaScript and TypeScript of Expo, React Native, Cordova and Capacitor, read for the same.
  case javaScript = "JavaScript"
}
