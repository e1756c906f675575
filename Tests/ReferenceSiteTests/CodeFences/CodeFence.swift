import Foundation
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
  /// The pages whose code this one uses, by paths in the book: those that the info string names behind `using:`.
  var uses: [String] = []
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
      guard CodeFenceInfo(node).word == language else { continue }
      let words = node.fenceInfo.split { $0 == " " || $0 == "," }
      let uses = words.drop { $0 != "using:" }.dropFirst().prefix { !$0.contains("=") && !$0.hasPrefix("{") }
        .map { resolve(String($0), from: path) }
      fences.append(CodeFence(path: path, line: node.line + 1, code: node.literal, uses: uses))
    }
    return fences
  }

  /// The path in the book of a page that another one names.
  private static func resolve(_ page: String, from path: String) -> String {
    let folder = URL(fileURLWithPath: "/" + path).deletingLastPathComponent()
    return String(folder.appendingPathComponent(page).standardizedFileURL.path.dropFirst())
  }
}
