import HTML
import Orientation
import Words

/// Which device orientation is what: the four predicates, computed.
struct PredicatesBlock: ReferenceBlock {
  static let specification = BlockSpecification(
    "predicates", summary: "which predicates hold for which orientation", .plain { _ in PredicatesBlock() })

  var anchors: [BlockAnchor] { [BlockAnchor(id: "predicates.table")] }

  func render(into page: inout HTMLWriter, context: BlockContext) {
    let words = ReferenceWords(language: context.language)
    let figure = TableFigure(
      id: "predicates.table", caption: words[.predicatesCaption],
      columns: ["UIDeviceOrientation", "isPortrait", "isLandscape", "isFlat", "isValidInterfaceOrientation"])
    figure.write(rows: DeviceOrientation.allCases, into: &page) { device, page in
      page.tag(.th, [.scope("row")]) {
        $0.symbol(device.name, .symbol("UIDeviceOrientation." + device.swiftName), context)
      }
      for answer in [device.isPortrait, device.isLandscape, device.isFlat, device.isValidInterfaceOrientation] {
        page.tag(.td, text: words.yesOrNo(answer))
      }
    }
  }
}
