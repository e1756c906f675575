import AppFacts
import Foundation
import Testing

@testable import XcodeProject

/// Checkouts that nobody means to scan. The scan ends, says what it could not read, and reads the rest.
struct HostileTreeTests {
  private let folder: TemporaryCheckout

  init() throws { folder = try TemporaryCheckout() }

  @Test func aBrokenInfoPlistIsNamedWithItsLine() async throws {
    try folder.writeProject("App", settings: "INFOPLIST_FILE = Info.plist; INFOPLIST_KEY_UIRequiresFullScreen = YES;")
    try folder.write("<plist>\n<dict>\n<key>UIRequiresFullScreen</key>\n</dict>", to: "Info.plist")
    try folder.write("<plist>\n<dict>\n<key>UIRequiresFullScreen</key>\n</dict>", to: "Loose.plist")
    try folder.write("not a list at all", to: "Other.plist")
    let facts = try await folder.scan()
    #expect(
      facts.unreadLines == [
        "Info.plist:3: the property list cannot be read: `UIRequiresFullScreen` has no value",
        "Loose.plist:3: the property list cannot be read: `UIRequiresFullScreen` has no value",
      ])
    #expect(facts.declarations(of: "App") == ["UIRequiresFullScreen App.xcodeproj/project.pbxproj:9 YES (no effect)"])
  }

  @Test func groupsOfAWorkspaceHaveALimitOfDepth() async throws {
    for (depth, name) in [(64, "Deep"), (65, "Deeper")] {
      let reference = "<FileRef location='group:../../App.xcodeproj'/>"
      try folder.write(
        "<Workspace>\n" + String(repeating: "<Group location='group:a'>", count: depth) + reference,
        to: "\(name).xcworkspace/contents.xcworkspacedata")
    }
    let unread = try await folder.scan().unreadLines
    let path = "xcworkspace/contents.xcworkspacedata:2: the workspace cannot be read: "
    #expect(unread.contains("Deeper.\(path)groups lie more than 64 deep in one another"))
    #expect(!unread.contains { $0.hasPrefix("Deep.\(path)") })
  }

  @Test func aPathThatIsTooLongLeadsNowhere() throws {
    let long = String(repeating: "a/", count: 3_000)
    #expect(RelativePath.resolved(long, in: "b") == nil)
    #expect(RelativePath.resolved("a", in: long) == nil)
    #expect(RelativePath.resolved(String(long.prefix(2_000)), in: "b") != nil)
  }

  @Test func everyPrefixOfAProjectIsSurvived() async throws {
    let whole = try Data(contentsOf: URL(fileURLWithPath: Fixtures.path("Classic/App.xcodeproj/project.pbxproj")))
    for count in stride(from: 0, to: whole.count - 60, by: 97) {
      do {
        _ = try ProjectFile(Array(whole.prefix(count)), path: "App.xcodeproj")
        Issue.record("\(count) bytes are no project")
      } catch {
        #expect(!error.message.isEmpty)
      }
    }
    try folder.write(Array(whole.prefix(2_000)), to: "App.xcodeproj/project.pbxproj")
    let unread = try await folder.scan().unread
    #expect(unread.map(\.place) == [FilePlace(path: "App.xcodeproj/project.pbxproj", line: 36)])
  }

  @Test func damagedProjectsAreSurvived() throws {
    let whole = Array(
      try Data(contentsOf: URL(fileURLWithPath: Fixtures.path("Classic/App.xcodeproj/project.pbxproj"))))
    let checkout = try Checkout(root: Disk.resolved(Fixtures.path("Classic")))
    var generator = SystemRandomNumberGenerator()
    var read = 0
    for _ in 0..<300 {
      var bytes = whole
      for _ in 0..<4 { bytes[Int.random(in: 0..<bytes.count, using: &generator)] = UInt8.random(in: 0...255) }
      guard let project = try? ProjectFile(bytes, path: "App.xcodeproj") else { continue }
      _ = ProjectScan(project, checkout: checkout, configuration: nil)
      read += 1
    }
    #expect(read > 0, "some damage leaves a list that can be read")
  }

  @Test func groupsThatContainEachOtherComeToAnEnd() async throws {
    try folder.write(
      """
      {objects = {
        G000 = {isa = PBXGroup; children = (G001); path = a; sourceTree = "<group>"; };
        G001 = {isa = PBXGroup; children = (G000, F001); path = b; sourceTree = "<group>"; };
        F001 = {isa = PBXFileReference; path = c.swift; sourceTree = "<group>"; };
        B001 = {isa = PBXBuildFile; fileRef = F001; };
        S001 = {isa = PBXSourcesBuildPhase; files = (B001); };
        T001 = {isa = PBXNativeTarget; buildPhases = (S001); dependencies = (D001); name = App;
          productType = "com.apple.product-type.application"; };
        D001 = {isa = PBXTargetDependency; target = T001; };
        R001 = {isa = PBXProject; mainGroup = G000; targets = (T001, T001, R001, NONE); };
      }; rootObject = R001; }
      """, to: "App.xcodeproj/project.pbxproj")
    let facts = try await folder.scan(target: "App")
    #expect(facts.targets.map(\.name) == ["App", "App"])
  }

  @Test func includesAndSettingsInACircleAreNamed() async throws {
    try folder.write("#include \"b.xcconfig\"\nINFOPLIST_FILE = $(LOOP)\nLOOP = $(POOL)\n", to: "a.xcconfig")
    try folder.write("#include \"a.xcconfig\"\nPOOL = $(LOOP)\n", to: "b.xcconfig")
    try folder.writeProject("App", settings: "", base: "a.xcconfig")
    #expect(
      try await folder.scan().unreadLines == [
        "a.xcconfig:2: the build setting LOOP refers to itself through other settings",
        "b.xcconfig:1: `#include \"a.xcconfig\"` leads back to a file around it",
      ])
  }

  @Test func symbolicLinksAreNotFollowed() async throws {
    try folder.write("struct A {}", to: "real/A.swift")
    try folder.link("real/loop", to: "..")
    try folder.link("again", to: "real")
    try folder.link("itself", to: "itself")
    try folder.link("out", to: "/usr")
    try folder.link("Gone.swift", to: "/nothing/at/all")
    try folder.link("Passwords.swift", to: "/etc/passwd")
    let checkout = try Checkout(root: Disk.resolved(folder.path))
    #expect(checkout.files == ["real/A.swift"])
    #expect(checkout.unread.map(\.place.path) == ["Passwords.swift", "out"])
    #expect(checkout.file("again/A.swift") == "real/A.swift", "a project may name a file through a link")
    #expect(checkout.file("out/../etc/passwd") == nil)
  }

  @Test func pathsThatLeaveTheCheckoutAreNotRead() async throws {
    try folder.writeProject("App", settings: "INFOPLIST_FILE = ../../../../etc/passwd;", base: "/etc/hosts")
    #expect(
      try await folder.scan().unreadLines == [
        "App.xcodeproj/project.pbxproj:8: the base configuration lies outside of the scanned folder",
        "App.xcodeproj/project.pbxproj:9: the Info.plist lies outside of the scanned folder; scan the folder that holds "
          + "both",
      ])
  }

  @Test func aLargeFileIsNamedAndNotRead() async throws {
    let bytes = [UInt8](repeating: UInt8(ascii: "x"), count: Checkout.longestFile + 1)
    for name in ["Big.swift", "App.xcodeproj/project.pbxproj", "Big.m"] { try folder.write(bytes, to: name) }
    let facts = try await folder.scan()
    #expect(facts.unread.map(\.place.path) == ["App.xcodeproj/project.pbxproj", "Big.m", "Big.swift"])
    #expect(facts.unread.allSatisfy { $0.reason == "the file is larger than 16 MB and is not read" })
  }

  @Test func namesWithSpacesQuotesAndHanCharactersAreKept() async throws {
    let name = "方向 \"App\" 'x' \\ & <1>"
    try folder.writeProject(
      name, settings: #"INFOPLIST_FILE = "方向 \"App\" 'x' \\ & <1>/Info.plist";"#)
    try folder.write("<plist><dict><key>UIRequiresFullScreen</key><true/></dict></plist>", to: "\(name)/Info.plist")
    let facts = try await folder.scan()
    #expect(facts.targets.map(\.project) == ["\(name).xcodeproj"])
    #expect(facts.targets.first?.declarations.map(\.place) == [FilePlace(path: "\(name)/Info.plist", line: 1)])
  }

  @Test func bytesThatAreNotUTF8AreSurvived() async throws {
    try folder.writeProject("App", settings: "INFOPLIST_FILE = Info.plist;")
    let list = "<plist><dict>\n<key>UIRequiresFullScreen</key><true/><key>\u{1}</key><string/></dict></plist>"
    try folder.write(Array(list.utf8).map { $0 == 1 ? 0xFF : $0 }, to: "Info.plist")
    try folder.write([0xFF, 0xFE, 0x41], to: "Odd.plist")
    try folder.write([0xC3, 0x28, 0x0A, 0x41, 0x3D, 0x31], to: "a.xcconfig")
    let facts = try await folder.scan()
    #expect(facts.declarations(of: "App") == ["UIRequiresFullScreen Info.plist:2 YES"])
    #expect(facts.unread == [])
  }

  @Test func aPipeIsNotWaitedFor() async throws {
    #expect(mkfifo(folder.path + "/Pipe.swift", 0o600) == 0)
    #expect(try await folder.scan().occurrences == [])
  }

  @Test func deepFoldersComeToAnEnd() async throws {
    let deep = (0..<80).map { "\($0)" }.joined(separator: "/")
    try folder.write("struct A {}", to: deep + "/A.swift")
    let facts = try await folder.scan()
    #expect(facts.unread.map(\.reason) == ["the folder lies more than 64 folders deep and is not read"])
  }
}
