import Orientation

/// Finds the enumerations in a header.
///
/// It understands `typedef NS_ENUM(…, NAME) {…}` and its relatives, `typedef enum {…} NAME`, `enum NAME {…}`, and the oldest style,
/// `enum {…}` with `typedef NSUInteger NAME` behind it. Everything else in the header is passed over.
struct HeaderParser {
  private static let macros: Set<String> = [
    "NS_ENUM", "NS_CLOSED_ENUM", "NS_OPTIONS", "CF_ENUM", "CF_CLOSED_ENUM", "CF_OPTIONS",
  ]

  /// The enumerations, in their order.
  private(set) var enumerations: [HeaderEnumeration] = []
  /// The newest version of iOS that any declaration of the header mentions, enumeration or not.
  private(set) var newestVersion: OSVersion?
  private let tokens: [HeaderToken]
  private var position = 0

  static func parse(_ bytes: [UInt8]) -> HeaderParser {
    var parser = HeaderParser(tokens: HeaderLexer.tokens(of: bytes))
    parser.findNewestVersion()
    while let token = parser.peek {
      if token.kind == .identifier, macros.contains(token.text) {
        parser.macroEnumeration()
      } else if token.isWord("enum") {
        parser.plainEnumeration()
      } else {
        parser.position += 1
      }
    }
    return parser
  }
}

extension HeaderParser {
  private init(tokens: [HeaderToken]) { self.tokens = tokens }

  private var peek: HeaderToken? { position < tokens.count ? tokens[position] : nil }

  private mutating func take(_ mark: String) -> Bool {
    guard peek?.isMark(mark) == true else { return false }
    position += 1
    return true
  }

  private mutating func takeName() -> String? {
    guard let token = peek, token.kind == .identifier else { return nil }
    position += 1
    return token.text
  }

  private mutating func findNewestVersion() {
    for (place, token) in tokens.enumerated() where token.kind == .identifier {
      var version = token.text.hasPrefix("__IPHONE_") ? HeaderAnnotationReader.version(token.text) : nil
      let isCall = place + 2 < tokens.count && tokens[place + 1].isMark("(") && tokens[place + 2].kind == .number
      if isCall, token.text == "ios" || token.text.hasSuffix("_IOS") {
        version = HeaderAnnotationReader.version(tokens[place + 2].text)
      }
      if let version { newestVersion = max(newestVersion ?? version, version) }
    }
  }

  /// `NS_ENUM(NSInteger, NAME) {…} MACROS;`
  private mutating func macroEnumeration() {
    let line = tokens[position].line
    position += 1
    guard take("(") else { return }
    var names: [String?] = [nil]
    while let token = peek, !token.isMark(")"), !token.isMark(";"), !token.isMark("{") {
      if token.isMark(",") { names.append(nil) }
      if token.kind == .identifier { names[names.count - 1] = token.text }
      position += 1
    }
    guard take(")"), take("{") else { return }
    let body = HeaderBody.parse(tokens[position...])
    position = body.end
    // With one argument the macro makes constants without a type.
    finish(body, name: names.count > 1 ? names[names.count - 1] : nil, line: line, rest: statement())
  }

  /// `enum NAME : TYPE {…} NAME MACROS;`
  private mutating func plainEnumeration() {
    let isTypedef = position > 0 && tokens[position - 1].isWord("typedef")
    let line = tokens[position].line
    position += 1
    var name = takeName()
    if take(":") { while takeName() != nil {} }
    guard take("{") else { return }
    let body = HeaderBody.parse(tokens[position...])
    position = body.end
    var rest = statement()
    if isTypedef, let first = rest.first, first.kind == .identifier {
      name = first.text
      rest.removeFirst()
    }
    finish(body, name: name ?? nameInTypedef(), line: line, rest: rest)
  }

  /// The tokens up to the next `;`, which is passed over; none where another declaration begins first.
  private mutating func statement() -> ArraySlice<HeaderToken> {
    let rest = tokens[position...].prefix { !$0.isMark(";") && !$0.isMark("{") && !$0.isMark("}") }
    guard tokens[rest.endIndex...].first?.isMark(";") == true else { return [] }
    position = rest.endIndex + 1
    return rest
  }

  /// The name in a `typedef NSUInteger NAME;` that follows, as the headers before `NS_ENUM` had it.
  private func nameInTypedef() -> String? {
    guard peek?.isWord("typedef") == true else { return nil }
    let words = tokens[(position + 1)...].prefix { $0.kind == .identifier }
    guard words.count > 1, tokens[words.endIndex...].first?.isMark(";") == true else { return nil }
    return words.last?.text
  }

  private mutating func finish(_ body: HeaderBody, name: String?, line: Int, rest: ArraySlice<HeaderToken>) {
    var fault = body.fault
    var annotations = HeaderAnnotations()
    do throws(HeaderFault) {
      let written = rest.filter { !$0.isDirective }
      annotations = try HeaderAnnotationReader.read(written[...])
    } catch {
      fault = fault ?? error
    }
    enumerations.append(
      HeaderEnumeration(name: name, line: line, cases: body.cases, annotations: annotations, fault: fault))
  }
}
