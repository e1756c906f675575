/// A place in a source that says something of a sentence.
package struct Citation: Sendable, Hashable {
  /// What has been found at the place.
  package struct Finding: Sendable, Hashable {
    /// Where in the source: a section, a comment with its date, a line.
    package let place: String
    /// What it says there, in our own words; names and logs are quoted.
    package let says: String
    /// The day of the copy that was read, as `2026-11-02`, or nil where that is not known.
    package let day: String?
  }

  package let source: Source
  package let agreement: Agreement
  /// Which part of the sentence it is about, or nil where it is about all of it.
  package let part: String?
  /// Whether the place is a log, a stack or a test that ran on a system, whatever the source is otherwise.
  package let ran: Bool
  /// What has been found, or nil where the source could not be opened: it carries nothing then.
  package let finding: Finding?

  /// Cites a place.
  init(
    _ source: Source, _ agreement: Agreement = .agrees, part: String? = nil, at place: String, _ says: String,
    read day: String? = nil, ran: Bool = false
  ) {
    self.source = source
    self.agreement = agreement
    self.part = part
    self.ran = ran
    self.finding = Finding(place: place, says: says, day: day)
  }

  /// Names a source of which no copy could be opened.
  init(unopened source: Source, _ agreement: Agreement = .agrees) {
    self.source = source
    self.agreement = agreement
    part = nil
    ran = false
    finding = nil
  }

  /// How much the place is worth: a log in an issue is worth as much as a test.
  var grade: Grade { ran && source.grade.weight < Grade.test.weight ? .test : source.grade }
}
