// What UIKit says about a decision, and in which words.

extension Message {
  /// Whether a decision of the resolver can come with the message; what other code says, none does.
  public var isSaidByTheResolver: Bool { self != .alertControllerRecursion && self != .reactNativeModalMask }
}

extension Resolution {
  /// The exception, error or log line that comes with the decision, or nil where UIKit says nothing.
  public var message: Message? {
    switch decision.outcome {
    case .exception(.noCommonOrientation), .exception(.emptyMask):
      scenario.os < OSVersion(9) ? .noCommonOrientationUnnamed : .noCommonOrientation
    case .exception(.preferredNotSupported):
      scenario.os < OSVersion(10) ? .preferredMustReturnSupported : .preferredMustMatch
    case .geometryError(.noneSupported): .geometryNoneSupported
    case .geometryError(.windowingMode): .geometryWindowingMode
    case .geometryError(.unsupportedPreferences): .geometryUnsupportedPreferences
    case .ignored: .orientationSetUnsupported
    case .turned, .unchanged: logged
    case .unavailable: nil
    }
  }

  /// The message's text with everything filled in, or nil where UIKit says nothing or nobody has reported the words.
  public var messageText: String? {
    guard let message else { return nil }
    switch (message, decision.outcome) {
    case (.noCommonOrientation, _): return Self.fill(message.pattern, [blamed])
    case (.preferredMustMatch, .exception(.preferredNotSupported(let preferred, let supported))):
      return Self.fill(message.pattern, [Self.printed(preferred), supported.messageList])
    case (.geometryNoneSupported, .geometryError(.noneSupported(let requested, let supported))):
      return Self.fill(message.pattern, [requested.messageList, supported.messageList])
    case (.geometryUnsupportedPreferences, _): return nil
    default: return message.pattern
    }
  }
}

extension Resolution {
  /// The line that UIKit logs beside a decision that is no failure.
  private var logged: Message? {
    switch scenario.event {
    case .called(.keyValueCodingSet):
      Message.orientationSetDiscouraged.versions.contains(scenario.os) ? .orientationSetDiscouraged : nil
    case .launched: scenario.root == nil ? .rootViewControllerExpected : nil
    case .rootShown, .deviceTurned, .presented, .dismissed, .pushed, .popped, .tabSelected, .masksChanged,
      .rotationLockToggled, .windowResized, .called:
      nil
    }
  }

  /// The class that the message names: the one asked for `shouldAutorotate`, or else for its mask.
  private var blamed: String {
    var name = trace.responsible ?? "UIViewController"
    for step in trace.steps {
      if case .asked(.controller(let controller), .shouldAutorotate) = step.effect { return controller }
      if case .asked(.controller(let controller), .supported) = step.effect { name = controller }
    }
    return name
  }

  /// A preferred orientation as UIKit prints it: a name, or the number of what is none, in parentheses.
  private static func printed(_ rawValue: Int) -> String {
    InterfaceOrientation(rawValue: rawValue)?.swiftName ?? "(\(rawValue))"
  }

  /// Puts texts in the places of a pattern's placeholders, in their order.
  private static func fill(_ pattern: String, _ texts: [String]) -> String {
    let bytes = Array(pattern.utf8)
    var filled: [UInt8] = []
    var texts = texts[...]
    var index = 0
    while index < bytes.count {
      if let length = placeholder(in: bytes, at: index), let text = texts.popFirst() {
        filled += Array(text.utf8)
        index += length
      } else {
        filled.append(bytes[index])
        index += 1
      }
    }
    return String(decoding: filled, as: UTF8.self)
  }

  /// The length of the placeholder that begins at an index, or nil where none does.
  private static func placeholder(in bytes: [UInt8], at index: Int) -> Int? {
    for placeholder in Message.placeholders {
      let name = Array(placeholder.utf8)
      if bytes[index...].starts(with: name) { return name.count }
    }
    return nil
  }
}
