import HTML

extension ExplorerBlock {
  /// Writes the question that the explorer begins with, and those behind its answers. It needs no script.
  func writeDoors(_ words: ExplorerWords, into page: inout HTMLWriter) {
    page.line(.div, [.class("doors"), .role("group"), .aria(label: words[.whatDoYouSee])]) { page in
      page.tag(.p, [.class("question")], text: words[.whatDoYouSee])
      write(ExplorerDoor.all, words, into: &page)
      page.tag(.p, [.class("hint")], text: words[.orStateFacts])
      writePaste(words, into: &page)
    }
  }

  /// A place for code; what is read of it is told below.
  private func writePaste(_ words: ExplorerWords, into page: inout HTMLWriter) {
    page.tag(.details, [.class("paste")]) { page in
      page.tag(.summary, text: words[.pasteCode])
      page.tag(
        .textarea,
        [
          .aria(label: words[.pasteCode]), .fixed("rows", "8"), .fixed("maxlength", "99999"),
          .fixed("spellcheck", "false"),
        ]
      ) { _ in }
      page.tag(.p, [.class("actions")]) { $0.action("paste", words[.readPasted]) }
      page.tag(.div, [.role("status")]) { page in page.tag(.ul) { _ in } }
    }
  }

  private func write(_ doors: [ExplorerDoor], _ words: ExplorerWords, into page: inout HTMLWriter) {
    page.list(of: doors) { door, page in
      let title = door.title[words.language]
      switch door.end {
      case .state(let state):
        page.tag(.a, [.href("#" + ExplorerDoor.address(of: state))]) { $0.breakable(title) }
      case .question(let question, let answers):
        page.tag(.details) { page in
          page.tag(.summary) { $0.breakable(title) }
          page.tag(.p, [.class("question")], text: question[words.language])
          write(answers, words, into: &page)
        }
      }
    }
  }
}
