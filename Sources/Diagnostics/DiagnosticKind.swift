import CData

/// The kinds of problem of a book, by their stable ids, with what `explain` says of each.
package enum DiagnosticKind: String, CaseIterable, Sendable {
  case utf8Invalid = "utf8.invalid"
  case summaryMissing = "summary.missing"
  case summaryMalformed = "summary.malformed"
  case pageMissing = "page.missing"
  case pageRepeated = "page.repeated"
  case pageOrphan = "page.orphan"
  case linkMissing = "link.missing"
  case anchorMissing = "anchor.missing"
  case anchorDuplicate = "anchor.duplicate"
  case linkAbsolute = "link.absolute"
  case linkUnsafe = "link.unsafe"
  case htmlRaw = "html.raw"
  case imageWithoutText = "image.without-text"
  case headingSkipped = "heading.skipped"
  case headingMissing = "heading.missing"
  case symbolUnknown = "symbol.unknown"
  case blockUnknown = "block.unknown"
  case blockMalformed = "block.malformed"
  case entryUnknown = "entry.unknown"
  case claimMalformed = "claim.malformed"
  case claimFalse = "claim.false"
  case eventImpossible = "event.impossible"
  case fileUnused = "file.unused"
  case pageOverBudget = "page.over-budget"
  case codeMalformed = "code.malformed"
  case tableMalformed = "table.malformed"
  case markdownUnsupported = "markdown.unsupported"
  case referenceIncomplete = "reference.incomplete"
  case titleDiffers = "title.differs"
  case translationBehind = "translation.behind"
  case translationMissing = "translation.missing"
  case translationSurplus = "translation.surplus"
  case translationMalformed = "translation.malformed"
  case translationVersion = "translation.version"
  case translationName = "translation.name"
  case translationTerm = "translation.term"
  case translationSpacing = "translation.spacing"
  case pathInvalid = "path.invalid"
  case idVanished = "id.vanished"
  case aliasInvalid = "alias.invalid"
  case ledgerMalformed = "ledger.malformed"
  case findingsMalformed = "findings.malformed"
  case findingsUnneeded = "findings.unneeded"
  case observationMalformed = "observation.malformed"
  case policyMalformed = "policy.malformed"
  case policyFails = "policy.fails"
  case policyNotProved = "policy.not-proved"
  case policyContradiction = "policy.contradiction"
  case policyUnneeded = "policy.unneeded"
  case policyUnreachable = "policy.unreachable"
  case appStale = "app.stale"
  case siteStale = "site.stale"
  case siteMissing = "site.missing"
  case siteSurplus = "site.surplus"

  /// What is wrong, in one sentence.
  package var summary: String { Self.texts[rawValue]?.summary ?? "" }

  /// What to do about it.
  package var remedy: String { Self.texts[rawValue]?.remedy ?? "" }
}

extension DiagnosticKind {
  /// What `diagnostics.txt` says of each id: three lines, of which the id is the first. A test asks for every kind.
  private static let texts: [String: (summary: String, remedy: String)] = {
    let entries = String(cString: data_diagnostics).split(separator: "\n\n").map { $0.split(separator: "\n") }
    return Dictionary(entries.map { (String($0[0]), (String($0[1]), String($0[2]))) }) { $1 }
  }()
}
