/// One step from a JSON value into a part of it.
package enum JSONStep: Sendable, Equatable {
  case key(String)
  case index(Int)
}

extension [JSONStep] {
  /// The steps as people write them: `targets[0].name`.
  package var text: String {
    var text = ""
    for step in self {
      switch step {
      case .key(let key): text += (text.isEmpty ? "" : ".") + key
      case .index(let index): text += "[\(index)]"
      }
    }
    return text
  }
}
