import Foundation
import Testing

@testable import OrientationDocs

/// What writing a file keeps, and what it refuses. `Tests/Faults` kills it at each of its steps.
struct OutputFileTests {
  private let folder: TemporaryFolder
  private let file: OutputFile

  init() throws {
    folder = try TemporaryFolder()
    file = OutputFile(path: folder["a.txt"])
  }

  @Test(arguments: [0o600, 0o640, 0o644, 0o755, 0o444, 0o4755] as [Int])
  func aFileKeepsItsMode(mode: Int) throws {
    try folder.write("old", to: "a.txt")
    try #require(chmod(folder["a.txt"], mode_t(mode)) == 0)
    #expect(try write("new") == .written)
    #expect(try folder.text(of: "a.txt") == "new")
    let status = try FileSystem.details(at: folder["a.txt"])
    #expect(Int(status.st_mode & 0o7777) == mode)
    #expect(folder.names() == ["a.txt"])
  }

  @Test func aFileWithTheSameBytesIsLeftAlone() throws {
    try folder.write("old", to: "a.txt")
    let identity = try folder.identity(of: "a.txt")
    #expect(try write("old") == .unchanged)
    #expect(try folder.identity(of: "a.txt") == identity)
  }

  @Test func aFileWithAnotherNameIsRefused() throws {
    try folder.write("old", to: "a.txt")
    try #require(link(folder["a.txt"], folder["b.txt"]) == 0)
    #expect(throws: Fault.self) { try write("new") }
    #expect(try folder.text(of: "a.txt") == "old" && folder.names() == ["a.txt", "b.txt"])
    // Nothing is to be written, so nothing is lost.
    #expect(try write("old") == .unchanged)
  }

  @Test func aFileThatChangedSinceItWasReadIsRefused() throws {
    try folder.write("the user's", to: "a.txt")
    let fault = #expect(throws: Fault.self) { try write("new", over: "old") }
    #expect(fault?.message.text.contains("changed it meanwhile") == true)
    #expect(try folder.text(of: "a.txt") == "the user's" && folder.names() == ["a.txt"])
    try folder.remove("a.txt")
    #expect(throws: Fault.self) { try write("new", over: "old") }
    #expect(folder.names() == [])
  }

  @Test func aFileIsKnownAgainUntilAnythingOfItChanges() throws {
    try folder.write("old", to: "a.txt")
    let kept = try KeptFile(folder["a.txt"])
    #expect(kept.isUnchanged(at: folder["a.txt"]))
    try folder.write("old", to: "b.txt")
    #expect(!kept.isUnchanged(at: folder["b.txt"]))
    try #require(rename(folder["b.txt"], folder["a.txt"]) == 0)
    #expect(!kept.isUnchanged(at: folder["a.txt"]))
    let again = try KeptFile(folder["a.txt"])
    try #require(chmod(folder["a.txt"], 0o600) == 0)
    #expect(!again.isUnchanged(at: folder["a.txt"]))
  }

  @Test func whatBelongsToOthersStays() throws {
    let left = ".12ab" + OutputFolder.unfinishedSuffix
    for name in ["a.txt", "a.txt.unfinished", left] { try folder.write("the user's", to: name) }
    var told: [String] = []
    _ = try file.write(Array("new".utf8)) { told.append($0.text) }
    #expect(folder.names() == [left, "a.txt", "a.txt.unfinished"])
    #expect(told.count == 1 && told[0].contains(left + " was left by an interrupted run"))
  }

  @Test func linksAreNotFollowed() throws {
    try folder.write("old", to: "b.txt")
    try folder.link("a.txt", to: "b.txt")
    #expect(throws: Fault.self) { try write("new") }
    #expect(try folder.text(of: "b.txt") == "old")
  }

  private func write(_ text: String, over former: String? = nil) throws(Fault) -> OutputFile.Outcome {
    try file.write(Array(text.utf8), over: former.map { Array($0.utf8) }) { _ in }
  }
}
