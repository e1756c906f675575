import HTML
import OrientationCatalog
import Words

/// What people saw on devices, sentence by sentence.
struct ObservationsBlock: ReferenceBlock {
  static let specification = BlockSpecification(
    "observations", summary: "what people saw on devices: the observations.txt of the book",
    .plain { _ in ObservationsBlock() })

  var anchors: [BlockAnchor] { [BlockAnchor(id: "observations.list")] }

  func render(into page: inout HTMLWriter, context: BlockContext) {
    let words = ReferenceWords(language: context.language)
    let observations = Observations.inForce.all
    if observations.isEmpty { return page.tag(.p, [.id("observations.list")], text: words[.noObservations]) }
    page.tag(.ul, as: .citations, [.id("observations.list")]) { page in
      for observation in observations {
        page.line(.li) { page in
          page.link(observation.sentence.description, to: .rule(observation.sentence.rule.rawValue), context)
          page.text(words.colon)
          page.citation(observation.citation, words, context)
        }
      }
    }
  }
}
