import Basics
import Diagnostics
import Orientation
import OrientationCatalog
import OrientationNotation
import ReferenceSite
import Words

/// One answer of `explain`.
enum Explanation: ExplainerAnswer {
  /// What iOS decides in a scenario, and what would end it as was expected, if somebody asked.
  case scenario(ScenarioAnswer, RepairsAnswer?)
  /// What iOS decides in a sequence of events; likewise.
  case timeline(TimelineAnswer, RepairsAnswer?)
  /// What a rule says.
  case rule(Rule)
  /// What an exception, error or log line is, and which others it may be as well.
  case message(MessageRecord, similar: [MessageRecord])
  /// Why a kind of finding in an app matters, and what fixes it.
  case finding(FindingRecord)
  /// What a diagnostic means.
  case diagnostic(DiagnosticKind)

  func text(in language: Language, citing: Bool) -> String {
    switch self {
    case .scenario(let answer, let repairs): answer.text(in: language) + text(of: repairs, in: language)
    case .timeline(let answer, let repairs): answer.text(in: language) + text(of: repairs, in: language)
    case .rule(let rule):
      entry(rule.rawValue, fields: fields(of: rule, in: language))
        + text(of: rule.sentences, of: rule, in: language, citing: citing)
        // A finding can have the id of its rule.
        + (FindingRecord.named(rule.rawValue).map { "\n\n" + text(of: $0, in: language, citing: citing) } ?? "")
    case .message(let message, let similar):
      entry(
        message.id,
        fields: message.texts.map { ("text", $0) } + fields(of: message, in: language)
          + similar.map { ("similar", $0.id) }) + text(of: message.sentences, in: language, citing: citing)
    case .finding(let record): text(of: record, in: language, citing: citing)
    case .diagnostic(let kind):
      """
      \(kind.rawValue)
        \(language.says(kind.summary))
        help: \(language.says(kind.remedy))
        example:
          \(kind.example.description.replacing("\n", with: "\n    "))
        printed:
          \(kind.example.printed.replacing("\n", with: "\n    "))
      """
    }
  }

  func write(into json: inout JSONWriter) { write(into: &json, citing: true) }

  /// Writes the answer as one JSON value.
  ///
  /// - Parameter citing: whether an entry has its sources; else it has their number.
  func write(into json: inout JSONWriter, citing: Bool) {
    switch self {
    case .scenario(let answer, let repairs): answer.write(into: &json, repairs)
    case .timeline(let answer, let repairs): answer.write(into: &json, repairs)
    case .rule(let rule):
      let statement = ("statement", rule.statement(in: .english))
      write(
        [("rule", rule.rawValue)] + fields(of: rule, in: .english) + [statement], sources: rule.sources,
        rule.sentences, citing: citing, into: &json)
    case .message(let message, _):
      write(
        [("message", message.id), ("text", message.text)] + fields(of: message, in: .english),
        sources: message.sources, message.sentences, citing: citing, into: &json)
    case .finding(let record):
      write(
        [("finding", record.id)] + fields(of: record, in: .english) + code(of: record, in: .english),
        sources: record.sources, record.sentences, citing: citing, into: &json)
    case .diagnostic(let kind):
      write(
        [
          ("diagnostic", kind.rawValue), ("summary", kind.summary), ("help", kind.remedy),
          ("example", kind.example.description), ("printed", kind.example.printed),
        ], into: &json)
    }
  }
}

extension Explanation {
  private func text(of repairs: RepairsAnswer?, in language: Language) -> String {
    repairs.map { "\n\n" + $0.text(in: language) } ?? ""
  }

  private func fields(of rule: Rule, in language: Language) -> [(String, String)] {
    [
      ("title", rule.title(in: language)),
      ("layer", rule.layer.rawValue), ("versions", "iOS \(rule.versions)"),
      ("standing", rule.standing.rawValue),
    ]
  }

  /// Sentences with their standing and, where they are a rule's, their ids, and below each the places that it rests on, or how many those
  /// are.
  private func text(
    of sentences: [Sentence], of rule: Rule? = nil, in language: Language, citing: Bool
  ) -> String {
    let words = ReferenceWords(language: language)
    return sentences.map { sentence in
      let id = rule?.id(of: sentence).map { " [\($0)]" } ?? ""
      let standing = words.standings.marked(sentence.standing)
      let lead = "\n  \(standing): \(sentence.text[language])\(id)"
      guard citing else {
        let count = sentence.citations.count
        return lead + (count > 0 ? " (\(words.pick("sources: ", "来源："))\(count))" : "")
      }
      let places = sentence.citations.map { citation in
        let agreement = words.agreement(citation).map { " (\($0))" } ?? ""
        let finding = citation.finding.map { ", \($0.place): \($0.says)" } ?? ""
        return "\n    source: " + citation.source.description + agreement + finding
      }
      return lead + places.joined()
    }.joined()
  }

  private func fields(of message: MessageRecord, in language: Language) -> [(String, String)] {
    [
      ("kind", message.kind.rawValue), ("name", message.name), ("versions", message.period(in: language)),
      ("standing", message.standing.rawValue), ("cause", message.cause[language]), ("fix", message.fix[language]),
    ]
  }

  /// What is wrong, why it matters with the verdict of a scenario that is played, the code before and after, the sources.
  private func text(of record: FindingRecord, in language: Language, citing: Bool) -> String {
    let code = code(of: record, in: language).map { title, text in
      "\n  \(title):\n    " + text.replacing("\n", with: "\n    ")
    }
    let count = record.sources.count
    let sources =
      citing ? record.sources.map { "\n  source: " + $0.description } : count > 0 ? ["\n  sources: \(count)"] : []
    return entry(record.id, fields: fields(of: record, in: language)) + code.joined() + sources.joined()
  }

  private func fields(of record: FindingRecord, in language: Language) -> [(String, String)] {
    var fields = [
      ("title", record.title[language]), ("severity", record.isSevere ? "error" : "warning"),
      ("why", record.why[language]), ("versions", record.versions(in: language)),
    ]
    fields += record.messages.map { ("message", "\($0.id): \($0.text)") }
    if let rule = record.rule { fields.append(("rule", "\(rule.rawValue): \(rule.title(in: language))")) }
    return fields
  }

  /// The scenario with its verdict, and the code.
  private func code(of record: FindingRecord, in language: Language) -> [(String, String)] {
    let played = record.scenario.flatMap { text in
      (try? ScenarioParser.parse(text)).map { claim in
        let verdict = ResolutionWords(language: language).verdict(Resolver.resolve(claim.scenario).decision)
        return [("example", text + "\n=> " + verdict)]
      }
    }
    return (played ?? []) + record.before.map { ("before, " + $0.languageName, $0.text) }
      + record.after.map { ("after, " + $0.languageName, $0.text) }
  }

  private func entry(_ title: String, fields: [(String, String)]) -> String {
    fields.reduce(title) { $0 + "\n  \($1.0): \($1.1)" }
  }

  private func write(
    _ members: [(String, String)], sources: [Source]? = nil, _ sentences: [Sentence] = [], citing: Bool = true,
    into json: inout JSONWriter
  ) {
    json.object { json in
      for (key, value) in members {
        json.key(key)
        json.string(value)
      }
      guard let sources else { return }
      if citing {
        json.lines("sources", of: sources) { $1.string($0.description) }
      } else {
        json.member("sourceCount", sources.count)
      }
      json.sentences(sentences, citing: citing)
    }
  }
}
