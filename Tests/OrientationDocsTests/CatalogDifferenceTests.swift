import Foundation
import Orientation
import OrientationCatalog
import Testing
import ToolSpecification

@testable import OrientationDocs
@testable import ReferenceSite

struct CatalogDifferenceTests {
  private static let base = """
    {"establishedUpTo": "27",
     "enumerations": [{"swift": "UIInterfaceOrientation", "introduced": "2", "cases": [
       {"swift": "landscapeLeft", "rawValue": 4}, {"swift": "landscapeRight", "rawValue": 3}]}],
     "symbols": [{"swift": "UIInterfaceOrientation", "deprecated": null}],
     "layers": ["device", "user"],
     "rules": [{"id": "order-of-choice", "versions": {"from": "5", "until": null}}],
     "matrices": [{"id": "multitasking", "cells": [
       {"id": "all-declared.ios-9", "outcome": "not asked", "rule": "a"},
       {"id": "all-declared.ios-16", "outcome": "not asked", "rule": "a"},
       {"id": "not-all-declared.ios-9", "outcome": "asked", "rule": "b"}]}]}
    """

  @Test func aCatalogSaysTheSameAsItself() throws {
    #expect(try changes(Self.base) == [])
  }

  @Test(
    arguments: [
      (
        #""landscapeLeft", "rawValue": 4"#, #""landscapeLeft", "rawValue": 3"#,
        ["UIInterfaceOrientation.landscapeLeft: raw value 4 → 3"]
      ),
      (
        #"{"swift": "landscapeRight", "rawValue": 3}"#, #"{"swift": "upsideDown", "rawValue": 3}"#,
        ["UIInterfaceOrientation.upsideDown: added", "UIInterfaceOrientation.landscapeRight: removed"]
      ),
      (#""deprecated": null"#, #""deprecated": "13""#, ["symbol UIInterfaceOrientation: deprecated none → 13"]),
      (
        #""until": null"#, #""until": "16""#,
        ["rule order-of-choice: versions from 5, until none → from 5, until 16"]
      ),
      (#"["device", "user"]"#, #"["user", "device"]"#, ["layers: order device, user → user, device"]),
      (#""establishedUpTo": "27""#, #""establishedUpTo": "28""#, ["catalog: established up to 27 → 28"]),
      (#""order-of-choice""#, #""chance""#, ["rule chance: added", "rule order-of-choice: removed"]),
      (#""id": "multitasking""#, #""id": "other""#, ["matrix other: added", "matrix multitasking: removed"]),
    ])
  func whatChangedIsToldInTheFieldsWords(text: String, replacement: String, expected: [String]) throws {
    #expect(try changes(Self.base.replacing(text, with: replacement)) == expected)
  }

  @Test func cellsThatChangeInTheSameWayAreToldTogether() throws {
    let changed = Self.base.replacing(
      #""outcome": "not asked", "rule": "a""#, with: #""outcome": "asked", "rule": "c""#)
    #expect(
      try changes(changed) == [
        "iPad multitasking: 2 cells, all four orientations × iOS 9+; iOS 16+: not asked → asked [c]"
      ])
  }

  @Test func anotherRuleForTheSameOutcomeIsADifferenceToo() throws {
    let changed = Self.base.replacing(#""rule": "b""#, with: #""rule": "c""#)
    #expect(
      try changes(changed) == [
        "iPad multitasking: 1 cell, three orientations × iOS 9+: asked by b → asked by c [c]"
      ])
  }

  @Test func theCatalogOfThisVersionCanBeComparedAndHasNoNameTwice() throws {
    let site = try #require(ReferenceData.files.first { $0.path == CatalogSnapshot.path })
    let snapshot = try CatalogSnapshot(site.bytes, path: site.path)
    #expect(snapshot.matrices.map(\.id) == MatrixKind.allCases.map(\.rawValue))
    let subjects = snapshot.entries.map(\.subject)
    #expect(Set(subjects).count == subjects.count)
    for matrix in snapshot.matrices { #expect(Set(matrix.cells.map(\.id)).count == matrix.cells.count, "\(matrix.id)") }
  }

  @Test func versionsOfTheSystemAreToldInTheSameWords() {
    let changes = CatalogDifference(VersionComparison(from: OSVersion(26), to: OSVersion(27))).changes.map(\.text)
    #expect(changes.contains("symbol UIWindowSceneDelegate.supportedInterfaceOrientations(for:): added"))
    #expect(
      changes.contains(
        "symbol UIApplicationDelegate.application(_:supportedInterfaceOrientationsFor:): deprecated no → yes"))
    #expect(
      changes.filter { $0.hasPrefix("iPad multitasking") } == [
        "iPad multitasking: 1 cell, UIRequiresFullScreen, ignored from 26.2: asked → not asked "
          + "[requires-full-screen-ignored-from-version]",
        "iPad multitasking: 1 cell, three orientations: asked → not asked [pad-apps-resize-whatever-they-list]",
      ])
  }

  @Test(
    arguments: [
      (["iOS 15", "iOS 16"], ExitCode.problemsFound), (["iPadOS 26.0", "27"], .problemsFound),
      (["ios18", "18.3"], .inSync), (["4", "16"], .wrongUsage), (["16", "site"], .wrongUsage), (["16"], .wrongUsage),
    ])
  func versionsAreKnownByTheirForm(operands: [String], status: ExitCode) async {
    let recorder = Recorder()
    #expect(await Tool.run(["diff"] + operands, console: recorder.console) == status)
  }

  @Test(arguments: ["", "[]", "{}", #"{"enumerations": []}"#, "nonsense"])
  func whatIsNoCatalogIsAFault(text: String) {
    #expect(throws: Fault.self) { try CatalogSnapshot(Array(text.utf8), path: "x.json") }
  }

  @Test func theCommandComparesSitesAndFilesAndItsStatusSaysWhetherTheyDiffer() async throws {
    let folder = try TemporaryFolder()
    try folder.write(Self.base, to: "old/data/catalog.json")
    try folder.write(Self.base.replacing(#""rawValue": 4"#, with: #""rawValue": 3"#), to: "new.json")
    func run(_ arguments: [String]) async -> (status: ExitCode, output: String) {
      let recorder = Recorder()
      return (await Tool.run(["diff"] + arguments, console: recorder.console), recorder.output)
    }
    let line = "UIInterfaceOrientation.landscapeLeft: raw value 4 → 3"
    let same = await run([folder["old"], folder["old"]])
    #expect(same == (.inSync, ""))
    let differ = await run([folder["old"], folder["new.json"]])
    #expect(differ == (.problemsFound, line + "\n"))
    let quiet = await run([folder["old"], folder["new.json"], "--quiet"])
    #expect(quiet == differ)
    let markdown = await run([folder["old"], folder["new.json"], "--format", "markdown"])
    #expect(markdown == (.problemsFound, "### What is different\n\n- \(line)\n"))
    let json = await run([folder["old"], folder["new.json"], "--format=json"])
    #expect(
      json == (
        .problemsFound,
        #"{"changes":[{"change":"changed","subject":"UIInterfaceOrientation.landscapeLeft","field":"raw value","old":"4","new":"3"}]}"#
          + "\n"
      ))
    #expect(await run([folder["old"], folder["nothing"]]).status == .inputUnreadable)
    #expect(await run([folder["old"]]).status == .wrongUsage)
    #expect(await run([folder["old"], folder["old"], "--format", "xml"]).status == .wrongUsage)
  }

  @Test func aStaleCatalogIsToldByWhatItMeans() async throws {
    let folder = try TemporaryFolder()
    // The smallest book that lists a part of the catalog, and so carries its data.
    let commands = Tool.specifications.map { "\n## \($0.name)\n\n```orientation command \($0.name)\n```\n" }
    try folder.write("# Commands\n\n- [Commands](README.md)\n", to: "content/SUMMARY.md")
    try folder.write(
      "# Commands\n\n```orientation commands\n```\n" + commands.joined(), to: "content/README.md")
    let (content, site) = (folder["content"], folder["site"])
    #expect(await Tool.run(["build", content, "--output", site, "--quiet"], console: Recorder().console) == .inSync)
    let catalog = try folder.text(of: "site/data/catalog.json")
    let changed = catalog.replacing(
      #""UIInterfaceOrientationLandscapeLeft","rawValue":4"#,
      with: #""UIInterfaceOrientationLandscapeLeft","rawValue":3"#)
    try #require(changed != catalog)
    try folder.write(changed, to: "site/data/catalog.json")
    let recorder = Recorder()
    #expect(await Tool.run(["check", content, "--output", site], console: recorder.console) == .problemsFound)
    #expect(recorder.output.hasPrefix("UIInterfaceOrientation.landscapeLeft: raw value 3 → 4\n"))
    #expect(recorder.output.contains(/data\/catalog\.json:\d+: error: .* \[site\.stale\]/))
    // JSON has the changes and the message, of which they are a line.
    let asData = Recorder()
    let arguments = ["check", content, "--output", site, "--format", "json"]
    #expect(await Tool.run(arguments, console: asData.console) == .problemsFound)
    #expect(
      asData.output.contains(#""changes":[{"change":"changed","subject":"UIInterfaceOrientation.landscapeLeft","#))
    #expect(asData.output.contains(#"\n  UIInterfaceOrientation.landscapeLeft: raw value 3 → 4\n"#))
    for (format, meaning) in [
      (ReportFormat.github, "%0A  UIInterfaceOrientation.landscapeLeft: raw value 3 → 4%0A"),
      (.sarif, #"\n  UIInterfaceOrientation.landscapeLeft: raw value 3 → 4\n"#),
    ] {
      #expect(try report(of: changed, insteadOf: catalog, as: format).contains(meaning), "\(format)")
    }
    // A catalog that is none any more is stale like any other file.
    try folder.write("nonsense", to: "site/data/catalog.json")
    let second = Recorder()
    #expect(await Tool.run(["check", content, "--output", site], console: second.console) == .problemsFound)
    #expect(second.output.contains(/data\/catalog\.json:\d+: error: .* \[site\.stale\]/))
  }

  /// What `check` prints of a catalog on the disk that is not the one of the book, which need not be built once more for it.
  private func report(of old: String, insteadOf new: String, as format: ReportFormat) throws -> String {
    let path = "data/catalog.json"
    let (old, new) = (Array(old.utf8), Array(new.utf8))
    let changes = CatalogDifference(
      from: try CatalogSnapshot(old, path: path), to: try CatalogSnapshot(new, path: path)
    ).changes
    let finding = Finding(
      .stale(path: path, difference: LineDifference(of: old, and: new)), in: "site", mendingCommand: "build",
      changes: changes)
    let recorder = Recorder()
    Report(command: "check", findings: [finding], pageCount: 1, reachedSite: true)
      .write(as: format, to: recorder.console)
    return recorder.output
  }

  private func changes(_ text: String) throws -> [String] {
    let old = try CatalogSnapshot(Array(Self.base.utf8), path: "old.json")
    let new = try CatalogSnapshot(Array(text.utf8), path: "new.json")
    return CatalogDifference(from: old, to: new).changes.map(\.text)
  }
}
