import Basics
import Diagnostics
import HTML
import Orientation

/// A device before and after, small enough for a line of text. It is drawn once, where the fence stands and nobody sees it; each comment
/// `<!-- picture: NAME -->` shows it.
package struct PairPicture: ReferenceBlock {
  static let specification = BlockSpecification(
    "pair", "NAME",
    summary:
      "before and after, where a comment `<!-- picture: NAME -->` asks for it; its body is two scenarios with an empty line between",
    noun: "picture",
    .free { PairPicture(reading: $0, $1) })

  /// What comments call it.
  package let name: String
  let before: Resolution
  let after: Resolution

  /// It is not kept: links lead to sections.
  package var anchors: [BlockAnchor] { [BlockAnchor(id: id, isLasting: false)] }

  package func render(into page: inout HTMLWriter, context: BlockContext) {
    page.tag(.div, [.flag("hidden")]) { page in
      page.tag(.svg) { page in
        // Where it is shown, only what is in it has a say in how it looks.
        page.tag(.g, [.id(id), .class("picture moment")]) { page in
          DisplayDrawing(resolution: before, isSmall: true).write(into: &page)
          page.stroke("M130 64h28m-10 -10l10 10 -10 10", "way")
          page.group("translate(160 0)") { DisplayDrawing(resolution: after, isSmall: true).write(into: &$0) }
        }
      }
    }
  }

  /// Shows it in a line of text.
  package func writeInLine(_ language: Language, into page: inout HTMLWriter) {
    page.tag(.svg, [.class("pair"), Attribute("viewBox", "0 4 288 120"), .role("img")]) { page in
      page.tag(.title, text: PictureWords(language: language).pair(self))
      page.void(.use, [.href("#" + id)])
    }
  }
}

extension PairPicture {
  /// No id of a heading has a period in it.
  private var id: String { "picture." + name }

  private init?(reading fence: BlockFence, _ report: BlockFence.Report) {
    func malformed(_ reason: SafeText) { report(.blockMalformed(reason: reason), fence.line) }
    guard let name = fence.words.first, fence.words.count == 1,
      name.utf8.allSatisfy({ $0.isLowercase || $0.isDigit || $0 == UInt8(ascii: "-") })
    else {
      malformed("the picture `pair` has a name of lowercase letters, digits and hyphens")
      return nil
    }
    let scenarios = fence.scenarios {
      ScenarioBlock.resolved($0, line: $1, app: fence.app, report: report)?.resolution
    }
    guard let scenarios else { return nil }
    guard scenarios.count == 2 else {
      malformed(
        "the picture `pair` has two scenarios, before and after, with an empty line between; this one has \(scenarios.count)"
      )
      return nil
    }
    self.init(name: name, before: scenarios[0], after: scenarios[1])
  }
}

extension PictureWords {
  /// What a pair shows.
  func pair(_ pair: PairPicture) -> String {
    pick("Before: ", "修复前：") + shown(pair.before) + space + pick("After: ", "修复后：") + shown(pair.after)
  }

  private func shown(_ resolution: Resolution) -> String {
    let outcome = resolution.decision.outcome
    return seen(
      resolution,
      outcome.kind == .exception ? pick("The app crashes", "应用崩溃") : interface(resolution.decision.orientation))
  }
}
