import Basics

extension TranslationFault {
  var kind: DiagnosticKind {
    switch self {
    case .behind, .kept: .translationBehind
    case .missing: .translationMissing
    case .surplus: .translationSurplus
    case .commentUnfinished, .textMissing, .originalMissing, .fenceRepeated, .otherPlace, .literalMark:
      .translationMalformed
    case .numberMissing: .translationVersion
    case .nameMissing, .linkDiffers: .translationName
    case .wordAvoided: .translationTerm
    case .spacing: .translationSpacing
    }
  }

  var message: SafeText {
    switch self {
    case .behind(let was, let now, let place):
      "the original of this block has changed at `\(place)`; it was `\(was)` and is now `\(now)`"
    case .kept(let words): "the original above this text has changed, and the text has not: \(words)"
    case .missing(let text, let place): "no translation of `\(place)`: `\(text)`"
    case .surplus(let was): "the original of this block is gone; it was `\(was)`"
    case .commentUnfinished: "the comment with the original does not end, or has something behind its `-->`"
    case .textMissing(let original): "no text below the original `\(original)`"
    case .originalMissing(let text): "no original above `\(text)`"
    case .fenceRepeated: "a fence in a translated page"
    case .otherPlace(let place): "this block is not what its original at `\(place)` is"
    case .numberMissing(let number, let place): "`\(number)` is in the original at `\(place)` and not here"
    case .nameMissing(let name, let place): "`\(name)` is in the original at `\(place)` and not here"
    case .linkDiffers(let destination, true, let place):
      "a link to `\(destination)` is in the original at `\(place)` and not here"
    case .linkDiffers(let destination, false, let place):
      "a link to `\(destination)` is here and not in the original at `\(place)`"
    case .wordAvoided(let word, _): "the word `\(word)`"
    case .spacing(let excerpt): "the spacing or punctuation of `\(excerpt)`"
    case .literalMark(let excerpt): "a `*` that is shown as it is, in `\(excerpt)`"
    }
  }

  var help: SafeText? {
    switch self {
    case .behind:
      "translate it again; `orientation-docs translated` with this file and line then puts the new original above it"
    case .kept: "translate it again, unless its meaning is the same"
    case .missing: "`orientation-docs translated --new` with the translated page writes what it lacks"
    case .surplus: "remove the comment and its text"
    case .commentUnfinished: "end it with `-->`, and begin the translation on the next line"
    case .textMissing: "write the translation below the comment"
    case .originalMissing: "put a comment `<!-- en: … -->` with the original above it"
    case .fenceRepeated: "write `<!-- same -->` instead of it"
    case .otherPlace: "keep headings, lists, quotations and tables as the original has them"
    case .wordAvoided(_, let better): "write `\(better)`"
    case .literalMark: "put punctuation outside of the emphasis"
    case .numberMissing, .nameMissing, .linkDiffers, .spacing: nil
    }
  }
}
