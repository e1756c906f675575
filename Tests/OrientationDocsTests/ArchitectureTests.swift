import Foundation
import Testing

/// ARCHITECTURE.md says what each room may import and how big it may become; this compares it with what the files do.
struct ArchitectureTests {
  @Test func everyImportIsOneThatTheTableAllows() throws {
    let allowed = try Self.table()
    var offences: [String] = []
    for (room, files) in try SourceTree.checkout.get().targets {
      let mayImport = allowed[room] ?? []
      for (path, file) in files {
        offences += file.imports.filter { !mayImport.contains($0) }.map { "\(path) imports \($0)" }
      }
    }
    #expect(offences.sorted() == [])
  }

  @Test func everyRoomHasItsLineAndEveryLineItsRoom() throws {
    let sources = SourceTree.root.appendingPathComponent("Sources").path
    let folders = try FileManager.default.contentsOfDirectory(atPath: sources)
    #expect(try Self.table().keys.sorted() == folders.filter { !$0.hasPrefix(".") }.sorted())
  }

  @Test func noTargetHoldsMoreThanAQuarterOfTheSwift() throws {
    let lines = try SourceTree.checkout.get().targets.mapValues { $0.values.reduce(0) { $0 + $1.lineCount } }
    let all = lines.values.reduce(0, +)
    Self.bigTargets.compare(
      with: lines.filter { $0.value * 4 > all }.mapValues { "\($0) of \(all) lines are more than a quarter" })
  }

  @Test func foldersAreAtMostTwoLevelsDeep() throws {
    let folders = try SourceTree.checkout.get().targets.values.flatMap { $0.keys.map(UseGraph.folder) }
    Self.deepFolders.compare(
      with: Dictionary(
        folders.filter { $0.split(separator: "/").count > 3 }.map { ($0, "more than two levels below the target") },
        uniquingKeysWith: { first, _ in first }))
  }

  @Test func noCircleOfFolders() throws {
    let folders = UseGraph(of: try SourceTree.checkout.get().targets).ofFolders
    Self.foldersInCircles.compare(with: folders.members(ofCirclesAbove: 1))
  }

  @Test func noCircleOfMoreThanSevenFiles() throws {
    let files = UseGraph(of: try SourceTree.checkout.get().targets)
    Self.filesInCircles.compare(with: files.members(ofCirclesAbove: 7))
  }
}

extension ArchitectureTests {
  private static let bigTargets = KnownExceptions(
    """
    ReferenceSite
    """)

  private static let deepFolders = KnownExceptions(
    """
    """)

  private static let foldersInCircles = KnownExceptions(
    """
    Explorer
    Explorer/Answer
    Explorer/Code
    OrientationDocs
    OrientationDocs/Arguments
    OrientationDocs/Build
    OrientationDocs/Check
    OrientationDocs/Difference
    OrientationDocs/Disk
    OrientationDocs/Explain
    OrientationDocs/Init
    OrientationDocs/Report
    OrientationDocs/Scan
    OrientationDocs/Serve
    OrientationDocs/Terminal
    ReferenceSite
    ReferenceSite/App
    ReferenceSite/App/Blocks
    ReferenceSite/App/Findings
    ReferenceSite/Book
    ReferenceSite/Claims
    ReferenceSite/Coverage
    ReferenceSite/Data
    ReferenceSite/Diagnostics
    ReferenceSite/Explorer
    ReferenceSite/Layout
    ReferenceSite/Markup
    ReferenceSite/Mount
    ReferenceSite/Names
    ReferenceSite/Pictures
    ReferenceSite/Published
    ReferenceSite/Reference
    ReferenceSite/Reference/Blocks
    ReferenceSite/Search
    ReferenceSite/Words
    XcodeProject/Checkout
    XcodeProject/Declarations
    XcodeProject/Project
    XcodeProject/Settings
    XcodeProject/SourceCode
    XcodeProject/SourceCode/Names
    XcodeProject/SourceCode/ObjectiveC
    XcodeProject/SourceCode/Swift
    """)

  private static let filesInCircles = KnownExceptions(
    """
    OrientationDocs/Arguments/ArgumentParser.swift
    OrientationDocs/Arguments/Help.swift
    OrientationDocs/Build/BuildCommand.swift
    OrientationDocs/Build/SiteBuilder.swift
    OrientationDocs/Check/CheckCommand.swift
    OrientationDocs/Check/SDKCheckCommand.swift
    OrientationDocs/Disk/ReferenceFolder.swift
    OrientationDocs/Init/InitCommand.swift
    OrientationDocs/Report/JSONReport.swift
    OrientationDocs/Report/Report.swift
    OrientationDocs/Report/SARIFLog.swift
    OrientationDocs/Scan/AppFactsReader.swift
    OrientationDocs/Scan/CommittedApp.swift
    OrientationDocs/Serve/LiveSite.swift
    OrientationDocs/Serve/ServeCommand.swift
    OrientationDocs/Tool.swift
    ReferenceSite/App/Blocks/AppBlock.swift
    ReferenceSite/App/Blocks/AppMatrixBlock.swift
    ReferenceSite/App/Blocks/ControllerBlock.swift
    ReferenceSite/App/Blocks/ControllersBlock.swift
    ReferenceSite/App/Blocks/FindingsBlock.swift
    ReferenceSite/App/Blocks/ScreensBlock.swift
    ReferenceSite/App/ScreenList.swift
    ReferenceSite/Book/BookPlan.swift
    ReferenceSite/Book/LinkResolver.swift
    ReferenceSite/Book/Navigation.swift
    ReferenceSite/Book/NavigationItems.swift
    ReferenceSite/Book/OutputLedger.swift
    ReferenceSite/Book/PageBody.swift
    ReferenceSite/Book/PageList.swift
    ReferenceSite/Book/PageReader.swift
    ReferenceSite/Book/PageRenderer.swift
    ReferenceSite/Book/ReadPages.swift
    ReferenceSite/Book/SiteIndex.swift
    ReferenceSite/Book/SiteWriter.swift
    ReferenceSite/Book/Workbench.swift
    ReferenceSite/Explorer/ExplorerBlock.swift
    ReferenceSite/Pictures/CallbacksPicture.swift
    ReferenceSite/Pictures/ChangeListBlock.swift
    ReferenceSite/Pictures/LadderPicture.swift
    ReferenceSite/Pictures/LayerListBlock.swift
    ReferenceSite/Pictures/MaskPicture.swift
    ReferenceSite/Pictures/MasksPicture.swift
    ReferenceSite/Pictures/OrientationsPicture.swift
    ReferenceSite/Pictures/Picture.swift
    ReferenceSite/Pictures/PictureReader.swift
    ReferenceSite/Pictures/SizeClassesPicture.swift
    ReferenceSite/Pictures/SwapPicture.swift
    ReferenceSite/Pictures/VersionsPicture.swift
    ReferenceSite/Published/LedgerKeeper.swift
    ReferenceSite/Published/Redirects.swift
    ReferenceSite/Reference/Blocks/AnglesBlock.swift
    ReferenceSite/Reference/Blocks/AvailabilityBlock.swift
    ReferenceSite/Reference/Blocks/ChangesBlock.swift
    ReferenceSite/Reference/Blocks/ConfusionsBlock.swift
    ReferenceSite/Reference/Blocks/DiagnosticsBlock.swift
    ReferenceSite/Reference/Blocks/EnumerationBlock.swift
    ReferenceSite/Reference/Blocks/FactsBlock.swift
    ReferenceSite/Reference/Blocks/InformationPropertyListBlock.swift
    ReferenceSite/Reference/Blocks/LayersBlock.swift
    ReferenceSite/Reference/Blocks/MappingBlock.swift
    ReferenceSite/Reference/Blocks/MatricesBlock.swift
    ReferenceSite/Reference/Blocks/MatrixBlock.swift
    ReferenceSite/Reference/Blocks/MessageBlock.swift
    ReferenceSite/Reference/Blocks/MessagesBlock.swift
    ReferenceSite/Reference/Blocks/OutcomesBlock.swift
    ReferenceSite/Reference/Blocks/PredicatesBlock.swift
    ReferenceSite/Reference/Blocks/PresentationStylesBlock.swift
    ReferenceSite/Reference/Blocks/RuleBlock.swift
    ReferenceSite/Reference/Blocks/RuleUsesBlock.swift
    ReferenceSite/Reference/Blocks/RulesBlock.swift
    ReferenceSite/Reference/Blocks/ScenarioBlock.swift
    ReferenceSite/Reference/Blocks/SourcesBlock.swift
    ReferenceSite/Reference/Blocks/TimelineBlock.swift
    ReferenceSite/Reference/Blocks/VersionsBlock.swift
    ReferenceSite/Reference/Blocks/WidthsBlock.swift
    ReferenceSite/Reference/GeneratedBlock.swift
    ReferenceSite/Reference/ReferenceBlock.swift
    ReferenceSite/ReferenceSite.swift
    ReferenceSite/Search/SearchFiles.swift
    ReferenceSite/Words/PictureWords.swift
    """)

  /// The modules that each room may import, from the table under "Rooms".
  private static func table() throws -> [String: Set<String>] {
    let text = try String(contentsOf: SourceTree.root.appendingPathComponent("ARCHITECTURE.md"), encoding: .utf8)
    var rooms: [String: Set<String>] = [:]
    for line in text.split(separator: "\n") where line.hasPrefix("| `") {
      let cells = line.split(separator: "|").map { $0.split(separator: "`", omittingEmptySubsequences: false) }
      guard cells.count >= 3, cells[0].count == 3 else { continue }
      // Between the backticks, every second part is code.
      rooms[String(cells[0][1])] = Set(cells[2].indices.filter { $0 % 2 == 1 }.map { String(cells[2][$0]) })
    }
    return rooms
  }
}
