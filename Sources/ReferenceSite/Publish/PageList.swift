import Basics

/// The list of all pages and data files in Markdown, by the convention of llms.txt.
struct PageList {
  let site: SiteIndex
  /// The files with the texts of all pages.
  let wholeText: [WholeText.Volume]

  /// The file: the title, what the book is, a section a part with its pages in reading order, one for the data, and one for what only those
  /// need who want everything.
  var text: String {
    var text = "# \(site.title)\n"
    if let summary = site.descriptions.first, !summary.isEmpty { text += "\n> \(summary)\n" }
    for part in site.summary.parts {
      text += part.title.map { "\n## \($0)\n\n" } ?? "\n"
      for chapter in site.summary.chapters(in: part) {
        guard let page = site.pageOfChapter[chapter] else { continue }
        let output = site.pages[page].output
        text += Self.line(
          site.summary.chapters[chapter].title, site.summary.hasTwins ? MarkdownTwin.path(of: output) : output,
          site.descriptions[page])
      }
    }
    text += section("Data", site.dataFiles.sorted { $0.precedes($1) }.map { Self.line($0, $0) })
    // Whoever has little room leaves out what stands below this heading, by the convention.
    text += section("Optional", wholeText.map(WholeText.line))
    return text
  }

  /// A link to a file of the site, and what it is.
  static func line(_ title: String, _ path: String, _ description: String = "") -> String {
    let address = BookPath.encode(path)
    let hasSpace = address.utf8.contains(UInt8(ascii: " "))
    return "- [\(title)](\(hasSpace ? address.split(separator: " ").joined(separator: "%20") : address))"
      + (description.isEmpty ? "\n" : ": \(description)\n")
  }
}

extension PageList {
  private func section(_ title: String, _ lines: [String]) -> String {
    lines.isEmpty ? "" : "\n## \(title)\n\n" + lines.joined()
  }
}
