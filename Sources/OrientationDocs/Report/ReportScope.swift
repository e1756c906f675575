import Basics
import ReferenceSite
import SDKHeaders

/// What a report is of.
enum ReportScope {
  /// A book, and where `reachedSite` is true its site on the disk, which was compared with the book or written from it.
  case book(pageCount: Int, reachedSite: Bool)
  /// The headers of an SDK, compared with the catalog.
  case sdk(SDKComparison, headers: FileTree)

  /// Writes what a summary says of it.
  func write(into json: inout JSONWriter, errorCount: Int, noticeCount: Int) {
    switch self {
    case .book(let pageCount, let reachedSite):
      json.key("pages")
      json.number(pageCount)
      json.key("diagnostics")
      json.number(errorCount)
      json.key("notices")
      json.number(noticeCount)
      json.key("reachedSite")
      json.bool(reachedSite)
    case .sdk(let comparison, let headers):
      json.member("sdk", comparison.version.text)
      json.key("headers")
      json.number(headers.files.count)
      json.key("enumerations")
      json.number(comparison.enumerationCount)
      json.key("cases")
      json.number(comparison.caseCount)
      json.key("diagnostics")
      json.number(errorCount)
    }
    json.key("inSync")
    json.bool(errorCount == 0)
  }
}
