/// A scene of an app that is not the one whose interface is meant.
public enum OtherScene: CaseIterable, Sendable {
  /// Another window of the app.
  case window
  /// CarPlay's, which is no `UIWindowScene`.
  case carPlay
}
