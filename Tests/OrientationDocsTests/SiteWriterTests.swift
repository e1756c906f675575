import Basics
import Foundation
import OrientationCatalog
import ReferenceSite
import Synchronization
import Testing

@testable import OrientationDocs

struct SiteWriterTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.makeFolder("book")
  }

  @Test func aSiteIsWrittenWithItsManifest() throws {
    #expect(try write(["index.html": "home", "a/b/c.html": "deep"]) == SiteWriter.Outcome(written: 3, removed: 0))
    #expect(folder.names(in: "site") == [Manifest.path, "a/", "a/b/", "a/b/c.html", "index.html"])
    #expect(try folder.text(of: "site/a/b/c.html") == "deep")
    #expect(try folder.text(of: "site/" + Manifest.path) == "a/b/c.html\nindex.html\n")
  }

  @Test func onlyFilesWhoseBytesChangeAreWritten() throws {
    _ = try write(["a.html": "one", "b.html": "two"])
    let before = try folder.identity(of: "site/a.html")
    #expect(try write(["a.html": "one", "b.html": "TWO"]) == SiteWriter.Outcome(written: 1, removed: 0))
    #expect(try folder.identity(of: "site/a.html") == before)
    #expect(try folder.text(of: "site/b.html") == "TWO")
    #expect(try write(["a.html": "one", "b.html": "TWO"]) == SiteWriter.Outcome(written: 0, removed: 0))
  }

  @Test func aFileThatTheSiteNoLongerHasGoesWithTheFoldersItLeavesEmpty() throws {
    _ = try write(["a.html": "a", "x/y/z.html": "z", "x/k.html": "k"])
    #expect(try write(["a.html": "a", "x/k.html": "k"]) == SiteWriter.Outcome(written: 1, removed: 1))
    #expect(folder.names(in: "site") == [Manifest.path, "a.html", "x/", "x/k.html"])
  }

  @Test func aFileMayTakeThePlaceOfAFolderAndAFolderThatOfAFile() throws {
    _ = try write(["a": "file", "b/c": "inner"])
    _ = try write(["a/b": "inner", "b": "file"])
    #expect(folder.names(in: "site") == [Manifest.path, "a/", "a/b", "b"])
  }

  @Test func aFolderWithFilesOfSomebodyElseIsRefusedAndLeftAlone() throws {
    for name in ["1", "2", "3", "4", "5", "6"] { try folder.write("mine", to: "site/notes\(name).txt") }
    let fault = #expect(throws: Fault.self) { try self.write(["index.html": "home"]) }
    #expect(fault?.message.text.contains("\n  site/notes5.txt\n  and 1 more") == true)
    #expect(folder.names(in: "site").count == 6)
  }

  @Test func aFileOfSomebodyElseThatStandsWhereAPageShouldGoIsNotOverwritten() throws {
    try folder.write("mine", to: "site/index.html")
    #expect(throws: Fault.self) { try self.write(["index.html": "home"]) }
    #expect(try folder.text(of: "site/index.html") == "mine")
  }

  @Test func hiddenFilesOfSomebodyElseAreNeitherRefusedNorRemoved() throws {
    try folder.write("", to: "site/.DS_Store")
    try folder.write("", to: "site/.git/config")
    _ = try write(["index.html": "home"])
    _ = try write(["other.html": "home"])
    #expect(folder.names(in: "site") == [".DS_Store", ".git/", ".git/config", Manifest.path, "other.html"])
  }

  @Test func aManifestThatLeadsOutOfTheFolderRemovesNothingThere() throws {
    // To Swift, the slash and the accent behind it are one character, which is no slash.
    let names = ["outside.txt", "\u{301}outside.txt"]
    for name in names { try folder.write("mine", to: name) }
    let paths = names.map { "../" + $0 } + ["/etc/hostname", "", ".", "a//b"]
    try folder.write(paths.map { $0 + "\n" }.joined(), to: "site/" + Manifest.path)
    _ = try write(["index.html": "home"])
    for name in names { #expect(try folder.text(of: name) == "mine") }
  }

  @Test func anOutputThatIsALinkOrAFileIsRefused() throws {
    try folder.makeFolder("real")
    try folder.link("site", to: "real")
    for name in ["site", "site/", "site//"] {
      let fault = #expect(throws: Fault.self) { try self.write(["index.html": "home"], to: name) }
      #expect(fault?.message == "the output `site` is a symbolic link, and links are not followed")
    }
    try folder.write("", to: "file")
    #expect(throws: Fault.self) { try self.write(["index.html": "home"], to: "file") }
    #expect(folder.names(in: "real") == [])
  }

  @Test func aLinkWithinTheOutputIsRefusedEvenWhereTheManifestNamesIt() throws {
    _ = try write(["a/b.html": "b"])
    try folder.makeFolder("elsewhere")
    try folder.write("mine", to: "elsewhere/b.html")
    try folder.remove("site/a")
    try folder.link("site/a", to: "../elsewhere")
    #expect(throws: Fault.self) { try self.write(["a/b.html": "new"]) }
    #expect(try folder.text(of: "elsewhere/b.html") == "mine")
  }

  @Test(arguments: ["book", "book/site", "book/a/b", ".", "book/../book/site"])
  func anOutputInTheBookOrAroundItIsRefused(output: String) throws {
    let fault = #expect(throws: Fault.self) { try self.write(["index.html": "home"], to: output) }
    #expect(fault?.message.text.contains("lie one in the other") == true)
    #expect(folder.names() == ["book/"])
  }

  @Test func anOutputWhoseNameBeginsLikeTheBooksIsNotInIt() throws {
    _ = try write(["index.html": "home"], to: "book-site")
    #expect(folder.names(in: "book-site") == [Manifest.path, "index.html"])
  }

  @Test func whenOneFileCannotBeWrittenNoneIs() throws {
    _ = try write(["a.html": "old", "z.html": "old"])
    // A folder under the name that the new z.html has while it is written.
    try folder.makeFolder("site/.z.html" + OutputFolder.unfinishedSuffix)
    let before = folder.names(in: "site")
    let fault = #expect(throws: Fault.self) {
      try self.write(["a.html": "new", "b/c.html": "new", "z.html": "new"])
    }
    #expect(fault?.message == "site/z.html cannot be written: file exists")
    #expect(folder.names(in: "site") == before)
    #expect(try folder.text(of: "site/a.html") == "old")
  }

  @Test func aFirstBuildThatFailsLeavesNoFolder() throws {
    try folder.write("", to: "file")
    #expect(throws: Fault.self) { try self.write(["index.html": "home"], to: "file/deep/site") }
    #expect(folder.names() == ["book/", "file"])
  }

  @Test func whatAnInterruptedBuildLeftIsMendedByTheNext() throws {
    _ = try write(["a.html": "old"])
    // The state in the middle of the renames: the manifest names old and new files, some are there.
    try folder.write("a.html\nnew.html\n", to: "site/" + Manifest.path)
    try folder.write("new", to: "site/new.html")
    try folder.write("half", to: "site/.a.html" + OutputFolder.unfinishedSuffix)
    _ = try write(["b.html": "b"])
    #expect(folder.names(in: "site") == [Manifest.path, "b.html"])
  }

  @Test func theNewFilesAreAnnouncedBeforeTheyAppear() throws {
    _ = try write(["a.html": "old"])
    // A hidden file of somebody else in a folder that has to make room for a page: the rename fails, after the announcement.
    try folder.write("a.html\nb.html/old.html\n", to: "site/" + Manifest.path)
    try folder.write("old", to: "site/b.html/old.html")
    try folder.write("mine", to: "site/b.html/.keep")
    let fault = #expect(throws: Fault.self) { try self.write(["b.html": "new"]) }
    #expect(fault?.message == "site/b.html cannot be written: is a directory")
    #expect(fault?.help == "something else is in its place: move it away")
    #expect(try folder.text(of: "site/" + Manifest.path) == "a.html\nb.html\nb.html/old.html\n")
    #expect(folder.names(in: "site") == [Manifest.path, "a.html", "b.html/", "b.html/.keep"])
  }

  @Test func aFolderOfSomebodyElseInThePlaceOfAPageIsRefusedBeforeAnythingChanges() throws {
    _ = try write(["a.html": "old"])
    try folder.makeFolder("site/b.html")
    let fault = #expect(throws: Fault.self) { try self.write(["a.html": "new", "b.html": "new"]) }
    #expect(fault?.message == "site/b.html is a folder, and a file of the site has to be there")
    #expect(folder.names(in: "site") == [Manifest.path, "a.html", "b.html/"])
    #expect(try folder.text(of: "site/a.html") == "old")
  }

  @Test func whereAFolderTakesThePlaceOfAFileTheFileStaysUntilAllIsWritten() throws {
    _ = try write(["a": "old", "z.html": "old"])
    try folder.makeFolder("site/.z.html" + OutputFolder.unfinishedSuffix)
    #expect(throws: Fault.self) { try self.write(["a/b.html": "new", "z.html": "new"]) }
    #expect(try folder.text(of: "site/a") == "old")
    try folder.remove("site/.z.html" + OutputFolder.unfinishedSuffix)
    _ = try write(["a/b.html": "new", "z.html": "new"])
    #expect(folder.names(in: "site") == [Manifest.path, "a/", "a/b.html", "z.html"])
  }

  @Test func foldersThatAnInterruptedBuildMadeAndNobodyNeedsGo() throws {
    _ = try write(["a.html": "old"])
    try folder.makeFolder("site/mine/empty")
    // It wrote its announcement and made folders, but no file in them yet.
    try folder.write(
      "a.html\nnew/deep/b.html\n", to: "site/.announced" + OutputFolder.unfinishedSuffix)
    try folder.makeFolder("site/new/deep")
    _ = try write(["a.html": "old"])
    #expect(folder.names(in: "site") == [Manifest.path, "a.html", "mine/", "mine/empty/"])
    // It announced, and was killed before the page got its name.
    try folder.write("a.html\nother/c.html\n", to: "site/" + Manifest.path)
    try folder.makeFolder("site/other")
    _ = try write(["a.html": "old"])
    #expect(folder.names(in: "site") == [Manifest.path, "a.html", "mine/", "mine/empty/"])
  }

  @Test func aFileTakesThePlaceOfAFolderThatAnInterruptedBuildMade() throws {
    _ = try write(["a.html": "old"])
    // It announced files in a folder where the next build wants a file, made the folder, and was killed.
    try folder.write("a.html\nx.html/deep/b.html\n", to: "site/" + Manifest.path)
    try folder.makeFolder("site/x.html/deep")
    #expect(try write(["a.html": "old", "x.html": "new"]) == SiteWriter.Outcome(written: 2, removed: 0))
    #expect(folder.names(in: "site") == [Manifest.path, "a.html", "x.html"])
  }

  @Test func aLargeSiteIsWrittenAsASmallOneIs() throws {
    var files: [String: String] = [:]
    for number in 0..<100 { files["\(number % 10)/\(number).html"] = "page \(number)" }
    #expect(try write(files).written == 101)
    #expect(try folder.text(of: "site/7/57.html") == "page 57")
    #expect(folder.names(in: "site").count == 111)
  }

  @Test func aLinkThatTakesThePlaceOfAFolderAfterTheLookIsNotFollowed() throws {
    _ = try write(["a/b.html": "old", "a/c.html": "old"])
    try folder.write("mine", to: "elsewhere/c.html")
    let seen = try OutputFolder(folder["site"], book: BookFolder(folder["book"]), isForWriting: true)
    #expect(rename(folder["site/a"], folder["moved"]) == 0)
    try folder.link("site/a", to: "../elsewhere")
    for files in [["a/b.html": "new", "a/c.html": "new"], ["a/b.html": "old"], ["a/d/e.html": "new"]] {
      let fault = #expect(throws: Fault.self) { try SiteWriter.write(.site(files), to: Staging(seen)) }
      #expect(fault?.help?.text.isEmpty == false)
    }
    #expect(folder.names(in: "elsewhere") == ["c.html"])
    #expect(try folder.text(of: "elsewhere/c.html") == "mine")
    #expect(try folder.text(of: "moved/b.html") == "old")
  }

  @Test func aSecondBuildAtTheSameTimeIsRefused() throws {
    _ = try write(["a.html": "old"])
    var claim: OpenFolder? = try OpenFolder(folder["site"])
    #expect(try claim?.claim() == true)
    let fault = #expect(throws: Fault.self) { try self.write(["a.html": "new"]) }
    #expect(fault?.message == "another build is writing to `site`")
    #expect(claim != nil)
    claim = nil
    #expect(try write(["a.html": "new"]).written == 1)
  }

  @Test func firstBuildsAtTheSameTimeAreOneBuildAndRefusals() throws {
    for round in 0..<50 {
      let (book, output) = (folder["book"], folder["far/\(round)/site"])
      let faults = Mutex<[String]>([])
      DispatchQueue.concurrentPerform(iterations: 4) { _ in
        do {
          _ = try SiteWriter.write(
            .site(["a.html": "new"]),
            to: Staging(OutputFolder(output, book: BookFolder(book), isForWriting: true)))
        } catch {
          faults.withLock { $0.append("\(error)") }
        }
      }
      #expect(faults.withLock { $0.filter { !$0.contains("another build") } } == [], "round \(round)")
      #expect(try folder.text(of: "far/\(round)/site/a.html") == "new")
    }
  }

  @Test func aBuildIntoAMissingFolderMakesTheFoldersAbove() throws {
    _ = try write(["index.html": "home"], to: "far/away/site/")
    #expect(try folder.text(of: "far/away/site/index.html") == "home")
  }

  @Test func filesThatAreStagedEarlyAreSeenOnlyWithAllOthers() throws {
    _ = try write(["a.html": "one", "b/c.html": "old"])
    let same = try folder.identity(of: "site/a.html")
    let staging = Staging(try output())
    let site = FileTree.site(["a.html": "one", "b/c.html": "new", "d/e.html": "e", "z.html": "z"])
    let late = site.filter { [Manifest.path, "z.html"].contains($0.path) }
    let early = staging.shelf.take(site.files.filter { late[$0.path] == nil })
    #expect(early.filter { $0.content.isElsewhere }.map(\.path) == ["a.html", "b/c.html", "d/e.html"])
    #expect(early.map(\.bytes) == ["one", "new", "e"].map { Array($0.utf8) })
    #expect(try folder.text(of: "site/b/c.html") == "old")
    #expect(folder.names(in: "site").filter { $0.hasSuffix(OutputFolder.unfinishedSuffix) }.count == 2)
    let outcome = try SiteWriter.write(FileTree(early + late.files), to: staging)
    #expect(outcome == SiteWriter.Outcome(written: 4, removed: 0))
    #expect(folder.names(in: "site") == [Manifest.path, "a.html", "b/", "b/c.html", "d/", "d/e.html", "z.html"])
    #expect(try folder.text(of: "site/b/c.html") == "new")
    #expect(try folder.identity(of: "site/a.html") == same)
  }

  @Test func whatIsStagedForASiteWithProblemsGoesAgain() throws {
    let files = FileTree.site(["a/b.html": "new"]).filter { $0.path != Manifest.path }.files
    let first = Staging(try output("far/site"))
    #expect(first.shelf.take(files).contains { $0.content.isElsewhere })
    #expect(folder.names(in: "far/site").count == files.count)
    first.takeBack()
    #expect(folder.names() == ["book/"])
    _ = try write(["a/b.html": "old"])
    let before = folder.names(in: "site")
    let next = Staging(try output())
    _ = next.shelf.take(files)
    #expect(folder.names(in: "site").count > before.count)
    next.takeBack()
    #expect(folder.names(in: "site") == before)
  }

  @Test func whatCannotBeStagedIsToldByTheWriter() throws {
    let staging = Staging(try output("far/site"))
    try folder.write("", to: "far")
    let files = staging.shelf.take(FileTree.site(["a.html": "a"]).files)
    #expect(!files.contains { $0.content.isElsewhere })
    let fault = #expect(throws: Fault.self) { try SiteWriter.write(FileTree(files), to: staging) }
    #expect(fault?.message.text.contains("cannot be made: not a directory") == true)
  }

  private func output(_ path: String = "site") throws -> OutputFolder {
    try OutputFolder(folder[path], book: BookFolder(folder["book"]), isForWriting: true)
  }

  private func write(_ files: [String: String], to output: String = "site") throws -> SiteWriter.Outcome {
    try SiteWriter.write(
      .site(files), to: Staging(self.output(output)))
  }
}
