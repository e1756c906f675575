import AppFacts
import Orientation
import OrientationPolicy

/// One of the values that implementations may answer. Of several cases the first counts whose condition holds.
struct AppAnswerCase: Sendable {
  var condition: CaseCondition
  /// What is open of the condition, as written, from the outermost.
  var texts: [String]
  let value: AppAnswer
  /// The implementation.
  let place: FilePlace
  /// Where a variable is given the value.
  var assignments: [ReadPlace] = []
  /// Where that variable is given its first value again.
  var resets: [ReadPlace] = []
  /// Where it is given any value.
  var writes: [ReadPlace] = []
  /// The controller that answers instead, as the situation has it.
  var path: ControllerPath?
}

extension AppAnswerCase {
  /// More cases than anyone writes are no cases.
  private static let most = 64

  /// Whether it asks for nothing but whether there is the controller that it hands on.
  var asksForItsController: Bool { path.map { condition == .shows($0, as: nil) } ?? false }

  /// The cases of implementations of which each may hand on what the next one answers.
  ///
  /// - Parameters:
  ///   - otherwise: what counts where none answers.
  ///   - read: their conditions.
  static func all(
    of implementations: some Collection<Occurrence>, otherwise: [AppAnswerCase], read: ReadAnswers, os: OSVersion,
    idiom: Idiom
  ) -> [AppAnswerCase] {
    guard let occurrence = implementations.first else { return otherwise }
    let reader = Reader(occurrence: occurrence, answer: read[occurrence], os: os, idiom: idiom)
    var next: [AppAnswerCase]?
    func others() -> [AppAnswerCase] {
      var found =
        next
        ?? all(
          of: implementations.dropFirst(), otherwise: otherwise, read: read, os: os, idiom: idiom)
      if found.isEmpty {
        found = [
          AppAnswerCase(condition: .constant(true), texts: [], value: .notImplemented, place: occurrence.place)
        ]
      }
      next = found
      return found
    }
    let build = SourceCondition.build(occurrence)
    var cases: [AppAnswerCase] = []
    for (one, isInherited) in reader.cases {
      var one = one
      one.condition = .all(of: [build, one.condition])
      if build != .constant(true) { one.texts = occurrence.conditions.map { "#if " + $0 } + one.texts }
      cases += isInherited ? others().map { $0.under(one.condition, one.texts) } : [one]
    }
    if build != .constant(true) { cases += others() }
    guard cases.count <= most else {
      return [reader.unknown(cases[0].texts.first ?? "")]
    }
    return cases
  }

  /// The same case where another condition holds, too.
  func under(_ outer: CaseCondition, _ outerTexts: [String]) -> AppAnswerCase {
    var one = self
    one.condition = .all(of: [outer, condition])
    one.texts = outerTexts + texts
    return one
  }
}

extension AppAnswerCase {
  /// Reads the cases of one implementation.
  private struct Reader {
    let occurrence: Occurrence
    let answer: ReadAnswer
    let os: OSVersion
    let idiom: Idiom

    /// The cases, and whether each is what the superclass answers.
    var cases: [(AppAnswerCase, isInherited: Bool)] {
      occurrence.value == nil ? [(unknown(""), false)] : cases(of: answer, .constant(true), [])
    }

    func unknown(_ text: String) -> AppAnswerCase {
      AppAnswerCase(
        condition: .constant(true), texts: [],
        value: .unknown(text: text, place: occurrence.place, isConstant: occurrence.readsConstantsAlone),
        place: occurrence.place)
    }

    private func cases(
      of answer: ReadAnswer, _ condition: CaseCondition, _ texts: [String]
    ) -> [(AppAnswerCase, isInherited: Bool)] {
      switch answer {
      case .value(let value, let path):
        let own = assignments(value, texts)
        let variables = variables(of: own)
        let one = AppAnswerCase(
          condition: condition, texts: texts, value: self.answer(value), place: occurrence.place,
          assignments: own, resets: variables.flatMap { one in one.writes.filter { $0.value == one.first } },
          writes: variables.flatMap(\.writes), path: path)
        return [(one, value == .inherited)]
      case .choice(let branches):
        var found: [(AppAnswerCase, isInherited: Bool)] = []
        for (index, branch) in branches.enumerated() {
          let own = branch.condition?.condition(os: os, idiom: idiom) ?? .constant(true)
          if own == .constant(false) { continue }
          // A `switch` that names every case has a condition for the last one, too.
          let isLast = own == .constant(true) || index == branches.count - 1
          let under: CaseCondition = isLast ? condition : .all(of: [condition, own])
          let open = isLast && own == .constant(true) ? texts : texts + [branch.text]
          found += cases(of: branch.answer, under, open)
          if isLast { break }
        }
        return found
      }
    }

    private func answer(_ value: SourceValue) -> AppAnswer {
      // Where a mask is asked for, the number of an orientation means other bits.
      switch value {
      case .mask(let mask): .mask(mask)
      case .orientation(let orientation):
        occurrence.api.answersMask
          ? .mask(InterfaceOrientationMask(rawValue: UInt(orientation.rawValue))) : .orientation(orientation)
      case .deviceOrientation(let orientation):
        occurrence.api.answersMask
          ? .mask(InterfaceOrientationMask(rawValue: UInt(orientation.rawValue))) : .rawValue(orientation.rawValue)
      case .bool(let value): .bool(value)
      case .forwarded(let controller): .forwarded(controller)
      case .computed(let text): unknown(text).value
      case .inherited, .choice: .notImplemented
      }
    }

    /// Where a variable is given a value.
    private func assignments(_ value: SourceValue, _ texts: [String]) -> [ReadPlace] {
      let last = texts.last ?? ""
      let named = occurrence.readAt.filter { read in
        read.role == .assignment && read.value == value && last.contains(read.name)
      }
      // The text is that of one of them: others set the variable by functions of other names, or in place.
      let all = variables(of: named).flatMap(\.writes).filter { $0.value == value }
      return named + all.filter { !named.contains($0) }
    }

    /// The variable of some assignments.
    private func variables(of writes: [ReadPlace]) -> [ReadVariable] {
      if writes.isEmpty { return [] }
      return ReadVariable.all(of: occurrence).filter { $0.writes.contains(where: writes.contains) }
    }
  }
}

extension Occurrence {
  /// Whether all that was read on the way to a value are constants.
  fileprivate var readsConstantsAlone: Bool {
    !readAt.isEmpty && readAt.allSatisfy { $0.role == .constant || $0.role == .macro }
  }
}
