import AppFacts

@testable import AppBook
@testable import OrientationDocs
@testable import ReferenceSite

/// `findings.json`: a fault has its line, an entry that was read is a whole one, and the site of a book with such a file
/// is sound.
enum AcceptedFindingsInvariants {
  /// An app with one finding, which an entry may accept.
  private static let facts = AppFacts(
    types: [
      SourceType(
        name: "Player", kind: .classType, language: .swift, inherited: ["UIViewController"],
        place: FilePlace(path: "Player.swift", line: 1))
    ],
    occurrences: [
      Occurrence(
        api: .setDeviceOrientation, role: .use, language: .swift, type: "Player",
        place: FilePlace(path: "Player.swift", line: 9), value: .orientation(.landscapeRight))
    ])

  static func violations(of bytes: [UInt8]) -> [String] {
    let lines = bytes.count { $0 == 0x0A } + 1
    var violations: [String] = []
    let accepted = AcceptedFindings.read(bytes) { problem, line in
      if line < 1 || line > lines { violations.append("a fault on line \(line) of \(lines): \(problem.message)") }
      if problem.kind != .findingsMalformed { violations.append("a fault of another kind: \(problem.kind)") }
    }
    for entry in accepted {
      if entry.line < 1 || entry.line > lines { violations.append("an entry on line \(entry.line) of \(lines)") }
      if entry.symbol == nil, entry.path == nil { violations.append("an entry that accepts a whole kind") }
      if entry.reason.isEmpty { violations.append("an entry without a reason") }
    }
    // What is not read shows on no page.
    if accepted.isEmpty { return violations }
    let book = SampleBook.book(about: AppFactsFormat.bytes(of: facts), accepting: bytes)
    return violations
      + SiteInvariants.violations(of: ReferenceSite.build(book: book, options: BuildOptions(app: App(facts))))
  }
}
