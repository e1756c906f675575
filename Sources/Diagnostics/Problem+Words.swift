import Basics

extension Problem {
  /// Everything that is said of a problem.
  private struct Record {
    let kind: DiagnosticKind
    /// What is wrong; words from the book are only words in it.
    let statement: SafeText
    /// The likeliest correction; nil where the general one of the kind is all that there is to say.
    let advice: SafeText?

    init(_ kind: DiagnosticKind, _ statement: SafeText, _ advice: SafeText? = nil) {
      self.kind = kind
      self.statement = statement
      self.advice = advice
    }
  }

  private var record: Record {
    switch self {
    case .utf8Invalid: Record(.utf8Invalid, "not valid UTF-8")
    case .summaryMissing: Record(.summaryMissing, "the book has no SUMMARY.md")
    case .summaryMalformed(let fault): Record(.summaryMalformed, fault.message, fault.help)
    case .pageMissing(let page, let suggestion): Record(.pageMissing, "no page `\(page)`", Self.meant(suggestion))
    case .pageRepeated(let page, let firstLine):
      Record(.pageRepeated, "`\(page)` is already listed in line \(firstLine)")
    case .pageOrphan(let others): Record(.pageOrphan, "SUMMARY.md does not list this page" + (others?.text ?? ""))
    case .linkMissing(let destination, let suggestion):
      Record(
        .linkMissing, destination.isEmpty ? "a link has no destination" : "no file `\(destination)` to link to",
        Self.meant(suggestion))
    case .anchorMissing(let anchor, let page, let suggestion):
      Record(.anchorMissing, "no id `#\(anchor)` on `\(page)`", Self.meant(suggestion.map { "#" + $0 }))
    case .anchorDuplicate(let id): Record(.anchorDuplicate, "the id `\(id)` is already used on this page")
    case .linkAbsolute(let destination): Record(.linkAbsolute, "`\(destination)` is not relative")
    case .linkUnsafe(let destination): Record(.linkUnsafe, "`\(destination)` must not be linked to or shown")
    case .htmlRaw(let html): Record(.htmlRaw, "HTML in Markdown: `\(html)`")
    case .imageWithoutText(let destination): Record(.imageWithoutText, "the image `\(destination)` has no text")
    case .headingSkipped(let level, let previous):
      Record(.headingSkipped, "a heading of level \(level) below one of level \(previous)")
    case .headingMissing(let fault): Record(.headingMissing, fault.message)
    case .symbolUnknown(let name, let suggestion):
      Record(.symbolUnknown, "no symbol or rule named `\(name)`", Self.meant(suggestion))
    case .blockUnknown(let name, let suggestion, let known):
      Record(
        .blockUnknown, name.isEmpty ? "a block without a name" : "no block `\(name)`",
        Self.meant(suggestion) ?? "the blocks are \(known.joined(separator: ", "))")
    case .blockMalformed(let reason): Record(.blockMalformed, reason)
    case .entryUnknown(let kind, let name, let suggestion):
      Record(.entryUnknown, "no \(SafeText(ours: kind)) named `\(name)`", Self.meant(suggestion))
    case .claimMalformed(let reason, let suggestion):
      Record(.claimMalformed, reason, Self.meant(suggestion))
    case .screenMalformed(let reason, let suggestion):
      Record(
        .claimMalformed, reason,
        Self.meant(suggestion)
          ?? "write a screen a line, as in `Player: TabBar > List; PlayerViewController as fullScreen`")
    case .screenContradicts(let controller, let place):
      Record(
        .claimMalformed, "the screen says that \(controller) forwards, but \(place) answers itself",
        "remove what is in parentheses behind the controller, so that the code counts")
    case .claimFalse(let expected, let actual, let rule):
      Record(
        .claimFalse,
        "the claim says `\(expected)`, but the result is `\(actual)`" + (rule.map { " by `\($0)`" } ?? ""),
        rule.map { "write `=> \(actual)`; `explain \($0)` says why, or correct the facts" }
          ?? "write `\(actual)`, or correct the facts")
    case .eventImpossible(let refusal): Record(.eventImpossible, refusal.message)
    case .fileUnused(let others): Record(.fileUnused, "no page uses this file" + (others?.text ?? ""))
    case .pageOverBudget(let measure, let count, let limit):
      Record(
        .pageOverBudget, "the page has \(count) \(measure.rawValue); the limit is \(limit)",
        measure == .containers || measure == .images ? "put less into one another" : nil)
    case .codeMalformed(let fault): Record(.codeMalformed, fault.message)
    case .tableMalformed(let fault): Record(.tableMalformed, fault.message, fault.help)
    case .markdownUnsupported(let markdown): Record(.markdownUnsupported, markdown.message, markdown.help)
    case .referenceIncomplete(let key): Record(.referenceIncomplete, Self.incompleteness(of: EntryKey(key)))
    case .catalogUnfounded(let fault):
      Record(.referenceIncomplete, "\(fault)", "correct the record in Sources/OrientationCatalog")
    case .titleDiffers(let noun, let id, let title, let catalog):
      Record(
        .titleDiffers, "the \(noun) `\(id)` is called `\(title)` here, and `\(catalog)` in the catalog",
        "write `\(catalog)`")
    case .translation(let fault): Record(fault.kind, fault.message, fault.help)
    case .pathInvalid(let path, let fault): Record(.pathInvalid, "`\(path)` \(fault.message)", fault.help)
    case .idVanished(let address, let suggestion):
      Record(
        .idVanished, "`\(address)` was published and is gone",
        suggestion.map { "restore it, or add `- [\(address)](\($0))` to \(BookLayout.aliases)" })
    case .aliasInvalid(let fault): Record(.aliasInvalid, fault.message)
    case .ledgerMalformed(let text): Record(.ledgerMalformed, "`\(text)` is neither a page nor an id")
    case .findingsMalformed(let reason): Record(.findingsMalformed, reason)
    case .findingsUnneeded(let finding): Record(.findingsUnneeded, "the app has no finding \(finding)")
    case .observationMalformed(let reason, let help):
      Record(.observationMalformed, reason, help)
    case .policyMalformed(let reason, let suggestion, let help):
      Record(.policyMalformed, reason, Self.meant(suggestion) ?? help)
    case .policyFails(let fault): Record(.policyFails, "`\(fault.statement)` \(fault.reason)\(fault.place)")
    case .policyNotProved(let statement, let reason): Record(.policyNotProved, "`\(statement)` is \(reason)")
    case .policyContradiction(let statement, let other, let policy, let place):
      Record(
        .policyContradiction,
        "`\(statement)` contradicts `\(other)` of the policy `\(policy)`: on \(place), only one of them can hold")
    case .policyUnneeded(let ending):
      Record(
        .policyUnneeded, "`accept: \(ending)` accepts nothing: no statement of the policy ends as `\(ending)`")
    case .policyUnreachable(let statement, let reason):
      Record(.policyUnreachable, "`\(statement)` never applies: \(reason)")
    }
  }

  /// The kind of problem, with its stable id.
  package var kind: DiagnosticKind { record.kind }

  /// The stable id: what is wrong with, and how.
  package var id: String { kind.rawValue }

  /// What is wrong, as the end of a line.
  package var statement: SafeText { record.statement }

  package var message: String { statement.text }

  /// What to do: the likeliest correction where there is one, and the general one otherwise.
  package var advice: SafeText {
    let record = record
    return record.advice ?? SafeText(ours: record.kind.remedy.withoutPeriod)
  }

  package var help: String { advice.text }
}

extension Problem {
  private static func meant(_ suggestion: String?) -> SafeText? { suggestion.map { "did you mean `\($0)`?" } }

  private static func incompleteness(of key: EntryKey) -> SafeText {
    let name = key.text.split(separator: ":", maxSplits: 2).last.map(String.init) ?? key.text
    return switch CoverageKind(key) {
    case .ruleClaim: "no claim uses the rule `\(name)`"
    case .outcomeClaim: "no claim ends with `\(name)`"
    case .messageClaim: "no claim shows the message `\(name)`"
    case .sourceCitation: "no rule of the book cites the source `\(name)`"
    case .symbol, .rule, .matrix, .changes, .outcome, .message, .source, .diagnostic, .finding, .translatedPage,
      .translatedText, nil:
      "no page has the entry `\(key.text)`"
    }
  }
}

extension SummaryFault {
  fileprivate var message: SafeText {
    switch self {
    case .textBesideLink(let text): "`\(text)` beside a chapter's link"
    case .itemWithoutLink: "a list item without a link"
    case .severalLinksInItem: "a list item with more than one link"
    case .headingTooDeep(let level): "a heading of level \(level); parts are of level 1"
    case .listAfterSuffix: "a list after the chapters that end the book"
    case .chapterWithoutTitle: "a chapter without a title"
    case .unknownConstruct: "something that does not belong in a summary"
    case .baseNotWebsite(let label, let destination): "`[\(label)]: \(destination)` is not the address of a website"
    case .languageUnknown(let name, let known):
      "no language `\(name)`; there are \(known.map { "`\($0)`" }.joined(separator: ", "))"
    case .translationUnknown(let text, let known):
      "`[translations]: \(text)` is not \(known.map { "`\($0)`" }.joined(separator: " or ")), alone or with `complete`"
    case .feedNowhere(let destination): "`[feed]: \(destination)` is no page of the book"
    case .answerMalformed(let text): "`[twins]: \(text)` is neither `yes` nor `no`"
    case .dateMalformed(let text): "`[reviewed]: \(text)` is not a date"
    case .licenseNowhere(let destination):
      "`[license]: \(destination)` is neither the address of a website nor a file of the book"
    case .markNowhere(let path): "`[mark]: \(path)` is no picture of the book"
    case .colorMalformed(let color): "`[accent]: \(color)` is not a color"
    case .colorTooPale(let color, let contrast, let least):
      "`[accent]: \(color)` has a contrast of \(contrast) with its background; text needs \(least)"
    case .findingKindUnknown(let name, _): "`[findings]` names `\(name)`, which is no kind of finding"
    case .noPage: "SUMMARY.md lists no page"
    }
  }

  fileprivate var help: SafeText? {
    switch self {
    case .languageUnknown(let name, let known): Suggestion.nearest(to: name, in: known).map { "did you mean `\($0)`?" }
    case .feedNowhere: "name the page with the releases by its path in the book, such as `changelog.md`"
    case .answerMalformed: "write `yes` or `no`"
    case .dateMalformed: "write a day of the calendar as year, month and day, such as `2026-11-22`"
    case .findingKindUnknown(_, let suggestion):
      suggestion.map { "did you mean `\($0)`?" }
        ?? "write the ids of findings with commas between them, or `all`; the guide \"Document your own app\" lists them"
    case .markNowhere: "name an SVG or PNG file beside SUMMARY.md, such as `mark.svg`"
    case .colorMalformed: "write it as `#` and six hexadecimal digits, such as `#7a1fa2`"
    case .colorTooPale: "choose a darker color; the one for the dark theme is made from it"
    case .licenseNowhere: "write `https://…`, or the path of a page or a file beside SUMMARY.md"
    case .textBesideLink, .itemWithoutLink, .severalLinksInItem, .headingTooDeep, .listAfterSuffix,
      .chapterWithoutTitle, .unknownConstruct, .baseNotWebsite, .translationUnknown, .noPage:
      nil
    }
  }
}

extension HeadingFault {
  fileprivate var message: SafeText {
    switch self {
    case .none: "the page has no first-level heading"
    case .notFirst: "the page does not begin with its first-level heading"
    case .second: "a second first-level heading"
    case .empty: "a heading without text"
    }
  }
}

extension CodeFault {
  fileprivate var message: SafeText {
    switch self {
    case .title: "a `title=` without a name in double quotation marks"
    case .tab(let option): "`\(option)` names no tab of this language"
    case .lines(let text): "`\(text)` does not list lines"
    case .lineBeyondEnd(let line, let count): "line \(line) is marked, but the code has \(count)"
    }
  }
}

extension TableFault {
  fileprivate var message: SafeText {
    switch self {
    case .noRows: "a table without a header row and a row below it"
    case .cellCount(let found, let expected): "a row with \(found) cells below a header with \(expected)"
    case .notInline: "a cell that is not inline Markdown"
    case .noGrounds:
      "a table that names no rule or source"
    }
  }

  fileprivate var help: SafeText? {
    guard case .noGrounds = self else { return nil }
    return
      "add `<!-- because: ids of rules or sources -->` above a pipe table, or a line `because: ` above the header in a fence;"
      + " write `none` if it is not about iOS"
  }
}

extension UnsupportedMarkdown {
  fileprivate var message: SafeText {
    switch self {
    case .footnote: "a footnote"
    case .definitionList: "a definition list"
    case .diagram: "a Mermaid diagram"
    case .alert(let line, _): "`\(line)` is not an alert"
    case .admonition(let mark): "an admonition that begins with `\(mark)`"
    case .include(let directive): "`{{#\(directive)}}`, which mdBook replaces"
    case .frontMatter: "front matter"
    case .headingID(let id): "an id `{\(id)}` behind a heading"
    }
  }

  fileprivate var help: SafeText {
    switch self {
    case .footnote: "write the note in parentheses where it belongs, or as a section with a link to it"
    case .definitionList: "write a list, with each term in bold: `- **Term**: what it means`"
    case .diagram: "use an image with a text, or a picture block such as `orientation picture ladder`"
    case .alert(_, let suggestion?): "write `> [!\(suggestion)]` on a line by itself, and the text below it"
    case .alert(_, nil):
      "use `[!NOTE]`, `[!TIP]`, `[!IMPORTANT]`, `[!WARNING]` or `[!CAUTION]`, on a line by itself"
    case .admonition: "write an alert: `> [!NOTE]`, and the text below it, each line with `> ` in front"
    case .include: "copy the text into the page, or link to the file"
    case .frontMatter: "delete it; the title is the first heading, and settings of the book are in SUMMARY.md"
    case .headingID: "delete it, and link to the id that the title gives; ALIASES.md keeps a published id"
    }
  }
}

extension PathFault {
  fileprivate var message: SafeText {
    switch self {
    case .leavesBook: "points outside of the book"
    case .absolute: "is not relative"
    case .notMarkdown: "does not end in `.md`"
    case .unusable: "cannot be an address"
    case .taken(let other): "would overwrite the file of `\(other)`"
    case .reserved: "is in `\(BookLayout.reference)`, the folder of the reference in a team's book"
    }
  }

  fileprivate var help: SafeText? {
    switch self {
    case .taken(let other): "rename it or `\(other)`"
    case .reserved: "rename the folder, or leave the reference out with `--no-reference`"
    case .leavesBook, .absolute, .notMarkdown, .unusable: nil
    }
  }
}

extension AliasFault {
  fileprivate var message: SafeText {
    switch self {
    case .notALink(let text): "`\(text)` is not a link from an old address to a page"
    case .notAPage(let address): "`\(address)` is not the address of a page, such as `old/page.html#id`"
    case .taken(let address): "`\(address)` still exists, so it needs no alias"
    case .repeated(let address, let firstLine): "`\(address)` already has an alias in line \(firstLine)"
    case .leadsOut(let destination): "`\(destination)` is not a page of the book"
    }
  }
}
