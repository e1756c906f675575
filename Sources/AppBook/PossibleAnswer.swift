import AppFacts
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
  ///
  /// - Parameter screen: where the controller is that answers.
  func possibleAnswers(
    to answer: UnknownAnswer, on screen: Screen, _ target: AppTarget?, os: OSVersion, idiom: Idiom
  ) -> [PossibleAnswer]? {
    let cases = cases(of: answer, on: screen, target ?? application, os: os, idiom: idiom)
    guard (2...Self.mostPossibleAnswers).contains(cases.count), cases.allSatisfy(\.value.isLiteral) else { return nil }
    return cases.map { one in
      PossibleAnswer(
        condition: one.texts.isEmpty ? nil : one.texts.joined(separator: ", "), places: one.assignments.map(\.place),
        value: one.value)
    }
  }

  /// The orientations of the masks that an answer may have, where the sources tell some of them and not all: a value that
  /// nobody has read is no proof that anything else is allowed. Nil where they tell none, or all.
  func readMask(
    of answer: UnknownAnswer, on screen: Screen, os: OSVersion, idiom: Idiom
  ) -> InterfaceOrientationMask? {
    let asksForMask = [FactKind.supported, .applicationDelegate, .sceneDelegate].contains(answer.fact)
    guard asksForMask else { return nil }
    var read: InterfaceOrientationMask = []
    var isOpen = false
    for one in cases(of: answer, on: screen, application, os: os, idiom: idiom) {
      switch one.value {
      case .mask(let mask): read.formUnion(mask)
      case .unknown: isOpen = true
      case .notImplemented, .forwarded, .orientation, .rawValue, .bool: return nil
      }
    }
    return isOpen && !read.isEmpty ? read : nil
  }

  private func cases(
    of answer: UnknownAnswer, on screen: Screen, _ target: AppTarget?, os: OSVersion, idiom: Idiom
  ) -> [AppAnswerCase] {
    switch answer.subject {
    case .applicationDelegate, .sceneDelegate:
      return AppTargetFacts(app: self, target: target).cases(of: answer.fact, os: os, idiom: idiom)
    case .controller(let name):
      guard let api = AppController.questions(of: os).first(where: { $0.fact == answer.fact })?.api else { return [] }
      let controller = controller(named: screen.className(of: name) ?? name)
      return controller?.cases(of: api, os: os, idiom: idiom, on: [screen]) ?? []
    }
  }
}

extension AppAnswer {
  /// Whether it is a value that the source has.
  fileprivate var isLiteral: Bool {
    switch self {
    case .mask, .orientation, .rawValue, .bool: true
    case .notImplemented, .forwarded, .unknown: false
    }
  }
}
