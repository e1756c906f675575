import HTML
import Words

extension ExplorerBlock {
  /// Writes the choice of a second version, and what holds both against each other. The script fills it.
  func writeComparison(_ words: ExplorerWords, into page: inout HTMLWriter) {
    let places = [
      Attribute("data-os", ExplorerFields.place(.os)), Attribute("data-sdk", ExplorerFields.place(.linkedSDK)),
    ]
    page.line(.div, [.class("comparison")] + places) { page in
      page.labelled(words.compareWith) { page in
        page.tag(.select) { page in
          page.tag(.option, [Attribute("value", "")], text: words.noComparison)
        }
      }
      let sentences = [
        Attribute("data-same", words.decidesTheSame), Attribute("data-reason", words.endsTheSame),
        Attribute("data-different", words.decidesDifferently),
      ]
      page.tag(.p, [.role("status")] + sentences) { _ in }
      page.tag(.div, [.class("compared"), .flag("hidden")]) { page in
        page.tag(.p, [.class("differing"), Attribute("data-show", words.showStep)]) { page in
          page.text(words.differingEvents)
          page.tag(.span) { _ in }
        }
        writeTable(words, into: &page)
        page.tag(
          .p, [.class("sdk"), Attribute("data-own", words.ownSDK), Attribute("data-stated", words.statedSDK)]
        ) { _ in }
      }
    }
  }

  private func writeTable(_ words: ExplorerWords, into page: inout HTMLWriter) {
    page.tag(.table) { page in
      page.tag(.thead) { page in
        page.tag(.tr) { page in
          page.tag(.td) { _ in }
          for _ in 0..<2 { page.tag(.th, [.fixed("scope", "col")]) { _ in } }
        }
      }
      page.tag(.tbody) { page in
        for title in [words.outcome, words.decidingRule, words.allowed] {
          page.tag(.tr) { page in
            page.tag(.th, [.fixed("scope", "row")]) { page in
              page.text(title + " ")
              page.tag(.small, text: words.differs)
            }
            for _ in 0..<2 { page.tag(.td) { _ in } }
          }
        }
      }
    }
  }
}
