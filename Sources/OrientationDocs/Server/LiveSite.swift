import Basics
import Diagnostics
import Orientation
import ReferenceSite

/// The site of a book as it is at this moment, in memory.
struct LiveSite {
  private let builder: SiteBuilder
  private var watcher: Watcher
  private var files = FileTree([])
  private var problems: [SafeText] = []
  /// The language of the book.
  private var language = Language.english
  private var generation = 0
  /// The pages as they were read for the last build.
  private var readPages: ReadPages? = ReadPages()
  /// What was built of a change that may not be over; nil where none was seen.
  private var draft: Result<Edition, Fault>?
  /// Tells this run of the server from the one before, whose pages may still be open.
  private let run = String(UInt32.random(in: .min ... .max), radix: 36)
  /// Is told about every new state.
  private let announce: (SafeText, Language) -> Void

  init(_ builder: SiteBuilder, announce: @escaping (SafeText, Language) -> Void) throws(Fault) {
    self.builder = builder
    // The stamp comes before the build: a change during the build is then seen afterwards.
    watcher = Watcher(book: builder.book)
    self.announce = announce
    take(try builder.edition(reading: &readPages))
  }

  /// What tells one state of the answers from another; sent to the pages that listen.
  var revision: String { "\(run)-\(generation)" }

  /// Can be read from when it is worth to look at once; nil where only time tells.
  var wake: Int32? { watcher.wake }

  /// Looks whether the answers have changed, and says how long to wait before the next look.
  mutating func refresh() -> Duration {
    let start = ContinuousClock.now
    let sight = watcher.look()
    // Looking may take a twentieth of the time, so that a small book is seen at once and a large one is no burden.
    let pause = min(max((.now - start) * 20, .milliseconds(50)), .milliseconds(300))
    switch sight {
    case .nothingNew: draft = nil
    case .changed:
      // An editor has the time of a build, and no less than this, to be done with writing.
      let settled = start + .milliseconds(30)
      draft = Result { () throws(Fault) in try builder.edition(reading: &readPages) }
      return max(.zero, settled - .now)
    case .settled:
      take(draft)
      draft = nil
    }
    return pause
  }

  /// The answer to a request whose host has been checked.
  func response(to request: HTTPRequest) -> HTTPResponse {
    do {
      return try answer(request)
    } catch {
      return error.status == .notFound ? notFound : HTTPResponse(error.status)
    }
  }
}

extension LiveSite {
  private mutating func take(_ draft: Result<Edition, Fault>?) {
    switch draft {
    case .success(let edition): take(edition)
    case .failure(let fault): take(problems: [fault.text])
    case nil: break
    }
  }

  private mutating func take(_ edition: Edition) {
    language = edition.language
    guard edition.diagnostics.isEmpty else { return take(problems: edition.diagnostics.map(\.sentence)) }
    files = edition.files
    problems = []
    generation += 1
    announce("\(edition.countedPages), no problem", language)
  }

  private mutating func take(problems: [SafeText]) {
    self.problems = problems
    generation += 1
    announce(problems.joined(separator: "\n") + "\n" + Count.of(problems.count, "problem"), language)
  }

  private func answer(_ request: HTTPRequest) throws(HTTPFault) -> HTTPResponse {
    switch request.target {
    case "/" + LiveReload.eventsPath: return HTTPResponse(.ok, .events)
    case "/" + LiveReload.scriptPath:
      return HTTPResponse(.ok, .body(Array(LiveReload.script.utf8), type: ContentType.script))
    case "/" + ProblemPage.stylePath:
      return HTTPResponse(.ok, .body(Array(ProblemPage.style.utf8), type: ContentType.of(ProblemPage.stylePath)))
    default: break
    }
    let asked = try SitePath(target: request.target)
    if !problems.isEmpty, isPage(asked) {
      return page(ProblemPage.bytes(problems, title: Count.of(problems.count, "problem"), in: language))
    }
    if let bytes = files[asked.path] { return file(asked.path, bytes) }
    if !asked.namesFolder, files[asked.path + "/index.html"] != nil { return redirect(to: request.target) }
    throw HTTPFault(.notFound)
  }

  /// True where a browser would show what is there as a page of its own.
  private func isPage(_ asked: SitePath) -> Bool {
    asked.path.hasSuffix(".html") || !Path.name(of: asked.path).contains(".")
  }

  private func file(_ path: String, _ bytes: [UInt8]) -> HTTPResponse {
    let type = ContentType.of(path)
    return type == ContentType.html ? page(bytes) : HTTPResponse(.ok, .body(bytes, type: type))
  }

  private func page(_ bytes: [UInt8], status: HTTPStatus = .ok) -> HTTPResponse {
    HTTPResponse(status, .body(LiveReload.inject(into: bytes, revision: revision), type: ContentType.html))
  }

  private func redirect(to target: String) -> HTTPResponse {
    let path = target.prefix { $0 != "?" && $0 != "#" }
    return HTTPResponse(.movedPermanently, .redirect(path + "/" + target.dropFirst(path.count)))
  }

  private var notFound: HTTPResponse {
    files["404.html"].map { page($0, status: .notFound) } ?? HTTPResponse(.notFound)
  }
}
