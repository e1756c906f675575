import Orientation
import SourceSyntax

/// Finds out on which kind of device alone a place in the code runs, in either language.
///
/// It goes outward through the braces around the place: `if isPad { … } else { … }`, `switch …userInterfaceIdiom { case .pad: … }`.
struct IdiomReader {
  /// How far outward it looks, in tokens that are passed.
  private static let farthest = 2_000
  private static let longestHead = 60

  let tokens: TokenList

  /// The only kind of device; nil where nothing limits it, or in a way that is not understood.
  func idiom(at place: Int) -> Idiom? {
    var index = place - 1
    var steps = 0
    // The nearest label in the braces that are passed.
    var label: Int?
    while index >= 0, steps < Self.farthest {
      steps += 1
      if tokens.kind(index) == .close {
        index = tokens.partner(index) ?? index
      } else if tokens.kind(index) == .open {
        if tokens.isSign(index, "{"), let found = limit(of: index, label: label) { return found }
        label = nil
      } else if label == nil, tokens.isWord(index, "case") || tokens.isWord(index, "default") {
        label = index
      } else if tokens.isWord(index, "func") {
        return nil
      }
      index -= 1
    }
    return nil
  }

  /// The only kind of device on which a condition holds; nil where it is about something else, or about more.
  func idiom(where condition: Range<Int>) -> Idiom? {
    tokens.split(condition, twice: "&").flatMap { tokens.split($0) }.count == 1 ? tested(by: condition) : nil
  }

  /// The only kind of device that an `if` leaves to the code beside it.
  ///
  /// - Parameter brace: where what the `if` has begins.
  func idiom(besides brace: Int) -> Idiom? { head("if", of: brace).flatMap(idiom(where:))?.other }

  /// Where the keyword in front of braces is.
  func keyword(_ keyword: StaticString, of brace: Int) -> Int? {
    var index = brace - 1
    var steps = 0
    while index >= 0, steps < Self.longestHead {
      if tokens.isWord(index, keyword) { return index }
      if tokens.isSign(index, ";") || tokens.kind(index) == .open { return nil }
      index = (tokens.kind(index) == .close ? tokens.partner(index) : nil) ?? index
      if tokens.isSign(index, "{") { return nil }
      index -= 1
      steps += 1
    }
    return nil
  }
}

extension IdiomReader {
  /// What the head of braces says of what is in them.
  private func limit(of brace: Int, label: Int?) -> Idiom? {
    if tokens.isWord(brace - 1, "else"), tokens.isSign(brace - 2, "}"), let other = tokens.partner(brace - 2) {
      // Where one of several conditions does not hold, nothing is known of each.
      return idiom(besides: other)
    }
    if let condition = head("if", of: brace) {
      return tokens.split(condition, twice: "&").flatMap { tokens.split($0) }.lazy.compactMap(tested).first
    }
    guard let label, let subject = head("switch", of: brace),
      subject.contains(where: {
        tokens.isName($0, "userInterfaceIdiom") || tokens.isName($0, "UI_USER_INTERFACE_IDIOM")
      })
    else { return nil }
    if tokens.isWord(label, "case") { return idiom(in: (label + 1)..<min(label + 8, tokens.count), until: ":") }
    let others = tokens.inside(brace).filter { tokens.isWord($0, "case") && $0 < label }
    return others.count == 1 ? idiom(in: (others[0] + 1)..<label, until: ":")?.other : nil
  }

  /// What stands between a keyword and its brace.
  private func head(_ word: StaticString, of brace: Int) -> Range<Int>? {
    keyword(word, of: brace).map { tokens.withoutParentheses(($0 + 1)..<brace) }
  }

  /// The kind of device for which a condition holds; nil where it is about something else.
  private func tested(by condition: Range<Int>) -> Idiom? {
    let range = tokens.withoutParentheses(condition)
    let isNegated =
      range.contains { tokens.areSigns($0, "!", "=") } || range.first.map { tokens.isSign($0, "!") } ?? false
    let found =
      range.contains { tokens.isName($0, "userInterfaceIdiom") || tokens.isName($0, "UI_USER_INTERFACE_IDIOM") }
      ? idiom(in: range, until: ";") : range.last { tokens.isName($0) }.flatMap { question(tokens.text($0)) }
    return isNegated ? found?.other : found
  }

  private func idiom(in range: Range<Int>, until end: Unicode.Scalar) -> Idiom? {
    for index in range {
      if tokens.isSign(index, end) { return nil }
      if tokens.isName(index, "pad") || tokens.isName(index, "UIUserInterfaceIdiomPad") { return .pad }
      if tokens.isName(index, "phone") || tokens.isName(index, "UIUserInterfaceIdiomPhone") { return .phone }
    }
    return nil
  }

  /// What a name asks: `isPad`, `isIPad`, `IS_IPHONE`.
  private func question(_ name: String) -> Idiom? {
    switch name.lowercased().filter({ $0 != "_" }) {
    case "ispad", "isipad": .pad
    case "isphone", "isiphone": .phone
    default: nil
    }
  }
}

extension Idiom {
  /// The other kind of device.
  var other: Idiom { self == .pad ? .phone : .pad }
}
