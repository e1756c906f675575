import Basics

/// A finding as a line that Xcode shows as an issue at its place, when a build phase prints it.
struct XcodeMessage {
  let text: SafeText

  /// - Parameter folder: the folder that the tool runs in, absolute: Xcode opens no other paths.
  init(_ finding: Finding, in folder: String) {
    let path = finding.path.hasPrefix("/") ? finding.path : Path.normalised(Path.join(folder, finding.path))
    // A message is one line; those that go on are joined.
    let message = "\(finding.message). \(finding.help)".split(separator: "\n").joined(separator: " ")
    // Xcode does not list a note that no error precedes.
    let severity = finding.verdict == .error ? "error" : "warning"
    let column = finding.excerpt?.column ?? finding.edits.first?.column ?? 1
    text = "\(path):\(finding.line ?? 1):\(column): \(severity): \(message) [\(finding.kind.id)]"
  }
}
