/// Lists in build settings: elements with spaces between them, in quotes where an element has spaces itself.
enum SettingList {
  static func split(_ text: String) -> [String] {
    var elements: [String] = []
    var element: [UInt8] = []
    var isInElement = false
    var quote: UInt8?
    var isEscaped = false
    for byte in text.utf8 {
      if isEscaped {
        element.append(byte)
        isEscaped = false
      } else if byte == UInt8(ascii: "\\") {
        isEscaped = true
        isInElement = true
      } else if byte == quote {
        quote = nil
      } else if quote == nil, byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
        quote = byte
        isInElement = true
      } else if quote == nil, byte <= 0x20 {
        if isInElement { elements.append(String(decoding: element, as: UTF8.self)) }
        element = []
        isInElement = false
      } else {
        element.append(byte)
        isInElement = true
      }
    }
    if isInElement { elements.append(String(decoding: element, as: UTF8.self)) }
    return elements
  }

  static func join(_ elements: [String]) -> String {
    elements.map { element in
      element.utf8.contains { $0 <= 0x20 } && !element.utf8.contains(UInt8(ascii: "\"")) ? "\"\(element)\"" : element
    }.joined(separator: " ")
  }
}
