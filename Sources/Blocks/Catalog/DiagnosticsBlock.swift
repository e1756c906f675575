import Basics
import Diagnostics
import HTML
import OrientationCatalog
import Words

/// The diagnostics of the tool: an entry for each, with an example that the tests run.
struct DiagnosticsBlock: ReferenceBlock {
  static let specification = BlockSpecification(
    "diagnostics", summary: "the diagnostics", .plain { _ in DiagnosticsBlock() })

  var anchors: [BlockAnchor] {
    DiagnosticKind.allCases.map { kind in
      BlockAnchor(
        id: id(of: kind), key: EntryKey("diagnostic:" + kind.rawValue), contents: (title: kind.rawValue, level: 3))
    }
  }

  func render(into page: inout HTMLWriter, context: BlockContext) {
    let words = ReferenceWords(language: context.language)
    for kind in DiagnosticKind.allCases {
      heading(of: kind, into: &page, words)
      page.tag(.p) { $0.sentence(context.language.says(kind.summary)) }
      page.titled(words[.remedy] + words.pick(":", "："), words) { $0.sentence(context.language.says(kind.remedy)) }
      for file in kind.example.files {
        page.titled(words[.example] + words.pick(":", "："), words) { $0.tag(.code, text: file.path) }
        if let text = file.text { page.tag(.pre) { $0.tag(.code, text: text + "\n") } }
      }
      page.tag(.p) { $0.tag(.strong, text: words[.printed] + words.pick(":", "：")) }
      page.line(.pre) { $0.tag(.code, text: kind.example.printed + "\n") }
    }
  }
}

extension DiagnosticsBlock {
  private func id(of kind: DiagnosticKind) -> String { "diagnostic." + kind.rawValue }

  private func heading(of kind: DiagnosticKind, into page: inout HTMLWriter, _ words: ReferenceWords) {
    page.tag(.h3, [.id(id(of: kind))]) { page in
      page.tag(.code, text: kind.rawValue)
      page.text(" ")
      page.permalink(to: id(of: kind), kind.rawValue, words)
    }
  }
}
