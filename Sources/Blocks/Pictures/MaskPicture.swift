import Basics
import HTML
import Orientation
import OrientationNotation

/// One mask: what each bit stands for, and what those that are set add up to.
struct MaskPicture: Picture {
  static let specification = BlockSpecification(
    "mask", "MASK", summary: "one mask: names or raw values, as in `mask portrait, landscapeRight` or `mask 24`",
    noun: "picture",
    .words { MaskPicture(reading: $0, $1) })

  let mask: InterfaceOrientationMask

  func alternative(_ words: PictureWords) -> String { words.bits(nil, mask) }

  func render(into page: inout HTMLWriter, context: BlockContext) {
    let words = PictureWords(language: context.language)
    page.drawing(words.bits(nil, mask), name: words[.picture]) { page in
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

extension MaskPicture {
  /// Reads the mask behind the name; what is wrong with it is reported.
  fileprivate init?(reading fence: BlockFence, _ report: BlockFence.Report) {
    let text = fence.words.joined(separator: " ")
    do {
      mask = try ValueReader.mask(text[...])
      guard mask.rawValue < 1 << UInt(MaskBits.count) else {
        let reason: SafeText = "the mask \(mask.rawValue) has bits above the \(MaskBits.count) that mean something"
        report(.blockMalformed(reason: reason), fence.line)
        return nil
      }
    } catch {
      if let suggestion = error.suggestion {
        report(.entryUnknown(kind: "mask", name: text.shortened, suggestion: suggestion), fence.line)
      } else {
        report(.blockMalformed(reason: "the picture `mask` names a mask: \(error.message)"), fence.line)
      }
      return nil
    }
  }
}
