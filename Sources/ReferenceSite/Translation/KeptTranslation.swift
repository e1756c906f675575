import Basics

/// A text of a translated page that is as it was, although its original has changed.
package struct KeptTranslation: Sendable, Equatable {
  /// The page, from the folder of the book.
  package let path: String
  /// The line of the comment with the original.
  package let line: Int
  /// What has changed in the original, word by word.
  package let words: String

  /// All such texts of a book.
  ///
  /// - Parameter former: the book in another state.
  package static func all(in book: FileTree, since former: FileTree) -> [KeptTranslation] {
    book.files.filter { $0.path.hasSuffix(".md") && Translation.original(of: $0.path) != $0.path }.flatMap { file in
      former[file.path].map { all(in: file, since: $0) } ?? []
    }
  }

  private static func all(in page: FileTree.File, since former: [UInt8]) -> [KeptTranslation] {
    var originals: [[String]: [String]] = [:]
    for entry in TranslationLedger(former, definitions: "").entries {
      if let text = entry.text?.text { originals[text, default: []].append(entry.original) }
    }
    return TranslationLedger(page.bytes, definitions: "").entries.compactMap { entry in
      guard let was = entry.text.flatMap({ originals[$0.text] }), let first = was.first, !was.contains(entry.original)
      else { return nil }
      return KeptTranslation(path: page.path, line: entry.line, words: ChangedWords.marked(first, entry.original))
    }
  }
}
