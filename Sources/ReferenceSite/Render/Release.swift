import HTML
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
  static func releases(of page: Page, _ html: HTMLReader) -> [Release] {
    page.contents.compactMap { section in
      guard section.level == 2, let day = day(in: section.title), var html = html.section(at: section.id),
        case .start(let heading, _)? = html.next()
      else { return nil }
      html.skip(heading)
      let text = String(decoding: html.rest, as: UTF8.self)
      return Release(title: section.title, id: section.id, day: day, text: String(text.drop { $0 == "\n" }))
    }
  }

  private static func day(in title: String) -> String? {
    title.split { " ()[]".contains($0) }.last.map(String.init).flatMap { CalendarDate($0) == nil ? nil : $0 }
  }
}
