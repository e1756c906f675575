import Basics
import HTML
import Orientation

/// The device in each of its orientations, and the interface that an app that allows everything then shows.
struct OrientationsPicture: Picture {
  static let specification = BlockSpecification(
    "orientations", summary: "the device in each orientation, and the interface on it", noun: "picture",
    .plain { _ in OrientationsPicture(body: .homeButton) })
  static let specificationWithoutHomeButton = BlockSpecification(
    "orientations-without-home-button", summary: "the same for a phone without a home button", noun: "picture",
    .plain { _ in OrientationsPicture(body: .notch) })

  /// A way to hold the device, and the interface on it, or nil where the interface stays as it is.
  struct Pose: Equatable {
    let held: DeviceOrientation
    let interface: InterfaceOrientation?
  }

  let body: DeviceDrawing.Body

  /// Each orientation of the device, with what the resolver makes of it.
  var poses: [Pose] {
    DeviceOrientation.allCases.map { held in
      var scenario = Scenario(os: .newest)
      scenario.hasHomeButton = body == .homeButton
      scenario.applicationDelegate = .mask(.all)
      scenario.root?.answers.supported = .mask(.all)
      scenario.device = held
      // From an orientation that it cannot stay in by chance.
      scenario.current = held.interfaceOrientation == .portrait ? .landscapeRight : .portrait
      switch Resolver.decide(scenario).outcome {
      case .turned(let interface): return Pose(held: held, interface: interface)
      case .unchanged, .exception, .geometryError, .ignored, .unavailable: return Pose(held: held, interface: nil)
      }
    }
  }

  var mentions: [EntryKey] { poses.map { .symbol("UIDeviceOrientation." + $0.held.swiftName) } }

  func alternative(_ words: PictureWords) -> String { poses.map { words.pose($0) }.joined(separator: " ") }

  func render(into page: inout HTMLWriter, context: BlockContext) {
    let words = PictureWords(language: context.language)
    page.panels(poses, words.orientationsLegend(body)) { pose, page in
      page.canvas(136, 124, label: words.pose(pose)) { write(pose, into: &$0) }
      write(pose, words, context, into: &page)
    }
  }
}

extension OrientationsPicture {
  private func write(_ pose: Pose, into page: inout HTMLWriter) {
    switch pose.held {
    case .faceUp: writeFlat("M22 57h76", into: &page)
    case .faceDown: writeFlat("M22 67h76", into: &page)
    case .unknown:
      page.box(32, 8, 56, 108, radius: body == .homeButton ? 9 : 11, "unknown")
      page.label(60, 70, "?", "question")
    case .portrait, .portraitUpsideDown, .landscapeLeft, .landscapeRight:
      DeviceDrawing(held: pose.held, interface: pose.interface ?? .portrait, body: body).write(60, 62, into: &page)
    }
    if pose.held != .unknown { page.stroke("M128 44v33m-4 -5l4 5 4 -5", "gravity") }
  }

  /// A device that lies on a table, from its side; the line is its screen.
  private func writeFlat(_ screen: String, into page: inout HTMLWriter) {
    page.box(6, 56, 108, 12, radius: 5, "device")
    page.stroke(screen, "glass")
    page.stroke("M0 74h120", "ground")
  }

  private func write(
    _ pose: Pose, _ words: PictureWords, _ context: BlockContext, into page: inout HTMLWriter
  ) {
    page.tag(.p) { page in
      page.symbol(pose.held.swiftName, .symbol("UIDeviceOrientation." + pose.held.swiftName), context)
      page.text(" \(pose.held.rawValue)")
      page.void(.br)
      page.tag(.small) { page in
        page.text("→ ")
        guard let interface = pose.interface else { return page.text(words[.stays]) }
        page.symbol(interface.swiftName, .symbol("UIInterfaceOrientation." + interface.swiftName), context)
        page.text(" \(interface.rawValue)")
      }
    }
  }
}
