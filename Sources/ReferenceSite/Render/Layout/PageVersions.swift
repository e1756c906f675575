import HTML
import Words

/// The choice between all versions and the recent ones alone, on a page where that makes a difference.
struct PageVersions {
  let words: LayoutWords

  /// The style sheet shows the choice only where the script has started.
  func write(into page: inout HTMLWriter) {
    page.line(.div, [.class("versions"), .role("group"), .aria(label: words[.versions])]) { page in
      page.tag(.button, [.fixed("type", "button"), .fixed("aria-pressed", "true")], text: words[.allVersions])
      page.tag(
        .button, [.fixed("type", "button"), .fixed("aria-pressed", "false"), .fixed("value", "recent")],
        text: words[.recentVersions])
    }
  }
}
