import AppBook
import AppFacts
import Basics
import Diagnostics
import OrientationCatalog
import OrientationNotation
import ReferenceSite
import ToolSpecification

/// Says what is wrong with a book and where its site is out of date.
struct SiteCheck {
  let builder: SiteBuilder
  /// The app that is scanned instead of what app.json says; nil for that.
  let project: String?
  let output: String
  /// The checksums to compare with instead of the site; nil for the site.
  let manifest: String?
  /// The book in another state, whose translations are compared; nil for none.
  let base: BookFolder?
  let format: ReportFormat
  /// Whether to say how much of the catalog the book covers.
  let showsCoverage: Bool

  func run(console: Console) async throws -> ExitCode {
    let stopwatch = Stopwatch()
    let site = try OutputFolder(output, book: builder.book)
    let committed = try manifest.map(ChecksumManifest.init(at:))
    let edition = try builder.edition(after: site, shelf: committed == nil ? Shelf(site.givingUpHeld) : .memory)
    let console = console.speaking(edition.language)
    let drifts = edition.diagnostics.isEmpty ? drifts(of: edition, from: site, or: committed) : []
    let app = try await edition.observations.whileInForce {
      try await appFindings(in: builder.book, edition, console)
    }
    let findings =
      try keptTranslations() + app.stale + app.harms + edition.diagnostics.map { Finding($0, policyOfAppIn: app.root) }
      + edition.acceptedPolicies.map { Finding($0, policyOfAppIn: app.root, acceptedBecause: $1) }
      + drifts
    let reachedSite = edition.diagnostics.isEmpty
    let report = Report(
      command: CheckCommand.specification.name, findings: findings,
      pageCount: edition.pageCount, reachedSite: reachedSite,
      addresses: edition.addresses, coverage: showsCoverage ? edition.coverage : nil,
      evidence: showsCoverage ? edition.evidence : [])
    var advice: [SafeText] = app.stale.first.map { ["help: \($0.help)"] } ?? []
    if !drifts.isEmpty { advice.append("help: run `\(mendingCommand)` and commit \(compared(with: site))") }
    report.write(as: format, to: console, advice: advice.isEmpty ? nil : advice.joined(separator: "\n"))
    if !reachedSite {
      console.talk("\(compared(with: site)) was not compared: a book with problems has no site")
    }
    let (errors, warnings) = (report.errors.count, report.warnings.count)
    let verdict: SafeText =
      (errors == 0 ? "in sync" : Count.of(errors, "problem"))
      + (warnings == 0 ? "" : ", \(Count.of(warnings, "warning"))")
    console.talk("\(edition.countedPages), \(stopwatch.text), \(verdict)")
    return errors == 0 ? .inSync : .problemsFound
  }
}

extension SiteCheck {
  /// The texts that were translated from another original at the base, and are the same now.
  private func keptTranslations() throws(Fault) -> [Finding] {
    guard let base else { return [] }
    let former = try base.read()
    if former[BookLayout.summary] == nil {
      throw Fault("`\(base.shown)` is no book: it has no \(BookLayout.summary)", help: "name the book at the base")
    }
    return KeptTranslation.all(in: try builder.book.read(), since: former).map { text in
      var finding = Finding(
        Diagnostic(
          path: Path.join(builder.book.shown, text.path), line: text.line,
          problem: .translation(.kept(words: text.words))))
      finding.verdict = .warning
      return finding
    }
  }

  /// Where the app, scanned again, is not what the book's `app.json` says: first what it comes to, then what the code
  /// says. What has only moved is no finding; it is told. Then what does harm in the app as it is now, and where the app is.
  private func appFindings(
    in folder: BookFolder, _ edition: Edition, _ console: Console
  ) async throws -> (stale: [Finding], harms: [Finding], root: String?) {
    guard let app = try CommittedApp(in: try folder.read(), of: folder) else { return ([], [], nil) }
    let file = Path.join(folder.shown, CommittedApp.path)
    guard let scan = try app.scan(in: folder, project: project) else {
      console.talk("\(file) does not say where the app is, so it was not compared")
      return ([], harms(in: app.facts, root: nil, edition), nil)
    }
    let difference = try await app.difference(by: scan)
    let harms = harms(in: difference.facts, root: difference.root, edition)
    var committed = app.facts
    committed.origin = difference.facts.origin
    // Screens are resolved only where there may be something to tell.
    if difference.facts == committed { return ([], harms, difference.root) }
    let command = scan.command(writing: file)
    let decisions = Self.changes(from: committed, to: difference.facts, screens: edition.app?.screens ?? [])
    let notes = Self.notes(on: difference.changes, in: file, from: App(committed), to: App(difference.facts))
    if !notes.isEmpty {
      console.talk("note: \(notes.joined(separator: ", ")); `\(command)` brings the file up to date")
    }
    let stale =
      decisions.map { Finding($0, in: file, mendingCommand: command, edition.language) }
      + difference.changes.filter(\.isMeaning).map { Finding($0, in: difference.root, mendingCommand: command) }
    guard let version = app.version, version != .this, !stale.isEmpty else { return (stale, harms, difference.root) }
    // A newer tool may read more: what is told below need not be a change of the code.
    let upgrade = Finding(
      .appStale, file, line: 1, writtenBy: version, remedy: "scan once; what follows may come from that",
      mendingCommand: command)
    return ([upgrade] + stale, harms, difference.root)
  }

  /// What is other than in `app.json` and no reason to be red: lines that moved, and what is found now or no longer.
  private static func notes(
    on changes: [AppDifference.Change], in file: String, from old: App, to new: App
  ) -> [SafeText] {
    func found(in app: App) -> [String] { app.findings().map { $0.kind.rawValue + " " + $0.subject }.sorted() }
    let difference = found(in: new).difference(from: found(in: old))
    let moved = changes.count { !$0.isMeaning }
    return [
      moved > 0 ? "\(Count.of(moved, "place")) of \(file) moved or decide nothing" : nil,
      difference.insertions.isEmpty ? nil : Count.of(difference.insertions.count, "new finding"),
      difference.removals.isEmpty ? nil : "\(Count.of(difference.removals.count, "finding")) gone",
    ].compactMap(\.self)
  }

  /// What the app decides otherwise: on the screens that the book names, and wherever the code shows its controllers. The
  /// book's words do not change where code is put into another container.
  private static func changes(from old: AppFacts, to new: AppFacts, screens: [Screen]) -> [AppDecisionChange] {
    let (old, new) = (old.limited(to: new), new.limited(to: old))
    // What the code says and what is found is told by itself.
    let named = AppDecisionChange.between(
      App(old, screens: screens), and: App(new, screens: screens), hasAll: false)
    if screens.isEmpty || old.placements == nil { return named }
    let read = AppDecisionChange.between(App(old, screens: []), and: App(new, screens: []), hasAll: false)
    return named
      + read.filter { change in
        guard case .decision = change else { return false }
        return !named.contains { $0.saysSame(as: change) }
      }
  }

  /// What does harm in the app, with what the book makes of it, and the entries of the book that accept something that is
  /// gone from the code; those that `app.json` does not need either are the edition's to report.
  private func harms(in facts: AppFacts, root: String?, _ edition: Edition) -> [Finding] {
    let found = AppFindings(of: app(with: facts, edition), in: root)
    let told = Set(
      edition.diagnostics.lazy.filter { if case .findingsUnneeded = $0.problem { true } else { false } }.map(\.line))
    let file = Path.join(builder.book.shown, BookLayout.findings)
    return found.told(in: edition.language) + found.faults()
      + found.unneededEntries.filter { !told.contains($0.line) }.map { Finding(unneeded: $0, in: file) }
  }

  /// The app that has these facts: that of the book, if it has them.
  private func app(with facts: AppFacts, _ edition: Edition) -> App {
    if let app = edition.app {
      var known = app.facts
      known.origin = facts.origin
      if known == facts { return app }
    }
    var app = App(facts)
    app.screens = edition.app?.screens ?? []
    app.policy = edition.policy
    return app
  }

  /// The files of the site, or the lines of its manifest, that are not as the book has them.
  private func drifts(of edition: Edition, from site: OutputFolder, or committed: ChecksumManifest?) -> [Finding] {
    guard let committed else {
      if site.root == nil { return [Finding(missing: site.shown, mendingCommand: mendingCommand)] }
      let findings = Drift.between(edition.files, and: site, links: edition.sourceLinks).map { drift in
        Finding(drift, in: site.shown, mendingCommand: mendingCommand, changes: meaning(of: drift, edition, site))
      }
      return told(findings, Path.join(site.shown, Manifest.path), site.manifest.version)
    }
    let built = ChecksumManifest(of: edition.files, links: edition.sourceLinks, shown: committed.shown)
    let findings = committed.differences(from: built).map {
      Finding($0, in: committed, mendingCommand: mendingCommand)
    }
    return told(findings, committed.shown, committed.version)
  }

  /// The files that are not as the book has them; one finding for those that a build by this version puts right, where
  /// another version wrote them: nobody has forgotten to build.
  private func told(_ drifts: [Finding], _ path: String, _ version: ToolVersion?) -> [Finding] {
    guard let version, version != .this, !drifts.isEmpty else { return drifts }
    let count = drifts.count(where: \.isHelpShared)
    var upgrade = Finding(
      .siteStale, path, line: 1, writtenBy: version,
      remedy: "build once; \(Count.of(count, "file")) of the site would change", mendingCommand: mendingCommand)
    upgrade.changes = drifts.flatMap(\.changes)
    return [upgrade] + drifts.filter { !$0.isHelpShared }
  }

  /// What is compared with the book, as messages call it.
  private func compared(with site: OutputFolder) -> String { manifest.map { Path.shown($0) } ?? site.shown + "/" }

  /// What a stale file says otherwise about iOS than the resolver does now, where it is the catalog or the record of
  /// decisions; nothing where it cannot be read, since the file is told to be stale then all the same.
  private func meaning(of drift: Drift, _ edition: Edition, _ site: OutputFolder) -> [CatalogChange] {
    let isCatalog = CatalogSnapshot.paths.contains(drift.path)
    let isApp = drift.path == AppDecisionsJSON.path
    guard isCatalog || isApp || drift.path == DecisionRecord.path, let file = edition.files[drift.path],
      let onDisk = try? site.contents(of: drift.path)
    else { return [] }
    if isApp {
      guard let old = try? AppDecisions(onDisk, path: drift.path), let new = try? AppDecisions(file, path: drift.path)
      else { return [] }
      return AppDecisionChange.between(old, and: new).map { .app($0) }
    }
    if !isCatalog { return SituationChange.changes(from: DecisionsSnapshot(onDisk), to: DecisionsSnapshot(file)) }
    guard let old = try? CatalogSnapshot(onDisk, path: drift.path),
      let new = try? CatalogSnapshot(file, path: drift.path)
    else { return [] }
    return CatalogDifference(from: old, to: new).changes
  }

  /// The command that writes what is missing, as it was asked for here.
  private var mendingCommand: String {
    var words = [Program.name, "build"]
    if builder.book.path != "content" { words.append(Shell.word(builder.book.shown)) }
    if output != "site" { words += ["--output", Shell.word(Path.shown(output))] }
    if let manifest { words += ["--manifest", Shell.word(Path.shown(manifest))] }
    if !builder.mountsReference { words.append("--" + OptionSpecification.noReference.name) }
    return words.joined(separator: " ")
  }
}

extension App {
  /// The app that facts are of, with the screens that its book names.
  fileprivate init(_ facts: AppFacts, screens: [Screen]) {
    self.init(facts)
    self.screens = screens
  }
}
