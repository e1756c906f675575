import Orientation
import SourceSyntax

/// A place where a source calls a function or makes an object of a class, or names it in another way.
struct NameMention {
  var name: String
  /// The versions on which the place can run; nil where nothing limits them.
  var versions: VersionRange?
}

extension NameMention {
  /// The places where a source names functions and classes; their declarations are none.
  static func all(
    in tokens: TokenList, of names: Set<String>, versions: (Int) -> VersionRange?
  ) -> [NameMention] {
    (0..<tokens.count).compactMap { index in
      if let text = tokens.stringContent(index) {
        // A selector that is written as a string is performed anywhere.
        let name = text.split(separator: ":").first.map(String.init) ?? ""
        return names.contains(name) ? NameMention(name: name) : nil
      }
      guard tokens.isName(index), names.contains(tokens.text(index)), !isDeclaration(index, tokens),
        !tokens.conditions.at(index).contains(where: SDKCondition.isOfOlderSDK)
      else { return nil }
      return NameMention(name: tokens.text(index), versions: versions(index))
    }
  }

  /// Whether the function is declared there: behind `func`, or behind the type in parentheses of a method; or the class.
  private static func isDeclaration(_ index: Int, _ tokens: TokenList) -> Bool {
    let keywords: [StaticString] = ["func", "class", "extension", "@interface", "@implementation", "@class"]
    if keywords.contains(where: { tokens.isWord(index - 1, $0) }) { return true }
    guard tokens.isSign(index - 1, ")"), let open = tokens.partner(index - 1) else { return false }
    return tokens.isSign(open - 1, "-") || tokens.isSign(open - 1, "+")
  }
}
