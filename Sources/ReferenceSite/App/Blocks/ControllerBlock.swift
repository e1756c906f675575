import AppFacts
import HTML
import Orientation

/// One controller of the app: what it is, and what it answers where.
struct ControllerBlock: ReferenceBlock {
  let app: App
  let controller: AppController

  var anchors: [GeneratedBlock.Anchor] {
    [
      GeneratedBlock.Anchor(id: "controller." + controller.name, key: .controller(controller.name)),
      GeneratedBlock.Anchor(id: "controller.\(controller.name).answers"),
    ]
  }

  var mentions: [EntryKey] {
    AppController.questions.filter { controller.implementation(of: $0) != nil }
      .map { .symbol("UIViewController." + $0.rawValue) }
  }

  func render(into page: inout HTMLWriter, context: BlockContext) {
    let words = AppWords(language: context.language)
    page.tag("dl", [.class("facts"), .id("controller." + controller.name)]) { page in
      page.fact(words.kind) { $0.tag("code") { $0.breakable(words.controller(controller.kind)) } }
      page.fact(words.place) { $0.place(controller.type.place, of: app) }
    }
    let figure = TableFigure(
      id: "controller.\(controller.name).answers", caption: controller.name,
      columns: [words.method, words.answer, words.place])
    figure.write(into: &page) { page in
      for question in AppController.questions {
        guard let occurrence = controller.implementation(of: question) else { continue }
        page.row(
          nil, { $0.symbol(question.rawValue, .symbol("UIViewController." + question.rawValue), context) },
          [
            { $0.breakable(occurrence.value.map { words.value($0) } ?? words.unknown) },
            { $0.place(occurrence.place, of: app) },
          ])
      }
    }
    page.usedBy(.controller(controller.name), context)
  }
}
