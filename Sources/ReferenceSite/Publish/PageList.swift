import Basics

/// The list of all pages and data files in Markdown, by the convention of llms.txt.
struct PageList {
  let site: SiteIndex

  /// The file: the title, what the book is, a section a part with its pages in reading order, and a section for the data.
  var text: String {
    var text = "# \(site.title)\n"
    if let summary = site.descriptions.first, !summary.isEmpty { text += "\n> \(summary)\n" }
    for part in site.summary.parts {
      text += part.title.map { "\n## \($0)\n\n" } ?? "\n"
      // Chapters of a part follow each other: those below the top stand right behind it.
      guard let first = part.chapters.first, let last = part.chapters.last else { continue }
      for chapter in first..<end(of: last) {
        guard let page = site.pageOfChapter[chapter] else { continue }
        let output = site.pages[page].output
        text += line(
          site.summary.chapters[chapter].title, site.summary.hasTwins ? MarkdownTwin.path(of: output) : output,
          site.descriptions[page])
      }
    }
    let whole = site.summary.hasTwins ? [SiteLayout.wholeText] : []
    let files = site.dataFiles.sorted { $0.precedes($1) } + whole
    if !files.isEmpty { text += "\n## Data\n\n" }
    for path in files { text += line(path, path) }
    return text
  }
}

extension PageList {
  private func line(_ title: String, _ path: String, _ description: String = "") -> String {
    let address = BookPath.encode(path)
    let hasSpace = address.utf8.contains(UInt8(ascii: " "))
    return "- [\(title)](\(hasSpace ? address.split(separator: " ").joined(separator: "%20") : address))"
      + (description.isEmpty ? "\n" : ": \(description)\n")
  }

  /// The chapter behind a chapter and all that lie below it.
  private func end(of chapter: Int) -> Int {
    var last = chapter
    while let child = site.summary.chapters[last].children.last { last = child }
    return last + 1
  }
}
