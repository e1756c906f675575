/// What only its writer knows of a part of a page. The search and the twins of pages read parts and elements, and nothing of
/// how they look: the class of the style sheet comes with the part, so that none is written without.
package enum HTMLPart: String, Sendable {
  /// A list of what is shown as cards.
  case cards
  /// A name as Objective-C spells it, behind the same as Swift does.
  case otherName = "objc"
  /// The name of the language of a block of code.
  case language
  /// How a table is used.
  case help = "keys"
  /// A link to do something with what stands there, elsewhere.
  case action = "open"
  /// The link of a heading or an entry to itself.
  case permalink
  /// A name that leads to its entry; that of a rule.
  case symbol
  case rule = "symbol rule"
  /// Who links here.
  case backlinks = "uses"
  /// Links to pages that say more, the calls of UIKit, the rules that led to a decision: each has a page that is about it.
  case crossReferences = "columns"
  case callbacks, trace
  /// What was played, and is shown with how it ends; in several steps.
  case claim = "scenario"
  case timeline = "scenario timeline"
  /// What would end it otherwise.
  case repairs

  /// The figure of a table that a person wrote, which is prose.
  case proseTable = "table"
  /// In the line of a claim the version; below it a sentence on what would end it otherwise; what sources say. All look like any other.
  case version, repair, citations

  /// The class of the style sheet, or nil.
  var className: String? {
    switch self {
    case .version, .repair, .citations: nil
    default: rawValue
    }
  }
}
