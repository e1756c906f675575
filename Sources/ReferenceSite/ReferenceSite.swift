import AppBook
import Basics
import Diagnostics
import OrientationCatalog

/// Makes a site from a book: files go in, files and complaints come out, and nothing else happens.
package enum ReferenceSite {
  /// Builds a book.
  ///
  /// All pages are read before the first is written, so that every link can be followed. All problems are collected;
  /// a page with problems is written as far as it goes.
  ///
  /// - Parameter book: the book; who gives it away does not keep its texts in memory while the site is written.
  package static func build(book: consuming FileTree, options: BuildOptions = BuildOptions()) -> Edition {
    var none: ReadPages?
    return build(book: consume book, options: options, reading: &none)
  }

  /// Builds a book of which most was built before.
  ///
  /// - Parameter readPages: the pages that the build before has read, and then those of this one; nil keeps none, and
  ///   their memory is free for the site.
  package static func build(
    book: consuming FileTree, options: BuildOptions = BuildOptions(), reading readPages: inout ReadPages?
  ) -> Edition {
    var complaints = Complaints(bookPath: options.bookPath, sitePath: options.sitePath)
    let observations = observations(of: book, options.reference, &complaints)
    var held: FileTree? = consume book
    return observations.whileInForce {
      build(held.take() ?? FileTree([]), options.holding(observations), reading: &readPages, &complaints)
    }
  }

  /// What people saw on devices: what the book lists, and the reference below a team's.
  private static func observations(
    of book: FileTree, _ reference: MountedReference?, _ complaints: inout Complaints
  ) -> Observations {
    var observations = Observations.inForce
    for (files, folder) in [(reference?.book, BookLayout.reference), (book, "")] {
      guard let bytes = files?[BookLayout.observations] else { continue }
      var problems: [(problem: Problem, line: Int?)] = []
      observations = observations.adding(ObservationParser.parse(bytes) { problems.append(($0, $1)) })
      complaints.add(problems, in: folder + BookLayout.observations)
    }
    return observations
  }

  private static func build(
    _ book: consuming FileTree, _ options: BuildOptions, reading readPages: inout ReadPages?,
    _ complaints: inout Complaints
  ) -> Edition {
    var book = consume book
    var plan = BookPlan(book, options, &complaints)
    var app = options.app
    let screensOfBook = ScreenList.screens(in: plan.sources, of: app)
    app?.screens = screensOfBook
    app?.sourceBase = plan.summary.sourceBase
    let policy = policy(of: book, plan.summary, &complaints)
    app?.policy = policy
    if app != nil {
      app?.keepMatrix()
      app?.keepFindings()
      // The summary of the app compares the newest versions, whatever the pages do.
      app?.keepComparison()
    }
    // An entry that accepts nothing would hide the next finding of its kind.
    for entry in app?.unneededEntries() ?? policy.accepted {
      complaints.add(.findingsUnneeded(finding: entry.text), in: BookLayout.findings, line: entry.line)
    }
    var translation = plan.translated(book, options, &complaints)
    let accepted = prove(plan, &app, options, &complaints)
    // The plan alone has the texts of the pages, and gives them up.
    book = book.filter { plan.otherFiles.contains($0.path) || BookPath.name(of: $0.path) == BookLayout.aliases }
    var pages = read(&plan, from: 0, app, options, &readPages, &complaints)
    var options = options
    if let reference = plan.reference, !MountedReference.isIt(pages) {
      complaints.mount(in: BookLayout.reference, bookPath: reference.bookPath)
      let ownCount = plan.sources.count
      plan.mount(reference, &complaints)
      pages += read(&plan, from: ownCount, nil, options, &readPages, &complaints)
      book = reference.mounted(below: book)
    }
    var translatedPages: [Page] = []
    if var found = translation.take() {
      var known: [Page.FenceText: GeneratedBlock] = [:]
      for page in pages { known.merge(page.blocksOfFences) { first, _ in first } }
      translatedPages = read(&found.plan, from: 0, app, options, known: known, &readPages, &complaints)
      translation = found
    }
    readPages?.forgetOthers(than: plan.sources + (translation?.plan.sources ?? []))
    if let app {
      let summary = AppSummary(
        app, title: plan.summary.title ?? "", address: plan.summary.siteAddress, language: plan.summary.language)
      options.dataFiles += [AppDecisionsJSON.file(AppDecisions(app))] + summary.files
    }
    // A book that lists the catalog is the reference, and carries the data behind its pages.
    if let lister = pages.last(where: { !$0.promises.isEmpty }) {
      if lister.isMounted {
        options.dataFiles += ReferenceData.files(in: BookLayout.reference)
      } else {
        options.dataFiles += ReferenceData.files + [ReferenceData.decisions(options.workers)]
      }
    }
    let drafts = Slots(pages.map(\.body))
    for index in pages.indices { pages[index].body = .empty }
    let site = SiteIndex(pages, plan, options, &complaints)
    // From here on memory holds what the site will be, and no longer what it was made from.
    pages = []
    let translatedDrafts = Slots(translatedPages.map(\.body))
    for index in translatedPages.indices { translatedPages[index].body = .empty }
    let translated = translation.map { SiteIndex(translatedPages, $0.plan, options, original: site, &complaints) }
    translatedPages = []
    let (coverage, language) = (translation?.coverage, plan.summary.language)
    translation = nil
    book = book.filter { site.otherFiles.contains($0.path) || BookPath.name(of: $0.path) == BookLayout.aliases }
    let redirects = Redirects(book, site, plan.outputs, &complaints)
    var writer = SiteWriter(
      site: site, other: translated, drafts: drafts, redirects: redirects, book: book, options: options)
    writer.writePages(&complaints)
    writer.writeMovedPages()
    writer.writeLedger(&complaints)
    // Behind the ledger: translated pages have the ids of their originals.
    if let translated { writer.writePages(of: translated, translatedDrafts, &complaints) }
    writer.copyFiles(&complaints)
    writer.writeNotFoundPage()
    writer.writeSitemap()
    writer.writePageList()
    return Edition(
      files: writer.finish(), diagnostics: complaints.sorted(), pageCount: site.pages.count,
      mountedPageCount: site.pages.count(where: \.isMounted), coverage: Coverage(site.coverage, coverage),
      language: language, app: app,
      policy: policy, acceptedPolicies: accepted, addresses: site.helpAddresses, observations: Observations.inForce,
      sourceLinks: app?.sourceLinks)
  }

  /// Proves the policies of a book, and keeps what came of them for their pages; what is wrong and yet accepted.
  private static func prove(
    _ plan: BookPlan, _ app: inout App?, _ options: BuildOptions, _ complaints: inout Complaints
  ) -> [(diagnostic: Diagnostic, reason: String)] {
    guard let book = app else { return [] }
    let policies = PolicyList.policies(in: plan.sources, of: book) { complaints.add($0, in: $1, line: $2) }
    let reports = policies.reports(policies.units(options.workers))
    for (problem, path, line) in policies.complaints(about: reports) { complaints.add(problem, in: path, line: line) }
    app?.policyReports = reports
    return policies.accepted(reports).map { complaint, reason in
      (complaints.diagnostic(complaint.problem, in: complaint.path, line: complaint.line), reason)
    }
  }

  /// Which findings the book calls errors, and which it accepts.
  private static func policy(of book: FileTree, _ summary: Summary, _ complaints: inout Complaints) -> FindingPolicy {
    var problems: [(problem: Problem, line: Int?)] = []
    let accepted = book[BookLayout.findings].map { AcceptedFindings.read($0) { problems.append(($0, $1)) } }
    complaints.add(problems, in: BookLayout.findings)
    return FindingPolicy(errors: summary.findingErrors, accepted: accepted ?? [])
  }

  /// Reads pages, and takes what is wrong with each by itself.
  ///
  /// - Parameters:
  ///   - plan: the pages; where nobody keeps what is read, each loses its text once it has been read.
  ///   - first: the first page to read; those before it have been read.
  ///   - app: the app that the pages are about; the reference is about none.
  ///   - blocks: the blocks of fences that have been read in another language.
  ///   - readPages: what was read before, and needs not be read again; what is read now is kept there.
  static func read(
    _ plan: inout BookPlan, from first: Int, _ app: App?, _ options: BuildOptions,
    known blocks: [Page.FenceText: GeneratedBlock] = [:], _ readPages: inout ReadPages?, _ complaints: inout Complaints
  ) -> [Page] {
    let language = plan.summary.language
    let known = plan.sources[first...].map { app == nil ? readPages?.reading(of: $0, in: language) : nil }
    let unknown = Slots(zip(plan.sources[first...], known).filter { $1 == nil }.map(\.0))
    if readPages == nil { plan.forgetTexts() }
    let readings = options.workers.mapParts(Array(0..<known.count { $0 == nil })) { part in
      PageReader.read(
        part.lazy.compactMap(unknown.take), language: language, app: app, commands: options.commands, known: blocks)
    }
    var new = readings.flatMap(\.self)[...]
    return zip(plan.sources[first...], known).compactMap { source, known in
      guard let reading = known ?? new.popFirst() else { return nil }
      if app == nil { readPages?.keep(reading, of: source, in: language) }
      complaints.add(reading.problems, in: reading.page.source)
      return reading.page
    }
  }
}
