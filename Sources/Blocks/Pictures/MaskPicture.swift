import HTML
import Orientation

/// One mask: what each bit stands for, and what those that are set add up to.
struct MaskPicture: Picture {
  let mask: InterfaceOrientationMask

  func alternative(_ words: PictureWords) -> String { words.bits(nil, mask) }

  func render(into page: inout HTMLWriter, context: BlockContext) {
    let words = PictureWords(language: context.language)
    page.drawing(words.bits(nil, mask)) { page in
      page.canvas(312, 92, label: alternative(words)) { page in
        for (column, bit) in MaskBits.numbers.enumerated() {
          let x = 1 + column * 50
          if let orientation = MaskBits.orientation(of: bit) { page.glyph(orientation, x + 21, 13) }
          page.bit(bit, of: mask, x, 30, 42, 32)
          let isSet = MaskBits.isSet(bit, in: mask)
          page.label(x + 21, 80, "\(1 << bit)", isSet ? "middle strong" : "middle faint")
        }
        page.label(312, 51, "= \(mask.rawValue)", "total end")
      }
    }
  }
}
