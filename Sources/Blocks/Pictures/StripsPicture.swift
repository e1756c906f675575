import HTML
import Orientation
import OrientationCatalog
import OrientationNotation

/// What app, view controller and device allow, as strips of the four orientations, and what is left of them.
struct StripsPicture: ClaimPicture {
  static let specification = BlockSpecification(
    "strips", summary: "what app, view controller and device allow, and what is left; its body is a scenario",
    noun: "picture",
    .text { StripsPicture.parse($0.body, line: $0.line, app: $0.app, report: $1) })

  /// What takes orientations out.
  enum Limit: CaseIterable {
    case application
    case controller
    case device
  }

  /// What one of them allows.
  struct Strip: Equatable {
    let limit: Limit
    /// Nil where it does not count.
    let mask: InterfaceOrientationMask?
  }

  /// The orientations, in the order of the strips.
  static let orientations = InterfaceOrientationMask.all.orientations

  let claim: ParsedClaim
  let resolution: Resolution

  var strips: [Strip] {
    let decision = resolution.decision
    let isLimitedByApp = !resolution.trace.contains(.systemScreensIgnoreTheAppMask)
    return Limit.allCases.map { limit in
      switch limit {
      case .application: Strip(limit: limit, mask: isLimitedByApp ? decision.applicationMask : nil)
      case .controller: Strip(limit: limit, mask: decision.controllerMask)
      case .device: Strip(limit: limit, mask: shownByDevice)
      }
    }
  }

  /// What is left of all strips, or nil where that was not worked out.
  var left: InterfaceOrientationMask? { resolution.decision.effectiveMask }

  /// What takes an orientation out.
  func takers(of orientation: InterfaceOrientation) -> [Limit] {
    strips.filter { $0.mask?.allows(orientation) == false }.map(\.limit)
  }

  /// What is left on the device of an app that allows everything.
  private var shownByDevice: InterfaceOrientationMask {
    var open = Scenario(
      os: claim.scenario.os, idiom: claim.scenario.idiom, hasHomeButton: claim.scenario.hasHomeButton,
      applicationDelegate: .mask(.all))
    open.root?.answers.supported = .mask(.all)
    open.root?.answers.shouldAutorotateTo = .all
    return Resolver.decide(open).effectiveMask ?? .all
  }

  func alternative(_ words: PictureWords) -> String {
    (strips.map { words.strip($0, of: self) } + [words.left(self), words.decides(resolution.decision)])
      .joined(separator: " ")
  }

  func render(into page: inout HTMLWriter, context: BlockContext) {
    let words = PictureWords(language: context.language)
    writeFigure(words[.stripsTitle], words[.stripsLegend], into: &page, context: context) { write(words, into: &$0) }
  }
}

extension StripsPicture {
  private static let head = 56
  private static let row = 56
  private static let line = 13

  private func x(_ column: Int) -> Int { 1 + column * 78 }

  private func write(_ words: PictureWords, into page: inout HTMLWriter) {
    let end = Self.head + strips.count * Self.row
    let most = Self.orientations.map { takers(of: $0).count }.max() ?? 0
    page.canvas(312, end + 48 + max(0, most - 1) * Self.line, label: alternative(words)) { page in
      for (column, orientation) in Self.orientations.enumerated() {
        writeHead(orientation, x(column) + 38, into: &page)
      }
      for (index, strip) in strips.enumerated() {
        write(strip, Self.head + index * Self.row, words, into: &page)
      }
      page.stroke("M1 \(end)H311", "rail")
      guard let left else { return }
      page.label(1, end + 16, words[.common], "strong accent")
      if left.isEmpty { page.label(311, end + 16, words[.nothingIsLeft], "strong ink exception end") }
      for (column, orientation) in Self.orientations.enumerated() {
        if left.allows(orientation) {
          writeAllowed(x(column), end + 22, into: &page)
        } else {
          for (line, limit) in takers(of: orientation).enumerated() {
            page.label(x(column) + 38, end + 38 + line * Self.line, "✕ " + words.word(limit), "middle note")
          }
        }
      }
    }
  }

  /// An orientation as a sign, and its name in two lines.
  private func writeHead(_ orientation: InterfaceOrientation, _ x: Int, into page: inout HTMLWriter) {
    page.glyph(orientation, x, 12)
    let name = orientation.swiftName
    let hump = name.firstIndex(where: \.isUppercase) ?? name.endIndex
    page.label(x, 34, String(name[..<hump]), "code middle")
    page.label(x, 46, String(name[hump...]), "code middle")
  }

  private func write(_ strip: Strip, _ top: Int, _ words: PictureWords, into page: inout HTMLWriter) {
    page.label(1, top + 16, words.heading(strip.limit), "strong")
    page.label(311, top + 16, words.source(of: strip, in: self).fitting(36), "note end")
    for (column, orientation) in Self.orientations.enumerated() {
      switch strip.mask?.allows(orientation) {
      case true?: writeAllowed(x(column), top + 22, into: &page)
      case false?:
        page.box(x(column), top + 22, 76, 24, radius: 4, "bit")
        page.label(x(column) + 38, top + 38, "✕", "middle faint")
      case nil: page.box(x(column), top + 22, 76, 24, radius: 4, "bit void")
      }
    }
  }

  private func writeAllowed(_ x: Int, _ top: Int, into page: inout HTMLWriter) {
    page.box(x, top, 76, 24, radius: 4, "bit set")
    page.label(x + 38, top + 16, "✓", "middle strong inverse")
  }
}

// What the strips say.

extension PictureWords {
  /// A limit at the head of its strip.
  func heading(_ limit: StripsPicture.Limit) -> String { ValueText.text("limits", "\(limit)", in: language) }

  /// A limit in a word, as one that takes an orientation out.
  func word(_ limit: StripsPicture.Limit) -> String {
    ValueText.text("who takes an orientation out", "\(limit)", in: language)
  }

  /// Whose answer a strip is.
  func source(of strip: StripsPicture.Strip, in picture: StripsPicture) -> String {
    guard strip.mask != nil else { return pick("does not count", "不起作用") }
    let scenario = picture.claim.scenario
    switch strip.limit {
    case .application: return picture.resolution.application.map(respondent) ?? ""
    case .controller: return picture.resolution.asked ?? picture.resolution.trace.responsible ?? ""
    case .device:
      return switch scenario.idiom {
      case .pad: "iPad"
      case .phone where scenario.effectiveHomeButton: pick("iPhone with a home button", "有 Home 键的 iPhone")
      case .phone: pick("iPhone without a home button", "没有 Home 键的 iPhone")
      }
    }
  }

  /// A strip, for those who do not see it.
  func strip(_ strip: StripsPicture.Strip, of picture: StripsPicture) -> String {
    let name = heading(strip.limit) + parenthesis(source(of: strip, in: picture))
    return strip.mask.map { mask(name, $0) } ?? name + stop
  }

  /// What is left, and who took the others out.
  func left(_ picture: StripsPicture) -> String {
    guard let left = picture.left else { return "" }
    let taken = StripsPicture.orientations.filter { !left.allows($0) }.map { orientation in
      let takers = picture.takers(of: orientation).map { word($0) }.joined(separator: comma)
      return pick("\(orientation.swiftName) taken out by \(takers)", "\(orientation.swiftName) 由\(takers)去掉")
    }
    return mask(self[.common], left) + taken.map { space + $0 + stop }.joined()
  }
}

extension Resolution {
  /// Who answered for the app, or nil where UIKit asked nobody.
  fileprivate var application: Respondent? {
    trace.steps.reduce(into: nil) { found, step in
      switch step.effect {
      case .asked(.informationPropertyList, .supported): found = .informationPropertyList
      case .asked(.applicationDelegate, .supported): found = .applicationDelegate
      case .asked(.sceneDelegate, .supported): found = .sceneDelegate
      case .asked, .applied, .responsible, .applicationMask, .controllerMask, .effectiveMask, .concluded: break
      }
    }
  }
}
