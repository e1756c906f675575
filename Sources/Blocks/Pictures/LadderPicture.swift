import HTML
import Orientation
import OrientationCatalog
import OrientationNotation

/// The layers, the strongest at the top, with the way of one decision down to the layer that ended it.
struct LadderPicture: ClaimPicture {
  static let specification = BlockSpecification(
    "ladder", summary: "the layers, and which of them one decision passed; its body is a scenario", noun: "picture",
    .text { LadderPicture.parse($0.body, line: $0.line, app: $0.app, report: $1) })

  /// What a layer had to say.
  struct Rung: Equatable {
    package let layer: Layer
    /// The rules that applied, in the order of the trace.
    package let rules: [Rule]
    /// What was allowed behind the layer, or nil where it said nothing about it.
    let mask: InterfaceOrientationMask?
    /// The controller that the layer named, or nil where it named none.
    let responsible: Name?
    package let isDeciding: Bool
  }

  let claim: ParsedClaim
  let resolution: Resolution

  /// The layers in the order of their precedence.
  package var rungs: [Rung] {
    Layer.allCases.map { layer in
      let steps = resolution.trace.steps.filter { $0.rule.layer == layer }
      var rung = (rules: [Rule](), mask: InterfaceOrientationMask?.none, responsible: Name?.none)
      for step in steps {
        if !rung.rules.contains(step.rule) { rung.rules.append(step.rule) }
        switch step.effect {
        case .applicationMask(let mask), .controllerMask(let mask), .effectiveMask(let mask): rung.mask = mask
        case .responsible(let name): rung.responsible = name
        case .applied, .asked, .concluded: break
        }
      }
      return Rung(
        layer: layer, rules: rung.rules, mask: rung.mask, responsible: rung.responsible,
        isDeciding: resolution.decision.rule.layer == layer)
    }
  }

  func alternative(_ words: PictureWords) -> String {
    words[.ladderTitle] + " " + rungs.map { words.rung($0) }.joined(separator: " ")
      + " " + words.decides(resolution.decision)
  }

  func render(into page: inout HTMLWriter, context: BlockContext) {
    let words = PictureWords(language: context.language)
    page.tag(.figure, [.class("scenario")]) { page in
      page.facts(claim.facts)
      page.pane(words[.ladderTitle]) { page in
        write(words, into: &page)
        page.tag(.p, [.class("legend")], text: words.ladderLegend)
      }
      page.verdict(resolution, context)
      page.explorerLink(.moment(claim.scenario), context)
    }
  }
}

extension LadderPicture {
  private func height(_ rung: Rung) -> Int {
    rung.isDeciding || rung.responsible != nil ? 44 : rung.rules.isEmpty ? 22 : 28
  }

  /// How far below the top of a rung its node is.
  private func node(_ rung: Rung) -> Int {
    rung.isDeciding || rung.responsible != nil ? 15 : height(rung) / 2
  }

  private func write(_ words: PictureWords, into page: inout HTMLWriter) {
    var tops: [Int] = []
    var bottom = 2
    for rung in rungs {
      tops.append(bottom)
      bottom += height(rung)
    }
    let nodes = zip(rungs, tops).map { rung, top in (rung: rung, top: top, y: top + node(rung)) }
    page.canvas(312, bottom + 2, label: alternative(words)) { page in
      for node in nodes where node.rung.isDeciding {
        page.box(0, node.top, 312, height(node.rung), radius: 8, "chosen")
      }
      let end = nodes.last?.y ?? 0
      let decided = nodes.first { $0.rung.isDeciding }?.y ?? end
      page.stroke("M14 \(nodes.first?.y ?? 0)V\(decided)", "way")
      if decided < end { page.stroke("M14 \(decided)V\(end)", "rail") }
      for node in nodes { write(node.rung, node.y, words, into: &page) }
    }
  }

  private func write(_ rung: Rung, _ y: Int, _ words: PictureWords, into page: inout HTMLWriter) {
    let isSilent = rung.rules.isEmpty
    page.dot(14, y, isSilent ? 3 : 6, rung.isDeciding ? "node deciding" : isSilent ? "node" : "node told")
    page.label(30, y + 4, words.layer(rung.layer), isSilent ? "faint" : "strong")
    if let mask = rung.mask { page.strip(mask, right: 304, y) }
    if rung.isDeciding {
      page.label(30, y + 21, resolution.decision.rule.rawValue, "code accent")
    } else if let name = rung.responsible {
      page.label(30, y + 20, name.fitting(40), "code faint")
    }
  }
}
