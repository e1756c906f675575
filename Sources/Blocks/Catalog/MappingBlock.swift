import Basics
import HTML
import Orientation
import Words

/// Device orientation → interface orientation → mask bit.
struct MappingBlock: ReferenceBlock {
  static let specification = BlockSpecification(
    "mapping", summary: "device to interface to mask", .plain { _ in MappingBlock() })

  var anchors: [BlockAnchor] {
    [BlockAnchor(id: "mapping.table", key: EntryKey("mapping:device-to-interface"))]
      + DeviceOrientation.allCases.map { BlockAnchor(id: id(of: $0)) }
  }

  var mentions: [EntryKey] {
    [.rule(Rule.deviceMapsToOppositeLandscape.rawValue), .rule(Rule.flatOrUnknownChangesNothing.rawValue)]
      + DeviceOrientation.allCases.map { .symbol("UIDeviceOrientation." + $0.swiftName) }
      + InterfaceOrientation.valid.map { .symbol("UIInterfaceOrientation." + $0.swiftName) }
  }

  func render(into page: inout HTMLWriter, context: BlockContext) {
    let words = ReferenceWords(language: context.language)
    let figure = TableFigure(
      id: "mapping.table", caption: words[.mappingCaption],
      columns: [
        "UIDeviceOrientation", words[.homeButton], "UIInterfaceOrientation", "UIInterfaceOrientationMask", words[.bit],
      ])
    figure.write(rows: DeviceOrientation.allCases, into: &page, attributes: { [.id(id(of: $0))] }) {
      write($0, words, context, into: &$1)
    }
  }
}

extension MappingBlock {
  private func id(of device: DeviceOrientation) -> String { "mapping." + device.swiftName }

  private func write(
    _ device: DeviceOrientation, _ words: ReferenceWords, _ context: BlockContext, into page: inout HTMLWriter
  ) {
    page.rowHeader(id(of: device), device.swiftName, words) {
      $0.symbol(
        SymbolName(
          swift: "\(device.swiftName) (\(device.rawValue))", objectiveC: "\(device.objectiveCName) (\(device.rawValue))"
        ),
        .symbol("UIDeviceOrientation." + device.swiftName), context)
    }
    page.tag(.td, text: words.homeButton(device))
    guard let interface = device.interfaceOrientation else {
      for _ in 0..<3 { page.tag(.td, text: words[.none]) }
      return
    }
    page.tag(.td) {
      $0.symbol(
        SymbolName(
          swift: "\(interface.swiftName) (\(interface.rawValue))",
          objectiveC: "\(interface.objectiveCName) (\(interface.rawValue))"),
        .symbol("UIInterfaceOrientation." + interface.swiftName), context)
    }
    page.tag(.td) {
      $0.symbol(
        SymbolName { words.named(interface.mask, in: $0) + " (\(interface.mask.rawValue))" },
        .symbol("UIInterfaceOrientationMask." + interface.swiftName), context)
    }
    page.tag(.td) { $0.tag(.code, text: "1 << \(interface.rawValue)") }
  }
}
