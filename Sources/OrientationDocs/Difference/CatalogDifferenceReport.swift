import AppBook
import Basics

/// What two catalogs, sites, apps or versions of iOS say differently.
struct CatalogDifferenceReport: DifferenceReport {
  let noun = "difference"
  let title: String
  let changes: [CatalogChange]

  var count: Int { changes.count }
  var text: [SafeText] { changes.map { "\($0.text)" } }

  /// How many changes a pull request shows at once; the rest is folded.
  private static let shownChanges = 5

  /// A list for the summary of a pull request.
  var markdown: String {
    if changes.isEmpty { return "There are no differences." }
    let lines = changes.map { "- " + $0.text.escapedForMarkdown }
    var text = "### \(title)\n\n"
    let rest = lines.dropFirst(Self.shownChanges)
    // The counts say what is folded below.
    if !rest.isEmpty, let counts { text += counts + "\n\n" }
    text += lines.prefix(Self.shownChanges).joined(separator: "\n")
    if rest.isEmpty { return text }
    return text + "\n\n<details>\n<summary>\(rest.count) more</summary>\n\n" + rest.joined(separator: "\n")
      + "\n\n</details>"
  }

  /// How many changes of each kind there are about an app, in a sentence; nil where there are others too.
  private var counts: String? {
    var counts: [(noun: String, plural: String, count: Int)] = [
      ("change of what the app supports", "changes of what the app supports", 0),
      ("answer, call or list that changed", "answers, calls and lists that changed", 0),
      ("decision that changed", "decisions that changed", 0), ("new screen", "new screens", 0),
      ("screen that is gone", "screens that are gone", 0), ("new finding", "new findings", 0),
      ("finding that is gone", "findings that are gone", 0),
    ]
    for change in changes {
      guard case .app(let change) = change else { return nil }
      switch change {
      case .minimum, .deviceAdded, .deviceRemoved: counts[0].count += 1
      case .statement: counts[1].count += 1
      case .decision: counts[2].count += 1
      case .screenAdded: counts[3].count += 1
      case .screenRemoved: counts[4].count += 1
      case .findingAdded: counts[5].count += 1
      case .findingGone: counts[6].count += 1
      }
    }
    let told = counts.filter { $0.count > 0 }.map { "\($0.count) \($0.count == 1 ? $0.noun : $0.plural)" }
    return told.joined(separator: ", ") + "."
  }

  var json: [UInt8] {
    JSONWriter.file { json in
      json.array("changes", of: changes) { change, json in change.write(into: &json) }
    }
  }
}
