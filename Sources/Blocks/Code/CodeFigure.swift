import HTML
import Orientation
import SourceSyntax

/// A block of code with the name of its language and its file above it.
package struct CodeFigure {
  /// The language as the fence names it; empty for none.
  package let fenceWord: String
  package let title: String?
  /// The lines that are marked, from 1, in their order and apart from each other.
  package let markedLines: [ClosedRange<Int>]
  /// What the code is written in, where readers choose.
  package let variant: CodeVariant?

  package init(
    fenceWord: String, title: String? = nil, markedLines: [ClosedRange<Int>] = [], variant: CodeVariant? = nil
  ) {
    self.fenceWord = fenceWord
    self.title = title
    self.markedLines = markedLines
    self.variant = variant
  }

  /// Writes the block. Without a known language and a title it has no header.
  ///
  /// - Parameter choices: of code in several variants, those for which this one is shown; empty where it stands alone.
  package func write(
    _ code: UnsafeBufferPointer<UInt8>, choices: [CodeVariant] = [], _ words: Language, into page: inout HTMLWriter
  ) {
    let language = CodeLanguage(fenceWord: fenceWord)
    let label = variant == .swiftUI ? "SwiftUI" : language.map { CodeWords(language: words).name(of: $0) }
    let hasHeader = label != nil || title != nil
    if hasHeader {
      page.open(.figure, Attribute("class", (["code"] + choices.map(\.className)).joined(separator: " ")))
      page.tag(.figcaption) { page in
        if let label { page.tag(.span, as: .language, text: label) }
        if let title { page.tag(.code, text: title) }
      }
    }
    page.open(.pre)
    let className = language?.fenceWords.first ?? fenceWord
    page.open(.code, className.isEmpty ? [] : [.language(className)])
    CodeWriter.write(code, language?.tokens(of: code) ?? [], markedLines, into: &page)
    page.close(.code)
    page.close(.pre)
    if hasHeader { page.close(.figure) }
    page.line()
  }
}
