import AppBook
import Basics
import Diagnostics
import Orientation
import OrientationCatalog

/// What a build makes: the files of the site, and everything that is wrong with the book.
package struct Edition: Sendable {
  /// The files of the site, sorted by path.
  package let files: FileTree
  /// The problems found, sorted by path and line. An edition with problems is not published.
  package let diagnostics: [Diagnostic]
  /// How many pages the site has.
  package let pageCount: Int
  /// How many of them are those of the reference below a team's book.
  package let mountedPageCount: Int
  /// How much of what the book lists it has.
  package let coverage: Coverage
  /// The language of the book.
  package let language: Language
  /// The app that the book is about, with its screens and what is found in it.
  package let app: App?
  /// Which findings the book calls errors, and which it accepts.
  package let policy: FindingPolicy
  /// What its policies find and its team accepts.
  package let acceptedPolicies: [(diagnostic: Diagnostic, reason: String)]
  /// The addresses of the rules and diagnostics on the web, where the book says where the site will be.
  package let addresses: [EntryKey: String]
  /// What people saw on devices, as far as the book and the tool have it.
  package let observations: Observations
  /// The links to the app's sources, where they may have the commit of a scan.
  package let sourceLinks: SourceLinks?
}

extension Edition {
  /// How well each version of iOS is known, for a book that lists the rules; nothing for any other.
  package var evidence: [EvidenceCount] {
    coverage.rows.contains { $0.kind == .rule } ? observations.whileInForce { EvidenceCount.byVersion } : []
  }
}
