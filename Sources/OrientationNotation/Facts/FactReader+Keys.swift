import Basics

// What keys mean.

extension FactReader {
  /// The kind of a key, and the controller or variable that it names.
  static func kind(of key: Substring, _ folded: String) -> (subject: Substring?, kind: FactKind)? {
    if let kind = FactKind.named(folded) { return (nil, kind) }
    if let name = key.rest(afterFolded: "variable"), !name.isBlank { return (name.trimmed, .variable) }
    guard let point = key.firstIndex(ofByte: UInt8(ascii: ".")),
      let kind = FactKind.named(key[key.utf8.index(after: point)...].folded), kind.isAboutController
    else { return nil }
    return (key[..<point].trimmed, kind)
  }

  static func repeated(_ key: Substring) -> ValueFault {
    ValueFault("`\(String(key).shortened)` is stated twice")
  }

  static func unknown(_ key: Substring) -> ValueFault {
    var keys = FactKind.allCases.map(\.plainKey) + ["because", "display", "why not"]
    if let point = key.utf8.firstIndex(of: UInt8(ascii: ".")) {
      let controller = key[..<point]
      keys += FactKind.allCases.filter(\.isAboutController).map { controller + "." + $0.plainKey }
    }
    if let reason = UnmodelledSituation.reason(forFact: key.folded) { return ValueFault(SafeText(ours: reason)) }
    return ValueFault(unknown: key, as: "fact", among: keys)
  }
}
