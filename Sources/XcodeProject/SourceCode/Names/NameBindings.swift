import AppFacts
import SourceSyntax

/// Where the names of a source are bound: as variables, constants, parameters and properties.
///
/// They are looked for at the first question: most sources implement the API and leave nothing to ask.
final class NameBindings {
  let tokens: TokenList
  private let language: SourceLanguage
  private lazy var places = findPlaces()

  init(_ tokens: TokenList, language: SourceLanguage) {
    self.tokens = tokens
    self.language = language
  }

  /// Whether the name is bound anywhere in the file.
  func isBound(_ name: String) -> Bool { places[name] != nil }

  /// Where the name is bound last before a token, or first where it is bound only behind it.
  func place(of name: String, before token: Int) -> Int? {
    guard let places = places[name] else { return nil }
    let next = places.leadingCount { $0 < token }
    return next == 0 ? places.first : places[next - 1]
  }

  /// The first two places in a range where the name is bound.
  func places(of name: String, in range: Range<Int>) -> [Int] {
    guard let places = places[name] else { return [] }
    return places[places.leadingCount { $0 < range.lowerBound }...].prefix(2).filter { $0 < range.upperBound }
  }

  /// Where the name is bound in a range, if it is once; a cast in front of it, `(UINavigationController *)x`, binds nothing.
  func onlyPlace(of name: String, in range: Range<Int>) -> Int? {
    guard let places = places[name] else { return nil }
    let rest = places[places.leadingCount { $0 < range.lowerBound }...]
    let found = rest.lazy.prefix { $0 < range.upperBound }.filter { !self.isCast($0) }.prefix(2)
    return found.count == 1 ? found.first : nil
  }

  /// Whether parentheses in front of a name are no type of a parameter.
  private func isCast(_ name: Int) -> Bool {
    tokens.isSign(name - 1, ")") && !tokens.isSign((tokens.partner(name - 1) ?? 0) - 1, ":")
  }

  /// The names that begin with a capital letter in the declaration of a variable.
  func typeNames(inDeclarationOf name: String, before use: Int) -> [String] {
    guard let place = place(of: name, before: use) else { return [] }
    return declaration(at: place).filter { tokens.isName($0) }.map { tokens.text($0) }.filter(\.isTypeName)
  }

  /// The tokens that say of what type the name at a place is: its type, or its first value; forty at most.
  func declaration(at place: Int) -> Range<Int> {
    switch language {
    case .swift:
      let end = SwiftStatementEnds(tokens: tokens).end(from: place, limit: min(place + 40, tokens.count))
      let brace = tokens.first(in: place..<end) { tokens.isSign($0, "{") }
      return min(place + 1, end)..<max(min(place + 1, end), brace ?? end)
    case .objectiveC, .dart, .javaScript:
      let limit = min(place + 40, tokens.count)
      let end = tokens.first(in: place..<limit) { tokens.isSign($0, ";") || tokens.isSign($0, "{") } ?? place + 1
      return max(0, place - 4)..<min(end, limit)
    }
  }
}

extension NameBindings {
  private func findPlaces() -> [String: [Int]] {
    var places: [String: [Int]] = [:]
    for index in 0..<tokens.count where tokens.isName(index) {
      let isBound =
        switch language {
        case .swift: NameBindings.isBoundInSwift(index, tokens)
        case .objectiveC, .dart, .javaScript: NameBindings.isBoundInObjectiveC(index, tokens)
        }
      if isBound { places[tokens.text(index), default: []].append(index) }
    }
    return places
  }

  private static func isBoundInSwift(_ index: Int, _ tokens: TokenList) -> Bool {
    tokens.isWord(index - 1, "let") || tokens.isWord(index - 1, "var")
      || tokens.isSign(index + 1, ":") && !tokens.isSign(index - 1, ".")
  }

  /// Behind a type: `UIDevice *device`, `(UIDevice *)device`, `id device`.
  private static func isBoundInObjectiveC(_ index: Int, _ tokens: TokenList) -> Bool {
    if tokens.isSign(index - 1, "*") { return tokens.isName(index - 2) || tokens.isSign(index - 2, ">") }
    if tokens.isSign(index - 1, ")") { return tokens[index].gap != .newLine }
    guard tokens.isName(index - 1), !tokens.isWord(index - 1, "return"), !tokens.isWord(index - 1, "case") else {
      return false
    }
    return tokens.isSign(index + 1, "=") || tokens.isSign(index + 1, ";") || tokens.isSign(index + 1, ",")
      || tokens.isSign(index + 1, ")")
  }
}
