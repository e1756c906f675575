@testable import Basics

extension FileTree {
  /// A book of pages, by path.
  static func pages(_ pages: [String: String]) -> FileTree {
    FileTree(pages.map { File(path: $0.key, bytes: Array($0.value.utf8)) })
  }

  /// A book with one page, `page.md`, whose line 4 begins a fence of code.
  static func page(_ language: String, _ code: String) -> FileTree {
    .pages(["page.md": "# A page\n\n```\(language)\n\(code)\n```\n"])
  }
}
