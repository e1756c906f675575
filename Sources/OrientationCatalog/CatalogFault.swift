import Orientation

/// Something in the catalog that is not understood, or does not say what it rests on.
package struct CatalogFault: Sendable {
  /// What it is, and what to do.
  package let message: String

  /// Everything that is wrong; nothing in a released tool.
  package static var all: [CatalogFault] { Observations.inForce.isEmpty ? withoutObservations : found() }

  private static let withoutObservations = found()

  /// What is not understood.
  static var ofRecords: [RecordFault] {
    Source.folder.faults + RuleRecord.folder.faults + MessageRecord.folder.faults + FindingRecord.folder.faults
      + Symbol.folder.faults
      + FactTable.folder.faults + UploadRequirement.folder.faults + SearchList.folder.faults
      + DoorRecord.folder.faults + LaterText.folder.faults + ValueText.folder.faults + FactText.folder.faults
  }

  private static func found() -> [CatalogFault] {
    let rules = Rule.allCases.flatMap { rule in
      faults(of: rule.sentences, "the rule `\(rule.rawValue)`") + fault(ofVersions: rule)
    }
    let messages = Catalog.messages.flatMap { faults(of: $0.sentences, "the message `\($0.id)`") }
    let tables = FactTable.allCases.flatMap { faults(of: $0.sentences, "the table `\($0.rawValue)`") }
    let uploads = UploadRequirement.all.flatMap { faults(of: [$0.sentence], "the upload with the SDK \($0.sdk)") }
    return (ofRecords.map(\.description) + rules + messages + tables + uploads).map { CatalogFault(message: $0) }
  }
}

extension CatalogFault {
  static func faults(of sentences: [Sentence], _ owner: String) -> [String] {
    sentences.enumerated().flatMap { index, sentence in
      let place = "sentence \(index + 1) of \(owner)"
      var faults: [String] = []
      if !sentence.isCarried, !sentence.isCalledAssumption {
        faults.append("\(place) has no citation that carries it: cite one, or let it begin with `Assumption:`")
      }
      if sentence.isCarried, sentence.text.english.hasPrefix("Assumption:") {
        faults.append("\(place) calls itself an assumption, and a citation carries it: take the word away")
      }
      for citation in sentence.citations {
        if let finding = citation.finding, finding.place.isEmpty || finding.says.isEmpty {
          faults.append(
            "\(place) cites `\(citation.source.id)` without its place or what it says there: write both down")
        }
        if citation.source.isFileWithoutCommit {
          faults.append("\(place) cites a file without its commit, `\(citation.source.address ?? "")`: pin the address")
        }
      }
      return faults
    }
  }

  /// A sentence that names versions is about these, one that names none about those of the others; where no sentence
  /// names any, all are about every version of the rule.
  private static func fault(ofVersions rule: Rule) -> [String] {
    let spans = rule.sentences.map { StatedVersions($0.text.english) }.filter(\.isStated)
    if spans.isEmpty { return [] }
    let ends = OSVersion.released.filter { rule.versions.contains($0) }
    return [ends.first, ends.last].compactMap(\.self).filter { version in !spans.contains { $0.contains(version) } }
      .map {
        "no sentence of the rule `\(rule.rawValue)` is about iOS \($0): narrow its versions, or say what is assumed"
      }
  }
}

extension Source {
  /// Whether the address is that of a file in a repository, as it is today and not as it was when it was read.
  fileprivate var isFileWithoutCommit: Bool {
    guard let address else { return false }
    for marker in ["/blob/", "/tree/", "/raw/"] {
      guard let end = address.firstRange(of: marker)?.upperBound else { continue }
      let reference = address[end...].prefix { $0 != "/" }
      return reference.utf8.count < 9 || !reference.allSatisfy { $0.isHexDigit }
    }
    return false
  }
}
