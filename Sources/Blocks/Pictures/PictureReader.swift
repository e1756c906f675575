import Basics
import Diagnostics
import Orientation
import OrientationNotation

/// Reads the fence of a picture.
struct PictureReader {
  static let specification = BlockSpecification(
    "picture", "NAME", summary: "[a picture](#pictures)", .free { PictureReader(fence: $0).read($1) })

  let fence: BlockFence

  /// The picture, or nil where the fence could not be read; the problem has been reported then.
  func read(_ report: (_ problem: Problem, _ line: Int) -> Void) -> (any Picture)? {
    guard let name = fence.words.first else {
      report(.blockMalformed(reason: "the block `picture` names one picture"), fence.line)
      return nil
    }
    guard let kind = PictureKind(rawValue: name) else {
      let names = PictureKind.allCases.map(\.rawValue)
      report(
        .entryUnknown(kind: "picture", name: name, suggestion: Suggestion.nearest(to: name, in: names)), fence.line)
      return nil
    }
    guard kind.takesMask || fence.words.count == 1 else {
      report(.blockMalformed(reason: "the picture `\(name)` takes nothing behind its name"), fence.line)
      return nil
    }
    guard kind.hasBody || fence.isEmpty else {
      report(.blockMalformed(reason: "the picture `\(name)` has text in it, which would be lost"), fence.line)
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
    case .ladder: LadderPicture.parse(fence.body, line: fence.line, app: fence.app, report: report)
    case .callbacks: CallbacksPicture.parse(fence.body, line: fence.line, app: fence.app, report: report)
    case .sizeClasses: SizeClassesPicture()
    case .versions: VersionsPicture()
    }
  }

  private func mask(_ report: (_ problem: Problem, _ line: Int) -> Void) -> InterfaceOrientationMask? {
    let text = fence.words.dropFirst().joined(separator: " ")
    do {
      let mask = try ValueReader.mask(text[...])
      guard mask.rawValue < 1 << UInt(MaskBits.count) else {
        let reason = "the mask \(mask.rawValue) has bits above the \(MaskBits.count) that mean something"
        report(.blockMalformed(reason: reason), fence.line)
        return nil
      }
      return mask
    } catch {
      if let suggestion = error.suggestion {
        report(.entryUnknown(kind: "mask", name: text.shortened, suggestion: suggestion), fence.line)
      } else {
        report(.blockMalformed(reason: "the picture `mask` names a mask: " + error.message), fence.line)
      }
      return nil
    }
  }
}
