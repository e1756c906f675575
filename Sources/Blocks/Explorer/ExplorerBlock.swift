import HTML
import OrientationCatalog
import Words

/// The explorer: a form for facts and events, and what the resolver says about them, in the reader's browser.
///
/// Without a script there are links to the matrices in its place, which hold the same answers.
struct ExplorerBlock: ReferenceBlock {
  static let specification = BlockSpecification(
    "explorer", summary: "the form that runs the resolver in the page", .plain { _ in ExplorerBlock() })

  var anchors: [BlockAnchor] { [BlockAnchor(id: "explorer", key: .explorer)] }

  func render(into page: inout HTMLWriter, context: BlockContext) {
    let words = ExplorerWords(language: context.language)
    let style = SiteAssets.address(of: "explorer.css", from: context.root)
    page.void(.link, [.fixed("rel", "stylesheet"), .address("href", style)])
    page.line(.div, [.class("without-explorer")]) { writeTables(words, context, into: &$0) }
    page.line(.form, [.id("explorer"), .class("explorer"), Attribute("data-start", Self.start)]) { page in
      page.line()
      writeDoors(words, into: &page)
      page.line(.div, [.class("result")]) { writeResult(words, context, into: &$0) }
      ExplorerForm(context: context).write(into: &page)
      ExplorerData(context: context).write(into: &page)
    }
    page.tag(.script, [.address("src", SiteAssets.address(of: "explorer.js", from: context.root))]) { _ in }
  }

  /// The state that the form begins with: a new app on the newest version whose rules are documented.
  static var start: String {
    ExplorerDoor.address(of: "Info.plist: allButUpsideDown\nroot: ViewController\ndevice: landscapeLeft")
  }
}

extension ExplorerBlock {
  private func writeTables(_ words: ExplorerWords, _ context: BlockContext, into page: inout HTMLWriter) {
    let titles = ReferenceWords(language: context.language)
    page.tag(.p, text: words[.withoutScript])
    page.list(of: MatrixKind.allCases, as: .crossReferences) { kind, page in
      page.link(titles.title(of: kind), to: .matrix(kind.rawValue), context)
    }
  }

  private func writeResult(_ words: ExplorerWords, _ context: BlockContext, into page: inout HTMLWriter) {
    page.line(.section, [.class("answer"), .aria(label: words[.result]), .flag("hidden")]) { page in
      page.tag(.div, [.class("player")]) { page in
        page.action("previous-step", words[.previousStep])
        page.tag(.span, [.class("position")]) { _ in }
        page.action("next-step", words[.nextStep])
      }
      // Told to those who do not see it, at every change.
      page.tag(.p, [.class("verdict unchanged"), .role("status")]) { _ in }
      page.tag(.p, [.class("culprits")]) { _ in }
      page.tag(.p, [.class("decides")]) { _ in }
      page.tag(.p, [.class("because")]) { page in
        page.text(words[.because] + " ")
        page.tag(.span) { _ in }
      }
      page.tag(.p, [.class("display")]) { _ in }
      page.tag(.p, [.class("message")]) { _ in }
      page.tag(.p, [.class("actions")]) { page in
        page.action("copy-link", words[.copyLink], [Attribute("data-done", words[.linkCopied])])
        page.action("undo", words[.undo])
        page.action("reset", words[.reset])
      }
    }
    page.line(.section, [.class("reasons"), .aria(label: words[.reasons]), .flag("hidden")]) { page in
      page.tag(.div, [.class("pictures")]) { page in
        for (place, caption) in [("before", words[.beforePicture]), ("after", words[.afterPicture])] {
          page.tag(.figure, [Attribute("data-picture", place)]) { page in
            page.tag(.div) { _ in }
            page.tag(.figcaption) { page in
              page.tag(.strong, text: caption)
              page.tag(.span) { _ in }
            }
          }
        }
      }
      page.tag(.ol, [.class("ladder"), .role("list"), .aria(label: words[.layers])]) { page in
        let names = ReferenceWords(language: context.language)
        for layer in Layer.allCases {
          page.tag(.li) { page in
            page.tag(.span, [.class("layer")], text: names.layer(layer))
            page.tag(.ol) { _ in }
          }
        }
      }
      page.tag(.div, [.class("calls")]) { page in
        page.tag(.p) { $0.tag(.strong, text: words[.callbacks]) }
        page.tag(.ol, as: .callbacks) { _ in }
      }
    }
  }
}
