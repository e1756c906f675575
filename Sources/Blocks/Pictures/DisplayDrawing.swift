import HTML
import Orientation

/// A device as it is held, and the app's scene on it as the user sees it: how large, which way up, with what over what.
///
/// It is drawn about the middle of a canvas of 128 by 128, twice as large as ``OrientationPicture``.
struct DisplayDrawing {
  /// What shows of a window's root or of what is presented.
  struct Screen: Equatable {
    let name: Name
    /// Whether it or one of its children is asked.
    let isAsked: Bool
    /// How it lies over the screens below it, or nil where it fills the window.
    let layer: Layer?
  }

  /// How a screen lies over others that show beside it.
  enum Layer {
    case sheet
    case box
  }

  let resolution: Resolution
  /// Whether it is shown as small as a line of text: then an arrow to the top stands for all that is on the scene.
  var isSmall = false

  private var scenario: Scenario { resolution.scenario }
  private var interface: InterfaceOrientation { resolution.decision.orientation }
  private var frame: OrientationPicture.Frame { OrientationPicture.Frame(of: scenario) }

  /// What shows, the lowest first: the last screen that fills the window, and those over it.
  var screens: [Screen] {
    let asked = resolution.asked
    func screen(_ controller: Controller, _ layer: Layer?) -> Screen {
      let chain = sequence(first: controller, next: \.visibleChild)
      return Screen(
        name: controller.visibleName, isAsked: asked.map { name in chain.contains { $0.name == name } } ?? false,
        layer: layer)
    }
    let all =
      [scenario.root.map { screen($0, nil) }].compactMap { $0 }
      + scenario.presented.map { presentation in
        screen(presentation.controller, scenario.cover(of: presentation).takesOver ? nil : presentation.layer)
      }
    return Array(all[(all.lastIndex { $0.layer == nil } ?? 0)...])
  }

  func write(into page: inout HTMLWriter) {
    page.group("translate(64 64) rotate(\(scenario.device.drawnAngle))") { page in
      page.group("scale(2) translate(-32 -32)") { $0.shapes(frame.drawing) }
      page.group("translate(0 \(frame.middle * 2 - 64)) rotate(\(sceneAngle))") { writeScene(into: &$0) }
    }
    if isException, !isSmall {
      page.dot(64, 74, 14, "node")
      page.label(64, 81, "✕", "total middle ink exception")
    }
  }
}

extension DisplayDrawing {
  private var isException: Bool { resolution.decision.outcome.kind == .exception }

  private struct Size: Equatable {
    let width: Int
    let height: Int

    func turned(_ isTurned: Bool) -> Size { isTurned ? Size(width: height, height: width) : self }

    /// So much of it, or as much as there is room for.
    func fitting(_ room: Size, percent: Int) -> Size {
      let percent = min(percent, room.width * 96 / width, room.height * 96 / height)
      return Size(width: width * percent / 100, height: height * percent / 100)
    }
  }

  /// Whether the user sees the scene upright, however it is oriented: the screen does not turn with it.
  private var isUpright: Bool {
    switch resolution.display?.kind {
    case .shared, .window, .scaled, .letterboxed, .fixedSize: true
    case .fullScreen, nil: false
    }
  }

  /// How far the scene is turned on the device.
  private var sceneAngle: Int { isUpright ? -scenario.device.drawnAngle : interface.drawnAngle + frame.turn }

  private func writeScene(into page: inout HTMLWriter) {
    let upright = Size(width: frame.screen.width * 2, height: frame.screen.height * 2)
    let scene = upright.turned(interface.isLandscape != (frame.turn != 0))
    let room = isUpright ? upright.turned(scenario.device.isLandscape) : scene
    switch resolution.display?.kind {
    case .fullScreen, .fixedSize, nil: isSmall ? writeArrow(into: &page) : writeScreens(room, into: &page)
    case .letterboxed, .scaled:
      writeEmptySpace(room, into: &page)
      writeScreens(scene.fitting(room, percent: 78), into: &page)
    case .window:
      let size = scene.fitting(room, percent: 66)
      writeEmptySpace(room, into: &page)
      writeScreens(size, into: &page)
      for index in 0..<3 { page.dot(size.width / 2 - 5 - index * 5, 5 - size.height / 2, 1, "dot") }
    case .shared:
      writeEmptySpace(room, into: &page)
      page.group("translate(\(-room.width / 4) 0)") {
        writeScreens(Size(width: room.width / 2, height: room.height), into: &$0)
      }
    }
  }

  /// What the app does not fill.
  private func writeEmptySpace(_ room: Size, into page: inout HTMLWriter) {
    page.box(-room.width / 2, -room.height / 2, room.width, room.height, "empty")
  }

  private func writeScreens(_ size: Size, into page: inout HTMLWriter) {
    if isSmall {
      page.box(-size.width / 2, -size.height / 2, size.width, size.height, radius: 3, "screen")
      return writeArrow(into: &page)
    }
    for screen in screens {
      switch screen.layer {
      case nil: write(screen, -size.width / 2, -size.height / 2, size, radius: 3, into: &page)
      case .sheet:
        let height = size.height * 7 / 10
        write(
          screen, -size.width / 2, size.height / 2 - height, Size(width: size.width, height: height), radius: 6,
          into: &page)
      case .box:
        let box = Size(width: size.width * 6 / 10, height: size.height * 4 / 10)
        write(screen, -box.width / 2, -box.height / 2, box, radius: 5, into: &page)
      }
    }
  }

  /// An arrow to the top of the scene, or a cross where there is none any more.
  private func writeArrow(into page: inout HTMLWriter) {
    if isException {
      page.stroke("M-16 -16l32 32m0 -32l-32 32", "exception")
    } else {
      page.stroke("M0 -24l-18 23h10v25h16v-25h10z", "up")
    }
  }

  /// A screen: its name, where there is room, and lines of text tell which way up it is.
  private func write(_ screen: Screen, _ x: Int, _ y: Int, _ size: Size, radius: Int, into page: inout HTMLWriter) {
    page.box(x, y, size.width, size.height, radius: radius, screen.isAsked ? "asked" : "screen")
    if screen.name.unicodeScalars.count * 8 < size.width - 6 {
      page.label(x + 5, y + 13, screen.name, screen.isAsked ? "head accent" : "head")
    } else {
      page.stroke("M\(x + 7) \(y + 10)h\(size.width / 2)", "title")
    }
    for line in 0..<max(0, min(3, (size.height - 22) / 8)) {
      page.stroke("M\(x + 6) \(y + 21 + line * 8)h\(size.width - 12)", "prose-lines")
    }
  }
}

extension Presentation {
  /// How the presented screen lies over the one below it where it does not fill the window.
  fileprivate var layer: DisplayDrawing.Layer {
    if isAlert { return .box }
    return switch style {
    case .popover: .box
    case nil, .some(.none), .automatic, .fullScreen, .pageSheet, .formSheet, .currentContext, .custom,
      .overFullScreen, .overCurrentContext:
      .sheet
    }
  }
}
