import AppFacts

/// The answers of an app that have conditions, by their implementations.
struct ReadAnswers: Sendable {
  private struct Key: Hashable {
    let api: OrientationAPI
    let place: FilePlace
  }

  private var answers: [Key: ReadAnswer] = [:]

  init(_ implementations: [Occurrence]) {
    for occurrence in implementations where occurrence.api.isAnswer {
      guard case .choice? = occurrence.value else { continue }
      answers[Key(api: occurrence.api, place: occurrence.place)] = ReadAnswer(occurrence)
    }
  }

  subscript(occurrence: Occurrence) -> ReadAnswer {
    guard case .choice? = occurrence.value else { return ReadAnswer(occurrence) }
    return answers[Key(api: occurrence.api, place: occurrence.place)] ?? ReadAnswer(occurrence)
  }
}
