import HTML
import Orientation

/// Draws a device as it is held, and the interface on it.
///
/// The reader looks at the device from the front. The device turns about its centre; the interface turns with it, and
/// on it, so that a portrait interface on a device that lies on its side is seen lying too.
struct OrientationPicture {
  let held: DeviceOrientation
  let interface: InterfaceOrientation

  /// - Parameter label: what the picture shows, for those who do not see it.
  func write(label: String, into page: inout HTMLWriter) {
    page.tag(
      "svg",
      [
        .class("picture"), Attribute("viewBox", "0 0 64 64"), Attribute("role", "img"), .aria(label: label),
      ]
    ) { page in
      page.tag("g", [Attribute("transform", "rotate(\(held.drawnAngle) 32 32)")]) { page in
        page.literal(
          """
          <rect class="device" x="17" y="4" width="30" height="56" rx="5" />\
          <circle class="home" cx="32" cy="55" r="2.5" /><rect class="screen" x="20" y="10" width="24" height="40" />
          """)
        page.tag("g", [Attribute("transform", "rotate(\(interface.drawnAngle) 32 30)")]) { page in
          page.literal(#"<path class="up" d="M32 20l-7 9h4.5v11h5v-11h4.5z" />"#)
        }
      }
    }
  }
}
