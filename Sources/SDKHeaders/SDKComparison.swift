import Basics
import Diagnostics
import Orientation
import OrientationCatalog

/// What a comparison of headers with the catalog finds.
package struct SDKComparison: Sendable, Equatable {
  /// The differences, and the declarations that cannot be read, in the order in which they are shown.
  package let diagnostics: [Diagnostic]
  /// What the headers do not have and may be too old for, as nobody says their version: the name in Objective-C, and since when.
  package let undecided: [Undecided]
  /// The version that the headers were taken for.
  package let version: SDKVersion
  /// How many enumerations of the catalog the headers declare.
  package let enumerationCount: Int
  /// How many cases of them were compared.
  package let caseCount: Int

  /// A name of the catalog about which the headers cannot be asked.
  package struct Undecided: Sendable, Equatable {
    package let name: String
    package let introduced: OSVersion
  }
}

extension SDKComparison {
  /// Compares headers with the catalog; `shown` is what messages call their folder.
  ///
  /// Without a version the headers count as old as the newest version that they mention, and never older than 6, whose SDK
  /// was the first with masks.
  package static func compare(headers: FileTree, shown: String, version: OSVersion?) -> SDKComparison {
    let files = headers.files.map { (path: shown + "/" + $0.path, parsed: HeaderParser.parse($0.bytes)) }
    let mentioned = files.compactMap { $0.parsed.newestVersion }.max()
    let oldest = OSVersion(6)
    var comparer = SDKComparer(
      declarations: files.flatMap { file in file.parsed.enumerations.map { ($0, file.path) } },
      version: version.map { .stated($0) } ?? .atLeast(max(mentioned ?? oldest, oldest)))
    for entry in Catalog.enumerations {
      let header = files.first { $0.path.utf8.reversed().starts(with: ("/" + entry.header).utf8.reversed()) }
      comparer.compare(entry, fallback: header?.path ?? shown)
    }
    return comparer.result
  }
}
