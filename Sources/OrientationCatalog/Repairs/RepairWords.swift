import Orientation

/// What a search for repairs found, in words.
package struct RepairWords: LocalizedWords, Sendable {
  package let language: Language

  package init(language: Language) { self.language = language }

  package var edits: EditWords { EditWords(language: language) }

  package func heading(_ goal: String) -> String {
    pick("The event ends with `\(goal)` if one of these changes is made.", "改动以下任意一处，事件的结果就是 `\(goal)`。")
  }

  package func isReached(_ goal: String) -> String {
    pick("The event already ends with `\(goal)`.", "事件的结果已经是 `\(goal)`。")
  }

  /// - Parameter mostFacts: how many facts at once were tried.
  package func none(_ goal: String, mostFacts: Int) -> String {
    pick(
      "No change of up to \(mostFacts) facts ends the event with `\(goal)`.",
      "改动 \(mostFacts) 个以内的条件，事件的结果都不会是 `\(goal)`。")
  }

  /// The edits of a repair, one after the other.
  package func all(_ edits: [Edit]) -> String {
    edits.map { self.edits.text(of: $0) }.joined(separator: pick(", and ", "；"))
  }

  /// What a repair does to other screens, in a sentence each.
  package func asides(of repair: Repair) -> [String] {
    let words = ResolutionWords(language: language)
    return (repair.takes.isEmpty ? [] : [takes(words.list(repair.takes))])
      + (repair.gives.isEmpty ? [] : [gives(words.list(repair.gives))])
  }

  /// - Parameter list: the orientations that other screens lose.
  package func takes(_ list: String) -> String { LaterText.text("takes", list, in: language) }

  /// - Parameter list: the orientations that other screens get.
  package func gives(_ list: String) -> String { LaterText.text("gives", list, in: language) }

  /// What stands between the edits and how the event then ends.
  package var then: String { pick(": ", "：") }
  package var and: String { pick("and ", "同时：") }
  /// What stands in front of the fact that states an edit in a scenario.
  package var fact: String { pick("fact:", "条件：") }
  /// The line that opens the repairs of more than one fact.
  package var several: String { pick("Several changes at once", "同时改动几处") }
  package var colon: String { pick(":", "：") }
}
