import AppBook
import Diagnostics
import OrientationNotation

/// Finds the screens that a book names, wherever it does: scenarios of all pages may use them.
enum ScreenList {
  /// The screens of all pages, in reading order.
  ///
  /// - Parameters:
  ///   - app: the app whose screens they are; nil for a book without one.
  ///   - report: what is no screen, with its page and line; the page tells it, too, where it is read.
  static func screens(
    in sources: [PageSource], of app: App?,
    report: (_ problem: Problem, _ path: String, _ line: Int) -> Void = { _, _, _ in }
  ) -> [Screen] {
    BlockFences.fences(of: "screens", in: sources).filter(\.words.isEmpty).flatMap { fence in
      ScreensBlock.parse(fence.body, line: fence.line, of: app) { report($0, fence.path, $1) }.screens
    }
  }
}
