/// What an app is built with when it runs on the newer of two versions.
package enum AppBuild: String, CaseIterable, Sendable {
  /// The SDK of the older version: what users have installed, without an update of the app.
  case sameSDK = "same SDK"
  /// The SDK of the newer version.
  case newSDK = "new SDK"
}
