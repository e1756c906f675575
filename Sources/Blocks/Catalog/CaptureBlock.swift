import HTML
import Orientation
import OrientationCatalog
import Words

/// How the device is held → the angle of each camera, and the orientation of its image.
struct CaptureBlock: ReferenceBlock {
  static let specification = BlockSpecification(
    "capture", summary: "device orientations, the rotation angles of the cameras, and the orientations of their images",
    .plain { _ in CaptureBlock() })

  var anchors: [BlockAnchor] { [BlockAnchor(id: "capture.table")] }

  func render(into page: inout HTMLWriter, context: BlockContext) {
    let words = ReferenceWords(language: context.language)
    let figure = TableFigure(
      id: "capture.table", caption: words[.captureCaption],
      columns: [
        "UIDeviceOrientation", "UIInterfaceOrientation, AVCaptureVideoOrientation", words[.backCamera], words[.image],
        words[.frontCamera], words[.image], words[.mirroredImage], words[.frontCameraOfiPhone17],
      ])
    let turned = DeviceOrientation.allCases.compactMap { device in device.interfaceOrientation.map { (device, $0) } }
    figure.write(rows: turned, into: &page) { row, page in
      let (device, interface) = row
      page.tag(.th, [.scope("row")]) {
        $0.symbol(device.name, .symbol("UIDeviceOrientation." + device.swiftName), context)
        $0.text(" (\(device.rawValue))")
      }
      page.tag(.td) {
        $0.symbol(interface.name, .symbol("UIInterfaceOrientation." + interface.swiftName), context)
        $0.text(" (\(interface.rawValue))")
      }
      page.angle(of: .back, device)
      page.image(Camera.back.image(for: device))
      page.angle(of: .front, device)
      page.image(Camera.front.image(for: device))
      page.image(Camera.front.image(for: device, isMirrored: true))
      page.angle(of: .frontOfiPhone17, device)
    }
    page.grounds(of: .capture, words, context)
  }
}

extension HTMLWriter {
  fileprivate mutating func angle(of camera: Camera, _ device: DeviceOrientation) {
    tag(.td, [.class("number")], text: camera.videoRotationAngle(for: device).map { "\($0)°" } ?? "")
  }

  /// EXIF's value, and the case of `UIImage.Orientation` with its raw value.
  fileprivate mutating func image(_ image: ImageOrientation?) {
    tag(.td) { page in
      guard let image else { return }
      page.text("\(image.exif), ")
      page.tag(.code) { $0.breakable(image.swiftName) }
      page.text(" (\(image.rawValue))")
    }
  }
}
