import Basics
import Diagnostics
import HTML
import Orientation
import OrientationNotation

/// What UIKit calls while events happen, from top to bottom, and which of the sizes that an app can read are new by then.
struct CallbacksPicture: Picture {
  static let specification = BlockSpecification(
    "callbacks", summary: "what UIKit calls, and which sizes are new by then; its body is a timeline", noun: "picture",
    .text { CallbacksPicture.parse($0.body, line: $0.line, app: $0.app, report: $1) })

  let timeline: TimelineBlock

  /// Reads a timeline and plays it; what is false is reported, and still drawn as it is.
  static func parse(
    _ body: String, line: Int, app: (any AppDefaults)?, report: (_ problem: Problem, _ line: Int) -> Void
  ) -> CallbacksPicture? {
    TimelineBlock.parse(body, line: line, app: app, report: report).map { CallbacksPicture(timeline: $0) }
  }

  var mentions: [EntryKey] { timeline.mentions }

  var demonstrations: [EntryKey] { timeline.demonstrations }

  func alternative(_ words: PictureWords) -> String {
    let events = zip(timeline.timeline.steps, timeline.steps).map { parsed, step in
      words.event(parsed.text, step.callbacks, step.resolution.decision)
    }
    return words[.callbacksTitle] + " " + events.joined(separator: " ")
  }

  func render(into page: inout HTMLWriter, context: BlockContext) {
    let words = PictureWords(language: context.language)
    page.tag(.figure, [.class("scenario")]) { page in
      page.facts(timeline.timeline.facts)
      page.pane(words[.callbacksTitle]) { page in
        write(words, into: &page)
        page.tag(.p, [.class("legend")], text: words[.callbacksLegend])
      }
      page.explorerLink(.sequence(timeline.timeline.timeline), context)
    }
  }
}

extension CallbacksPicture {
  /// A line of the picture, and which sizes are new in it: view, screen and status bar.
  private struct Row {
    enum Content {
      case event(String)
      case call(Callback)
      case outcome(Outcome)
    }

    let content: Content
    /// Which sizes are what they are afterwards, or nil where the event changes none.
    let isNew: [Bool]?
  }

  private static let rails = [8, 24, 40]
  private static let rowHeight = 26

  private var rows: [Row] {
    zip(timeline.timeline.steps, timeline.steps).flatMap { parsed, step in
      let moments = step.callbacks.compactMap { call in
        if case .layout(let moment) = call { return moment }
        return nil
      }
      let isTurn = moments.contains { !($0.isViewNew && $0.isScreenNew && $0.isStatusBarNew) }
      var isNew: [Bool]? = isTurn ? [false, false, false] : nil
      var rows = [Row(content: .event(parsed.text), isNew: isNew)]
      for call in step.callbacks {
        if case .layout(let moment) = call, isTurn {
          isNew = [moment.isViewNew, moment.isScreenNew, moment.isStatusBarNew]
        }
        rows.append(Row(content: .call(call), isNew: isNew))
      }
      return rows + [Row(content: .outcome(step.resolution.decision.outcome), isNew: isNew)]
    }
  }

  private func write(_ words: PictureWords, into page: inout HTMLWriter) {
    let rows = rows
    let top = 58
    page.canvas(312, top + rows.count * Self.rowHeight, label: alternative(words)) { page in
      for (index, name) in [words[.view], words[.screen], words[.statusBar]].enumerated() {
        let y = 10 + index * 16
        page.label(56, y + 4, name, "note")
        page.stroke("M51 \(y)H\(Self.rails[index])V\(top - 2)", "leader")
      }
      for (index, row) in rows.enumerated() {
        let y = top + index * Self.rowHeight
        for (rail, x) in Self.rails.enumerated() {
          page.stroke("M\(x) \(y)v\(Self.rowHeight)", railStyle(row.isNew?[rail]))
        }
        write(row, y + Self.rowHeight / 2, words, into: &page)
      }
    }
  }

  private func railStyle(_ isNew: Bool?) -> StaticString {
    switch isNew {
    case true?: "rail new"
    case false?: "rail old"
    case nil: "rail"
    }
  }

  private func write(_ row: Row, _ y: Int, _ words: PictureWords, into page: inout HTMLWriter) {
    switch row.content {
    case .event(let text): page.label(56, y + 4, text.fitting(34), "code strong")
    case .outcome(let outcome):
      page.label(56, y + 4, OutcomeMark(kind: outcome.kind).sign + " " + words.short(outcome), inkStyle(outcome.kind))
    case .call(.asked(let respondent, let question)):
      page.dot(60, y, 3, "node")
      page.label(72, y + 4, words.respondent(respondent).fitting(18), "note")
      write(question, y, into: &page)
    case .call(.viewWillAppear(let name, _)): writeCall(name.fitting(16) + ".viewWillAppear", y, into: &page)
    case .call(.viewWillDisappear(let name, _)): writeCall(name.fitting(16) + ".viewWillDisappear", y, into: &page)
    case .call(.layout(let moment)):
      // Only the notification has a type in front.
      let name = moment.callback.name.split(separator: ".").last.map(String.init) ?? ""
      writeCall(name.split(separator: "(").first.map(String.init) ?? name, y, into: &page)
    case .call(.errorHandler(let error)): writeCall("UISceneErrorDomain \(error.code)", y, into: &page)
    }
  }

  private func inkStyle(_ kind: Outcome.Kind) -> StaticString {
    switch kind {
    case .turned: "strong ink turned"
    case .exception: "strong ink exception"
    case .geometryError: "strong ink error"
    case .unchanged, .ignored, .unavailable: "strong"
    }
  }

  private func writeCall(_ name: String, _ y: Int, into page: inout HTMLWriter) {
    page.dot(60, y, 4, "node told")
    page.label(72, y + 4, name, "code")
  }

  private func write(_ question: Question, _ y: Int, into page: inout HTMLWriter) {
    switch question {
    case .supported(let mask), .shouldAutorotateTo(let mask): page.strip(mask, right: 312, y)
    case .preferred(let value):
      page.label(312, y + 4, InterfaceOrientation(rawValue: value)?.swiftName ?? "\(value)", "code end")
    case .shouldAutorotate(let answer): page.label(312, y + 4, "autorotate: \(answer)", "code end")
    case .prefersOrientationLocked(let answer): page.label(312, y + 4, "locked: \(answer)", "code end")
    }
  }
}
