import Basics
import Orientation

/// Everything that can be wrong with a book, with what is needed to say so.
package enum Problem: Error, Equatable {
  /// A file that is not valid UTF-8.
  case utf8Invalid
  /// A book without a SUMMARY.md.
  case summaryMissing
  /// Something in SUMMARY.md that is not part of its grammar.
  case summaryMalformed(SummaryFault)
  /// A chapter in SUMMARY.md whose file is not in the book.
  case pageMissing(page: String, suggestion: String?)
  /// A chapter in SUMMARY.md that makes the same page as an earlier one.
  case pageRepeated(page: String, firstLine: Int)
  /// A Markdown file in the book's folder that SUMMARY.md does not list, or the first of many.
  case pageOrphan(others: OtherFiles? = nil)
  /// A link on a page to a file that is not in the book.
  case linkMissing(destination: String, suggestion: String?)
  /// A link to a place that its page does not have.
  case anchorMissing(anchor: String, page: String, suggestion: String?)
  /// An id that two elements of a page would have.
  case anchorDuplicate(id: String)
  /// A link that begins with `/`, which no place but one server's root could follow.
  case linkAbsolute(destination: String)
  /// A link to something other than a page, a website or a mail address.
  case linkUnsafe(destination: String)
  /// HTML in Markdown.
  case htmlRaw(html: String)
  /// An image without an alternative text.
  case imageWithoutText(destination: String)
  /// A heading more than one level below the one before.
  case headingSkipped(level: Int, previous: Int)
  /// A page that does not begin with its one first-level heading.
  case headingMissing(HeadingFault)
  /// A symbol link to nothing that the reference knows.
  case symbolUnknown(name: String, suggestion: String?)
  /// A generated block of a kind that there is not.
  case blockUnknown(name: String, suggestion: String?, known: [String])
  /// A generated block that cannot be read.
  case blockMalformed(reason: SafeText)
  /// A generated block that names something the catalog does not have.
  case entryUnknown(kind: String, name: String, suggestion: String?)
  /// A claim that cannot be read.
  case claimMalformed(reason: SafeText, suggestion: String?)
  /// A line of a block `screens` that names no screen.
  case screenMalformed(reason: SafeText, suggestion: String?)
  /// A screen says that a controller forwards, whose code answers itself at a place.
  case screenContradicts(controller: String, place: String)
  /// A claim that is not what comes out.
  case claimFalse(expected: String, actual: String, rule: String?)
  /// An event of a timeline that cannot happen in the state that the events before it left.
  case eventImpossible(EventRefusal)
  /// A file that no page shows or links to, or the first of many.
  case fileUnused(others: OtherFiles? = nil)
  /// A page that is larger than a page may be, or deeper.
  case pageOverBudget(measure: BudgetMeasure, count: Int, limit: Int)
  /// A fence of code with a title, a tab or marked lines that cannot be read.
  case codeMalformed(CodeFault)
  /// A table fence that cannot be read.
  case tableMalformed(TableFault)
  /// Markdown of other tools that books do not have.
  case markdownUnsupported(UnsupportedMarkdown)
  /// An entry of the catalog that no page holds.
  case referenceIncomplete(key: String)
  /// Something of the catalog that rests on nothing, as a sentence.
  case catalogUnfounded(fault: String)
  /// A page of a rule, or its chapter, with another title than the catalog has.
  case titleDiffers(noun: SafeText, id: String, title: String, catalog: String)
  /// Something in a translated page that does not go with its original.
  case translation(TranslationFault)
  /// A path that cannot be one of a page of this book.
  case pathInvalid(path: String, fault: PathFault)

  /// An address that an earlier build published and that is gone.
  case idVanished(address: String, suggestion: String?)
  /// Something in ALIASES.md that is no alias, or one that cannot be.
  case aliasInvalid(AliasFault)
  /// A line in the ledger of published ids that is neither a page nor an id.
  case ledgerMalformed(text: String)
  /// A findings.json that cannot be read, or an entry of it.
  case findingsMalformed(reason: SafeText)
  /// An entry of findings.json that no finding in the app needs.
  case findingsUnneeded(finding: String)
  /// Something in observations.txt that is no observation.
  case observationMalformed(reason: SafeText, help: SafeText?)
  /// A policy that cannot be read.
  case policyMalformed(reason: SafeText, suggestion: String?, help: SafeText?)
  /// A statement of a policy that the app fails.
  case policyFails(PolicyFault)
  /// A statement of a policy that nothing fails, as far as the search went.
  case policyNotProved(statement: String, reason: SafeText)
  /// A statement that cannot hold where another one does.
  case policyContradiction(statement: String, other: String, policy: String, on: String)
  /// An ending that a policy accepts and none of its statements has.
  case policyUnneeded(ending: String)
  /// A statement that speaks of nothing that there is.
  case policyUnreachable(statement: String, reason: SafeText)
}
