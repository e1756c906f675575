import AppFacts
import Blocks
import HTML
import Words

/// Every controller of the app that answers something, with its answers.
struct ControllersBlock: ReferenceBlock {
  static let specification = BlockSpecification(
    "controllers", summary: "the app's controllers that answer something", needsApp: true,
    .plain { fence in fence.documentedApp.map { ControllersBlock(app: $0) } })

  let app: App

  var anchors: [BlockAnchor] {
    [BlockAnchor(id: "controllers.table")]
      + app.controllers.map { BlockAnchor(id: "controllers." + $0.name, key: .controller($0.name)) }
  }

  func render(into page: inout HTMLWriter, context: BlockContext) {
    let words = AppWords(language: context.language)
    let figure = TableFigure(
      id: "controllers.table", caption: words[.controllersCaption],
      columns: [words[.controller], words[.kind], words[.answer], words[.place]])
    // In a large app, those that inherit all they answer are a list: nobody reads their rows, and a page has its limits.
    let heirs = app.controllers.count > Self.mostRows ? app.controllers.filter { !$0.answersItself } : []
    figure.write(
      rows: app.controllers.filter { heirs.isEmpty || $0.answersItself }, into: &page,
      attributes: { [.id("controllers." + $0.name)] }
    ) { controller, page in
      page.head { $0.symbol(controller.name, .controller(controller.name), context) }
      page.cell { $0.text(controller.kind.className) }
      page.cell { write(controller, words, into: &$0) }
      page.cell { $0.place(controller.type.place, of: app) }
    }
    if heirs.isEmpty { return }
    page.line()
    page.tag(.p, text: words[.inheritors])
    page.tag(.ul) { page in
      for heir in heirs {
        page.tag(.li, [.id("controllers." + heir.name)]) { $0.symbol(heir.name, .controller(heir.name), context) }
      }
    }
  }
}

extension ControllersBlock {
  private static let mostRows = 30

  private func write(_ controller: AppController, _ words: AppWords, into page: inout HTMLWriter) {
    page.list(of: controller.answers) { answer, page in
      page.tag(.code) { $0.breakable(answer.api.rawValue) }
      page.text(words.colon + (answer.value.map { words.value($0) } ?? words[.unknown]) + " ")
      page.place(answer.place, of: app)
    }
  }
}
