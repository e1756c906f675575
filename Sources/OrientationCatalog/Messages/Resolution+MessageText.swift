import Orientation

// What UIKit says about a decision, to the letter.

extension Resolution {
  /// The message's text with everything filled in, or nil where UIKit says nothing or nobody has reported the words.
  public var messageText: String? {
    guard let message else { return nil }
    let record = message.record
    switch (message, decision.outcome) {
    case (.noCommonOrientation, _): return record.text(with: [blamed ?? "UIViewController"])
    case (.preferredMustMatch, .exception(.preferredNotSupported(let preferred, let supported))):
      return record.text(with: [Self.printed(preferred), supported.messageList])
    case (.geometryNoneSupported, .geometryError(.noneSupported(let requested, let supported))):
      // Nobody has reported the words where not even the app supports an orientation.
      if supported.isEmpty { return nil }
      return record.text(with: [requested.messageList, supported.messageList])
    case (.geometryUnsupportedPreferences, _): return nil
    default: return record.text
    }
  }
}

extension MessageRecord {
  /// The usual text with texts in the places of its placeholders, in their order.
  package func text(with texts: [String]) -> String {
    let bytes = Array(text.utf8)
    var filled: [UInt8] = []
    var texts = texts[...]
    var index = 0
    while index < bytes.count {
      if let length = Self.placeholder(in: bytes, at: index), let text = texts.popFirst() {
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
    for placeholder in placeholders {
      if bytes[index...].starts(with: placeholder.utf8) { return placeholder.utf8.count }
    }
    return nil
  }
}

extension Resolution {
  /// A preferred orientation as UIKit prints it: a name, or the number of what is none, in parentheses.
  fileprivate static func printed(_ rawValue: Int) -> String {
    InterfaceOrientation(rawValue: rawValue)?.swiftName ?? "(\(rawValue))"
  }
}
