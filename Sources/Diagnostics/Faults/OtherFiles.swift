import Basics

/// Further files that have a problem, which are counted and not listed.
package struct OtherFiles: Sendable, Equatable {
  /// How many files are named.
  private static let mostNamed = 3

  /// The first of them.
  let named: [String]
  let count: Int

  package init(_ paths: some Collection<String>) {
    named = Array(paths.prefix(Self.mostNamed))
    count = paths.count
  }

  /// What goes on behind what is said of the first file.
  var text: SafeText { ", nor \(count) others such as \(named.map { "`\($0)`" }.joined(separator: ", "))" }
}
