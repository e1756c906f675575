import Foundation
import Testing

@testable import OrientationDocs

struct WatcherTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write("# Home\n", to: "book/README.md")
    try folder.write("# One\n", to: "book/guides/one.md")
  }

  private var watcher: Watcher { Watcher(book: BookFolder(folder["book"])) }

  @Test func aChangeCountsWhenTwoLooksSeeTheSame() throws {
    var watcher = watcher
    #expect(watcher.look() == .nothingNew)
    try folder.write("# One, longer\n", to: "book/guides/one.md")
    #expect(watcher.look() == .changed)
    try folder.write("# One, longer still\n", to: "book/guides/one.md")
    #expect(watcher.look() == .changed)
    #expect(watcher.look() == .settled)
    #expect(watcher.look() == .nothingNew)
  }

  @Test func whatIsTakenBackAtOnceIsNoChange() throws {
    var watcher = watcher
    try folder.write("", to: "book/new.md")
    #expect(watcher.look() == .changed)
    try folder.remove("book/new.md")
    #expect(watcher.look() == .nothingNew)
  }

  @Test func aBookThatGoesAwayAndComesBackIsSeen() throws {
    var watcher = watcher
    try folder.remove("book")
    #expect([watcher.look(), watcher.look()] == [.changed, .settled])
    try folder.write("# Home\n", to: "book/README.md")
    #expect([watcher.look(), watcher.look()] == [.changed, .settled])
  }

  #if os(Linux)
  @Test(
    "the system tells of every kind of change",
    arguments: ["save", "save in a folder", "add", "remove", "rename", "write in a new folder"])
  func theSystemTells(kind: String) throws {
    var watcher = watcher
    try folder.makeFolder("book/new")
    _ = watcher.look()
    let wake = try #require(watcher.wake)
    FileSystem.drain(wake)
    #expect(!isReadable(wake))
    // Who reads does not change anything.
    _ = try BookFolder(folder["book"]).read()
    #expect(!isReadable(wake))
    switch kind {
    case "save": try folder.write("# Other\n", to: "book/README.md")
    case "save in a folder": try folder.write("# Other\n", to: "book/guides/one.md")
    case "add": try folder.write("", to: "book/guides/two.md")
    case "remove": try folder.remove("book/guides/one.md")
    case "rename": #expect(rename(folder["book/README.md"], folder["book/other.md"]) == 0)
    default: try folder.write("", to: "book/new/page.md")
    }
    #expect(isReadable(wake), "\(kind)")
  }

  @Test func aFolderThatWasMadeAnewIsHeardAgain() throws {
    var watcher = watcher
    try folder.remove("book/guides")
    try folder.write("# One, anew\n", to: "book/guides/one.md")
    #expect([watcher.look(), watcher.look()] == [.changed, .settled])
    let wake = try #require(watcher.wake)
    FileSystem.drain(wake)
    try folder.write("# One, once more\n", to: "book/guides/one.md")
    #expect(isReadable(wake))
  }

  private func isReadable(_ descriptor: Int32) -> Bool {
    var polled = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    return poll(&polled, 1, 0) == 1
  }
  #endif
}
