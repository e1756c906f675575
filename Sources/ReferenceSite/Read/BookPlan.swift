import AppBook
import Basics
import Diagnostics
import Markdown

/// Which files of a book become which pages of the site, by SUMMARY.md.
struct BookPlan {
  private(set) var summary = Summary()
  /// The pages in reading order.
  private(set) var sources: [PageSource] = []
  /// The page of each chapter, as an index in `sources`; nil for a draft and for a page that is missing.
  private(set) var pageOfChapter: [Int?] = []
  /// What each file of the site is made from.
  private(set) var outputs = OutputLedger()
  /// The files of the book that are neither pages nor the summary.
  private(set) var otherFiles: Set<String> = []

  /// The folder of the book and of the site in which its pages lie: empty, or a translation's.
  private(set) var folder = ""

  private var effort = SuggestionEffort()

  /// The reference that is to lie below the book; its folder is then closed to the book's own files.
  let reference: MountedReference?
  /// How it lies there, once it is mounted.
  private(set) var mount: Mount?

  init(_ book: FileTree, _ options: BuildOptions, _ complaints: inout Complaints) {
    reference = book[BookLayout.app] == nil ? nil : options.reference
    for path in options.dataFiles.map(\.path) { outputs.claim(path, for: path) }
    if options.app != nil {
      for path in [AppSummary.pagePath, AppSummary.badgePath] { outputs.claim(path, for: path) }
    }
    guard let own = Self.summary(of: book, in: "", &complaints) else { return }
    summary = own
    plan(book, in: "", own.translation, &complaints)
    summary.license = found(own.license, in: "", &complaints)
    if let mark = own.face.mark {
      summary.face.mark = BookPath.resolve(mark.path, in: "").flatMap { path in
        let isPicture = SiteFace.markEndings.contains { path.lowercased().hasSuffix($0) }
        return isPicture && otherFiles.contains(path) ? (path, mark.line) : nil
      }
      if summary.face.mark == nil {
        complaints.add(.summaryMalformed(.markNowhere(mark.path)), in: BookLayout.summary, line: mark.line)
      }
    }
  }

  /// Adds the pages of the reference behind those of the book.
  mutating func mount(_ reference: MountedReference, _ complaints: inout Complaints) {
    guard let other = Self.summary(of: reference.book, in: BookLayout.reference, &complaints) else { return }
    // A team that writes in the language of a translation reads that.
    let translation = other.translation.flatMap { $0.language == summary.language ? $0 : nil }
    let shown = other.translated(by: translation.flatMap { Self.titles(of: reference.book, $0, &complaints) })
    let title = shown.title ?? shown.chapters.first?.title ?? ""
    let firstChapter = summary.chapters.count
    let firstSource = sources.count
    summary.append(shown)
    plan(reference.book, in: BookLayout.reference, other.translation, &complaints)
    if let translation {
      for index in firstSource..<sources.count {
        let path = String(sources[index].path.dropFirst(BookLayout.reference.count))
        let page = TranslatedPage(of: sources[index].bytes, at: path, reference.book[translation.folder + path])
        sources[index] = sources[index].translated(page, in: "")
      }
    }
    mount = Mount(
      title: title, editBase: other.editBase, repository: other.repository, reviewed: other.reviewed,
      license: found(other.license, in: BookLayout.reference, &complaints), firstChapter: firstChapter)
  }

  /// The plan of the same pages in the other language of the book, and how much of them is translated; nil where the book
  /// has one language.
  ///
  /// What is wrong with a translation is told here: what is missing or behind only where it is to be complete.
  func translated(
    _ book: FileTree, _ options: BuildOptions, _ complaints: inout Complaints
  ) -> (plan: BookPlan, coverage: TranslationCoverage)? {
    guard let translation = summary.translation else { return nil }
    var plan = self
    plan.folder = translation.folder
    let titles = Self.titles(of: book, translation, &complaints)
    plan.summary = summary.translated(by: titles)
    if translation.isComplete {
      let known = Set((titles?.chapters ?? []).compactMap(\.destination))
      for chapter in summary.chapters where chapter.destination.map({ !known.contains($0) }) ?? false {
        let place = "\(BookLayout.summary):\(chapter.line)"
        complaints.add(
          .translation(.missing(text: chapter.title, place: place)), in: translation.folder + BookLayout.summary,
          line: nil)
      }
    }
    plan.summary.language = translation.language
    plan.summary.feed = nil
    plan.summary.hasTwins = false
    var coverage = TranslationCoverage()
    let pages = options.workers.map(sources) { source in
      TranslatedPage(of: source.bytes, at: source.path, book[translation.folder + source.path])
    }
    plan.sources = zip(sources, pages).map { source, page in
      coverage.add(page)
      complaints.add(page.problems(in: translation), in: translation.folder + source.path)
      return source.translated(page, in: translation.folder)
    }
    let known = Set(plan.sources.map(\.path))
    let orphans = book.files.map(\.path).filter {
      translation.covers($0) && $0.hasSuffix(".md") && $0 != translation.folder + BookLayout.summary
        && !known.contains($0)
    }
    complaints.add({ .pageOrphan(others: $0) }, inEach: orphans)
    return (plan, coverage)
  }

  /// Forgets the texts of the pages.
  mutating func forgetTexts() {
    for index in sources.indices { sources[index].bytes = [] }
  }
}

extension BookPlan {
  /// What the SUMMARY.md of a book says, or nil where there is none.
  ///
  /// - Parameter folder: the folder in which the book lies: empty, or with a `/` at its end.
  private static func summary(of book: FileTree, in folder: String, _ complaints: inout Complaints) -> Summary? {
    let path = folder + BookLayout.summary
    guard let text = book[BookLayout.summary] else {
      complaints.add(.summaryMissing, in: path, line: nil)
      return nil
    }
    return summary(text, at: path, &complaints)
  }

  /// The titles of a translation, where it has some.
  private static func titles(
    of book: FileTree, _ translation: Translation, _ complaints: inout Complaints
  ) -> Summary? {
    let path = translation.folder + BookLayout.summary
    return book[path].flatMap { summary($0, at: path, &complaints) }
  }

  private static func summary(_ text: [UInt8], at path: String, _ complaints: inout Complaints) -> Summary? {
    if let line = UTF8Check.firstInvalidLine(in: text) { complaints.add(.utf8Invalid, in: path, line: line) }
    if let place = DeepPlace(in: text) {
      complaints.add(place.problem, in: path, line: place.line)
      return nil
    }
    var faults: [(SummaryFault, Int)] = []
    let summary = SummaryParser.parse(text) { faults.append(($0, $1)) }
    for (fault, line) in faults { complaints.add(.summaryMalformed(fault), in: path, line: line) }
    return summary
  }

  /// Takes the chapters that have no page yet, which are those of a book in a folder, and the other files of that book.
  private mutating func plan(
    _ book: FileTree, in folder: String, _ translation: Translation?, _ complaints: inout Complaints
  ) {
    var firstLines: [String: Int] = [:]
    for index in pageOfChapter.count..<summary.chapters.count {
      pageOfChapter.append(nil)
      let chapter = summary.chapters[index]
      guard let destination = chapter.destination else { continue }
      do throws(Problem) {
        sources.append(try source(destination, chapter: index, book, in: folder, &firstLines))
        pageOfChapter[index] = sources.count - 1
      } catch {
        complaints.add(error, in: folder + BookLayout.summary, line: chapter.line)
      }
    }
    var orphans: [String] = []
    for file in book.files where !BookPath.isHidden(file.path) && !BookLayout.lists.contains(file.path) {
      if translation?.covers(file.path) == true, file.path.hasSuffix(".md") { continue }
      if isReserved(file.path, in: folder) {
        if firstLines[file.path] == nil {
          complaints.add(.pathInvalid(path: file.path, fault: .reserved), in: file.path, line: nil)
        }
      } else if !file.path.hasSuffix(".md") {
        otherFiles.insert(folder + file.path)
      } else if firstLines[file.path] == nil {
        orphans.append(folder + file.path)
      }
    }
    complaints.add({ .pageOrphan(others: $0) }, inEach: orphans)
  }

  /// A licence with its place; nil where it is neither on a website nor in the book.
  private func found(
    _ license: Summary.License?, in folder: String, _ complaints: inout Complaints
  ) -> Summary.License? {
    guard var license else { return nil }
    switch Destination(license.destination) {
    case .website: return license
    case .file(let path, nil):
      license.path = BookPath.resolve(path, in: folder).flatMap { path in
        otherFiles.contains(path) || sources.contains { $0.path.utf8.elementsEqual(path.utf8) } ? path : nil
      }
      if license.path != nil { return license }
    case .file, .mail, .unsafe, .absolute, .place: break
    }
    complaints.add(
      .summaryMalformed(.licenseNowhere(license.destination)), in: folder + BookLayout.summary, line: license.line)
    return nil
  }

  /// Whether a file of the book lies where the reference will.
  private func isReserved(_ path: String, in folder: String) -> Bool {
    reference != nil && folder.isEmpty && MountedReference.covers(path)
  }

  private mutating func source(
    _ destination: String, chapter: Int, _ book: FileTree, in folder: String, _ firstLines: inout [String: Int]
  ) throws(Problem) -> PageSource {
    func problem(_ fault: PathFault) -> Problem { .pathInvalid(path: destination, fault: fault) }
    let line = summary.chapters[chapter].line
    if BookPath.isAbsolute(destination) { throw problem(.absolute) }
    guard let path = BookPath.resolve(destination, in: "") else { throw problem(.leavesBook) }
    if let firstLine = firstLines[path] { throw .pageRepeated(page: path, firstLine: firstLine) }
    firstLines[path] = line
    if isReserved(path, in: folder) { throw problem(.reserved) }
    guard BookPath.isUsable(path) else { throw problem(.unusable) }
    guard path.hasSuffix(".md"), !BookLayout.lists.contains(path) else { throw problem(.notMarkdown) }
    guard let bytes = book[path] else {
      let pages = book.files.lazy.map(\.path).filter {
        $0.hasSuffix(".md") && !BookLayout.lists.contains($0)
      }
      throw .pageMissing(page: path, suggestion: effort.nearest(to: path, in: pages))
    }
    let output = BookPath.page(for: folder + path)
    if let other = outputs.claim(output, for: folder + path) { throw problem(.taken(by: other)) }
    return PageSource(
      path: folder + path, output: output, chapter: chapter, bytes: bytes, isMounted: !folder.isEmpty)
  }
}
