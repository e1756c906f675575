import AppFacts
import Orientation

/// What an implementation answers in a situation, as far as the sources say.
enum AppAnswer: Sendable, Equatable {
  /// There is none in the sources: UIKit's default.
  case notImplemented
  /// It hands on what another controller answers.
  case forwarded(Forwarding)
  case mask(InterfaceOrientationMask)
  case orientation(InterfaceOrientation)
  /// A raw value that is no interface orientation's, such as a device orientation's.
  case rawValue(Int)
  case bool(Bool)
  /// It depends on something that the sources do not tell; whether that is the same as long as the app runs.
  case unknown(text: String, place: FilePlace, isConstant: Bool = false)

  /// The answer that its cases come to; unknown where more than one may count.
  init(_ cases: [AppAnswerCase]) {
    guard let first = cases.first else {
      self = .notImplemented
      return
    }
    // Whether there is such a controller is said by the situation, not by the sources.
    if first.condition == .constant(true) || first.asksForItsController {
      self = first.value
    } else {
      self = .unknown(text: first.texts.first ?? "", place: first.place)
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
