/// Which files of a book become which pages of the site, by SUMMARY.md.
struct BookPlan {
  /// A page to be read.
  struct Source: Sendable {
    let path: String
    let output: String
    let chapter: Int
    let bytes: [UInt8]
  }

  static let summaryPath = "SUMMARY.md"
  /// The Markdown files that say something about the pages and are none themselves.
  private static let namesOfLists: Set = [summaryPath, Alias.listPath]

  private(set) var summary = Summary()
  /// The pages in reading order.
  private(set) var sources: [Source] = []
  /// The page of each chapter, as an index in `sources`; nil for a draft and for a page that is missing.
  private(set) var pageOfChapter: [Int?] = []
  /// What each file of the site is made from.
  private(set) var outputs = OutputLedger()
  /// The files of the book that are neither pages nor the summary.
  private(set) var otherFiles: Set<String> = []

  init(_ book: FileTree, _ options: ReferenceSite.Options, _ complaints: inout Complaints) {
    for file in options.dataFiles { outputs.claim(file.path, for: file.path) }
    guard let text = book[Self.summaryPath] else {
      complaints.add(.summaryMissing, in: Self.summaryPath, line: nil)
      return
    }
    if let line = UTF8Check.firstInvalidLine(in: text) {
      complaints.add(.utf8Invalid, in: Self.summaryPath, line: line)
    }
    var faults: [(SummaryFault, Int)] = []
    summary = SummaryParser.parse(text) { faults.append(($0, $1)) }
    for (fault, line) in faults { complaints.add(.summaryMalformed(fault), in: Self.summaryPath, line: line) }
    plan(book, &complaints)
  }
}

extension BookPlan {
  private mutating func plan(_ book: FileTree, _ complaints: inout Complaints) {
    var firstLines: [String: Int] = [:]
    for (index, chapter) in summary.chapters.enumerated() {
      pageOfChapter.append(nil)
      guard let destination = chapter.destination else { continue }
      switch source(destination, chapter: index, book, &firstLines) {
      case .success(let source):
        pageOfChapter[index] = sources.count
        sources.append(source)
      case .failure(let fault):
        complaints.add(fault.problem, in: Self.summaryPath, line: chapter.line)
      }
    }
    for file in book.files where !BookPath.isHidden(file.path) && !Self.namesOfLists.contains(file.path) {
      if !file.path.hasSuffix(".md") {
        otherFiles.insert(file.path)
      } else if firstLines[file.path] == nil {
        complaints.add(.pageOrphan, in: file.path, line: nil)
      }
    }
  }

  /// A problem on its way out of a function.
  private struct Fault: Error {
    let problem: Problem
  }

  private mutating func source(
    _ destination: String, chapter: Int, _ book: FileTree, _ firstLines: inout [String: Int]
  ) -> Result<Source, Fault> {
    func failure(_ fault: PathFault) -> Result<Source, Fault> {
      .failure(Fault(problem: .pathInvalid(path: destination, fault: fault)))
    }
    let line = summary.chapters[chapter].line
    if destination.hasPrefix("/") || destination.contains("://") { return failure(.absolute) }
    guard let path = BookPath.resolve(destination, in: "") else { return failure(.leavesBook) }
    if let firstLine = firstLines[path] {
      return .failure(Fault(problem: .pageRepeated(page: path, firstLine: firstLine)))
    }
    firstLines[path] = line
    guard BookPath.isUsable(path) else { return failure(.unusable) }
    guard path.hasSuffix(".md"), !Self.namesOfLists.contains(path) else { return failure(.notMarkdown) }
    guard let bytes = book[path] else {
      let pages = book.files.lazy.map(\.path).filter {
        $0.hasSuffix(".md") && !Self.namesOfLists.contains($0)
      }
      let suggestion = Suggestion.nearest(to: path, in: pages)
      return .failure(Fault(problem: .pageMissing(page: path, suggestion: suggestion)))
    }
    let output = BookPath.page(for: path)
    if let other = outputs.claim(output, for: path) { return failure(.taken(by: other)) }
    return .success(Source(path: path, output: output, chapter: chapter, bytes: bytes))
  }
}
