import AppFacts
import Blocks
import Diagnostics
import HTML
import Orientation
import OrientationNotation
import Words

/// The screens that the book names, which scenarios and the app's matrix use.
package struct ScreensBlock: ReferenceBlock {
  static let specification = BlockSpecification(
    "screens", summary: "the app's screens; each line of its body is one", needsApp: true,
    .text { fence, report in
      ScreensBlock.parse(fence.body, line: fence.line, of: fence.documentedApp, report: report)
    })

  package let screens: [Screen]

  package var anchors: [BlockAnchor] { [BlockAnchor(id: "screens.table")] }

  /// Reads the block: a screen a line.
  ///
  /// - Parameter app: the app whose screens they are, where it is known.
  package static func parse(
    _ body: String, line: Int, of app: App?, report: (_ problem: Problem, _ line: Int) -> Void
  ) -> ScreensBlock {
    var screens: [Screen] = []
    for (number, text) in lines(of: body) {
      let screen: Screen
      do throws(ValueFault) {
        screen = try Screen(line: text, number: line + number)
        if let app { try screen.checkClasses(in: app) }
      } catch {
        report(.screenMalformed(reason: error.message, suggestion: error.suggestion), line + number)
        continue
      }
      if screens.contains(where: { $0.name.folded == screen.name.folded }) {
        report(
          .screenMalformed(reason: "two screens are called `\(screen.name.shortened)`", suggestion: nil), line + number)
      }
      for node in screen.nodes {
        guard let place = app?.placeOfOwnAnswer(node) else { continue }
        report(.screenContradicts(controller: node.name.shortened, place: place.text.shortened), line + number)
      }
      screens.append(screen)
    }
    return ScreensBlock(screens: screens)
  }

  package func render(into page: inout HTMLWriter, context: BlockContext) {
    let words = AppWords(language: context.language)
    let figure = TableFigure(
      id: "screens.table", caption: words[.screensCaption], columns: [words[.screen], words[.controllers]])
    figure.write(rows: screens, into: &page) { screen, page in
      page.head { $0.text(screen.name) }
      page.cell { $0.tag(.code) { $0.breakable(screen.notation) } }
    }
  }
}

extension ScreensBlock {
  /// The lines of a body that say something, with their numbers from 1.
  private static func lines(of body: String) -> [(number: Int, text: Substring)] {
    ClaimLine.lines(of: body).enumerated().compactMap { index, line in
      switch line {
      case .blank: nil
      case .fact(let key, let value): (index + 1, Substring("\(key): \(value)"))
      case .outcome(let text), .malformed(let text): (index + 1, text)
      }
    }
  }
}

extension App {
  /// Where the class of a controller that forwards by its screen has a mask of its own, on every kind of device.
  fileprivate func placeOfOwnAnswer(_ node: ControllerTree.Node) -> FilePlace? {
    guard node.forwarding == .selectedChild || node.forwarding == .topChild,
      let controller = controller(named: node.className)
    else { return nil }
    let isOwn = AppMatrix.idioms(of: application).allSatisfy { idiom in
      controller.cases(of: .supportedInterfaceOrientations, os: .newest, idiom: idiom).allSatisfy { one in
        if case .mask = one.value { true } else { false }
      }
    }
    return isOwn ? controller.implementation(of: .supportedInterfaceOrientations)?.place : nil
  }
}
