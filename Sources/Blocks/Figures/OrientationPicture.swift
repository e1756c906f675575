import HTML
import Orientation

/// Draws a device as it is held, and the interface on it.
///
/// The reader looks at the device from the front. The device turns about its centre; the interface turns with it, and
/// on it, so that a portrait interface on a device that lies on its side is seen lying too.
struct OrientationPicture {
  let held: DeviceOrientation
  let interface: InterfaceOrientation
  let frame: Frame

  /// What the device looks like from the front.
  enum Frame {
    case phoneWithHomeButton
    /// From the iPhone X on: the camera tells where its upper edge is.
    case phone
    case pad
    /// An iPhone Duo that is open: almost a square, and wide where another phone is tall.
    case openDuo

    init(of scenario: Scenario) {
      switch (scenario.effectiveMode, scenario.idiom) {
      case (.phoneAppOnPad, _), (_, .pad): self = .pad
      case (.innerDisplay, _), (.innerSplitView, _): self = .openDuo
      case (_, .phone): self = scenario.effectiveHomeButton ? .phoneWithHomeButton : .phone
      }
    }
  }

  /// - Parameter label: what the picture shows, for those who do not see it.
  func write(label: String, into page: inout HTMLWriter) {
    page.tag(
      .svg,
      [
        .class("picture"), Attribute("viewBox", "0 0 64 64"), Attribute("role", "img"), .aria(label: label),
      ]
    ) { page in
      page.tag(.g, [Attribute("transform", "rotate(\(held.drawnAngle) 32 32)")]) { page in
        page.shapes(frame.drawing)
        page.tag(.g, [Attribute("transform", "rotate(\(interface.drawnAngle + frame.turn) 32 \(frame.middle))")]) {
          page in
          page.stroke("M32 \(frame.middle - 10)l-7 9h4.5v11h5v-11h4.5z", "up")
        }
      }
    }
  }
}

extension OrientationPicture.Frame {
  /// How far down the screen has its middle.
  var middle: Int {
    switch self {
    case .phoneWithHomeButton: 30
    case .phone, .pad, .openDuo: 32
    }
  }

  /// How far an interface is turned clockwise beyond what it is on other devices: that of an open Duo is a quarter turn off
  /// (`inner-display-is-a-quarter-turn-off`).
  var turn: Int { self == .openDuo ? 90 : 0 }

  /// How large the screen is.
  var screen: (width: Int, height: Int) {
    switch self {
    case .phoneWithHomeButton: (24, 40)
    case .phone: (26, 52)
    case .pad: (37, 49)
    case .openDuo: (49, 42)
    }
  }

  /// The device upright, without what its screen shows.
  var drawing: StaticString {
    switch self {
    case .phoneWithHomeButton:
      """
      <rect class="device" x="17" y="4" width="30" height="56" rx="5" />\
      <circle class="button" cx="32" cy="55" r="2.5" /><rect class="screen" x="20" y="10" width="24" height="40" />
      """
    case .phone:
      """
      <rect class="device" x="17" y="4" width="30" height="56" rx="6" />\
      <rect class="screen" x="19" y="6" width="26" height="52" rx="4" />\
      <rect class="camera" x="28" y="8.5" width="8" height="2.5" rx="1.25" />
      """
    case .pad:
      """
      <rect class="device" x="10" y="4" width="44" height="56" rx="4" />\
      <rect class="screen" x="13.5" y="7.5" width="37" height="49" /><circle class="camera" cx="32" cy="5.75" r=".875" />
      """
    case .openDuo:
      """
      <rect class="device" x="4.5" y="8" width="55" height="48" rx="5" />\
      <rect class="screen" x="7.5" y="11" width="49" height="42" rx="2" />
      """
    }
  }
}
