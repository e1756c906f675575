import Foundation

/// A line of `Tests/Browser/pasted.tsv`: what people paste, and the id of the message that it is, or nil.
struct PastedLine: Sendable {
  let text: String
  let message: String?

  static func all() throws -> [PastedLine] {
    let file = try String(contentsOfFile: ProjectFolder.root + "/Tests/Browser/pasted.tsv", encoding: .utf8)
    return file.split(separator: "\n").filter { !$0.hasPrefix("# ") }.map { line in
      let fields = line.split(separator: "\t", omittingEmptySubsequences: false)
      return PastedLine(text: String(fields[0]), message: fields.last.flatMap { $0.isEmpty ? nil : String($0) })
    }
  }
}
