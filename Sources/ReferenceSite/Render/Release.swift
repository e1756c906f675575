import Words

/// A release that a page tells of: a section of its own whose title ends with a day, such as `1.2 (2026-11-22)`.
struct Release: Sendable {
  let title: String
  /// The id of the section.
  let id: String
  /// The day, as `2026-11-22`.
  let day: String
  /// What the section says, as HTML.
  let text: String

  /// The releases of a page in the order of its text; a section without a day is not released.
  static func releases(of page: Page, _ html: String) -> [Release] {
    page.contents.compactMap { section in
      guard section.level == 2, let day = day(in: section.title),
        let heading = html.firstRange(of: "<h2 id=\"\(section.id)\">"),
        let start = html[heading.upperBound...].firstRange(of: "</h2>")?.upperBound
      else { return nil }
      let rest = html[start...]
      let text = rest[..<(rest.firstRange(of: "<h2 ")?.lowerBound ?? rest.endIndex)]
      return Release(title: section.title, id: section.id, day: day, text: String(text.drop { $0 == "\n" }))
    }
  }

  private static func day(in title: String) -> String? {
    title.split { " ()[]".contains($0) }.last.map(String.init).flatMap { CalendarDate($0) == nil ? nil : $0 }
  }
}
