import HTML
import Orientation

extension ExplorerBlock {
  /// Writes the place for what would have to be different. The script fills it.
  func writeRepairs(_ words: ExplorerWords, into page: inout HTMLWriter) {
    let titles = [
      Attribute("data-rotate", words.makeItRotate), Attribute("data-keep", words.keepIt),
      Attribute("data-crash", words.preventException),
    ]
    page.line(.div, as: .repairs, [.flag("hidden")]) { page in
      page.tag(.p, titles) { _ in }
      page.tag(.ul, [.class("fixes")]) { _ in }
      page.tag(
        .p, [.class("none"), Attribute("data-reached", words.isReached), Attribute("data-none", words.noRepair)]
      ) {
        _ in
      }
      page.tag(.details, [.class("more together")]) { page in
        page.tag(.summary, text: words.together)
        page.tag(.ul) { _ in }
      }
      page.tag(.details, [.class("more")]) { page in
        page.tag(.summary, text: words.whyNot)
        page.labelled(words.wanted) { page in
          page.tag(.select) { page in
            page.tag(.option, [Attribute("value", "0")], text: words.asMeant)
            for orientation in InterfaceOrientation.valid {
              page.tag(.option, [Attribute("value", String(orientation.rawValue))], text: orientation.swiftName)
            }
          }
        }
      }
    }
  }

  /// Writes the place for the outcomes on every version.
  func writeVersions(_ words: ExplorerWords, into page: inout HTMLWriter) {
    page.line(.div, [.class("versions-strip"), .flag("hidden"), Attribute("data-choose", words.chooseVersion)]) {
      page in
      page.tag(.p, text: words.everyVersion)
      page.tag(.ol) { _ in }
    }
  }
}
