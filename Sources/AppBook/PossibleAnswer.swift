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
  let value: AppAnswer
}

extension App {
  /// How many values an answer may have.
  private static let mostPossibleAnswers = 12

  /// The values of an answer that the sources leave open; nil where they do not name all of them.
  func possibleAnswers(
    to answer: UnknownAnswer, _ target: AppTarget?, os: OSVersion, idiom: Idiom
  ) -> [PossibleAnswer]? {
    guard let occurrence = implementation(behind: answer, target ?? application, os: os, idiom: idiom),
      SourceCondition.isSurelyCompiled(occurrence), let value = occurrence.value,
      let answers = PossibleAnswer.all(of: value, in: occurrence, os: os, idiom: idiom, under: []),
      (2...Self.mostPossibleAnswers).contains(answers.count)
    else { return nil }
    return answers.map { answer in
      PossibleAnswer(condition: answer.condition, places: answer.places.map(shown), value: answer.value)
    }
  }

  private func implementation(
    behind answer: UnknownAnswer, _ target: AppTarget?, os: OSVersion, idiom: Idiom
  ) -> Occurrence? {
    switch answer.subject {
    case .applicationDelegate, .sceneDelegate:
      let found = AppTargetFacts(app: self, target: target).implementations(for: answer.fact)
      return found.count == 1 ? found.first : nil
    case .controller(let name):
      guard let api = AppController.questions(of: os).first(where: { $0.fact == answer.fact })?.api else { return nil }
      return controller(named: name)?.implementations(of: api).first { occurrence in
        AppAnswer(occurrence, os: os, idiom: idiom) != .inherited
      }
    }
  }
}

extension PossibleAnswer {
  /// - Parameter conditions: those that lead to the value, from the outermost.
  /// - Returns: nil where any value is no literal.
  fileprivate static func all(
    of value: SourceValue, in occurrence: Occurrence, os: OSVersion, idiom: Idiom, under conditions: [String]
  ) -> [PossibleAnswer]? {
    guard case .choice(let branches) = value else {
      return literal(value, for: occurrence.api).map { literal in
        let last = conditions.last ?? ""
        let places = occurrence.readAt.filter { read in
          read.role == .assignment && read.value == value && last.contains(read.name)
        }.map(\.place)
        let condition = conditions.isEmpty ? nil : conditions.joined(separator: ", ")
        return [PossibleAnswer(condition: condition, places: places, value: literal)]
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

  private static func literal(_ value: SourceValue, for api: OrientationAPI) -> AppAnswer? {
    switch (value, api.answersMask) {
    case (.mask(let mask), _): .mask(mask)
    case (.orientation(let orientation), true): .mask(InterfaceOrientationMask(rawValue: UInt(orientation.rawValue)))
    case (.deviceOrientation(let orientation), true):
      .mask(InterfaceOrientationMask(rawValue: UInt(orientation.rawValue)))
    case (.orientation(let orientation), false): .orientation(orientation)
    case (.bool(let truth), _): .bool(truth)
    case (.deviceOrientation, false), (.inherited, _), (.forwarded, _), (.choice, _), (.computed, _): nil
    }
  }
}
