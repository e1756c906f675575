import AppBook
import AppFacts
import Basics
import Orientation
import ToolSpecification

/// `init`: begins a book about an app.
struct InitCommand: Command {
  private static let sourceURL = OptionSpecification(
    name: "source-url", placeholder: "URL",
    summary: "Where the sources can be read, such as https://github.com/o/r/blob/HEAD.")
  private static let language = OptionSpecification(
    name: "language", placeholder: "LANGUAGE", values: Language.names,
    summary: "The language of the book: en or zh-Hans (default: en).")

  static let specification = CommandSpecification(
    name: "init", operands: "BOOK", maximumOperands: 1,
    options: [.project, .target, .configuration, sourceURL, .commit, language],
    summary: "Create a book about an app: pages, and what a scan of the app finds.",
    discussion: """
      BOOK is a new or empty folder. It gets a SUMMARY.md, a home page, a page for the app, its screens, its findings,
      its uses of orientation APIs and each controller that answers something, and app.json. Prints the command that
      builds the site. With `--commit`, which is for a checkout without changes, the site has lines and links to them.
      """,
    statuses: [
      .inSync: "The book was created.",
      .wrongUsage: "Wrong usage, or an unknown target or configuration.",
      .inputUnreadable: "The app cannot be read, or BOOK exists and is not empty.",
    ])

  /// The folder of the new book.
  private let book: String
  private let scan: AppScan
  /// Where the app's sources can be read, but for their paths.
  private let sourceURL: String?
  private let commit: String?
  private let language: Language

  init(_ arguments: ParsedArguments) throws(UsageError) {
    guard let book = arguments.operands.first, !book.isEmpty else {
      throw UsageError(
        message: "`init` needs the folder of the new book", help: "write `\(Program.name) init BOOK --project PATH`")
    }
    let sourceURL = arguments[Self.sourceURL]
    if let sourceURL, !sourceURL.hasPrefix("https://"), !sourceURL.hasPrefix("http://") {
      throw UsageError(
        message: "`\(sourceURL)` is not the address of a website",
        help: "write one such as https://github.com/o/r/blob/main"
      )
    }
    self.book = Path.trimmed(book)
    scan = arguments.appScan(of: arguments[.project] ?? ".")
    self.sourceURL = sourceURL
    commit = try arguments.commit()
    language = try arguments.language() ?? .english
  }

  func run(console: Console) async throws -> ExitCode {
    try requireRoom(for: book)
    // The folder has to be there, so that the way from it to the app is known.
    let made = try FileSystem.makeFolders(book)
    let facts: AppFacts
    let pages: [FileTree.File]
    do {
      facts = try await scan.facts(for: Path.join(book, CommittedApp.path), commit: commit)
      try scan.requireApp(in: facts)
      pages = NewBook(App(facts), name: name(of: facts), sourceURL: sourceURL, language: language).files()
    } catch {
      for folder in made.reversed() { try? FileSystem.removeFolder(folder) }
      throw error
    }
    for line in ScanSummary(facts: facts).lines { console.talk(line) }
    for part in facts.unread { console.complain(ScanSummary.text(of: part)) }
    if let line = choice(in: facts) { console.talk(line) }
    for framework in facts.frameworks { console.talk("\(framework.sight(in: .english))") }
    let files = pages + [FileTree.File(path: CommittedApp.path, bytes: AppFactsFormat.bytes(of: facts))]
    for file in files { try write(file, in: book) }
    console.talk("\(Path.shown(book)): \(Count.of(files.count, "file")) written")
    let shown = Path.shown(book)
    if let app = try? FileSystem.resolved(scan.folder),
      BookFolder(book).checkout.map({ Path.contains($0, app) }) != true
    {
      let project = Shell.word(Path.shown(scan.path))
      console.talk(
        "the app is outside of the book's checkout: say where it is, `\(Program.name) check \(Shell.word(shown)) --project \(project)`"
      )
    }
    if commit == nil {
      let command = scan.command(writing: Path.join(shown, CommittedApp.path))
      console.talk(
        "no lines on pages without a commit: `\(command) --commit \"$(git -C \(Shell.word(Path.shown(scan.folder))) rev-parse HEAD)\"` adds it"
      )
    }
    console.data("\(Program.name) build \(Shell.word(shown)) --output \(Shell.word(shown + "-site"))")
    return .inSync
  }
}

extension InitCommand {
  private func requireRoom(for book: String) throws(Fault) {
    let status = try Fault.attempt(FileSystem.statusIfPresent(of: book)) {
      Fault("\(Path.shown(book)) cannot be looked at: \($0.reason)", help: $0.remedy)
    }
    guard let status else { return }
    guard status.kind == .folder else {
      throw Fault("\(Path.shown(book)) is there and is no folder", help: "name a new folder for the book")
    }
    let entries = try FolderWalk.of(book, skipping: .dotFolders).entries
    if let first = entries.first {
      throw Fault(
        "\(Path.shown(book)) is not empty: it holds \(first.path)",
        help:
          "nothing is overwritten: name a new folder, such as `\(Program.name) init \(Shell.word(Path.shown(free(book))))`"
      )
    }
  }

  /// The name of a folder that is not there: one in the folder that was named.
  private func free(_ book: String) -> String {
    let names = ["orientation"] + (2...9).map { "orientation-\($0)" }
    let paths = names.map { Path.normalised(Path.join(book, $0)) }
    return paths.first { (try? FileSystem.statusIfPresent(of: $0)) == .some(nil) }
      ?? Path.join(book, "orientation-book")
  }

  private func write(_ file: FileTree.File, in book: String) throws(Fault) {
    let path = Path.join(book, file.path)
    _ = try FileSystem.makeFolders(Path.folders(above: path).first ?? ".")
    try Fault.attempt(FileSystem.create(path, bytes: file.bytes)) {
      Fault("\(Path.shown(path)) cannot be written: \($0.reason)", help: $0.remedy)
    }
  }

  /// Which of several targets the book takes for the app.
  private func choice(in facts: AppFacts) -> SafeText? {
    let app = App(facts)
    guard let application = app.application, app.applications.count > 1 else { return nil }
    let others = app.applications.dropFirst().prefix(5).map { "`\($0.name)`" }.joined(separator: ", ")
    return "the book is about \(application.name); --target chooses another target, such as \(others)"
  }

  /// What the book is called: the app, or where there are several the folder that holds them.
  private func name(of facts: AppFacts) -> String {
    let applications = App(facts).applications
    if applications.count == 1 { return applications[0].name }
    let folder = (try? FileSystem.resolved(scan.path)).map(Path.name) ?? "App"
    return folder.split(separator: ".").first.map(String.init) ?? folder
  }
}
