/// The version of the tool that wrote a file, as the file says it.
///
/// It is data like everything in a file: any text may be there.
package struct ToolVersion: Sendable, Equatable {
  /// This tool's.
  package static let this = ToolVersion(Program.version)
  private static let beginning = "# written by \(Program.name) "

  package let text: String

  package init(_ text: String) { self.text = text }

  /// Reads the first line of a list that the tool writes; nil for one that names no version, as former lists begin.
  package init?(line: String) {
    guard line.utf8.starts(with: Self.beginning.utf8) else { return nil }
    text = String(Substring(line.utf8.dropFirst(Self.beginning.utf8.count)))
  }

  /// The first line of a list.
  package var line: String { Self.beginning + text }

  /// Whether it is known to be newer than this tool.
  package var isNewer: Bool {
    guard let numbers, let own = Self.this.numbers else { return false }
    return own.lexicographicallyPrecedes(numbers)
  }

  private var numbers: [Int]? {
    let parts = text.utf8.prefix(30).split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
    let numbers = parts.compactMap { $0.count <= 9 ? Int(String(Substring($0))) : nil }
    return numbers.count == parts.count ? numbers : nil
  }
}
