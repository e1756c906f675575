import Blocks
import HTML
import Words

/// Screen × kind of device × version → what is allowed, and who decides.
struct AppMatrixBlock: ReferenceBlock {
  static let specification = BlockSpecification(
    "app-matrix", summary: "the app's screens, by device and version", needsApp: true,
    .plain { fence in fence.documentedApp.map(AppMatrixBlock.init) })

  let app: App
  /// The matrix of the target that is the app, then those of targets that are described otherwise.
  private let matrices: [AppMatrix]

  init(app: App) {
    self.app = app
    matrices = [app.matrix] + app.otherApplications.map { AppMatrix(app.app(of: $0), target: $0) }
  }

  var anchors: [BlockAnchor] { matrices.indices.map { BlockAnchor(id: Self.id($0)) } }

  func render(into page: inout HTMLWriter, context: BlockContext) {
    let words = AppWords(language: context.language)
    if app.facts.targets.count(where: { $0.product == .application }) > 1, let application = app.application {
      page.tag(.p, text: words.chosenTarget(application.name))
    }
    guard matrices.contains(where: { !$0.rows.isEmpty }) else {
      page.tag(.p, [.id(Self.id(0))], text: words[.noScreens])
      return
    }
    for (index, matrix) in matrices.enumerated() {
      AppMatrixFigure(app: app, matrix: matrix, id: Self.id(index), words: words).write(into: &page, context: context)
    }
  }

  private static func id(_ index: Int) -> String {
    index == 0 ? "app-matrix.table" : "app-matrix.table.\(index + 1)"
  }
}
