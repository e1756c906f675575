import AppBook
import AppFacts
import Basics
import ReferenceSite

/// `init`: begins a book about an app.
struct InitCommand {
  let request: InitRequest

  func run(console: Console) async throws -> ExitCode {
    let book = Path.trimmed(request.book)
    try requireRoom(for: book)
    let scan = AppScan(path: request.project, target: request.target, configuration: request.configuration)
    // The folder has to be there, so that the way from it to the app is known.
    let made = try makeFolder(book)
    var facts: AppFacts
    do {
      facts = try await scan.facts(from: book)
    } catch {
      for folder in made.reversed() { try? FileSystem.removeFolder(folder) }
      throw error
    }
    for line in ScanSummary(facts: facts).lines { console.talk(line) }
    let files =
      NewBook(App(facts), name: name(of: facts), sourceURL: request.sourceURL).files
      + [FileTree.File(path: CommittedApp.path, bytes: AppFactsWriter.bytes(of: facts))]
    for file in files { try write(file, in: book) }
    console.talk("\(Path.shown(book)): \(Count.of(files.count, "file")) written")
    console.data("\(Tool.name) build \(Path.shown(book)) --output \(Path.shown(book))-site")
    return .inSync
  }
}

extension InitCommand {
  private func requireRoom(for book: String) throws(Fault) {
    let status: FileStatus?
    do {
      status = try FileSystem.statusIfPresent(of: book)
    } catch {
      throw Fault("\(Path.shown(book)) cannot be looked at: \(error.reason)", help: error.remedy)
    }
    guard let status else { return }
    guard status.kind == .folder else {
      throw Fault("\(Path.shown(book)) is there and is no folder", help: "name a new folder for the book")
    }
    let entries = try FolderWalk.of(book, skipping: .dotFolders).entries
    if let first = entries.first {
      throw Fault(
        "\(Path.shown(book)) is not empty: it holds \(first.path)",
        help: "nothing is overwritten: name a new folder for the book")
    }
  }

  /// Makes a folder with those above it, and gives the ones that it made.
  private func makeFolder(_ path: String) throws(Fault) -> [String] {
    var made: [String] = []
    for folder in ([path] + Path.folders(above: path)).reversed() where !folder.isEmpty {
      do {
        if try FileSystem.statusIfPresent(of: folder) != nil { continue }
        try FileSystem.makeFolder(folder)
        made.append(folder)
      } catch {
        throw Fault("the folder `\(Path.shown(folder))` cannot be made: \(error.reason)", help: error.remedy)
      }
    }
    return made
  }

  private func write(_ file: FileTree.File, in book: String) throws(Fault) {
    let path = Path.join(book, file.path)
    _ = try makeFolder(Path.folders(above: path).first ?? ".")
    do {
      try FileSystem.create(path, bytes: file.bytes)
    } catch {
      throw Fault("\(Path.shown(path)) cannot be written: \(error.reason)", help: error.remedy)
    }
  }

  /// What the book is called: the app, or where there are several the folder that holds them.
  private func name(of facts: AppFacts) -> String {
    let applications = facts.targets.filter { $0.product == .application }
    if applications.count == 1 { return applications[0].name }
    let folder = (try? FileSystem.resolved(request.project)).map(Path.name) ?? "App"
    return folder.split(separator: ".").first.map(String.init) ?? folder
  }
}
