/// Collects what is wrong with a book.
package struct Complaints {
  private let prefix: String
  private let sitePrefix: String
  /// The folder of a book that lies in this one, and where it is in truth.
  private var mount: (folder: String, prefix: String)?
  private var diagnostics: [Diagnostic] = []
  /// The files that they are about.
  private var paths: Set<String> = []

  /// - Parameters:
  ///   - bookPath: the folder of the book, which stands in front of every path in it.
  ///   - sitePath: the folder of the committed site, likewise.
  package init(bookPath: String, sitePath: String = "site") {
    prefix = Self.prefix(bookPath)
    sitePrefix = Self.prefix(sitePath)
  }

  /// From now on, paths in a folder are those of another book, wherever that lies.
  package mutating func mount(in folder: String, bookPath: String) { mount = (folder, Self.prefix(bookPath)) }

  /// Takes a problem in a file of the book.
  package mutating func add(_ problem: Problem, in path: String, line: Int?) {
    let diagnostic = diagnostic(problem, in: path, line: line)
    diagnostics.append(diagnostic)
    paths.insert(diagnostic.path)
  }

  /// A problem in a file of the book that is not complained of.
  package func diagnostic(_ problem: Problem, in path: String, line: Int?) -> Diagnostic {
    Diagnostic(path: shown(path), line: line, problem: problem)
  }

  /// Takes a problem that many files of the book may have: of more than a few the first, with the number of the others.
  package mutating func add(_ problem: (OtherFiles?) -> Problem, inEach paths: [String]) {
    guard let first = paths.first, paths.count > Self.mostListed else {
      for path in paths { add(problem(nil), in: path, line: nil) }
      return
    }
    add(problem(OtherFiles(paths.dropFirst())), in: first, line: nil)
  }

  /// Takes the problems in a file of the book.
  package mutating func add(_ problems: [(problem: Problem, line: Int?)], in path: String) {
    for (problem, line) in problems { add(problem, in: path, line: line) }
  }

  /// Takes a problem in a file of the committed site.
  package mutating func add(_ problem: Problem, inSiteAt path: String, line: Int?) {
    diagnostics.append(Diagnostic(path: sitePrefix + path, line: line, problem: problem))
  }

  /// Whether nothing has been found wrong yet.
  package var isEmpty: Bool { diagnostics.isEmpty }

  /// Whether anything is wrong with a file of the book, so that what it makes may be incomplete.
  package func hasAny(in path: String) -> Bool { paths.contains(shown(path)) }

  /// All problems by path and line, each once.
  package func sorted() -> [Diagnostic] {
    var sorted: [Diagnostic] = []
    for diagnostic in diagnostics.sorted(by: Diagnostic.precedes) where diagnostic != sorted.last {
      sorted.append(diagnostic)
    }
    return sorted
  }
}

extension Complaints {
  /// How many files with one problem are listed.
  private static let mostListed = 20

  private static func prefix(_ folder: String) -> String {
    folder.isEmpty || folder.hasSuffix("/") ? folder : folder + "/"
  }

  /// A path of the book as messages have it.
  private func shown(_ path: String) -> String {
    guard let mount, path.utf8.starts(with: mount.folder.utf8) else { return prefix + path }
    return mount.prefix + path.dropFirst(mount.folder.count)
  }
}
