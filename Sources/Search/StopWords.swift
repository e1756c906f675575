import OrientationCatalog

/// Words that a question is made with, in both languages: beside others they say nothing about what is looked for.
package enum StopWords {
  package static let all = SearchList.stopWords.groups.flatMap { $0.dropFirst() }
}
