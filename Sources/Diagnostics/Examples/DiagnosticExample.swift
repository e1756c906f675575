import CData

/// What provokes a diagnostic: files of the mini site of its name, and what is printed for them.
package struct DiagnosticExample: Sendable, Equatable {
  /// A file, or a part of one.
  package struct File: Sendable, Equatable {
    /// The path in the book; for a file of the committed site with the site's folder in front.
    package let path: String
    /// Lines of the file that follow one another; nil where it is enough that the file is there.
    package let text: String?
  }

  package let files: [File]
  /// One of the diagnostics that are printed, as it is printed.
  package let printed: String
}

extension DiagnosticExample {
  /// The examples by the names of their diagnostics. `examples.txt` has a line for each, such as
  /// `html.raw README.md:3 expected.txt:1-2`: the parts of files that are shown, and at the end what is printed.
  static let all: [String: DiagnosticExample] = {
    let lines = String(cString: data_examples).split(separator: "\n").map { $0.split(separator: " ") }
    return Dictionary(lines.map { (String($0[0]), DiagnosticExample(parts: $0.dropFirst(), of: $0[0])) }) { $1 }
  }()

  private init(parts: ArraySlice<Substring>, of miniSite: Substring) {
    let files = parts.map { File(part: $0, of: miniSite) }
    self.files = files.dropLast()
    printed = files.last?.text ?? ""
  }
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

extension DiagnosticExample.File {
  /// - Parameter part: such as `README.md:3-5`, or `README.md` where it is enough that the file is there.
  fileprivate init(part: Substring, of miniSite: Substring) {
    let sides = part.split(separator: ":")
    path = String(sides[0].replacing("committed/", with: "site/"))
    text = sides.count == 1 ? nil : Self.lines(sides[1], of: "examples/\(miniSite)/\(sides[0])")
  }

  private static func lines(_ range: Substring, of path: String) -> String {
    let bounds = range.split(separator: "-").compactMap { Int($0) }
    guard let first = bounds.first, let last = bounds.last, let text = data_example(path) else { return "" }
    let lines = String(cString: text).split(separator: "\n", omittingEmptySubsequences: false)
    return lines.prefix(last).dropFirst(first - 1).joined(separator: "\n")
  }
}
