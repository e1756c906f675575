import Basics
import Diagnostics
import HTML
import Orientation
import OrientationCatalog
import OrientationNotation
import Words

/// A timeline in a page: its start, and each event with what came of it.
package struct TimelineBlock: ReferenceBlock {
  static let specification = BlockSpecification(
    "timeline", summary: "a sequence of claims; its body is a timeline",
    .text { fence, report in
      TimelineBlock.parse(fence.body, line: fence.line, app: fence.app, report: report)
    })

  package let timeline: ParsedTimeline
  /// The steps played; fewer than the events where one could not happen.
  package let steps: [TimelineStep]
  private let culprits: Culprits?
  private let repairs: RepairsAnswer?
  /// How many events fit a screen; the first claim of a page is open up to that length.
  private static let opened = 3

  /// Reads a timeline and plays it; what is false is reported, and still shown as it is.
  package static func parse(
    _ body: String, line: Int, app: (any AppDefaults)?, report: (_ problem: Problem, _ line: Int) -> Void
  ) -> TimelineBlock? {
    do {
      let timeline = try TimelineParser.parse(body, requiresExpectation: true, app: app)
      let steps = play(timeline) { report($0, line + $1) }
      return TimelineBlock(timeline: timeline, steps: steps, repairs: RepairsAnswer(timeline, steps))
    } catch {
      for fault in error.faults { report(fault.problem, line + fault.line) }
      return nil
    }
  }

  package var claimedVersion: OSVersion? { timeline.timeline.start.scenario.os }

  package var mentions: [EntryKey] { steps.flatMap { ScenarioBlock.mentions(of: $0.resolution) }.withoutRepeats }

  package var demonstrations: [EntryKey] { steps.flatMap { ScenarioBlock.demonstrations(of: $0.resolution) } }

  package func render(into page: inout HTMLWriter, context: BlockContext) {
    let words = TimelineWords(language: context.language)
    page.claim(
      timeline.timeline.start.scenario, as: .timeline,
      isOpen: context.isFirstClaim && timeline.steps.count <= Self.opened
    ) {
      writeSummary(words, into: &$0)
    } body: { page in
      page.facts(timeline.facts)
      page.tag(.ol, [.class("steps")]) { page in
        page.tag(.li) { page in
          write(timeline.start, words, into: &page)
          page.tag(.div) { $0.tag(.p, [.class("event")], text: words.start) }
        }
        let grounds = timeline.timeline.grounds(of: steps)
        for (index, (parsed, step)) in zip(timeline.steps, steps).enumerated() {
          page.line()
          page.tag(.li) { page in
            write(step.state, words, into: &page)
            page.tag(.div) { page in
              page.tag(.p, [.class("event")]) { $0.tag(.code) { $0.breakable(parsed.text) } }
              page.verdict(step.resolution, context, grounds: grounds[index])
              if index == steps.count - 1 { page.write(culprits, of: step.resolution, context) }
              writeChanges(since: index > 0 ? steps[index - 1] : nil, step, context, into: &page)
              write(step, words, context, into: &page)
            }
          }
        }
      }
      if let repairs { page.repairs(repairs, context) }
      page.explorerLink(.sequence(timeline.timeline), context)
      if let rule = steps.last?.resolution.decision.rule {
        page.deviceTestLink(rule: rule.rawValue, scenario: timeline.timeline.text, context)
      }
    }
  }
}

extension TimelineBlock {
  /// A timeline that has been played. Who refused its last event is worked out here, once for all languages.
  private init(timeline: ParsedTimeline, steps: [TimelineStep], repairs: RepairsAnswer?) {
    self.timeline = timeline
    self.steps = steps
    self.repairs = repairs
    culprits = steps.last?.resolution.culprits
  }

  /// A timeline that claims nothing, played.
  ///
  /// - Parameter repairs: what would end its last event as was wanted.
  package init(played timeline: Timeline, repairs: RepairsAnswer? = nil) {
    self.init(timeline: ParsedTimeline(timeline), steps: timeline.played.steps, repairs: repairs)
  }

  /// Plays a timeline, and checks what it claims.
  private static func play(
    _ timeline: ParsedTimeline, _ report: (_ problem: Problem, _ line: Int) -> Void
  ) -> [TimelineStep] {
    let (steps, refusal) = timeline.timeline.played
    if let refusal { report(.eventImpossible(refusal), timeline.steps[steps.count].line) }
    for (parsed, step) in zip(timeline.steps, steps) {
      for falsehood in parsed.falsehoods(in: step) { report(falsehood.problem, falsehood.line) }
    }
    return steps
  }

  private func write(_ state: AppState, _ words: TimelineWords, into page: inout HTMLWriter) {
    let picture = OrientationPicture(
      held: state.held, interface: state.scenario.current, frame: OrientationPicture.Frame(of: state.scenario))
    picture.write(label: words.picture(held: picture.held, interface: picture.interface), into: &page)
  }

  /// The sequence as a sentence: where the interface begins, then each event and what happens.
  private func writeSummary(_ words: TimelineWords, into page: inout HTMLWriter) {
    page.tag(.span, [.class("sequence")]) { page in
      page.text(timeline.timeline.start.scenario.current.swiftName)
      for (parsed, step) in zip(timeline.steps, steps) {
        let outcome = step.resolution.decision.outcome
        let mark = OutcomeMark(kind: outcome.kind)
        page.text(" · ")
        page.tag(.code) { $0.breakable(parsed.text) }
        page.text(" ")
        page.tag(.span, [mark.verdictClass]) { page in
          mark.writeSign(into: &page)
          switch outcome {
          case .turned(let orientation): page.text(words.turns(to: orientation))
          case .unchanged: page.text(words.stays)
          case .exception, .geometryError, .ignored, .unavailable:
            page.text(MatrixFilterWords(language: words.language).outcome(mark.kind, isState: false))
          }
        }
      }
    }
  }

  /// What an event changed of all that decides: the masks and the view controller that UIKit calls.
  private func writeChanges(
    since previous: TimelineStep?, _ step: TimelineStep, _ context: BlockContext, into page: inout HTMLWriter
  ) {
    guard let previous else { return }
    let words = ResolutionWords(language: context.language)
    let before = Set(previous.resolution.trace.steps.map(\.effect))
    let changes = step.resolution.trace.steps.filter { step in
      switch step.effect {
      case .applicationMask, .responsible, .controllerMask, .effectiveMask: !before.contains(step.effect)
      case .applied, .asked, .concluded: false
      }
    }
    if changes.isEmpty { return }
    let text = changes.map { words.step($0) }.joined(separator: words.language == .english ? "; " : "；")
    page.tag(.p, [.class("changes")], text: TimelineWords(language: context.language).changed(text))
  }

  private func write(
    _ step: TimelineStep, _ words: TimelineWords, _ context: BlockContext, into page: inout HTMLWriter
  ) {
    if !step.callbacks.isEmpty {
      page.list(of: step.callbacks, as: .callbacks) { $1.breakable(words.callback($0)) }
    }
    page.tag(.details) { page in
      page.tag(.summary, text: words.rules + words.colon + step.resolution.decision.rule.title(in: context.language))
      page.trace(step.resolution, context)
    }
  }
}
