import HTML
import Orientation
import OrientationCatalog
import Words

// How a decision is shown, in a scenario and in a timeline.

extension HTMLWriter {
  /// How it ends, how far that can be relied on, and what UIKit says about it.
  ///
  /// - Parameter grounds: what the verdict rests on, or nil for what the scenario alone tells.
  package mutating func verdict(_ resolution: Resolution, _ context: BlockContext, grounds: Grounds? = nil) {
    let mark = OutcomeMark(kind: resolution.decision.outcome.kind)
    tag("p", [mark.verdictClass]) { page in
      mark.writeSign(into: &page)
      page.text(ResolutionWords(language: context.language).verdict(resolution.decision) + " ")
      page.standing(VerdictStanding(grounds ?? resolution.grounds), ReferenceWords(language: context.language))
      guard let message = resolution.message, let text = resolution.messageText else { return }
      page.void("br")
      page.tag("small") { page in
        guard let href = context.href(.message(message.rawValue)) else { return page.text(text) }
        page.tag("a", [.href(href)], text: text)
      }
    }
  }

  /// The rules that led there.
  package mutating func trace(_ resolution: Resolution, _ context: BlockContext) {
    let words = ResolutionWords(language: context.language)
    tag("ol", [.class("trace")]) { page in
      for step in resolution.trace.steps { page.step(step, words, context) }
    }
  }

  private mutating func step(_ step: Step, _ words: ResolutionWords, _ context: BlockContext) {
    let isDeciding =
      switch step.effect {
      case .concluded: true
      case .applied, .asked, .applicationMask, .responsible, .controllerMask, .effectiveMask: false
      }
    tag("li", isDeciding ? [.class("deciding")] : []) { page in
      guard let href = context.href(.rule(step.rule.rawValue)) else { return page.text(words.step(step)) }
      page.tag("a", [.href(href), .title(step.rule.rawValue)], text: words.step(step))
    }
  }
}
