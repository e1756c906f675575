import Orientation
import OrientationCatalog

extension Resolution {
  /// The decision and the rules that made it, in words.
  ///
  /// The first line says how it ends and how far that can be relied on. Then each rule has what it did, numbered in the
  /// order of the decision, with its id and standing, and below it the sentence that applied.
  public func explanation(in language: Language = .english) -> String {
    let words = ResolutionWords(language: language)
    let standings = StandingWords(language: language)
    var lines = [decision.text(in: language), ""]
    var steps = trace.steps[...]
    var number = 1
    while let first = steps.first {
      let sentence = sentence(of: first)
      // A rule that asks and then sets a mask is one item.
      let ofOneRule = steps.prefix { self.sentence(of: $0) == sentence }
      let done = ofOneRule.map { words.step($0) }.joined(separator: "; ")
      lines.append("\(number). \(done) [\(sentence.id), \(standings.marked(sentence.standing))]")
      if let text = sentence.sentence?.text[language] { lines.append("   " + text) }
      steps = steps.dropFirst(ofOneRule.count)
      number += 1
    }
    return lines.joined(separator: "\n")
  }
}
