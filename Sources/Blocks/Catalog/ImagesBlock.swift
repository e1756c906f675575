import HTML
import Orientation
import OrientationCatalog
import Words

/// Image orientation → EXIF, and how the device is held that writes it.
struct ImagesBlock: ReferenceBlock {
  static let specification = BlockSpecification(
    "images", summary: "image orientations, their values in EXIF, and the device orientations behind them",
    .plain { _ in ImagesBlock() })

  var anchors: [BlockAnchor] { [BlockAnchor(id: "images.table")] }

  func render(into page: inout HTMLWriter, context: BlockContext) {
    let words = ReferenceWords(language: context.language)
    let figure = TableFigure(
      id: "images.table", caption: words[.imagesCaption],
      columns: [
        "UIImage.Orientation", "CGImagePropertyOrientation, EXIF", "UIDeviceOrientation", "AVCaptureVideoOrientation",
      ])
    figure.write(rows: ImageOrientation.allCases, into: &page) { image, page in
      page.tag(.th, [.scope("row")]) { $0.tag(.code) { $0.breakable("\(image.swiftName) (\(image.rawValue))") } }
      page.tag(.td, [.class("number")], text: String(image.exif))
      guard let device = image.device, let interface = device.interfaceOrientation else {
        for _ in 0..<2 { page.tag(.td, text: words[.none]) }
        return
      }
      page.tag(.td) { $0.symbol(device.name, .symbol("UIDeviceOrientation." + device.swiftName), context) }
      page.tag(.td) { $0.tag(.code) { $0.breakable("\(interface.swiftName) (\(interface.rawValue))") } }
    }
    page.grounds(of: .images, words, context)
  }
}
