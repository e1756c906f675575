import HTML
import Orientation
import OrientationCatalog
import OrientationNotation
import Words

extension HTMLWriter {
  /// What would end an event as was wanted: by who can change it, each repair with its code and how it then ends.
  mutating func repairs(_ answer: RepairsAnswer, _ context: BlockContext) {
    let words = RepairWords(language: context.language)
    tag(.p, as: .repair) { $0.sentence(answer.summary(in: context.language)) }
    let single = answer.repairs.all.filter { $0.edits.count == 1 }
    let several = answer.repairs.all.filter { $0.edits.count > 1 }
    list(single.isEmpty ? several : single, of: answer, words, context)
    if !single.isEmpty, !several.isEmpty {
      folded(words.several) { $0.list(several, of: answer, words, context) }
    }
  }
}

extension HTMLWriter {
  private mutating func list(
    _ repairs: [Repair], of answer: RepairsAnswer, _ words: RepairWords, _ context: BlockContext
  ) {
    if repairs.isEmpty { return }
    tag(.dl, as: .repairs) { page in
      for owner in EditOwner.allCases {
        let own = repairs.filter { $0.owner == owner }
        if own.isEmpty { continue }
        page.tag(.dt, text: words.edits.name(of: owner))
        for repair in own { page.tag(.dd) { $0.repair(repair, of: answer, words, context) } }
      }
    }
  }

  private mutating func repair(
    _ repair: Repair, of answer: RepairsAnswer, _ words: RepairWords, _ context: BlockContext
  ) {
    tag(.p, as: .repair) { page in
      page.breakable(words.all(repair.edits))
      page.text(words.then)
      page.text(ResolutionWords(language: context.language).verdict(repair.decision) + " ")
      if let standing = answer.standing(of: repair) {
        page.standing(standing, ReferenceWords(language: context.language))
      }
      for aside in words.asides(of: repair) { page.text(" " + aside) }
    }
    for edit in repair.edits { code(edit.code, context.language) }
  }
}
