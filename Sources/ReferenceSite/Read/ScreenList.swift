import AppBook
import Markdown
import OrientationNotation

/// Finds the screens that a book names, wherever it does: scenarios of all pages may use them.
enum ScreenList {
  /// The screens of all pages, in reading order. What is no screen is told where its page is read.
  static func screens(in sources: [PageSource]) -> [Screen] {
    let word = Array("orientation screens".utf8)
    return sources.filter { contains(word, $0.bytes) }.flatMap { source in
      var screens: [Screen] = []
      let document = Document(source.bytes)
      for case .enter(let node) in Walk(document.node) where node.kind == .codeBlock {
        guard case .block("screens") = FenceKind(node) else { continue }
        screens += ScreensBlock.parse(node.literal, line: node.line) { _, _ in }.screens
      }
      return screens
    }
  }

  private static func contains(_ word: [UInt8], _ bytes: [UInt8]) -> Bool {
    guard let first = word.first, bytes.count >= word.count else { return false }
    return bytes.withUnsafeBufferPointer { bytes in
      var index = 0
      while index + word.count <= bytes.count {
        if bytes[index] == first, bytes[index..<index + word.count].elementsEqual(word) { return true }
        index += 1
      }
      return false
    }
  }
}
