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
  /// It depends on something that the sources do not tell; whether that is the same as long as the app runs.
  case unknown(text: String, place: FilePlace, isConstant: Bool = false)

  /// The answer of an implementation.
  init(_ occurrence: Occurrence, os: OSVersion, idiom: Idiom) {
    guard let value = occurrence.value, SourceCondition.isSurelyCompiled(occurrence) else {
      self = .unknown(
        text: occurrence.conditions.first.map { "#if " + $0 } ?? "", place: occurrence.place,
        isConstant: occurrence.value.map { !$0.isComputed } ?? false)
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
    case .computed(let text):
      return .unknown(text: text, place: occurrence.place, isConstant: occurrence.readsConstantsAlone)
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

extension Occurrence {
  /// Whether all that was read on the way to a value are constants.
  fileprivate var readsConstantsAlone: Bool {
    !readAt.isEmpty && readAt.allSatisfy { $0.role == .constant || $0.role == .macro }
  }
}

extension SourceValue {
  /// Whether any part of it is known at run time only.
  fileprivate var isComputed: Bool {
    switch self {
    case .computed, .choice, .forwarded, .inherited: true
    case .mask, .orientation, .deviceOrientation, .bool: false
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
