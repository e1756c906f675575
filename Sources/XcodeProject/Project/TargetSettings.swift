import AppFacts

/// The build settings of one target in one configuration, and all that its project says about them.
struct TargetSettings {
  let configuration: String
  let settings: BuildSettings
  /// The expected `.xcconfig` files that are not in the checkout, and what else could not be read.
  let unread: [UnreadPart]
}
