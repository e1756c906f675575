import Markdown

@testable import Basics
@testable import ReferenceSite

/// A fence of code in a book.
struct CodeFence: Sendable {
  /// The path of its page.
  let path: String
  /// The line of the page on which the code begins.
  let line: Int
  let code: String
  /// The line of the page on which the code ends.
  var lastLine: Int { line + max(0, code.utf8.count { $0 == UInt8(ascii: "\n") } - 1) }

  /// The fences of a language, in the order of paths and lines.
  static func all(of language: String, in book: FileTree) -> [CodeFence] {
    book.files.filter { $0.path.hasSuffix(".md") }.flatMap { file in
      fences(of: language, in: Document(file.bytes).node, path: file.path)
    }
  }
}

extension CodeFence {
  private static func fences(of language: String, in page: Node, path: String) -> [CodeFence] {
    var fences: [CodeFence] = []
    for case .enter(let node) in Walk(page) where node.kind == .codeBlock {
      guard let word = node.fenceInfo.split(separator: " ").first, word == language else { continue }
      fences.append(CodeFence(path: path, line: node.line + 1, code: node.literal))
    }
    return fences
  }
}
