import HTML
import Orientation

/// The layers, the strongest at the top, with the way of one decision down to the layer that ended it.
struct LadderPicture: Picture {
  /// What a layer had to say.
  struct Rung: Equatable {
    let layer: Layer
    /// The rules that applied, in the order of the trace.
    let rules: [Rule]
    /// What was allowed behind the layer, or nil where it said nothing about it.
    let mask: InterfaceOrientationMask?
    /// The controller that the layer named, or nil where it named none.
    let responsible: Name?
    let isDeciding: Bool
  }

  let claim: ParsedClaim
  let resolution: Resolution

  /// Reads a claim and runs it; a false one is reported, and still drawn as it is.
  static func parse(
    _ body: String, line: Int, app: App?, report: (_ problem: Problem, _ line: Int) -> Void
  ) -> LadderPicture? {
    ScenarioBlock.parse(body, line: line, app: app, report: report)
      .map { LadderPicture(claim: $0.claim, resolution: $0.resolution) }
  }

  /// The layers in the order of their precedence.
  var rungs: [Rung] {
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

  var mentions: [EntryKey] { ScenarioBlock.mentions(of: resolution) }

  var demonstrations: [EntryKey] { ScenarioBlock.demonstrations(of: resolution) }

  func alternative(_ words: PictureWords) -> String {
    words.ladderTitle + " " + rungs.map { words.rung($0) }.joined(separator: " ")
      + " " + words.decides(resolution.decision)
  }

  func render(into page: inout HTMLWriter, context: BlockContext) {
    let words = PictureWords(language: context.language)
    page.tag("figure", [.class("scenario")]) { page in
      page.tag("dl", [.class("facts")]) { page in
        for fact in claim.facts { page.fact(fact.key) { $0.breakable(fact.value) } }
      }
      page.tag("div", [.class("drawing")]) { write(words, into: &$0) }
      page.verdict(resolution, context)
      page.tag("figcaption", [.class("legend")], text: words.ladderLegend)
      page.explorerLink(.moment(claim.scenario), context)
    }
  }
}

extension LadderPicture {
  private func height(_ rung: Rung) -> Int { rung.isDeciding ? 46 : rung.rules.isEmpty ? 22 : 28 }

  private func write(_ words: PictureWords, into page: inout HTMLWriter) {
    let rungs = rungs
    let heights = rungs.map(height)
    page.canvas(312, heights.reduce(0, +) + 4, label: alternative(words)) { page in
      var y = 2
      for (rung, height) in zip(rungs, heights) where rung.isDeciding {
        page.box(0, 2 + top(of: rung, rungs, heights), 312, height, radius: 8, "chosen")
      }
      page.stroke("M14 \(2 + heights[0] / 2)V\(2 + heights.reduce(0, +) - (heights.last ?? 0) / 2)", "rail")
      for (rung, height) in zip(rungs, heights) {
        write(rung, y, height, words, into: &page)
        y += height
      }
    }
  }

  private func top(of rung: Rung, _ rungs: [Rung], _ heights: [Int]) -> Int {
    zip(rungs, heights).prefix { $0.0 != rung }.reduce(0) { $0 + $1.1 }
  }

  private func write(_ rung: Rung, _ y: Int, _ height: Int, _ words: PictureWords, into page: inout HTMLWriter) {
    let line = y + (rung.isDeciding ? 15 : height / 2)
    let node: StaticString = rung.isDeciding ? "node deciding" : rung.rules.isEmpty ? "node silent" : "node"
    page.dot(14, rung.isDeciding ? line : y + height / 2, rung.rules.isEmpty ? 3 : 6, node)
    page.label(30, line + 4, words.layer(rung.layer), rung.rules.isEmpty ? "faint" : "strong")
    if let mask = rung.mask {
      page.strip(mask, right: 304, line)
    } else if let name = rung.responsible {
      page.label(304, line + 4, name.fitting(22), "code end")
    }
    if rung.isDeciding { page.label(30, line + 21, resolution.decision.rule.rawValue, "code accent") }
  }
}
