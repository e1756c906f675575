import HTML
import Orientation
import OrientationCatalog
import OrientationNotation
import Words

/// The view controllers of a scenario, the one that UIKit asks lit, and what is left of its mask beside the app's.
struct TreePicture: ClaimPicture {
  static let specification = BlockSpecification(
    "tree", summary: "the view controllers, and which of them UIKit asks; its body is a scenario", noun: "picture",
    .text { TreePicture.parse($0.body, line: $0.line, app: $0.app, report: $1) })

  /// A view controller that shows, where it stands.
  struct Place: Equatable {
    let controller: Controller
    /// How many containers it is in.
    let depth: Int
    /// How it is presented, or nil for what is not.
    let presentation: Presentation?
    /// Whether its mask is the one that counts.
    let isAsked: Bool

    /// What the view controller itself allows, though nobody may ask it; nil where it says nothing of its own.
    var ownMask: InterfaceOrientationMask? {
      switch controller.answers.supported {
      case .mask(let mask): mask
      case .notImplemented, .current, .selectedChild, .visibleController, .variable: nil
      }
    }
  }

  let claim: ParsedClaim
  let resolution: Resolution

  /// What shows, from the window's root up to what is presented last.
  var places: [Place] {
    let asked = resolution.asked
    let roots = [claim.scenario.root].compactMap { $0 }.map { (controller: $0, presentation: Presentation?.none) }
    let presented = claim.scenario.presented.map { (controller: $0.controller, presentation: Optional($0)) }
    return (roots + presented).flatMap { start in
      sequence(first: start.controller, next: \.visibleChild).enumerated().map { depth, controller in
        Place(
          controller: controller, depth: depth, presentation: depth == 0 ? start.presentation : nil,
          isAsked: controller.name == asked)
      }
    }
  }

  /// The masks that make the decision: the app's, the controller's, and what both have; nil where nothing told one.
  private var masks: [(name: PictureWords.Word, mask: InterfaceOrientationMask?)] {
    let decision = resolution.decision
    return [
      (.controllerMask, decision.controllerMask), (.applicationMask, decision.applicationMask),
      (.common, decision.effectiveMask),
    ]
  }

  func alternative(_ words: PictureWords) -> String {
    let masks = masks.compactMap { name, mask in mask.map { words.mask(words[name], $0) } }
    return (places.map { words.place($0) } + masks + [words.decides(resolution.decision)]).joined(separator: " ")
  }

  func render(into page: inout HTMLWriter, context: BlockContext) {
    let words = PictureWords(language: context.language)
    writeFigure(words[.treeTitle], words.treeLegend(claim.scenario), into: &page, context: context) {
      write(words, into: &$0)
    }
  }
}

extension TreePicture {
  private static let row = 40

  private func write(_ words: PictureWords, into page: inout HTMLWriter) {
    let places = places
    let masks = masks.compactMap { name, mask in mask.map { (name: words[name], mask: $0) } }
    let end = places.count * Self.row
    page.canvas(312, end + 8 + masks.count * 24, label: alternative(words)) { page in
      for (index, place) in places.enumerated() { write(place, index * Self.row + 2, words, into: &page) }
      for (index, row) in masks.enumerated() {
        let y = end + 20 + index * 24
        page.label(8, y + 4, row.name, index == masks.count - 1 ? "strong" : "faint")
        page.strip(row.mask, right: 304, y)
      }
    }
  }

  private func write(_ place: Place, _ top: Int, _ words: PictureWords, into page: inout HTMLWriter) {
    let left = 4 + place.depth * 20
    if place.depth > 0 { page.stroke("M\(left - 10) \(top - 6)V\(top + 17)H\(left)", "rail") }
    if place.presentation != nil { page.stroke("M4 \(top - 3)H308", "rail") }
    page.box(left, top, 304 - left, Self.row - 6, radius: 8, place.isAsked ? "chosen" : "part")
    page.label(
      left + 10, top + 15, place.controller.name.fitting(40 - place.depth * 3), place.isAsked ? "code accent" : "code")
    page.label(left + 10, top + 28, words.note(place).fitting(48 - place.depth * 4), place.isAsked ? "head" : "note")
  }
}

// What the tree says of a view controller.

extension PictureWords {
  /// What a view controller in the tree is to the decision: whether it is asked, how it is presented, what it forwards.
  func note(_ place: TreePicture.Place) -> String {
    var facts: [String] = []
    if let presentation = place.presentation {
      facts.append(
        presentation.style.map { pick("presented as \($0.swiftName)", "以 \($0.swiftName) present") }
          ?? pick("presented", "被 present"))
    }
    if place.isAsked { facts.append(pick("UIKit asks it", "由 UIKit 调用")) }
    switch place.controller.forwarding {
    case .selectedChild, .topChild, .containerDelegate: facts.append(pick("forwards to its child", "转发给子控制器"))
    case .none where !place.isAsked: facts.append(pick("not asked", "不会被调用"))
    case .none: break
    }
    if !place.isAsked, let mask = place.ownMask.map({ ReferenceWords(language: language).named($0) }) {
      facts.append(pick("its \(mask) has no effect", "它的 \(mask) 不起作用"))
    }
    return facts.joined(separator: pick(", ", "，"))
  }

  /// A view controller of the tree, for those who do not see it.
  func place(_ place: TreePicture.Place) -> String {
    pick("\(place.controller.name): \(note(place)).", "\(place.controller.name)：\(note(place))。")
  }
}
