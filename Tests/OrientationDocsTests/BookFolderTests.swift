import Foundation
import OrientationCatalog
import Testing

@testable import OrientationDocs

struct BookFolderTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  @Test func filesAreReadInTheOrderOfTheBytesOfTheirPaths() throws {
    for name in ["b.md", "a/z.md", "a.md", "é.md", "B.md"] { try folder.write(name, to: "book/" + name) }
    let tree = try BookFolder(folder["book"]).read()
    #expect(tree.files.map(\.path) == ["B.md", "a.md", "a/z.md", "b.md", "é.md"])
    #expect(tree["a/z.md"] == Array("a/z.md".utf8))
  }

  @Test func namesThatStartWithADotAreNoPartOfTheBook() throws {
    for name in [".hidden", ".git/config", "a.md"] { try folder.write("", to: "book/" + name) }
    #expect(try BookFolder(folder["book/"]).read().files.map(\.path) == ["a.md"])
  }

  @Test func aSymbolicLinkInTheBookIsNamedAndNotFollowed() throws {
    try folder.write("secret", to: "secret.md")
    try folder.write("", to: "book/a.md")
    try folder.link("book/link.md", to: "../secret.md")
    let fault = #expect(throws: Fault.self) { try BookFolder(self.folder["book"]).read() }
    #expect(fault?.message == "book/link.md is a symbolic link, and links are not followed")
    try folder.remove("book/link.md")
    try folder.link("book/loop", to: ".")
    #expect(throws: Fault.self) { try BookFolder(self.folder["book"]).read() }
  }

  @Test func aPipeInTheBookIsNamedAndDoesNotHoldTheToolUp() throws {
    try folder.makeFolder("book")
    #expect(mkfifo(folder["book/pipe.md"], 0o600) == 0)
    let fault = #expect(throws: Fault.self) { try BookFolder(self.folder["book"]).read() }
    #expect(fault?.message == "book/pipe.md is neither a file nor a folder")
  }

  @Test func aPageOfMoreThanEightMegabytesIsNamedAndNotRead() throws {
    let most = String(repeating: "x", count: 8 << 20)
    try folder.write(most, to: "book/page.md")
    try folder.write(most + "x", to: "book/download.txt")
    #expect(try BookFolder(folder["book"]).read()["page.md"]?.count == 8 << 20)
    try folder.write(most + "x", to: "book/page.md")
    let fault = #expect(throws: Fault.self) { try BookFolder(self.folder["book"]).read() }
    #expect(fault?.message == "book/page.md is longer than 8 MB, which is the most for a Markdown file")
    #expect(fault?.help?.text.hasPrefix("split it into several pages") == true)
  }

  @Test(
    arguments: [
      ("picture.png", 4 << 40, "256 MB, which is the most for a file of a book"),
      ("picture.png", 256 << 20 + 1, "256 MB, which is the most for a file of a book"),
      ("inner/app.json", 4 << 40, "256 MB, which is the most for a file of a book"),
      ("app.json", 16 << 20 + 1, "16 MB, which is the most for app.json, findings.json and observations.txt"),
      ("findings.json", 4 << 40, "16 MB, which is the most for app.json, findings.json and observations.txt"),
    ] as [(String, Int, String)])
  func aFileThatIsTooLongIsNamedAndNotRead(path: String, size: Int, reason: String) throws {
    try folder.write("", to: "book/" + path)
    #expect(truncate(folder["book/" + path], off_t(size)) == 0)
    let fault = #expect(throws: Fault.self) { try BookFolder(self.folder["book"]).read() }
    #expect(fault?.message == "book/\(path) is longer than \(reason)")
    #expect(fault?.help != nil)
  }

  @Test func filesOfMoreThanFourGigabytesTogetherAreToldBeforeAnyIsRead() throws {
    for number in 0..<17 {
      try folder.write("", to: "book/\(number).bin")
      #expect(truncate(folder["book/\(number).bin"], 250 << 20) == 0)
    }
    let fault = #expect(throws: Fault.self) { try BookFolder(self.folder["book"]).read() }
    #expect(fault?.message == "the files of the book `book` are longer than 4 GB together")
  }

  @Test func aNameThatIsNotUTF8IsAFault() throws {
    try folder.makeFolder("book")
    let path = Array(folder["book/"].utf8CString.dropLast()) + [CChar(bitPattern: 0xFF), 0]
    let descriptor = open(path, O_CREAT | O_WRONLY, 0o600)
    #if os(Linux)
    #expect(descriptor >= 0)
    let fault = #expect(throws: Fault.self) { try BookFolder(self.folder["book"]).read() }
    #expect(fault?.message == "a name in book is not UTF-8: `\u{FFFD}`")
    #else
    #expect(descriptor < 0, "the disk takes no such name")
    #endif
    close(descriptor)
  }

  @Test func aBookThatIsMissingOrAFileIsNamedByTheLastPartOfItsPath() throws {
    try folder.write("", to: "file")
    let missing = #expect(throws: Fault.self) { try BookFolder(self.folder["nothing"]).read() }
    #expect(missing?.message == "the book `nothing` cannot be read: no such file or directory")
    let file = #expect(throws: Fault.self) { try BookFolder(self.folder["file"]).read() }
    #expect(file?.message == "the book `file` is not a folder")
  }
}
