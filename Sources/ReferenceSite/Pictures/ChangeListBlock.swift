import HTML
import Orientation

/// What changed at each version that changed a rule, in a line for each rule that begins there.
struct ChangeListBlock: ReferenceBlock {
  /// A major version, and the rules that begin in it.
  struct Change: Equatable {
    let major: Int
    let rules: [Rule]
  }

  /// The versions at which rules begin, the oldest first; the oldest one known begins nothing.
  let changes: [Change] = {
    let majors = Set(Rule.allCases.map(\.versions.first.major)).subtracting([OSVersion.oldest.major]).sorted()
    return majors.map { major in Change(major: major, rules: Rule.allCases.filter { $0.versions.first.major == major }) }
  }()

  var mentions: [EntryKey] { changes.flatMap { $0.rules.map { .rule($0.rawValue) } } }

  func render(into page: inout HTMLWriter, context: BlockContext) {
    page.tag("dl", [.class("brief")]) { page in
      for change in changes {
        page.tag("dt", text: "iOS \(change.major)")
        page.tag("dd") { page in
          page.tag("ul") { page in
            for rule in change.rules {
              page.tag("li") { $0.link(RuleWords.title(rule, context.language), to: .rule(rule.rawValue), context) }
            }
          }
        }
        page.literal("\n")
      }
    }
  }
}
