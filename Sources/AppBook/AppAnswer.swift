import AppFacts
import Orientation

/// What an implementation answers in a situation, as far as the sources say.
enum AppAnswer: Sendable, Equatable {
  /// There is none in the sources: UIKit's default.
  case notImplemented
  /// It hands on what the superclass answers.
  case inherited
  /// It hands on what another controller answers.
  case forwarded(Forwarding)
  case mask(InterfaceOrientationMask)
  case orientation(InterfaceOrientation)
  /// A raw value that is no interface orientation's, such as a device orientation's.
  case rawValue(Int)
  case bool(Bool)
  /// It depends on something that the sources do not tell.
  case unknown(text: String, place: FilePlace)

  /// The answer of an implementation.
  init(_ occurrence: Occurrence, os: OSVersion, idiom: Idiom) {
    guard let value = occurrence.value, SourceCondition.isSurelyCompiled(occurrence) else {
      self = .unknown(text: occurrence.conditions.first.map { "#if " + $0 } ?? "", place: occurrence.place)
      return
    }
    self = Self.answer(value, occurrence, os, idiom)
  }

  private static func answer(
    _ value: SourceValue, _ occurrence: Occurrence, _ os: OSVersion, _ idiom: Idiom
  ) -> AppAnswer {
    switch value {
    case .mask(let mask): return .mask(mask)
    case .orientation(let orientation):
      // Where a mask is asked for, the number of an orientation means other bits.
      return occurrence.api.answersMask
        ? .mask(InterfaceOrientationMask(rawValue: UInt(orientation.rawValue))) : .orientation(orientation)
    case .deviceOrientation(let orientation):
      return occurrence.api.answersMask
        ? .mask(InterfaceOrientationMask(rawValue: UInt(orientation.rawValue))) : .rawValue(orientation.rawValue)
    case .bool(let value): return .bool(value)
    case .inherited: return .inherited
    case .forwarded(let controller): return .forwarded(controller)
    case .computed(let text): return .unknown(text: text, place: occurrence.place)
    case .choice(let branches):
      for branch in branches {
        guard let condition = branch.condition else { return answer(branch.value, occurrence, os, idiom) }
        // Whether there is such a controller is said by the situation, not by the sources.
        if case .forwarded(let controller) = branch.value, SourceCondition.asks(condition, for: controller) {
          return .forwarded(controller)
        }
        switch SourceCondition.holds(branch.meaning ?? condition, os: os, idiom: idiom) {
        case true?: return answer(branch.value, occurrence, os, idiom)
        case false?: continue
        case nil: return .unknown(text: condition, place: occurrence.place)
        }
      }
      return .unknown(text: branches.last?.condition ?? "", place: occurrence.place)
    }
  }
}

extension OrientationAPI {
  /// Whether the API answers a set of orientations.
  var answersMask: Bool {
    switch self {
    case .supportedInterfaceOrientations, .applicationSupportedInterfaceOrientations,
      .windowSceneSupportedInterfaceOrientations, .navigationControllerSupportedInterfaceOrientations,
      .tabBarControllerSupportedInterfaceOrientations, .splitViewControllerSupportedInterfaceOrientations,
      .pageViewControllerSupportedInterfaceOrientations, .shouldAutorotateToInterfaceOrientation:
      true
    default: false
    }
  }
}
