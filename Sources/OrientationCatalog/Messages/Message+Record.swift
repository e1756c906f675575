import Orientation

extension Message {
  /// What documentation says of the message.
  package var record: MessageRecord { .named(rawValue) }
}

extension MessageRecord {
  // Those that findings are about.
  package static let enumByKeyValueCoding = named("enum-by-key-value-coding")
  package static let fullScreenSoonIgnored = named("full-screen-soon-ignored")
  package static let launchScreenSoonRequired = named("launch-screen-soon-required")
  package static let multitaskingLaunchStoryboard = named("itms-90475")
  package static let multitaskingOrientations = named("itms-90474")
  package static let sceneLifeCycleRequired = named("scene-life-cycle-required")
  package static let statusBarAccessor = named("status-bar-accessor")

  /// The record of an id; an empty one where it is missing, of which a test tells.
  fileprivate static func named(_ id: String) -> MessageRecord { folder[id] ?? .missing(id) }
}
