/// What a claim of a page shows, in a line: what happens and how it ends, and behind it the facts. How it came to that, the tools of the
/// server tell better.
struct ClaimSummary {
  private var facts: [[UInt8]] = []
  private var isTimeline = false
  /// How it ends; of a timeline how it begins, and each event with what comes of it.
  private var ending: [UInt8] = []
  /// The rule that decides a scenario.
  private var rule: String?
  /// That changes would end it otherwise, and each change.
  private var repairs: [[UInt8]] = []

  /// Reads a claim, whose first tag has been read, to its end.
  ///
  /// - Returns: the line, and one with the changes that would end it otherwise, where it has any.
  static func paragraphs(of html: inout HTMLReader) -> [[UInt8]] {
    var claim = ClaimSummary()
    claim.read(&html)
    let changes = claim.repairs.first.map { $0 + " ".utf8 + claim.repairs.dropFirst().joined(separator: "; ".utf8) }
    return [claim.line] + (changes.map { [$0] } ?? [])
  }
}

extension ClaimSummary {
  private mutating func read(_ html: inout HTMLReader) {
    var depth = 1
    var isDeciding = false
    var isRepair = false
    var fact: [UInt8] = []
    while depth > 0, let tag = html.readNextTag() {
      if tag.isEnd {
        if tag.name == "details" { depth -= 1 }
        continue
      }
      switch (tag.name, tag.className) {
      case ("details", _): depth += 1
      case ("summary", _) where depth == 1:
        // The version is a fact, too.
        html.skip(to: "</span>")
        ending = html.readText(to: "</summary>")
      case ("dl", "repairs"): isRepair = true
      case ("dt", _) where !isRepair: fact = html.readText(to: "</dt>")
      case ("dd", _) where !isRepair: facts.append(fact + ": ".utf8 + html.readText(to: "</dd>"))
      case ("ol", "steps"): isTimeline = true
      case ("p", nil): repairs.append(html.readText(to: "</p>"))
      case ("li", let name): isDeciding = name == "deciding"
      case ("a", _) where isDeciding: rule = tag["title"]
      default: break
      }
    }
  }

  private var line: [UInt8] {
    let facts = Array(" (".utf8) + facts.joined(separator: ", ".utf8) + ")".utf8
    let ground = isTimeline ? nil : rule.map { Array(" · \($0)".utf8) }
    return ending + (ground ?? []) + facts
  }
}
