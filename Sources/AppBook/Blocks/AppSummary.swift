import Basics
import HTML
import Orientation
import OrientationCatalog
import Words

/// How an app stands, to be sent: one page of Markdown, and a badge. Both say what the home page of the app's book says.
package struct AppSummary: LocalizedWords, Sendable {
  /// The files of the site that they are.
  package static let (pagePath, badgePath) = ("summary.md", "badge.svg")
  /// How many findings, screens and changes of each are listed.
  private static let mostListed = 20

  package let language: Language
  private let app: App
  private let title: String
  /// The address of the site; nil where nobody says it.
  private let address: String?
  private let state: AppHealth

  package init(_ app: App, title: String, address: String?, language: Language) {
    self.language = language
    self.app = app
    self.title = title
    self.address = address
    state = AppHealth(app)
  }

  package var files: [FileTree.File] {
    [
      FileTree.File(path: Self.pagePath, bytes: Array(page.utf8)),
      FileTree.File(path: Self.badgePath, bytes: badge),
    ]
  }
}

extension AppSummary {
  /// A ground of the badge, on which text is white.
  package enum Ground: String, CaseIterable, Sendable {
    case name = "#555555"
    case good = "#1a6b33"
    case warning = "#8a4b00"
    case bad = "#a51d1d"
  }

  private var words: StateWords { StateWords(language: language) }

  // MARK: The page

  private var page: String {
    let sections = [problems, screens, changes, policies].filter { !$0.lines.isEmpty }
    return "# \(title.plainMarkdown)\n\n**\(words.headline(state))**\n"
      + sections.map { "\n## \($0.heading)\n\n" + $0.lines.map { $0 + "\n" }.joined() }.joined()
      + (address.map { "\n<\($0)>\n" } ?? "")
  }

  private var problems: (heading: String, lines: [String]) {
    let texts = state.open.map { _, finding, _ in
      "- \(FindingWords(language: language).message(finding).plainMarkdown) · iOS \(finding.versions) · "
        + finding.place.path.plainMarkdown
    }
    return (pick("Problems", "问题"), listed(texts))
  }

  private var screens: (heading: String, lines: [String]) {
    let words = ScreenTreeWords(language: language)
    let matrix = app.matrix
    let devices = matrix.newestColumns
    let rows = zip(matrix.rows, matrix.cells).map { row, cells in
      let name = AppMatrix.isForOthers(row.screen) ? words.app[.otherScreens] : row.screen.name
      return tableRow([name.plainMarkdown] + devices.map { words.line(ScreenOutcome(cells[$0.column])).plainMarkdown })
    }
    let head = [
      tableRow([words.app[.screen]] + devices.map { words.app.idiom($0.idiom) }),
      tableRow(["---"] + devices.map { _ in "---" }),
    ]
    let rest = rows.count > Self.mostListed ? ["", words.app.more(rows.count - Self.mostListed)] : []
    return (
      pick("Screens on iOS \(OSVersion.newest)", "iOS \(OSVersion.newest) 上的页面"),
      rows.isEmpty ? [] : head + rows.prefix(Self.mostListed) + rest
    )
  }

  private var changes: (heading: String, lines: [String]) {
    let words = ComparisonWords(language: language)
    return (
      words.heading(state.comparison), listed(state.comparison.changes.map { "- " + words.title($0).plainMarkdown })
    )
  }

  private var policies: (heading: String, lines: [String]) {
    let lines = app.policyReports.map { report in
      let names = report.verdicts.map(name)
      let counts = names.withoutRepeats.map { name in "\(name) \(names.count { $0 == name })" }
      return "- \(report.policy.name.plainMarkdown)\(colon)\(counts.joined(separator: comma))"
    }
    return (pick("Policies", "策略"), listed(lines))
  }

  private func name(_ verdict: PolicyVerdict) -> String {
    switch verdict {
    case .holds(if: []): pick("holds", "成立")
    case .holds: pick("holds on a condition", "有条件地成立")
    case .notProved: pick("not proved", "未能证明")
    case .fails, .neverReaches: pick("fails", "不成立")
    }
  }

  /// The first of some lines, and how many there are besides.
  private func listed(_ lines: [String]) -> [String] {
    let rest = lines.count - Self.mostListed
    return lines.prefix(Self.mostListed) + (rest > 0 ? ["- " + AppWords(language: language).more(rest)] : [])
  }

  private func tableRow(_ cells: [String]) -> String { "| " + cells.joined(separator: " | ") + " |" }

  // MARK: The badge

  private var ground: Ground {
    switch state.open.first?.harm {
    case nil: .good
    case .other: .warning
    case .launch, .crash, .upload: .bad
    }
  }

  private var badge: [UInt8] {
    let name = pick("orientation", "屏幕方向")
    let text = ([words.problems(state.open.count)] + words.harms(of: state).prefix(1)).joined(separator: " · ")
    let (left, right) = (Self.width(of: name) + 12, Self.width(of: text) + 12)
    var page = HTMLWriter(capacity: 1_024, isMarked: false)
    page.tag(
      .svg,
      [
        Attribute("xmlns", "http://www.w3.org/2000/svg"), Attribute("width", "\(left + right)"),
        Attribute("height", "20"), .role("img"), .aria(label: name + colon + text),
      ]
    ) { page in
      page.tag(.title, text: name + colon + text)
      box(0, left + right, ground, into: &page)
      box(0, left, .name, into: &page)
      for (x, part) in [(6, name), (left + 6, text)] {
        page.tag(
          .text,
          [
            Attribute("x", "\(x)"), Attribute("y", "14"), Attribute("fill", "#ffffff"),
            Attribute("font-family", "Verdana, Geneva, sans-serif"), Attribute("font-size", "11"),
            Attribute("textLength", "\(Self.width(of: part))"),
          ], text: part)
      }
    }
    page.line()
    return page.finish()
  }

  private func box(_ x: Int, _ width: Int, _ ground: Ground, into page: inout HTMLWriter) {
    page.void(
      .rect,
      [
        Attribute("x", "\(x)"), Attribute("width", "\(width)"), Attribute("height", "20"), Attribute("rx", "3"),
        Attribute("fill", ground.rawValue),
      ])
  }

  /// How wide a text is made: about what it is by itself, so that it fits whatever the font is.
  private static func width(of text: String) -> Int {
    text.unicodeScalars.reduce(0) { $0 + ($1.value < 0x2E80 ? 6 : 11) }
  }
}
