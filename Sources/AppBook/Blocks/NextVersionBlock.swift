import Basics
import Blocks
import HTML
import Orientation
import OrientationCatalog
import OrientationNotation
import Words

/// What a newer version of iOS changes for the app, each with a timeline on both versions and the edit.
struct NextVersionBlock: ReferenceBlock {
  static let specification = BlockSpecification(
    "next-ios", "[OLD NEW]", summary: "what a newer iOS changes for the app; by default the newest", needsApp: true,
    .words { fence, report in NextVersionBlock.read(fence, report) })

  let app: App
  let comparison: AppComparison

  private static func read(_ fence: BlockFence, _ report: BlockFence.Report) -> NextVersionBlock? {
    guard let app = fence.documentedApp else { return nil }
    func malformed(_ reason: SafeText) -> NextVersionBlock? {
      report(.blockMalformed(reason: reason), fence.line)
      return nil
    }
    if fence.words.isEmpty { return NextVersionBlock(app: app, comparison: AppComparison(ofNewest: app)) }
    guard fence.words.count == 2 else {
      return malformed("the block `next-ios` takes two versions, such as `next-ios 18 27.1`, or none")
    }
    let (old, new): (OSVersion, OSVersion)
    do throws(ValueFault) {
      (old, new) = (try VersionName.read(fence.words[0]), try VersionName.read(fence.words[1]))
    } catch {
      return malformed(error.message)
    }
    guard old < new else { return malformed("the block `next-ios` takes the older version first") }
    return NextVersionBlock(app: app, comparison: AppComparison(app, from: old, to: new))
  }

  var anchors: [BlockAnchor] {
    [BlockAnchor(id: "next-ios.changes", key: .nextVersion)]
      + kinds.map { BlockAnchor(id: id(of: $0), isLasting: false) }
  }

  var mentions: [EntryKey] {
    comparison.changes.flatMap { change in
      (change.proof?.after.flatMap { ScenarioBlock.mentions(of: $0.resolution) } ?? [])
        + (change.situation.map { ScenarioBlock.mentions(of: $0) } ?? []) + [change.entry].compactMap(\.self)
    }
  }

  func render(into page: inout HTMLWriter, context: BlockContext) {
    let words = ComparisonWords(language: context.language)
    page.tag(.div, [.id("next-ios.changes")]) { page in
      if comparison.changes.isEmpty { page.tag(.p, text: words.nothing(comparison)) }
      for kind in kinds {
        let changes = comparison.changes.filter { $0.kind == kind }
        page.tag(.p, [.id(id(of: kind))]) { $0.tag(.strong, text: "\(words.title(kind)) (\(changes.count))") }
        for (index, change) in changes.prefix(Self.mostChangesOfAKind).enumerated() {
          page.line(.figure, [.class("scenario")]) { page in
            write(change, hasTimelines: index < Self.mostTimelinesOfAKind, words, context, into: &page)
          }
        }
        let isWhole = changes.count <= Self.mostChangesOfAKind
        let isProved = changes.dropFirst(Self.mostTimelinesOfAKind).allSatisfy { $0.proof == nil }
        if !isWhole || !isProved { page.tag(.p) { $0.sentence(words.rest(of: changes.count, comparison)) } }
      }
      if !comparison.unknownScreens.isEmpty { page.tag(.p, text: words.unknown(comparison.unknownScreens)) }
    }
  }
}

extension NextVersionBlock {
  /// How many changes of a kind are shown, and how many of them with timelines: an app has hundreds, and a page has a
  /// limit.
  private static let mostChangesOfAKind = 30
  private static let mostTimelinesOfAKind = 2

  private var kinds: [AppChange.Kind] {
    AppChange.Kind.allCases.filter { kind in comparison.changes.contains { $0.kind == kind } }
  }

  private func id(of kind: AppChange.Kind) -> String { "next-ios.\(kind.rawValue)" }

  private func write(
    _ change: AppChange, hasTimelines: Bool, _ words: ComparisonWords, _ context: BlockContext,
    into page: inout HTMLWriter
  ) {
    page.tag(.figcaption) { page in
      if let entry = change.entry {
        page.link(words.title(change), to: entry, context)
      } else {
        page.breakable(words.title(change))
      }
      page.text(" ")
      page.standing(change.standing, ReferenceWords(language: context.language))
    }
    page.tag(.dl, [.class("facts")]) { page in
      page.fact(words.counts) { $0.text(words.counts(change, in: comparison)) }
      if !change.places.isEmpty {
        page.fact(words.places) { page in page.join(change.places, by: ", ") { $1.place($0, of: app) } }
      }
    }
    if let proof = change.proof { write(proof, hasTimelines, words, context, into: &page) }
    if let situation = change.situation { ScenarioBlock(situation).render(into: &page, context: context) }
    page.code(change.code, context.language)
  }

  /// The timelines on both versions, folded, and the edit that has the newer end as the older.
  private func write(
    _ proof: AppChangeProof, _ hasTimelines: Bool, _ words: ComparisonWords, _ context: BlockContext,
    into page: inout HTMLWriter
  ) {
    if !proof.assumed.isEmpty { page.tag(.p, text: words.assumed(proof.assumed)) }
    for timeline in hasTimelines ? [proof.old, proof.new] : [] {
      TimelineBlock(played: timeline).render(into: &page, context: context)
    }
    guard let repair = proof.repair else { return page.tag(.p, text: words.noEdit) }
    page.tag(.p) { $0.breakable("\(words.edit): \(words.text(of: repair))") }
    for edit in hasTimelines ? repair.edits : [] { page.code(edit.code, context.language) }
  }
}
