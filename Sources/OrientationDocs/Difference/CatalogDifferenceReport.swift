import AppBook
import Basics
import Orientation

/// What two catalogs, sites, apps or versions of iOS say differently.
struct CatalogDifferenceReport: DifferenceReport {
  let noun = "difference"
  /// The language of what is found in an app.
  let language: Language
  let title: SafeText
  let changes: [CatalogChange]

  var count: Int { changes.count }
  var text: [SafeText] { changes.map { $0.message(in: language) } }

  /// How many changes a pull request shows at once; the rest is folded.
  private static let shownChanges = 5

  /// A list for the summary of a pull request.
  var markdown: String {
    if changes.isEmpty { return ("There are no differences." as SafeText).said(in: language) }
    let lines = changes.map { "- " + $0.message(in: language).said(in: language).escapedForMarkdown }
    var text = "### \(title.said(in: language))\n\n"
    let rest = lines.dropFirst(Self.shownChanges)
    // The counts say what is folded below.
    if !rest.isEmpty, let counts { text += counts.said(in: language) + "\n\n" }
    text += lines.prefix(Self.shownChanges).joined(separator: "\n")
    if rest.isEmpty { return text }
    let more = ("\(rest.count) more" as SafeText).said(in: language)
    return text + "\n\n<details>\n<summary>\(more)</summary>\n\n" + rest.joined(separator: "\n") + "\n\n</details>"
  }

  /// How many changes of each kind there are about an app, in a sentence; nil where there are others too.
  private var counts: SafeText? {
    var counts: [(one: String, several: String, count: Int)] = [
      ("%1 change of what the app supports", "%1 changes of what the app supports", 0),
      ("%1 value that changed in code or a list", "%1 values that changed in code or lists", 0),
      ("%1 decision that changed", "%1 decisions that changed", 0), ("%1 new screen", "%1 new screens", 0),
      ("%1 screen that is gone", "%1 screens that are gone", 0), ("%1 new finding", "%1 new findings", 0),
      ("%1 finding that is gone", "%1 findings that are gone", 0),
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
    let told = counts.filter { $0.count > 0 }.map { counted in
      SafeText(sentence: counted.count == 1 ? counted.one : counted.several, values: ["\(counted.count)"])
    }
    return "\(told.joined(separator: ", "))."
  }

  var json: [UInt8] {
    JSONWriter.file { json in
      json.array("changes", of: changes) { change, json in change.write(into: &json) }
    }
  }
}
