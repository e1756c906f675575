import Basics
import HTML
import Orientation

/// Every mask that UIKit names, as a row of bits with its raw value.
struct MasksPicture: Picture {
  static let specification = BlockSpecification(
    "masks", summary: "every mask of UIKit as a row of bits", noun: "picture",
    .plain { _ in MasksPicture() })

  let masks = InterfaceOrientationMask.members

  var mentions: [EntryKey] { masks.map { .symbol("UIInterfaceOrientationMask." + $0.name) } }

  func alternative(_ words: PictureWords) -> String {
    words[.masksTitle] + " " + masks.map { words.bits($0.name, $0.mask) }.joined(separator: " ")
  }

  func render(into page: inout HTMLWriter, context: BlockContext) {
    let words = PictureWords(language: context.language)
    page.drawing(words[.masksLegend], name: words[.masksTitle]) { page in
      page.canvas(312, 52 + masks.count * 26, label: alternative(words)) { page in
        writeHead(words, into: &page)
        for (row, entry) in masks.enumerated() {
          let y = 50 + row * 26
          page.label(0, y + 15, entry.name, "code")
          for (column, bit) in MaskBits.numbers.enumerated() {
            page.bit(bit, of: entry.mask, x(column), y, 22, 21)
          }
          page.label(312, y + 15, "\(entry.mask.rawValue)", "strong end")
        }
      }
    }
  }
}

extension MasksPicture {
  private func x(_ column: Int) -> Int { 126 + column * 25 }

  private func writeHead(_ words: PictureWords, into page: inout HTMLWriter) {
    page.label(0, 40, words[.bit], "note")
    page.label(312, 40, words[.rawValue], "note end")
    for (column, bit) in MaskBits.numbers.enumerated() {
      page.label(x(column) + 11, 40, "\(bit)", "note middle")
      if let orientation = MaskBits.orientation(of: bit) { page.glyph(orientation, x(column) + 11, 13) }
    }
  }
}
