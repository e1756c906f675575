import Basics

extension Problem {
  /// What is wrong, as the end of a line.
  package var message: String { statement.text }

  /// What to do: the likeliest correction where there is one, and the general one otherwise.
  package var help: String { advice.text }

  /// The message, whose words from the book are only words.
  var statement: SafeText {
    switch self {
    case .utf8Invalid: "not valid UTF-8"
    case .summaryMissing: "the book has no SUMMARY.md"
    case .summaryMalformed(let fault): fault.message
    case .pageMissing(let page, _): "no page `\(page)`"
    case .pageRepeated(let page, let firstLine): "`\(page)` is already listed in line \(firstLine)"
    case .pageOrphan(let others): "SUMMARY.md does not list this page" + (others?.text ?? "")
    case .linkMissing(let destination, _):
      destination.isEmpty ? "a link has no destination" : "no file `\(destination)` to link to"
    case .anchorMissing(let anchor, let page, _): "no id `#\(anchor)` on `\(page)`"
    case .anchorDuplicate(let id): "the id `\(id)` is already used on this page"
    case .linkAbsolute(let destination): "`\(destination)` is not relative"
    case .linkUnsafe(let destination): "`\(destination)` must not be linked to or shown"
    case .htmlRaw(let html): "HTML in Markdown: `\(html)`"
    case .imageWithoutText(let destination): "the image `\(destination)` has no text"
    case .headingSkipped(let level, let previous): "a heading of level \(level) below one of level \(previous)"
    case .headingMissing(let fault): fault.message
    case .symbolUnknown(let name, _): "no symbol or rule named `\(name)`"
    case .blockUnknown(let name, _): name.isEmpty ? "a block without a name" : "no block `\(name)`"
    case .blockMalformed(let reason): "\(reason)"
    case .entryUnknown(let kind, let name, _): "no \(kind) named `\(name)`"
    case .claimMalformed(let reason, _), .screenMalformed(let reason, _): "\(reason)"
    case .screenContradicts(let controller, let place):
      "the screen says that \(controller) forwards, but \(place) answers itself"
    case .claimFalse(let expected, let actual, let rule):
      "the claim says `\(expected)`, but the result is `\(actual)`" + (rule.map { " by `\($0)`" } ?? "")
    case .eventImpossible(let refusal): "\(refusal.message)"
    case .fileUnused(let others): "no page uses this file" + (others?.text ?? "")
    case .pageOverBudget(let measure, let count, let limit):
      "the page has \(count) \(measure.rawValue); the limit is \(limit)"
    case .codeMalformed(let fault): fault.message
    case .tableMalformed(let fault): fault.message
    case .markdownUnsupported(let markdown): markdown.message
    case .referenceIncomplete(let key): incompleteness(of: EntryKey(key))
    case .catalogUnfounded(let fault): "\(fault)"
    case .titleDiffers(let rule, let title, let catalog):
      "the rule `\(rule)` is called `\(title)` here, and `\(catalog)` in the catalog"
    case .pathInvalid(let path, let fault): "`\(path)` \(fault.message)"
    case .idVanished(let address, _): "`\(address)` was published and is gone"
    case .aliasInvalid(let fault): fault.message
    case .ledgerMalformed(let text): "`\(text)` is neither a page nor an id"
    case .findingsMalformed(let reason): "\(reason)"
    case .findingsUnneeded(let finding): "the app has no finding \(finding)"
    case .observationMalformed(let reason, _), .policyMalformed(let reason, _): "\(reason)"
    case .policyFails(let fault): "`\(fault.statement)` \(fault.reason)\(fault.place)"
    case .policyNotProved(let statement, let reason): "`\(statement)` is \(reason)"
    case .policyContradiction(let statement, let other, let policy, let place):
      "`\(statement)` contradicts `\(other)` of the policy `\(policy)`: on \(place), only one of them can hold"
    case .policyUnneeded(let ending):
      "`accept: \(ending)` accepts nothing: no statement of the policy ends as `\(ending)`"
    case .policyUnreachable(let statement, let reason): "`\(statement)` never applies: \(reason)"
    }
  }

  private func incompleteness(of key: EntryKey) -> SafeText {
    let name = key.text.split(separator: ":", maxSplits: 2).last.map(String.init) ?? key.text
    return switch CoverageKind(key) {
    case .ruleClaim: "no claim uses the rule `\(name)`"
    case .outcomeClaim: "no claim ends with `\(name)`"
    case .messageClaim: "no claim shows the message `\(name)`"
    case .sourceCitation: "no rule of the book cites the source `\(name)`"
    case .symbol, .rule, .matrix, .changes, .outcome, .message, .source, .diagnostic, nil:
      "no page has the entry `\(key.text)`"
    }
  }

  /// The help likewise.
  var advice: SafeText {
    switch self {
    case .pageMissing(_, let suggestion?), .linkMissing(_, let suggestion?), .symbolUnknown(_, let suggestion?),
      .blockUnknown(_, let suggestion?), .entryUnknown(_, _, let suggestion?), .claimMalformed(_, let suggestion?),
      .screenMalformed(_, let suggestion?),
      .policyMalformed(_, let suggestion?),
      .summaryMalformed(.findingKindUnknown(_, let suggestion?)):
      "did you mean `\(suggestion)`?"
    case .observationMalformed(_, let help?): "\(help)"
    case .screenMalformed(_, nil):
      "write a screen a line, as in `Player: TabBar > List; PlayerViewController as fullScreen`"
    case .screenContradicts: "remove what is in parentheses behind the controller, so that the code counts"
    case .anchorMissing(_, _, let suggestion?): "did you mean `#\(suggestion)`?"
    case .claimFalse(_, let actual, let rule?):
      "write `=> \(actual)`; `explain \(rule)` says why, or correct the facts"
    case .claimFalse(_, let actual, nil): "write `\(actual)`, or correct the facts"
    case .idVanished(let address, let suggestion?):
      "restore it, or add `- [\(address)](\(suggestion))` to \(BookLayout.aliases)"
    case .summaryMalformed(.languageUnknown(let name, let known)):
      Suggestion.nearest(to: name, in: known).map { "did you mean `\($0)`?" }
        ?? SafeText(ours: kind.remedy.withoutPeriod)
    case .summaryMalformed(.feedNowhere):
      "name the page with the releases by its path in the book, such as `changelog.md`"
    case .summaryMalformed(.answerMalformed): "write `yes` or `no`"
    case .summaryMalformed(.dateMalformed): "write a day of the calendar as year, month and day, such as `2026-11-22`"
    case .summaryMalformed(.findingKindUnknown(_, nil)):
      "write the ids of findings with commas between them, or `all`; the guide \"Document your own app\" lists them"
    case .summaryMalformed(.licenseNowhere): "write `https://…`, or the path of a page or a file beside SUMMARY.md"
    case .titleDiffers(_, _, let catalog): "write `\(catalog)`"
    case .catalogUnfounded: "correct the record in Sources/OrientationCatalog"
    case .tableMalformed(.noGrounds):
      "add `<!-- because: ids of rules or sources -->` above a pipe table, or a line `because: ` above the header in a fence;"
        + " write `none` if it is not about iOS"
    case .markdownUnsupported(let markdown): markdown.help
    case .pageOverBudget(.containers, _, _), .pageOverBudget(.images, _, _): "put less into one another"
    case .pathInvalid(_, .taken(let other)): "rename it or `\(other)`"
    case .pathInvalid(_, .reserved): "rename the folder, or leave the reference out with `--no-reference`"
    case .utf8Invalid, .summaryMissing, .summaryMalformed, .pageMissing, .pageRepeated, .pageOrphan, .linkMissing,
      .anchorMissing, .anchorDuplicate, .linkAbsolute, .linkUnsafe, .htmlRaw, .imageWithoutText, .headingSkipped,
      .headingMissing, .symbolUnknown, .blockUnknown, .blockMalformed, .entryUnknown, .claimMalformed, .eventImpossible,
      .fileUnused, .pageOverBudget, .codeMalformed, .tableMalformed, .referenceIncomplete, .pathInvalid, .idVanished,
      .aliasInvalid, .findingsMalformed, .findingsUnneeded, .observationMalformed, .policyMalformed, .policyFails,
      .policyNotProved,
      .policyContradiction, .policyUnneeded, .policyUnreachable, .ledgerMalformed:
      SafeText(ours: kind.remedy.withoutPeriod)
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
    case .feedNowhere(let destination): "`[feed]: \(destination)` is no page of the book"
    case .answerMalformed(let text): "`[twins]: \(text)` is neither `yes` nor `no`"
    case .dateMalformed(let text): "`[reviewed]: \(text)` is not a date"
    case .licenseNowhere(let destination):
      "`[license]: \(destination)` is neither the address of a website nor a file of the book"
    case .findingKindUnknown(let name, _): "`[findings]` names `\(name)`, which is no kind of finding"
    case .noPage: "SUMMARY.md lists no page"
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

extension String {
  /// A sentence as a help line has it: it begins small and has no period.
  fileprivate var withoutPeriod: String {
    guard let first, hasSuffix(".") else { return self }
    return first.lowercased() + dropFirst().dropLast()
  }
}
