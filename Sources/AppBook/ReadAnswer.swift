import AppFacts
import OrientationPolicy

/// What an implementation answers, with its conditions read once for all versions and devices.
indirect enum ReadAnswer: Sendable {
  /// A value, and the controller that answers instead, as the situation has it.
  case value(SourceValue, ControllerPath?)
  /// One of several, by their conditions; the last may have none.
  case choice([Branch])

  struct Branch: Sendable {
    let condition: ReadCondition?
    /// The condition as written.
    let text: String
    let answer: ReadAnswer
  }

  init(_ occurrence: Occurrence) {
    var parser = ConditionParser(asking: occurrence.api)
    self.init(occurrence.value ?? .computed(""), &parser)
  }

  private init(_ value: SourceValue, _ parser: inout ConditionParser) {
    switch value {
    case .choice(let branches):
      var read: [Branch] = []
      for branch in branches {
        let condition = branch.condition.map { parser.condition(branch.meaning ?? $0) }
        read.append(
          Branch(condition: condition, text: branch.condition ?? "", answer: ReadAnswer(branch.value, &parser)))
      }
      self = .choice(read)
    case .forwarded(let controller): self = .value(value, parser.path(of: controller.expression))
    case .mask, .orientation, .deviceOrientation, .bool, .inherited, .computed: self = .value(value, nil)
    }
  }
}
