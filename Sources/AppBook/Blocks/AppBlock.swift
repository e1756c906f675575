import AppFacts
import Blocks
import HTML
import Orientation
import Words

/// The app's targets, what each declares, and what of the checkout could not be read.
struct AppBlock: ReferenceBlock {
  static let specification = BlockSpecification(
    "app", summary: "what the app declares, target by target", needsApp: true,
    .plain { fence in fence.documentedApp.map { AppBlock(app: $0) } })

  let app: App

  var anchors: [BlockAnchor] {
    [BlockAnchor(id: "app.targets", key: .app)]
      + app.facts.targets.indices.map { BlockAnchor(id: id(ofTarget: $0)) }
      + (app.facts.looseDeclarations.isEmpty ? [] : [BlockAnchor(id: "app.loose")])
      + (app.facts.unread.isEmpty ? [] : [BlockAnchor(id: "app.unread")])
  }

  func render(into page: inout HTMLWriter, context: BlockContext) {
    let words = AppWords(language: context.language)
    writeTargets(words, into: &page)
    for (index, target) in app.facts.targets.enumerated() {
      write(target.declarations, words.declarationsCaption(target), id(ofTarget: index), words, into: &page)
    }
    if !app.facts.looseDeclarations.isEmpty {
      write(app.facts.looseDeclarations, words[.looseCaption], "app.loose", words, into: &page)
    }
    if !app.facts.unread.isEmpty { writeUnread(words, into: &page) }
  }
}

extension AppBlock {
  private func id(ofTarget index: Int) -> String { "app.target.\(index + 1)" }

  private func writeTargets(_ words: AppWords, into page: inout HTMLWriter) {
    let figure = TableFigure(
      id: "app.targets", caption: words[.targetsCaption],
      columns: [
        words[.target], words[.product], words[.configuration], words[.deploymentTarget], words[.devices],
        words[.place],
      ])
    figure.write(rows: app.facts.targets, into: &page) { target, page in
      page.head { $0.text(target.name) }
      page.cell {
        $0.text(words.product(target.product) + (target.generator.map { words.parenthesis($0.rawValue) } ?? ""))
      }
      page.cell { $0.text(target.configuration) }
      page.cell { page in
        guard let deployment = target.deploymentTarget else { return page.text(words[.unstated]) }
        page.text(deployment.version.description + " ")
        page.place(deployment.place, of: app)
      }
      page.cell { $0.text(target.idioms.map { words.idiom($0) }.joined(separator: words.comma)) }
      page.cell { $0.place(FilePlace(path: target.project), of: app) }
    }
  }

  private func write(
    _ declarations: [PropertyListDeclaration], _ caption: String, _ id: String, _ words: AppWords,
    into page: inout HTMLWriter
  ) {
    let figure = TableFigure(
      id: id, caption: caption, columns: [words[.key], words[.values], words[.counts], words[.place]])
    figure.write(rows: declarations.isEmpty ? [nil] : declarations.map(\.self), into: &page) { declaration, page in
      guard let declaration else {
        page.head { $0.text(words[.none]) }
        for _ in 0..<3 { page.cell { _ in } }
        return
      }
      page.head { $0.tag(.code) { $0.breakable(declaration.key.rawValue) } }
      page.cell { $0.breakable(declaration.values.isEmpty ? words[.none] : declaration.values.joined(separator: ", ")) }
      page.cell { $0.text(words.yesOrNo(declaration.isEffective)) }
      page.cell { $0.place(declaration.place, of: app) }
    }
  }

  private func writeUnread(_ words: AppWords, into page: inout HTMLWriter) {
    let figure = TableFigure(
      id: "app.unread", caption: words[.unreadCaption], columns: [words[.unreadPart], words[.reason]])
    figure.write(rows: app.facts.unread, into: &page) { part, page in
      page.head { $0.place(part.place, of: app) }
      page.cell { $0.text(part.reason) }
    }
  }
}
