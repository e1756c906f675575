import HTML
import Orientation
import Words

/// What other vocabularies call the interface orientations: angles, the web's types, AVFoundation, Info.plist.
struct AnglesBlock: ReferenceBlock {
  static let specification = BlockSpecification(
    "angles", summary: "angles and the web's orientation types", .plain { _ in AnglesBlock() })

  var anchors: [BlockAnchor] { [BlockAnchor(id: "angles.table")] }

  func render(into page: inout HTMLWriter, context: BlockContext) {
    let words = ReferenceWords(language: context.language)
    let figure = TableFigure(
      id: "angles.table", caption: words[.anglesCaption],
      columns: [
        "UIInterfaceOrientation", words[.angle], "screen.orientation.type", "AVCaptureVideoOrientation", "Info.plist",
      ])
    figure.write(rows: InterfaceOrientation.valid, into: &page) { interface, page in
      page.tag(.th, [.scope("row")]) {
        $0.symbol(interface.name, .symbol("UIInterfaceOrientation." + interface.swiftName), context)
      }
      page.tag(.td, [.class("number")], text: interface.angle.map { "\($0)°" } ?? words[.none])
      page.tag(.td) { $0.tag(.code, text: interface.webOrientation?.rawValue ?? words[.none]) }
      page.tag(.td) { $0.tag(.code) { $0.breakable(interface.swiftName) } }
      page.tag(.td) { $0.tag(.code) { $0.breakable(interface.objectiveCName) } }
    }
  }
}
