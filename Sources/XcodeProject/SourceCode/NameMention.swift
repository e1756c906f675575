import Orientation
import SourceSyntax

/// A place where a source calls a function or makes an object of a class, or names it in another way.
struct NameMention {
  var name: String
  /// The versions on which the place can run; nil where nothing limits them.
  var versions: VersionRange?
  /// The labels of a call, empty for none; nil for what is no call, or one whose arguments do not all stand in parentheses.
  var labels: [String]?
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
      return NameMention(name: tokens.text(index), versions: versions(index), labels: labels(behind: index, tokens))
    }
  }

  /// The labels of the arguments of the call of Swift that a name begins.
  private static func labels(behind index: Int, _ tokens: TokenList) -> [String]? {
    guard tokens.isSign(index + 1, "("), !tokens.isSign(tokens.after(index + 1), "{") else { return nil }
    let arguments = tokens.inside(index + 1)
    // `lock(_:to:)` names the function.
    if arguments.isEmpty || tokens.isSign(arguments.upperBound - 1, ":") { return arguments.isEmpty ? [] : nil }
    return tokens.split(arguments).map { tokens.labelled($0).label }
  }

  /// Whether the function is declared there: behind `func`, or behind the type in parentheses of a method; or the class.
  private static func isDeclaration(_ index: Int, _ tokens: TokenList) -> Bool {
    let keywords: [StaticString] = ["func", "class", "extension", "@interface", "@implementation", "@class"]
    if keywords.contains(where: { tokens.isWord(index - 1, $0) }) { return true }
    guard tokens.isSign(index - 1, ")"), let open = tokens.partner(index - 1) else { return false }
    return tokens.isSign(open - 1, "-") || tokens.isSign(open - 1, "+")
  }
}
