/// What is wrong with a translated page, block by block.
package enum TranslationFault: Sendable, Equatable {
  /// The text of the book's own language has changed since a block was translated.
  case behind(was: String, now: String, place: String)
  /// A translation that is as it was in another state of the book, although its original has changed; the words say how.
  case kept(words: String)
  /// A block, or a whole page, that has no translation.
  case missing(text: String, place: String)
  /// A translated block whose original is gone.
  case surplus(was: String)
  /// A comment with an original that does not end, or has something behind its end.
  case commentUnfinished
  /// A comment with an original, and no text below it.
  case textMissing(original: String)
  /// A text that has no comment with its original above it.
  case originalMissing(text: String)
  /// A fence, which is the same in every language.
  case fenceRepeated
  /// A block that is of another kind than its original, or in another list or quotation.
  case otherPlace(place: String)
  /// A number that only the original has.
  case numberMissing(String, place: String)
  /// A name in code that only the original has.
  case nameMissing(String, place: String)
  /// A link that only one of the two has.
  case linkDiffers(String, isMissing: Bool, place: String)
  /// A word that the book does not use.
  case wordAvoided(String, better: String)
  /// Two characters of different scripts with a space too few or too many, or a mark of the other script.
  case spacing(excerpt: String)
  /// A mark of emphasis that has become text.
  case literalMark(excerpt: String)
}
