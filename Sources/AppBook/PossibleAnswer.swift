import AppFacts
import Basics
import Orientation
import OrientationNotation

/// One of the values that an implementation may answer, where the sources name all of them.
struct PossibleAnswer: Sendable {
  /// The condition under which it does, or the statement that gives a variable the value, as written; nil for the value where
  /// none of the others holds.
  let condition: String?
  /// Where a variable is given the value.
  let places: [FilePlace]
  /// The value as a scenario states it.
  let value: String
}

extension App {
  /// How many values an answer may have.
  private static let mostPossibleAnswers = 12

  /// The values of an answer that the sources leave open, by the key of the fact that states it; nil where they do not name
  /// all of them.
  func possibleAnswers(to key: String, _ target: AppTarget?, os: OSVersion, idiom: Idiom) -> [PossibleAnswer]? {
    guard let occurrence = implementation(behind: key, target ?? application, os: os, idiom: idiom),
      SourceCondition.isSurelyCompiled(occurrence), let value = occurrence.value,
      let answers = PossibleAnswer.all(of: value, in: occurrence, os: os, idiom: idiom, under: []),
      (2...Self.mostPossibleAnswers).contains(answers.count)
    else { return nil }
    return answers.map { answer in
      PossibleAnswer(condition: answer.condition, places: answer.places.map(shown), value: answer.value)
    }
  }

  private func implementation(behind key: String, _ target: AppTarget?, os: OSVersion, idiom: Idiom) -> Occurrence? {
    let delegates = AppTargetFacts(app: self, target: target)
    for fact in [FactKind.applicationDelegate, .sceneDelegate] where fact.plainKey == key {
      let found = delegates.implementations(for: fact)
      return found.count == 1 ? found.first : nil
    }
    for (fact, api) in AppController.questions(of: os) where key.hasSuffix("." + fact.plainKey) {
      let name = String(key.dropLast(fact.plainKey.utf8.count + 1))
      return controller(named: name)?.implementations(of: api).first { occurrence in
        AppAnswer(occurrence, os: os, idiom: idiom) != .inherited
      }
    }
    return nil
  }
}

extension PossibleAnswer {
  /// - Parameter conditions: those that lead to the value, from the outermost.
  /// - Returns: nil where any value is no literal.
  fileprivate static func all(
    of value: SourceValue, in occurrence: Occurrence, os: OSVersion, idiom: Idiom, under conditions: [String]
  ) -> [PossibleAnswer]? {
    guard case .choice(let branches) = value else {
      return notation(of: value, for: occurrence.api).map { text in
        let last = conditions.last ?? ""
        let places = occurrence.readAt.filter { read in
          read.role == .assignment && read.value == value && last.contains(read.name)
        }.map(\.place)
        let condition = conditions.isEmpty ? nil : conditions.joined(separator: ", ")
        return [PossibleAnswer(condition: condition, places: places, value: text)]
      }
    }
    var found: [PossibleAnswer] = []
    for branch in branches {
      let holds = branch.condition.flatMap { SourceCondition.holds(branch.meaning ?? $0, os: os, idiom: idiom) }
      if holds == false { continue }
      let isLast = branch.condition == nil || holds == true
      let under = isLast ? conditions : conditions + [branch.condition ?? ""]
      guard let inner = all(of: branch.value, in: occurrence, os: os, idiom: idiom, under: under) else { return nil }
      found += inner
      if isLast { break }
    }
    return found
  }

  private static func notation(of value: SourceValue, for api: OrientationAPI) -> String? {
    switch (value, api.answersMask) {
    case (.mask(let mask), _): mask.description
    case (.orientation(let orientation), true): "\(orientation.rawValue)"
    case (.deviceOrientation(let orientation), true): "\(orientation.rawValue)"
    case (.orientation(let orientation), false): orientation.swiftName
    case (.bool(let truth), _): truth ? "yes" : "no"
    case (.deviceOrientation, false), (.inherited, _), (.forwarded, _), (.choice, _), (.computed, _): nil
    }
  }
}
