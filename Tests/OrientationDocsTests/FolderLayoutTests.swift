import Foundation
import Testing

/// The commands of README and of the guide "Document your own app", in the folders in which teams run them.
struct FolderLayoutTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  /// Where the app is, where the commands run, and how they name the book and the project.
  struct Layout: Sendable, CustomTestStringConvertible {
    let app: String
    let folder: String
    let book: String
    let project: String?
    var testDescription: String { "\(app) in \(folder): \(book), \(project ?? "–")" }
  }

  @Test(
    arguments: [
      // The repository is the app.
      Layout(app: ".", folder: ".", book: "docs", project: "."),
      Layout(app: ".", folder: ".", book: "orientation", project: nil),
      Layout(app: ".", folder: ".", book: "./docs/orientation/book/", project: "./"),
      // The app is a folder of the repository, as in a monorepo.
      Layout(app: "apps/player", folder: ".", book: "docs", project: "apps/player"),
      Layout(app: "apps/player", folder: "apps/player", book: "book", project: "."),
      // The book is beside the app.
      Layout(app: "player", folder: "player", book: "../book", project: "../player"),
      // The commands run in the book's folder.
      Layout(app: ".", folder: "docs", book: ".", project: ".."),
      Layout(app: ".", folder: "docs", book: "../docs/./", project: "../App.xcodeproj"),
    ])
  func theDocumentedCommandsWork(layout: Layout) throws {
    try writeApp(in: layout.app)
    try folder.makeFolder(layout.folder)
    func run(_ arguments: [String]) throws -> (status: Int32, output: String, errors: String) {
      try InstalledTool.run(arguments, in: folder[layout.folder])
    }
    let site = folder["site"]
    let options = layout.project.map { ["--project", $0] } ?? []
    let begun = try run(["init", layout.book] + options)
    #expect(begun.status == 0, "\(begun.errors)")
    let built = try run(["build", layout.book, "--output", site, "--no-reference"])
    #expect(built.status == 0, "\(built.errors)")
    let check = try run(["check", layout.book, "--output", site, "--no-reference"])
    #expect(check.status == 0, "\(check.output)\(check.errors)")
    // A change is found, at the place as seen from here.
    try writeApp(in: layout.app, mask: ".landscape")
    let changed = try run(["check", layout.book, "--output", site, "--no-reference"])
    #expect(changed.status == 1)
    #expect(changed.output.contains("Player.swift:2: error: now answers .landscape"))
    let place = try #require(changed.output.split(separator: ":").first.map(String.init))
    #expect(FileManager.default.fileExists(atPath: folder[layout.folder] + "/" + place), "\(place)")
    // The command that is told brings the facts up to date.
    let help = try #require(changed.output.firstRange(of: "help: run `orientation-docs "))
    let command = changed.output[help.upperBound...].prefix { $0 != "`" }.split(separator: " ").map(String.init)
    #expect(try run(command).status == 0)
    #expect(!(try run(["check", layout.book, "--output", site, "--no-reference"]).output.contains("[app.stale]")))
  }

  @Test func aBookThatIsReachedByALinkFindsItsApp() throws {
    try writeApp(in: "app")
    #expect(try run(["init", "app/book", "--project", "app"]).status == 0)
    try folder.link("elsewhere", to: "app/book")
    #expect(try run(["build", "elsewhere", "--output", "site", "--no-reference"]).status == 0)
    let check = try run(["check", "elsewhere", "--output", "site", "--no-reference"])
    #expect(check.status == 0, "\(check.output)\(check.errors)")
  }

  @Test func aRepositoryThatHasDocsIsToldOfAFreeFolder() throws {
    try writeApp(in: ".")
    try folder.write("hello", to: "docs/README.md")
    let refused = try run(["init", "docs", "--project", "."])
    #expect(refused.status == 3)
    #expect(refused.errors.contains("docs is not empty: it holds README.md"))
    #expect(refused.errors.contains("`orientation-docs init docs/orientation`"))
    #expect(try run(["init", "docs/orientation", "--project", "."]).status == 0)
  }

  @Test func aMonorepoSaysWhichAppTheBookIsAbout() throws {
    try writeApp(in: "apps/player", name: "Player")
    try writeApp(in: "apps/admin", name: "Admin", isWithCode: false)
    try writeApp(in: "third_party/kit/Example", name: "Example", isWithCode: false)
    let begun = try run(["init", "docs"])
    #expect(begun.status == 0)
    #expect(begun.errors.contains("the book is about Player; --target chooses another target, such as `Admin`\n"))
    #expect(try run(["build", "docs", "--output", "site", "--no-reference"]).status == 0)
    #expect(try folder.text(of: "site/index.html").contains("This is Player: "))
  }

  @Test func aPackageWithoutAProjectSaysWhatIsMissing() throws {
    try folder.write("// swift-tools-version: 6.0\nlet package = Package(name: \"Kit\")\n", to: "Package.swift")
    let begun = try run(["init", "docs"])
    #expect(begun.status == 3 && begun.errors.contains("no app was found in `.`"))
  }

  @Test func aFileThatNoScanWroteIsNotReplaced() throws {
    try writeApp(in: ".")
    let expo = #"{"expo": {"name": "Reader"}}"#
    try folder.write(expo, to: "app.json")
    let refused = try run(["scan", ".", "--output", "app.json"])
    #expect(refused.status == 3)
    #expect(
      refused.errors == """
        error: app.json is the configuration of Expo or React Native, so it is not replaced
          help: name another file with --output, such as docs/app.json; if a scan wrote it and it is damaged, remove it

        """)
    #expect(try folder.text(of: "app.json") == expo)
    try folder.write("mine", to: "notes.txt")
    #expect(try run(["scan", ".", "--output", "notes.txt"]).status == 3)
    #expect(try folder.text(of: "notes.txt") == "mine")
    #expect(try run(["scan", ".", "--output", "facts.json"]).status == 0)
    #expect(try run(["scan", ".", "--output", "facts.json"]).status == 0)
  }

  private func run(_ arguments: [String]) throws -> (status: Int32, output: String, errors: String) {
    try InstalledTool.run(arguments, in: folder.path)
  }

  private func writeApp(
    in place: String, name: String = "App", mask: String = ".portrait", isWithCode: Bool = true
  ) throws {
    try folder.write(
      """
      {objects = {
        F001 = {isa = PBXFileReference; path = Player.swift; sourceTree = SOURCE_ROOT; };
        B001 = {isa = PBXBuildFile; fileRef = F001; };
        S001 = {isa = PBXSourcesBuildPhase; files = (B001); };
        T001 = {isa = PBXNativeTarget; buildConfigurationList = L001; name = \(name); buildPhases = (S001);
          productType = "com.apple.product-type.application"; };
        R001 = {isa = PBXProject; targets = (T001); };
        C001 = {isa = XCBuildConfiguration; name = Release; buildSettings = {
          INFOPLIST_FILE = Info.plist; IPHONEOS_DEPLOYMENT_TARGET = 16.0; }; };
        L001 = {isa = XCConfigurationList; buildConfigurations = (C001); };
      }; rootObject = R001; }
      """, to: place + "/App.xcodeproj/project.pbxproj")
    let list = ["Portrait", "LandscapeLeft", "LandscapeRight"].map { "<string>UIInterfaceOrientation\($0)</string>" }
    try folder.write(
      "<plist><dict><key>UISupportedInterfaceOrientations</key><array>\(list.joined())</array></dict></plist>",
      to: place + "/Info.plist")
    if isWithCode {
      try folder.write(
        """
        class PlayerViewController: UIViewController {
          override var supportedInterfaceOrientations: UIInterfaceOrientationMask { \(mask) }
        }
        """, to: place + "/Player.swift")
    }
  }
}
