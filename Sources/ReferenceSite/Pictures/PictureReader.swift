import Orientation
import OrientationCatalog

/// Reads the fence of a picture.
struct PictureReader {
  /// What stands behind `picture`.
  let words: [String]
  let body: String
  /// The line of the opening fence, from 1.
  let line: Int
  let app: App?

  /// The picture, or nil where the fence could not be read; the problem has been reported then.
  func read(_ report: (_ problem: Problem, _ line: Int) -> Void) -> (any Picture)? {
    guard let name = words.first else {
      report(.blockMalformed(reason: "the block `picture` names one picture"), line)
      return nil
    }
    guard let kind = PictureKind(rawValue: name) else {
      let names = PictureKind.allCases.map(\.rawValue)
      report(.entryUnknown(kind: "picture", name: name, suggestion: Suggestion.nearest(to: name, in: names)), line)
      return nil
    }
    guard kind.takesMask || words.count == 1 else {
      report(.blockMalformed(reason: "the picture `\(name)` takes nothing behind its name"), line)
      return nil
    }
    guard kind.hasBody || body.utf8.allSatisfy({ $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: " ") }) else {
      report(.blockMalformed(reason: "the picture `\(name)` has text in it, which would be lost"), line)
      return nil
    }
    return picture(kind, report)
  }
}

extension PictureReader {
  private func picture(
    _ kind: PictureKind, _ report: (_ problem: Problem, _ line: Int) -> Void
  ) -> (any Picture)? {
    switch kind {
    case .orientations: OrientationsPicture(body: .homeButton)
    case .orientationsWithoutHomeButton: OrientationsPicture(body: .notch)
    case .swap: SwapPicture()
    case .masks: MasksPicture()
    case .mask: mask(report).map { MaskPicture(mask: $0) }
    case .ladder: LadderPicture.parse(body, line: line, app: app, report: report)
    case .callbacks: CallbacksPicture.parse(body, line: line, app: app, report: report)
    case .sizeClasses: SizeClassesPicture()
    case .versions: VersionsPicture()
    }
  }

  private func mask(_ report: (_ problem: Problem, _ line: Int) -> Void) -> InterfaceOrientationMask? {
    let text = words.dropFirst().joined(separator: " ")
    do {
      let mask = try ValueReader.mask(text[...])
      guard mask.rawValue < 1 << UInt(MaskBits.count) else {
        let reason = "the mask \(mask.rawValue) has bits above the \(MaskBits.count) that mean something"
        report(.blockMalformed(reason: reason), line)
        return nil
      }
      return mask
    } catch {
      if let suggestion = error.suggestion {
        report(.entryUnknown(kind: "mask", name: text.shortened, suggestion: suggestion), line)
      } else {
        report(.blockMalformed(reason: "the picture `mask` names a mask: " + error.message), line)
      }
      return nil
    }
  }
}
