import AppBook
import OrientationNotation

/// Finds the screens that a book names, wherever it does: scenarios of all pages may use them.
enum ScreenList {
  /// The screens of all pages, in reading order. What is no screen is told where its page is read.
  static func screens(in sources: [PageSource]) -> [Screen] {
    BlockFences.fences(of: "screens", in: sources).filter(\.words.isEmpty).flatMap { fence in
      ScreensBlock.parse(fence.body, line: fence.line) { _, _ in }.screens
    }
  }
}
