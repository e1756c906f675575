import Basics
import HTML
import Orientation

/// The landscapes of the device on the left, those of the interface on the right, each joined to the one that it is.
struct SwapPicture: Picture {
  static let specification = BlockSpecification(
    "swap", summary: "why left and right change places", noun: "picture",
    .plain { _ in SwapPicture() })

  /// A landscape of the device, and the interface that is upright on it.
  struct Pair: Equatable {
    let device: DeviceOrientation
    let interface: InterfaceOrientation
  }

  /// The pairs, in the order of the device's raw values.
  let pairs: [Pair] = DeviceOrientation.allCases.filter(\.isLandscape).compactMap { device in
    device.interfaceOrientation.map { Pair(device: device, interface: $0) }
  }

  var mentions: [EntryKey] {
    [.rule(Rule.deviceMapsToOppositeLandscape.rawValue)]
      + pairs.flatMap {
        [
          EntryKey.symbol("UIDeviceOrientation." + $0.device.swiftName),
          .symbol("UIInterfaceOrientation." + $0.interface.swiftName),
        ]
      }
  }

  func alternative(_ words: PictureWords) -> String {
    words[.swapTitle] + " " + pairs.map { words.swap($0) }.joined(separator: " ")
  }

  func render(into page: inout HTMLWriter, context: BlockContext) {
    let words = PictureWords(language: context.language)
    page.drawing(words[.swapLegend], name: words[.swapTitle]) { page in
      page.canvas(312, 256, label: alternative(words)) { write(words, into: &$0) }
    }
  }
}

extension SwapPicture {
  /// The interfaces are listed by name as the devices are, so that the lines show what is exchanged.
  private var interfaces: [InterfaceOrientation] {
    pairs.compactMap { pair in
      pairs.first { $0.interface.swiftName.utf8.elementsEqual(pair.device.swiftName.utf8) }?.interface
    }
  }

  private func y(_ row: Int) -> Int { 84 + row * 122 }

  private func write(_ words: PictureWords, into page: inout HTMLWriter) {
    page.label(0, 12, "UIDeviceOrientation", "code strong")
    page.label(0, 28, words[.namedAfterTop], "note")
    page.label(312, 12, "UIInterfaceOrientation", "code strong end")
    page.label(312, 28, words[.namedAfterHomeButton], "note end")
    for (row, pair) in pairs.enumerated() {
      guard let target = interfaces.firstIndex(of: pair.interface) else { continue }
      let style: StaticString = row == 0 ? "link" : "link other"
      page.stroke("M116 \(y(row))C156 \(y(row)) 156 \(y(target)) 196 \(y(target))", style)
    }
    for (row, pair) in pairs.enumerated() {
      DeviceDrawing(held: pair.device).write(52, y(row), scale: "0.8", into: &page)
      writeTop(pair.device, y(row), into: &page)
      page.label(52, y(row) + 42, pair.device.swiftName, "code middle")
      writeValue(pair.device.rawValue, 116, y(row), isFirst: row == 0, into: &page)
    }
    for (row, interface) in interfaces.enumerated() {
      guard let pair = pairs.first(where: { $0.interface == interface }) else { continue }
      DeviceDrawing(held: pair.device, interface: interface, marksHomeButton: true)
        .write(260, y(row), scale: "0.8", into: &page)
      page.label(260, y(row) + 42, interface.swiftName, "code middle")
      writeValue(interface.rawValue, 196, y(row), isFirst: pair == pairs.first, into: &page)
    }
  }

  /// An arrow on the screen, to where the top of the device points.
  private func writeTop(_ device: DeviceOrientation, _ y: Int, into page: inout HTMLWriter) {
    page.group("translate(52 \(y)) rotate(\(device.drawnAngle))") {
      $0.stroke("M0 18v-36m-8 8l8 -8 8 8", "pointer")
    }
  }

  private func writeValue(_ value: Int, _ x: Int, _ y: Int, isFirst: Bool, into page: inout HTMLWriter) {
    page.dot(x, y, 11, isFirst ? "value" : "value other")
    page.label(x, y + 4, "\(value)", isFirst ? "middle strong inverse" : "middle strong")
  }
}
