/// What provokes a diagnostic: files of the mini site of its name, and what is printed for them.
package struct DiagnosticExample: Sendable, Equatable {
  /// A file, or a part of one.
  package struct File: Sendable, Equatable {
    /// The path in the book; for a file of the committed site with the site's folder in front.
    package let path: String
    /// Lines of the file that follow one another; nil where it is enough that the file is there.
    package let text: String?

    package init(_ path: String, _ text: String? = nil) {
      self.path = path
      self.text = text
    }
  }

  package let files: [File]
  /// One of the diagnostics that are printed, as it is printed.
  package let printed: String
}

extension DiagnosticExample: CustomStringConvertible {
  /// The files one below the other, each with its path above its lines.
  package var description: String {
    files.map { file in
      let lines = (file.text ?? "").split(separator: "\n", omittingEmptySubsequences: false)
      return file.text == nil
        ? file.path : ([file.path + ":"] + lines.map { $0.isEmpty ? "" : "  " + $0 }).joined(separator: "\n")
    }.joined(separator: "\n")
  }
}
