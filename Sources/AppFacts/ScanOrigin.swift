/// What was scanned, so that the same can be scanned again.
package struct ScanOrigin: Sendable, Equatable {
  /// The way from the folder of the `app.json` to what was scanned: a folder, or a project in it.
  package var path: String
  /// The only target that was asked about; nil for all.
  package var target: String?
  /// The build configuration that was asked for; nil for the default of each target.
  package var configuration: String?
  /// The commit that the sources were at, as whoever scanned them said; nil where nobody said it.
  package var commit: String?

  package init(path: String, target: String? = nil, configuration: String? = nil, commit: String? = nil) {
    self.path = path
    self.target = target
    self.configuration = configuration
    self.commit = commit
  }

  /// Whether a text is the name of a commit: 40 or 64 hexadecimal digits.
  package static func isCommit(_ text: String) -> Bool {
    [40, 64].contains(text.utf8.count) && text.unicodeScalars.allSatisfy { $0.properties.isASCIIHexDigit }
  }
}
