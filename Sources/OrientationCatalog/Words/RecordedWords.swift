/// Words of the site of which some have the same text wherever they stand: `Records/words/site.txt` has those, by name.
package protocol RecordedWords: LocalizedWords {
  associatedtype Word: RawRepresentable<Int>

  /// The texts of the words, in the order of their cases.
  static var texts: [LocalizedText] { get }
}

extension RecordedWords {
  package subscript(word: Word) -> String { Self.texts[word.rawValue][language] }
}
