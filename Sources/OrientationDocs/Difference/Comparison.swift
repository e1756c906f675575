import Basics
import Orientation
import OrientationCatalog

/// Two things that `diff` compares, the older first.
protocol Comparison {
  /// - Parameter language: the language of what is found in an app.
  func report(in language: Language) throws(Fault) -> any DifferenceReport
}

/// What is different, as the terminal, a pull request and a program read it.
protocol DifferenceReport {
  /// What one of the differences is called.
  var noun: String { get }
  var count: Int { get }
  /// For the terminal.
  var text: [SafeText] { get }
  var markdown: String { get }
  var json: [UInt8] { get }
}

/// Two versions of iOS, as the resolver knows them.
struct TwoVersions: Comparison {
  let old: OSVersion
  let new: OSVersion

  func report(in language: Language) -> any DifferenceReport {
    CatalogDifferenceReport(
      language: language, title: "From iOS \(old) to iOS \(new)",
      changes: CatalogDifference(VersionComparison(from: old, to: new)).changes)
  }
}
