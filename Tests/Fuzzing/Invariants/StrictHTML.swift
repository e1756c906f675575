/// Reads HTML as only we write it, and calls everything else a fault.
///
/// It knows nothing of `HTMLWriter`: a text that became markup shows as a tag, an attribute or a character that has no
/// place where it stands.
struct StrictHTML {
  /// A start tag.
  struct Tag {
    let name: String
    let attributes: [(name: String, value: String)]
  }

  /// The start tags, in order.
  private(set) var tags: [Tag] = []
  /// What is not as we write it.
  private(set) var faults: [String] = []

  private let bytes: [UInt8]
  private var position = 0
  private var open: [String] = []

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    if String(validating: bytes, as: UTF8.self) == nil { faults.append("not UTF-8") }
    read()
  }
}

extension StrictHTML {
  private static let doctype = Array("<!DOCTYPE html>\n".utf8)
  private static let void: Set = ["br", "hr", "img", "input", "link", "meta", "wbr", "circle", "path", "rect", "use"]
  private static let entities = ["&amp;", "&lt;", "&gt;", "&quot;", "&#x27;", "&#39;"].map { Array($0.utf8) }

  private mutating func fault(_ message: String) {
    let excerpt = String(decoding: bytes[max(0, position - 40)..<min(bytes.count, position + 40)], as: UTF8.self)
    faults.append("\(message) at byte \(position): …\(excerpt)…")
  }

  private mutating func read() {
    if bytes.starts(with: Self.doctype) { position = Self.doctype.count }
    while position < bytes.count, faults.count < 5 {
      switch bytes[position] {
      case UInt8(ascii: "<"): readTag()
      case UInt8(ascii: ">"), UInt8(ascii: "\""):
        fault("a character that is no text")
        position += 1
      case UInt8(ascii: "&"): readEntity()
      case 0:
        fault("a NUL")
        position += 1
      default: position += 1
      }
    }
    if faults.isEmpty, !open.isEmpty { fault("`\(open)` not closed") }
  }

  private mutating func readEntity() {
    for entity in Self.entities where bytes[position...].starts(with: entity) {
      position += entity.count
      return
    }
    fault("an `&` that we do not write")
    position += 1
  }

  private mutating func readName() -> String {
    let start = position
    while position < bytes.count, Self.isName(bytes[position]) { position += 1 }
    return String(decoding: bytes[start..<position], as: UTF8.self)
  }

  private static func isName(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"): true
    case UInt8(ascii: "B"): true  // viewBox
    default: false
    }
  }

  private mutating func take(_ text: StaticString) -> Bool {
    let matches = text.withUTF8Buffer { bytes[position...].starts(with: $0) }
    if matches { position += text.utf8CodeUnitCount }
    return matches
  }

  private mutating func readTag() {
    if take("</") {
      let name = readName()
      if open.popLast() != name { fault("`</\(name)>` closes something else") }
      if !take(">") { fault("an end tag with more than a name") }
      return
    }
    position += 1
    let name = readName()
    guard let allowed = Self.vocabulary[name] else {
      fault("`<\(name)>` is no tag of ours")
      return
    }
    var attributes: [(name: String, value: String)] = []
    while take(" "), position < bytes.count, Self.isName(bytes[position]) {
      let attribute = readName()
      if !allowed.contains(attribute), !Self.everywhere.contains(attribute) {
        fault("`\(attribute)` is no attribute of ours on `<\(name)>`")
      }
      if attributes.contains(where: { $0.name == attribute }) { fault("`\(attribute)` twice") }
      attributes.append((attribute, take("=\"") ? readValue() : ""))
    }
    tags.append(Tag(name: name, attributes: attributes))
    if name == "script" {
      if attributes.map(\.name) != ["src"] || !take("></script>") { fault("a script of the page's own") }
      return
    }
    // The space in front of it has been taken with the attributes.
    if take("/>") {
      if !Self.void.contains(name) { fault("`<\(name) />`") }
    } else if take(">") {
      if Self.void.contains(name) { fault("`<\(name)>` is not closed") }
      open.append(name)
    } else {
      fault("`<\(name)` does not end as we end it")
    }
  }

  private mutating func readValue() -> String {
    var value: [UInt8] = []
    while position < bytes.count {
      switch bytes[position] {
      case UInt8(ascii: "\""):
        position += 1
        return String(decoding: value, as: UTF8.self)
      case UInt8(ascii: "<"), UInt8(ascii: ">"), 0:
        fault("a character that is no value")
        position += 1
      case UInt8(ascii: "&"):
        let start = position
        readEntity()
        value += Self.character(of: bytes[start..<position])
      default:
        value.append(bytes[position])
        position += 1
      }
    }
    fault("a value that does not end")
    return ""
  }

  private static func character(of entity: ArraySlice<UInt8>) -> [UInt8] {
    switch String(decoding: entity, as: UTF8.self) {
    case "&amp;": Array("&".utf8)
    case "&lt;": Array("<".utf8)
    case "&gt;": Array(">".utf8)
    case "&quot;": Array("\"".utf8)
    case "&#x27;", "&#39;": Array("'".utf8)
    default: []
    }
  }
}

extension StrictHTML {
  /// Attributes that any tag may have.
  private static let everywhere: Set = [
    "class", "id", "lang", "role", "tabindex", "aria-hidden", "aria-label", "aria-labelledby",
  ]

  /// Every tag that we write, with the attributes that it may have besides those.
  private static let vocabulary: [String: Set<String>] = [
    "a": ["aria-current", "href", "hreflang", "rel", "title"], "abbr": ["title"], "article": [], "b": [],
    "blockquote": [],
    "body": [],
    "br": [],
    "button": [
      "hidden", "aria-haspopup", "aria-keyshortcuts", "aria-pressed", "data-action", "data-done", "data-name",
      "data-needs", "type", "value",
    ],
    "caption": [], "circle": ["cx", "cy", "r"], "code": [], "dd": [], "del": [], "details": ["data-old", "open"],
    "div": [
      "data-argument", "data-assumption", "data-choose", "data-needs", "data-os", "data-role", "data-sdk", "hidden",
    ], "dl": [],
    "dt": [], "em": [],
    "fieldset": [], "figcaption": [],
    "figure": [
      "data-columns", "data-copied", "data-open", "data-orientations", "data-picture", "data-rows", "data-short",
      "data-shown", "data-standing", "data-state", "style",
    ], "footer": [], "form": ["autocomplete", "data-start", "method"],
    "g": ["transform"], "h1": [], "h2": ["data-old"], "h3": ["data-old"], "h4": ["data-old"], "h5": [], "h6": [],
    "head": [], "header": [], "hr": [],
    "html": ["data-copied", "data-copy", "data-search"], "i": [], "img": ["alt", "src", "title"],
    "input": [
      "autocapitalize", "autocomplete", "checked", "data-field", "data-name-field", "data-shown", "disabled", "name",
      "placeholder", "spellcheck",
      "type",
      "value",
    ],
    "kbd": [], "label": ["data-argument", "data-needs"], "legend": [], "li": ["aria-current"],
    "link": ["href", "hreflang", "rel", "type"],
    "main": [],
    "meta": ["charset", "content", "http-equiv", "media", "name", "property"], "nav": [], "ol": ["start"],
    "optgroup": ["label"],
    "option": ["data-arguments", "data-objc", "value"], "output": ["data-some"], "text": ["x", "y"],
    "p": [
      "data-crash", "data-different", "data-keep", "data-none", "data-own", "data-reached", "data-reason",
      "data-rotate",
      "data-same", "data-show", "data-stated",
    ],
    "path": ["d"], "pre": [], "rect": ["height", "rx", "width", "x", "y"],
    "script": ["src"], "section": ["hidden"],
    "select": ["data-axis", "data-default", "data-field", "data-of", "data-options", "data-other", "name"], "small": [],
    "span": [],
    "strong": [], "summary": [], "svg": ["viewBox"], "table": [], "tbody": [],
    "td": ["colspan", "data-column", "data-objc", "data-standing"], "template": [],
    "textarea": ["maxlength", "rows", "spellcheck"],
    "th": ["scope"], "thead": [], "title": [], "tr": ["data-old"],
    "ul": ["data-none", "data-unread"], "use": ["href"], "wbr": [],
  ]
}
