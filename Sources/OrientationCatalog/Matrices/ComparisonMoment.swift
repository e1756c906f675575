import Orientation

/// A moment at which UIKit compares the masks of app and controller, for the matrix of what happens where these have no
/// orientation in common.
package enum ComparisonMoment: String, CaseIterable, Sendable {
  case fullScreenPresentation = "full-screen"
  case overFullScreenPresentation = "over-full-screen"
  case sheetPresentation = "sheet"
  case underFullScreen = "under-full-screen"
  case rotation
  case update
  case dismissal

  /// The moment in an app that allows landscape, with a controller that decides and allows portrait.
  func scenario(_ os: OSVersion) -> Scenario {
    var scenario = Scenario(os: os)
    scenario.applicationDelegate = .mask(.landscape)
    scenario.current = .landscapeRight
    scenario.device = .landscapeLeft
    switch self {
    case .rotation: scenario.root?.answers.supported = .mask(.portrait)
    case .update:
      scenario.root?.answers.supported = .mask(.portrait)
      scenario.event = .called(.updateRequested)
    case .dismissal:
      scenario.root?.answers.supported = .mask(.portrait)
      scenario.event = .dismissed(.fullScreen, takesOver: nil)
    case .fullScreenPresentation: scenario.present(.fullScreen)
    case .overFullScreenPresentation: scenario.present(.overFullScreen)
    case .sheetPresentation: scenario.present(.pageSheet)
    case .underFullScreen:
      scenario.present(.fullScreen)
      scenario.event = .deviceTurned
    }
    return scenario
  }
}

extension Scenario {
  /// Presents a controller that allows portrait alone.
  fileprivate mutating func present(_ style: ModalPresentationStyle) {
    var controller = Controller("Modal")
    controller.answers.supported = .mask(.portrait)
    presented = [Presentation(controller, style: style)]
    event = .presented
  }
}
