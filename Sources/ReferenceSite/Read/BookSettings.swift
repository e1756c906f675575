import AppBook
import Basics
import Diagnostics
import Orientation

/// What a book's SUMMARY.md says to commands that do not build it.
package struct BookSettings: Sendable {
  /// The kinds of finding in the app that are errors.
  package let findingErrors: Set<AppFindingKind>
  /// The language of the book.
  package let language: Language
  /// Where the site will be, with a slash at its end; nil where the book does not say it.
  package let siteAddress: String?

  /// - Parameter report: is told what is no part of a summary, each with its line.
  package init(summary: [UInt8], report: @escaping (_ problem: Problem, _ line: Int) -> Void) {
    let summary = SummaryParser.parse(summary) { report(.summaryMalformed($0), $1) }
    findingErrors = summary.findingErrors
    language = summary.language
    siteAddress = summary.siteAddress.map(BookPath.base(ofWebsite:))
  }

  /// The page of a kind of finding in the reference below the book; nil where it is not known where the site will be.
  package func address(of kind: AppFindingKind) -> String? {
    siteAddress.map { $0 + BookLayout.reference + "findings/\(kind.rawValue).html" }
  }
}
