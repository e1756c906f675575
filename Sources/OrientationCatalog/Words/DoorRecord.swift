/// An answer to what a reader of the explorer is asked, as a section of `Records/explorer/doors.txt` has it.
///
/// The heading is its number: `2.1` answers the question of `2`.
package struct DoorRecord: Sendable {
  package let number: String
  package let title: LocalizedText
  /// What is asked next; nil where the answer leads to a state.
  package let question: LocalizedText?
  /// The state, as claims write it but for the version.
  package let state: String?

  /// The number of the question; empty for the first.
  package var parent: String { number.split(separator: ".").dropLast().joined(separator: ".") }
}

extension DoorRecord {
  static let folder = RecordFolder<[DoorRecord]>("explorer/doors") { (file) throws(RecordFault) in
    var doors: [DoorRecord] = []
    for var section in file.sections {
      doors.append(
        DoorRecord(
          number: section.heading ?? "", title: try section.localized("title"),
          question: try section.optionalLocalized("asks"), state: section.lines("state")))
      try section.finish()
    }
    return doors
  }

  /// All of them, in the order of the file.
  package static let all = folder.all.first ?? []
}
