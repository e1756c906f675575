import HTML
import Orientation

/// A device seen from the front, as it is held, with the interface on it.
///
/// It is 56 by 108 in portrait, about its centre.
struct DeviceDrawing {
  /// What the front of a device has besides its screen.
  enum Body {
    case homeButton
    case notch
  }

  let held: DeviceOrientation
  /// The interface on the screen, or nil for a screen that is off.
  var interface: InterfaceOrientation?
  var body = Body.homeButton
  /// Whether the home button, which interface orientations are named after, is lit.
  var marksHomeButton = false

  /// Writes the device.
  func write(_ x: Int, _ y: Int, scale: String = "1", into page: inout HTMLWriter) {
    page.group("translate(\(x) \(y)) scale(\(scale)) rotate(\(held.drawnAngle))") { page in
      writeBody(into: &page)
      if let interface {
        page.group("rotate(\(interface.drawnAngle))") { writeInterface(isLandscape: interface.isLandscape, into: &$0) }
      }
    }
  }

  /// The device alone, upright.
  func writeBody(into page: inout HTMLWriter) {
    switch body {
    case .homeButton:
      page.shapes(
        """
        <rect class="device" x="-28" y="-54" width="56" height="108" rx="9" />\
        <rect class="screen" x="-24" y="-38" width="48" height="76" rx="1" />\
        <path class="part" d="M-6 -46h12" /><circle class="lens" cx="-13" cy="-46" r="1.5" />
        """)
      page.dot(0, 46, 5, marksHomeButton ? "lit" : "part")
    case .notch:
      page.shapes(
        """
        <rect class="device" x="-28" y="-54" width="56" height="108" rx="11" />\
        <rect class="screen" x="-25" y="-51" width="50" height="102" rx="8" />\
        <rect class="island" x="-8" y="-47" width="16" height="5" rx="2.5" />
        """)
    }
  }

  /// What shows on the screen, upright: a title, a picture and a text, so that one sees which way up they are.
  func writeInterface(isLandscape: Bool, into page: inout HTMLWriter) {
    if isLandscape {
      page.shapes(
        """
        <path class="title" d="M-31 -14h26" /><rect class="scene" x="-33" y="-7" width="32" height="24" rx="2" />\
        <path class="hills" d="M-33 15v-4l9 -8 8 8 5 -4 10 8v0a2 2 0 0 1 -2 2h-28a2 2 0 0 1 -2 -2z" />\
        <circle class="hills" cx="-7" cy="-1" r="2.5" /><path class="prose-lines" d="M7 -5h25M7 3h25M7 11h16" />
        """)
    } else {
      page.shapes(
        """
        <path class="title" d="M-16 -29h20" /><rect class="scene" x="-18" y="-21" width="36" height="25" rx="2" />\
        <path class="hills" d="M-18 2v-5l10 -8 9 9 5 -5 12 9v0a2 2 0 0 1 -2 2h-32a2 2 0 0 1 -2 -2z" />\
        <circle class="hills" cx="11" cy="-14" r="2.5" /><path class="prose-lines" d="M-17 12h34M-17 20h34M-17 28h20" />
        """)
    }
    if body == .notch { page.stroke(isLandscape ? "M-13 22h26" : "M-9 47h18", "indicator") }
  }
}
