import Orientation
import OrientationNotation

// Facts that state what the sources do not tell.

extension UnknownAnswer {
  /// The fact that states a value of the answer; nil for a value of another type.
  func stated(as answer: AppAnswer) -> StatedFact? {
    switch (subject, answer) {
    case (.controller(let name), _): Answer(answer, to: fact).map { .answer(of: name, $0) }
    case (.applicationDelegate, .mask(let mask)): .applicationDelegate(.mask(mask))
    case (.sceneDelegate, .mask(let mask)): .sceneDelegate(.mask(mask))
    case (.applicationDelegate, _), (.sceneDelegate, _): nil
    }
  }

  /// The fact that takes the answer for one that limits nothing.
  ///
  /// - Parameter readMask: the orientations of the values that are read, where others are not; nil for every orientation.
  func free(but readMask: InterfaceOrientationMask? = nil) -> StatedFact {
    switch subject {
    case .applicationDelegate: return .applicationDelegate(.mask(readMask ?? .all))
    case .sceneDelegate: return .sceneDelegate(.mask(readMask ?? .all))
    case .controller(let name):
      switch fact {
      case .preferred: return .answer(of: name, .preferred(.portrait))
      case .shouldAutorotate: return .answer(of: name, .shouldAutorotate(true))
      case .shouldAutorotateTo: return .answer(of: name, .shouldAutorotateTo(.all))
      case .prefersOrientationLocked: return .answer(of: name, .prefersOrientationLocked(false))
      default: return .answer(of: name, .supported(.mask(readMask ?? .all)))
      }
    }
  }
}

extension Answer {
  /// What the sources tell of an answer; nil where that is UIKit's default, or a value of another type.
  init?(_ answer: AppAnswer, to fact: FactKind) {
    switch (fact, answer) {
    case (.supported, .mask(let mask)): self = .supported(.mask(mask))
    case (.supported, .forwarded): self = .supported(.selectedChild)
    case (.preferred, .orientation(let orientation)): self = .preferred(.rawValue(orientation.rawValue))
    case (.preferred, .rawValue(let rawValue)): self = .preferred(.rawValue(rawValue))
    case (.preferred, .mask(let mask)): self = .preferred(.rawValue(Int(mask.rawValue)))
    case (.preferred, .forwarded): self = .preferred(.selectedChild)
    case (.shouldAutorotate, .bool(let isOn)): self = .shouldAutorotate(.always(isOn))
    case (.shouldAutorotate, .forwarded): self = .shouldAutorotate(.selectedChild)
    case (.shouldAutorotateTo, .mask(let mask)): self = .shouldAutorotateTo(mask)
    case (.prefersOrientationLocked, .bool(let isOn)): self = .prefersOrientationLocked(isOn)
    default: return nil
    }
  }
}
