import AppFacts
import Basics
import Orientation
import OrientationNotation
import Testing

@testable import AppBook
@testable import ReferenceSite

/// Names are data: whatever classes, targets, files and folders are called, an app comes to the same.
@Suite struct HostileNameTests {
  static let names = [
    "App #2", " leading", "trailing ", "two\nlines", "carriage\rreturn", "tab\tin", "none", "all", "portrait",
    "delegate",
    "UIViewControllerish", "a: b", "x > y", "; as fullScreen", "`ticks`", "```", "\"quotes\"", "'", "back\\slash", "#",
    "\u{200B}", "\u{202E}bidi\u{2066}", String(repeating: "long", count: 50), "iOS: 5", "event: presented",
    "(selected)", "=Navigation", "$(NAME)", "🤷🏽‍♀️", "播放器", "[List, Detail]", "=> ignored", "root", "Screen2", "e\u{301}",
    "::error::x", "<b>", "@team", "%25", "Any",
  ]

  /// An app with ordinary names in a folder, and what it comes to.
  struct Plain: Sendable {
    let app: App
    let findings: [AppFinding]
    let matrix: AppMatrix

    init(_ app: App) {
      let ordinary = names.indices.map { "Ordinary\($0)" }
      self.app = App(Renaming(app.facts, ordinary, first: 0, folder: "Folder").facts(app.facts))
      findings = self.app.findings()
      matrix = AppMatrix(self.app)
    }
  }

  /// The apps of the tests that ask for every kind of finding.
  static let apps: [Plain] =
    ([15, 16].map { FindingTests.appThatDoesEverything(deployment: OSVersion($0)).app }
    + [ScreenWaysTests.appThatPlacesEverything, ScreenWaysTests.appWithAnOpenContainer]).map { Plain($0) }

  /// Each class, target and file has each of the names in one of the cases.
  @Test(arguments: names.indices)
  func otherNamesRenameTheFindingsAndChangeNothingElse(first: Int) {
    for plain in Self.apps {
      let (hostile, renaming) = Self.renamed(plain, first)
      #expect(hostile.findings().map { text($0) }.sorted() == plain.findings.map { text($0, renaming) }.sorted())
    }
  }

  @Test(arguments: names.indices)
  func otherNamesDecideTheSame(first: Int) {
    for plain in Self.apps {
      let (hostile, renaming) = Self.renamed(plain, first)
      let (old, new) = (plain.matrix, AppMatrix(hostile))
      #expect(new.columns == old.columns)
      #expect(new.rows.map(\.controller) == old.rows.map { $0.controller.map(renaming.name) })
      #expect(new.standings == old.standings)
      #expect(new.cells.map { $0.map { text($0) } } == old.cells.map { $0.map { text($0, renaming) } })
    }
  }

  @Test(arguments: [0, 7])
  func whatADecisionFileHasIsRenamedToo(first: Int) {
    for plain in Self.apps {
      let (hostile, renaming) = Self.renamed(plain, first)
      let (old, new) = (AppDecisions(plain.app), AppDecisions(hostile))
      #expect(new.rows.count == old.rows.count)
      #expect(
        Set(new.findings)
          == Set(
            old.findings.map {
              .init(kind: $0.kind, subject: renaming.name($0.subject), path: renaming.path($0.path))
            }))
    }
  }

  @Test(arguments: [3, 11])
  func otherNamesChangeTheSameOnANewerVersion(first: Int) {
    let changes = Self.apps.suffix(2).flatMap { plain in [plain.app, Self.renamed(plain, first).hostile] }.map { app in
      let found = AppComparison(app, from: OSVersion(18), to: OSVersion(27))
      return found.changes.map { "\($0.kind) \($0.builds) \($0.screens.count) \($0.since) \($0.standing)" }.sorted()
        + ["\(found.unknownScreens.count)"]
    }
    #expect(changes[0] == changes[1] && changes[2] == changes[3])
  }

  @Test(arguments: names.indices)
  func aBookAboutAnyNamesCanBeBuilt(first: Int) {
    let plain = Self.apps[first % Self.apps.count]
    let hostile = Self.renamed(plain, first).hostile
    let files = NewBook(hostile, name: Self.names[first], sourceURL: nil).files()
    let paths = files.map { $0.path.lowercased() }
    #expect(Set(paths).count == paths.count)
    let edition = ReferenceSite.build(book: FileTree(files), options: BuildOptions(app: hostile))
    #expect(edition.diagnostics.map(\.description) == [])
  }
}

extension HostileNameTests {
  /// The app with other names, the first class with the one at a place.
  private static func renamed(_ plain: Plain, _ first: Int) -> (hostile: App, Renaming) {
    let folder = names[(first + 7) % names.count]
    let renaming = Renaming(plain.app.facts, names, first: first, folder: folder)
    return (App(renaming.facts(plain.app.facts)), renaming)
  }

  private func text(_ finding: AppFinding, _ renaming: Renaming? = nil) -> String {
    func name(_ name: String) -> String { renaming?.name(name) ?? name }
    func place(_ place: FilePlace) -> String { (renaming?.place(place) ?? place).text }
    let proof = finding.proof.map { proof in
      let decision = proof.decision
      return "\(decision.outcome.claim) \(decision.rule.rawValue) \(proof.trace.responsible.map(name) ?? "-")"
    }
    let shown = finding.shownAt.map { "\(name($0.node.name)) \(place($0.place))" }
    let edits = finding.edits.map { "\(renaming?.path($0.path) ?? $0.path):\($0.line) \($0.replacement)" }
    return "\(finding.kind) \(name(finding.subject)) \(place(finding.place)) \(finding.versions) \(finding.standing) "
      + "\(proof ?? "-") \(finding.message?.id ?? "-") \(finding.facts.count) \(shown) \(edits)"
  }

  private func text(_ cell: AppMatrix.Cell, _ renaming: Renaming? = nil) -> String {
    switch cell {
    case .allowed(let mask, let name): return "\(mask) \(name.map { renaming?.name($0) ?? $0 } ?? "-")"
    case .outcome(let outcome, let rule): return "\(outcome.claim) \(rule.rawValue)"
    case .unknown: return "unknown"
    case .either(let possibilities):
      return possibilities.map { "\($0.reasons.count): \(text($0.cell, renaming))" }.joined(separator: "; ")
    }
  }
}
