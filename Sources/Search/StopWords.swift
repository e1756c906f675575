import Orientation
import OrientationCatalog

/// Words that a question is made with: beside others they say nothing about what is looked for.
package enum StopWords {
  /// Those of a site in a language: each knows those of both languages, and a Chinese one some more.
  package static func all(in language: Language) -> [String] {
    let lists: [SearchList] = language == .simplifiedChinese ? [.stopWords, .chineseStopWords] : [.stopWords]
    return lists.flatMap(\.groups).flatMap { $0.dropFirst() }
  }
}
