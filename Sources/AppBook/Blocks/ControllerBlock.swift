import AppFacts
import Basics
import Blocks
import HTML
import Words

/// One controller of the app: what it is, and what it answers where.
struct ControllerBlock: ReferenceBlock {
  static let specification = BlockSpecification(
    "controller", "NAME", summary: "what a controller of the app answers", needsApp: true,
    .named(noun: "controller") { fence in
      fence.documentedApp?.controllers.map(\.name) ?? []
    } make: { name, fence in
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
    AppController.questions.filter { controller.implementation(of: $0) != nil }
      .map { .symbol("UIViewController." + $0.rawValue) }
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
    figure.write(into: &page) { page in
      for question in AppController.questions {
        guard let occurrence = controller.implementation(of: question) else { continue }
        page.row(
          nil, { $0.symbol(question.rawValue, .symbol("UIViewController." + question.rawValue), context) },
          [
            { $0.breakable(occurrence.value.map { words.value($0) } ?? words[.unknown]) },
            { $0.place(occurrence.place, of: app) },
          ])
      }
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
