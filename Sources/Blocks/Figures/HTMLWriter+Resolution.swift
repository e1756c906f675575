import HTML
import Orientation
import OrientationCatalog
import Words

// How a decision is shown, in a scenario and in a timeline.

extension HTMLWriter {
  /// A claim, folded to the line that says for which version it is and how it ends.
  ///
  /// - Parameter ending: writes how it ends; a summary holds no paragraphs.
  mutating func claim(
    _ scenario: Scenario, as part: HTMLPart, isOpen: Bool, ending: (inout HTMLWriter) -> Void,
    body: (inout HTMLWriter) -> Void
  ) {
    var attributes: [Attribute] = isOpen ? [.flag("open")] : []
    if scenario.os < .recent { attributes.append(.old) }
    tag(.details, as: part, attributes) { page in
      page.tag(.summary) { page in
        page.tag(.span, as: .version, text: "iOS " + scenario.os.description)
        page.text(" ")
        ending(&page)
      }
      body(&page)
    }
  }

  /// How it ends and how far that can be relied on, as a paragraph, with what UIKit says about it.
  ///
  /// - Parameter grounds: what the verdict rests on, or nil for what the scenario alone tells.
  package mutating func verdict(_ resolution: Resolution, _ context: BlockContext, grounds: Grounds? = nil) {
    verdict(.p, resolution, context, grounds: grounds)
    message(resolution, context)
    display(resolution, context)
  }

  /// What the user sees, where anything tells.
  mutating func display(_ resolution: Resolution, _ context: BlockContext) {
    guard let display = resolution.display else { return }
    let text = display.kind.text(in: context.language)
    tag(.p, [.class("changes")]) { page in
      if let href = context.href(.rule(display.sentence.rule.rawValue)) {
        page.tag(.a, [.href(href), .title(display.sentence.rule.rawValue)], text: text)
      } else {
        page.text(text)
      }
      page.text(" ")
      page.standing(VerdictStanding(display.sentence.standing), ReferenceWords(language: context.language))
    }
  }

  /// Who kept the event from ending as it was meant to; nothing where it ended so.
  mutating func write(_ culprits: Culprits?, of resolution: Resolution, _ context: BlockContext) {
    guard let culprits,
      let text = CulpritWords(language: context.language).text(of: culprits, resolution)
    else { return }
    tag(.p, [.class("culprits")]) { $0.sentence(text) }
  }

  /// How it ends and how far that can be relied on, in an element.
  mutating func verdict(
    _ element: HTMLElement, _ resolution: Resolution, _ context: BlockContext, grounds: Grounds? = nil
  ) {
    let mark = OutcomeMark(kind: resolution.decision.outcome.kind)
    tag(element, [mark.verdictClass]) { page in
      mark.writeSign(into: &page)
      page.text(ResolutionWords(language: context.language).verdict(resolution.decision) + " ")
      page.standing(VerdictStanding(grounds ?? resolution.grounds), ReferenceWords(language: context.language))
    }
  }

  /// What UIKit says about it; nothing where it is silent.
  mutating func message(_ resolution: Resolution, _ context: BlockContext) {
    guard let message = resolution.message, let text = resolution.messageText else { return }
    tag(.p, [.class("message")]) { $0.link(text, to: .message(message.rawValue), context) }
  }

  /// The rules that led there.
  package mutating func trace(_ resolution: Resolution, _ context: BlockContext) {
    let words = ResolutionWords(language: context.language)
    tag(.ol, as: .trace) { page in
      for step in resolution.trace.steps { page.step(step, words, context) }
    }
  }

  private mutating func step(_ step: Step, _ words: ResolutionWords, _ context: BlockContext) {
    let isDeciding =
      switch step.effect {
      case .concluded: true
      case .applied, .asked, .applicationMask, .responsible, .controllerMask, .effectiveMask: false
      }
    tag(.li, isDeciding ? [.class("deciding")] : []) { page in
      guard let href = context.href(.rule(step.rule.rawValue)) else { return page.text(words.step(step)) }
      page.tag(.a, [.href(href), .title(step.rule.rawValue)], text: words.step(step))
    }
  }
}
