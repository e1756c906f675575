import AppFacts
import Basics
import Blocks
import HTML
import Words

/// One controller of the app: what it is, and what it answers where.
struct ControllerBlock: ReferenceBlock {
  static let specification = BlockSpecification(
    "controller", "NAME", summary: "what a controller of the app answers", needsApp: true,
    .named(noun: "controller", names: { $0.documentedApp?.controllers.map(\.name) ?? [] }) { name, fence in
      fence.documentedApp.flatMap { app in
        app.controller(named: name).map { ControllerBlock(app: app, controller: $0) }
      }
    })

  let app: App
  let controller: AppController

  var anchors: [BlockAnchor] {
    [
      BlockAnchor(id: "controller." + controller.name, key: .controller(controller.name)),
      BlockAnchor(id: "controller.\(controller.name).answers"),
    ]
  }

  var mentions: [EntryKey] {
    controller.answers.map { .symbol("UIViewController." + $0.api.rawValue) }
  }

  func render(into page: inout HTMLWriter, context: BlockContext) {
    let words = AppWords(language: context.language)
    page.tag(.dl, [.class("facts"), .id("controller." + controller.name)]) { page in
      page.fact(words[.kind]) { $0.tag(.code) { $0.breakable(controller.kind.className) } }
      page.fact(words[.place]) { $0.place(controller.type.place, of: app) }
    }
    let figure = TableFigure(
      id: "controller.\(controller.name).answers", caption: controller.name,
      columns: [words[.method], words[.answer], words[.place]])
    figure.write(rows: controller.answers, into: &page) { answer, page in
      page.head { $0.symbol(answer.api.rawValue, .symbol("UIViewController." + answer.api.rawValue), context) }
      page.cell { $0.breakable(answer.value.map { words.value($0) } ?? words[.unknown]) }
      page.cell { $0.place(answer.place, of: app) }
    }
    if let ways = app.screenWays { write(ways, words, into: &page) }
    page.usedBy(.controller(controller.name), context)
  }
}

extension ControllerBlock {
  /// The ways by which the controller is shown, with the last place that says so, or that nothing says it.
  private func write(_ ways: ScreenWays, _ words: AppWords, into page: inout HTMLWriter) {
    let found = ways.ways(to: controller.name)
    if found.isEmpty {
      if ways.notPlaced.contains(controller.name) {
        page.tag(.p, text: words[.shownHow] + words.colon + words[.notPlaced])
      }
      return
    }
    page.tag(.p, text: words[.shownHow] + words.pick(":", "："))
    page.list(of: found) { way, page in
      let screen = way.screen(name: controller.name)
      page.tag(.code) { $0.breakable(screen.notation) }
      page.text(" " + words.shown(way) + (way.isWhole ? "" : words.parenthesis(words[.beginsUnknown])))
      guard let step = way.telling ?? way.steps.last else { return }
      page.text(" · ")
      page.place(step.place, of: app)
    }
  }
}
