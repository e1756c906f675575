import Basics
import OrientationCatalog

extension JSONWriter {
  /// Writes sentences.
  ///
  /// - Parameter citing: whether they have the places that they rest on.
  package mutating func sentences(_ sentences: [Sentence], citing: Bool = true) {
    objectLines("sentences", of: sentences) { sentence, json in
      json.member("text", sentence.text[.english])
      json.member("standing", sentence.standing.rawValue)
      guard citing else { return }
      json.objectLines("citations", of: sentence.citations) { citation, json in
        json.member("source", citation.source.id)
        json.member("agreement", citation.agreement.rawValue)
        json.member("part", citation.part)
        json.member("place", citation.finding?.place)
        json.member("says", citation.finding?.says)
        json.member("read", citation.finding?.day)
        json.member("ran", citation.ran)
      }
    }
  }
}
