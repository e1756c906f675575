import HTML
import Orientation
import OrientationCatalog
import OrientationNotation
import Words

extension HTMLWriter {
  /// What would end an event as was wanted: by who can change it, each repair with its code and how it then ends.
  mutating func repairs(_ answer: RepairsAnswer, _ context: BlockContext) {
    let words = RepairWords(language: context.language)
    tag("p") { $0.breakable(answer.summary(in: context.language)) }
    let owners = EditOwner.allCases.filter { owner in answer.repairs.all.contains { $0.owner == owner } }
    if owners.isEmpty { return }
    tag("dl", [.class("repairs")]) { page in
      for owner in owners {
        page.tag("dt", text: words.edits.name(of: owner))
        for repair in answer.repairs.all where repair.owner == owner {
          page.tag("dd") { $0.repair(repair, of: answer, words, context) }
        }
      }
    }
  }
}

extension HTMLWriter {
  private mutating func repair(
    _ repair: Repair, of answer: RepairsAnswer, _ words: RepairWords, _ context: BlockContext
  ) {
    tag("p") { page in
      page.breakable(words.all(repair.edits))
      page.text(words.then)
      page.text(ResolutionWords(language: context.language).verdict(repair.decision) + " ")
      if let standing = answer.standing(of: repair) {
        page.standing(standing, ReferenceWords(language: context.language))
      }
    }
    for edit in repair.edits {
      let variants = edit.code.map { CodeVariant(fenceWord: $0.language) }
      for (sample, variant) in zip(edit.code, variants) {
        var text = sample.text
        text.withUTF8 { code in
          CodeFigure(fenceWord: sample.language, variant: variant).write(
            code, choices: variant.map { [$0] } ?? [], context.language, into: &self)
        }
      }
    }
  }
}
