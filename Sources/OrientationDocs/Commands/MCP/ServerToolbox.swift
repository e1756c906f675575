import AppBook
import AppFacts
import Basics
import Orientation
import OrientationCatalog
import OrientationNotation
import ReferenceSite

/// Runs the tools: each asks what the command of its kind asks.
struct ServerToolbox: Sendable {
  private let explainer = ResolverExplainer { Task.isCancelled }
  /// What answers the search and has the addresses; nil for none.
  private let reference: SharedReference?
  /// The folders below which tools may read; nil for those of the client or the working folder.
  private let folders: [String]?

  init(reference: SharedReference?, folders: [String]?) {
    self.reference = reference
    self.folders = folders
  }

  /// Whether it matters what folders a client has.
  var takesRoots: Bool { folders == nil }

  /// The answer of a tool. Whatever is wrong with the arguments is an answer too, which says what to do. Where its task is
  /// cancelled, it ends soon, and what it answers is not meant for anybody.
  ///
  /// - Parameter roots: the folders of the client; nil where it has none.
  func call(_ tool: ServerTool, _ arguments: [JSONValue.Member], roots: [String]?) async -> ServerToolAnswer {
    var answer = await answer(tool, arguments, ReadableFolders(operands: folders, roots: roots))
    answer.quotesProject = ServerTools.quotesProject(tool.rawValue)
    return answer
  }
}

extension ServerToolbox {
  private func answer(
    _ tool: ServerTool, _ arguments: [JSONValue.Member], _ readable: ReadableFolders
  ) async -> ServerToolAnswer {
    do {
      switch tool {
      case .resolve, .play, .whyNot: return try await situation(tool, arguments)
      case .explain: return try await explain(ServerToolArguments(arguments, of: tool))
      case .search: return try await search(ServerToolArguments(arguments, of: tool))
      case .page: return try await page(ServerToolArguments(arguments, of: tool))
      case .scan: return try await scan(ServerToolArguments(arguments, of: tool), readable)
      case .policy: return try await policy(ServerToolArguments(arguments, of: tool), readable)
      }
    } catch let fault as NotationError {
      // The line of a fact says nothing to whoever wrote an object.
      return .failure(fault.withoutLines.joined(separator: "\n").text)
    } catch let mismatch as JSONMember.Mismatch {
      return .failure(
        UsageError(message: "\(mismatch.message)", help: "see the schema of `\(tool.rawValue)`").description)
    } catch {
      return .failure("\(error)")
    }
  }
}

extension ServerToolbox {
  private func situation(_ tool: ServerTool, _ arguments: [JSONValue.Member]) async throws -> ServerToolAnswer {
    let (lines, isTimeline) = try ScenarioRecord.facts(arguments)
    if tool == .resolve, isTimeline {
      throw NotationError(message: "`resolve` takes one event", help: "call `play` with the same arguments")
    }
    if tool == .play, !isTimeline {
      throw NotationError(message: "`play` needs `events`", help: #"add "events": ["device turned landscapeLeft"]"#)
    }
    let answer = try explainer.answer(facts: lines, isTimeline: isTimeline, whyNot: nil)
    if tool == .whyNot, !answer.hasRepairs {
      throw NotationError(message: "`why_not` needs `whyNot`", help: #"add "whyNot": "turned landscapeRight""#)
    }
    return await self.answer(answer, in: .english)
  }

  private func explain(_ arguments: ServerToolArguments) async throws -> ServerToolAnswer {
    let query = try arguments.required("query")
    let name = try arguments.string("language") ?? Language.english.rawValue
    guard let language = Language(rawValue: name) else {
      throw UsageError.unknown("language", name, listing: Language.names, as: "the languages")
    }
    guard let entry = explainer.entry(query) else {
      throw UsageError(
        message: "no rule, message, finding or diagnostic `\(query)`",
        help: explainer.suggestion(for: query).map { "did you mean `\($0)`?" } ?? Self.related(to: query))
    }
    return await answer(entry, in: language, citing: try arguments.bool("sources"))
  }

  /// The ids that have a word of an unknown one.
  private static func related(to query: String) -> SafeText {
    let words = Set(query.lowercased().split { !$0.isLetter && !$0.isNumber }.filter { $0.utf8.count > 2 })
    let counted = ResolverExplainer.ids.map { id in (id, id.split(separator: "-").count(where: words.contains)) }
    let most = counted.map(\.1).max() ?? 0
    let related = most > 0 ? counted.filter { $0.1 == most }.prefix(10).map(\.0) : []
    return related.isEmpty
      ? "ask `search`" : "ask `search`; ids with such a word are \(related.joined(separator: ", "))"
  }

  private func answer(
    _ explanation: Explanation, in language: Language, citing: Bool = false
  ) async -> ServerToolAnswer {
    var json = JSONWriter(capacity: 8192)
    explanation.write(into: &json, citing: citing)
    return ServerToolAnswer(
      text: explanation.text(in: language, citing: citing),
      content: (json.bytes, await addresses(of: explanation.entries)))
  }

  private func search(_ arguments: ServerToolArguments) async throws -> ServerToolAnswer {
    let query = try arguments.required("query")
    let most = try arguments.number("limit", in: 1...20) ?? 5
    let found = try await reference?.index().find(query, most: most)
    let passages = found?.passages ?? []
    var json = JSONWriter(capacity: 8192)
    json.array { json in
      for passage in passages {
        json.object { json in
          json.member("title", passage.title)
          json.member("address", passage.address)
          json.member("text", passage.text)
        }
      }
    }
    let nothing = "nothing about `\(query)`; " + (passages.isEmpty ? "fewer or other words may help" : "the nearest:")
    let missing = found?.missing ?? []
    let notes =
      (found?.isWeak == false ? [] : [nothing])
      + (missing.isEmpty ? [] : ["not found: " + missing.joined(separator: ", ")])
    let texts = passages.map { "\($0.title)\n  \($0.address)\n\($0.text)" }
    return ServerToolAnswer(text: (notes + texts).joined(separator: "\n\n"), content: (json.bytes, []))
  }

  private func page(_ arguments: ServerToolArguments) async throws -> ServerToolAnswer {
    let address = try arguments.required("page")
    let start = try arguments.number("offset", in: 0...Int.max) ?? 0
    let limit = try arguments.number("limit", in: 1000...100_000) ?? 16_000
    guard let index = try await reference?.index() else { throw Fault("the server has no reference") }
    let page: ReferenceIndex.Excerpt
    do throws(ReferenceIndex.Missing) {
      page = try index.read(address, from: start, limit: limit)
    } catch {
      throw Self.missing(address, error)
    }
    var json = JSONWriter(capacity: 32_768)
    json.object { json in
      json.member("title", page.title)
      json.member("address", page.address)
      json.member("text", page.text)
      json.member("size", page.size)
      json.member("next", page.next)
    }
    let end = page.next.map { "\n\n(cut at byte \($0) of \(page.size); read on with `offset`: \($0))" } ?? ""
    return ServerToolAnswer(text: "\(page.address)\n\n\(page.text)\(end)", content: (json.bytes, []))
  }

  private static func missing(_ address: String, _ missing: ReferenceIndex.Missing) -> UsageError {
    switch missing {
    case .page(let nearest):
      let help: SafeText = nearest.isEmpty ? "ask `search`" : "the nearest are \(nearest.joined(separator: ", "))"
      return UsageError(message: "no page `\(address)`", help: help)
    case .section(let names):
      let help: SafeText =
        names.isEmpty ? "leave out what is behind `#`" : "its sections are \(names.joined(separator: ", "))"
      return UsageError(message: "the page has no section `\(address)`", help: help)
    }
  }

  private func scan(_ arguments: ServerToolArguments, _ readable: ReadableFolders) async throws -> ServerToolAnswer {
    let scan = AppScan(
      path: try readable.place(of: arguments.required("path")), target: try arguments.string("target"),
      configuration: try arguments.string("configuration"))
    let facts = try await scan.facts()
    let found = AppFindings(of: App(facts), in: scan.folder) { Task.isCancelled }
    let findings = found.told()
    let (summary, unread) = (ScanSummary(facts: facts).lines, facts.unread.map(ScanSummary.text))
    let hasFacts = try arguments.bool("facts")
    var json = JSONWriter(capacity: 16_384)
    json.object { json in
      json.lines("summary", of: summary) { $1.string($0.text) }
      json.lines("unread", of: unread) { $1.string($0.text) }
      json.objectLines("findings", of: findings) { JSONReport.write($0, into: &$1) }
      if hasFacts {
        json.key("facts")
        json.encoded(AppFactsFormat.bytes(of: facts))
      }
    }
    let lines = findings.filter { !$0.isAccepted }.map { finding -> SafeText in
      finding.text + (finding.standing.map { " (\($0.rawValue))" } ?? "") + "\n  \(finding.help)"
    }
    let end: [SafeText] = findings.isEmpty ? ["no findings"] : []
    return ServerToolAnswer(
      text: (summary + unread + lines + end).joined(separator: "\n").text,
      content: (json.bytes, await addresses(of: found.all.flatMap(\.finding.entries).withoutRepeats)))
  }

  private func policy(_ arguments: ServerToolArguments, _ readable: ReadableFolders) async throws -> ServerToolAnswer {
    let book = try readable.place(of: arguments.required("book"))
    var parsed = ParsedArguments(command: PolicyCommand.specification, commands: [], operands: [book])
    parsed.values["project"] = try arguments.string("project").map { project in try readable.place(of: project) }
    for name in ["target", "configuration"] { parsed.values[name] = try arguments.string(name) }
    let said = Transcript()
    let console = Console { _, bytes in said.append(bytes) }
    let answer = try await PolicyCommand(parsed).answer(console.quieted())
    answer.tell(console)
    var text = said.text
    if text.hasSuffix("\n") { text.removeLast() }
    return ServerToolAnswer(
      text: text, content: (answer.bytes, await addresses(of: answer.reports.flatMap(\.entries).withoutRepeats)))
  }

  private func addresses(of entries: [EntryKey]) async -> [(entry: EntryKey, address: String)] {
    await reference?.addresses(of: entries) ?? []
  }
}

extension PolicyReport {
  /// The rules that its verdicts rest on.
  fileprivate var entries: [EntryKey] {
    let failures = verdicts.compactMap { verdict -> String? in
      guard case .fails(let failure, _) = verdict else { return nil }
      return failure.rule
    }
    return (failures + (decidingAnswers + harmlessAnswers).map(\.rule.rawValue)).map(EntryKey.rule)
  }
}
