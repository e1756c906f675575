import Basics
import Diagnostics

/// The pictures that a page can ask for, by the word behind `orientation picture`.
package enum Pictures {
  package static let all: [BlockSpecification] = [
    OrientationsPicture.specification, OrientationsPicture.specificationWithoutHomeButton, SwapPicture.specification,
    MasksPicture.specification, MaskPicture.specification, SizeClassesPicture.specification,
    LadderPicture.specification, TreePicture.specification, TurnPicture.specification,
    StripsPicture.specification, DisplayPicture.specification, SettingsPicture.specification,
    CameraPicture.specification, IntersectionPicture.specification,
    CallbacksPicture.specification, PairPicture.specification,
  ]

  static let specification = BlockSpecification(
    "picture", "NAME", summary: "a picture",
    .free { fence, report in
      guard let name = fence.words.first else {
        report(.blockMalformed(reason: "the block `picture` names one picture"), fence.line)
        return nil
      }
      guard let picture = all.first(where: { $0.name.utf8.elementsEqual(name.utf8) }) else {
        let suggestion = Suggestion.nearest(to: name, in: all.map(\.name))
        report(.entryUnknown(kind: "picture", name: name, suggestion: suggestion), fence.line)
        return nil
      }
      return picture.block(fence.behindName, report)
    })
}
