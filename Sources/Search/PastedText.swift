/// What somebody pasted, by its words.
struct PastedText {
  let words: [String]
  /// Where each word stands.
  let places: [String: [Int]]

  init(_ text: String) {
    words = SearchTokenizer.words(text)
    places = Dictionary(grouping: words.indices, by: { [words] in words[$0] })
  }
}
