import Basics
import CData
import Diagnostics
import Foundation
import Orientation
import OrientationNotation
import SourceSyntax
import Testing
import ToolSpecification

@testable import OrientationDocs

/// What the tool says in Chinese: `messages.zh-Hans.txt` against what the sources say in English.
struct MessagesTests {
  private static let chinese = Language.simplifiedChinese
  private static let entries: [(english: String, chinese: String)] = {
    String(cString: data_messages_chinese).split(separator: "\n\n").map { entry in
      let lines = entry.split(separator: "\n")
      return (String(lines[0]), lines.dropFirst().joined(separator: "\n"))
    }
  }()

  @Test func everyEntryIsOfTheSources() throws {
    let values = FactKind.allCases.flatMap { [$0.values, $0.defaultText] }
    let sentences = Set(try Self.literals().map(\.sentence) + Self.specified + values)
    #expect(Self.entries.count > 800)
    #expect(Set(Self.entries.map(\.english)).count == Self.entries.count, "one is there twice")
    // Count makes the plurals.
    for (english, _) in Self.entries where !sentences.contains(english) {
      #expect(english.wholeMatch(of: /%1 [a-z ]+/) != nil, "no source says `\(english)`")
    }
  }

  @Test func everyEntryKeepsValuesAndCode() {
    func marks(_ text: String) -> [String] { text.matches(of: /%[0-9]+/).map { String($0.output) }.sorted() }
    func code(_ text: String) -> Set<String> { Set(text.matches(of: /`[^`]*`/).map { String($0.output) }) }
    for (english, chinese) in Self.entries {
      #expect(!chinese.isEmpty && marks(english) == marks(chinese), "\(english)")
      #expect(code(english) == code(chinese), "\(english)")
      #expect(chinese.firstMatch(of: /[,:;!?] ?\p{Han}|\p{Han}[,;!?]/) == nil, "\(chinese)")
    }
  }

  @Test func helpAndDiagnosticsAreTranslated() {
    for text in Self.specified {
      #expect(Self.chinese.translation(of: text) != nil, "no Chinese for `\(text)`")
    }
  }

  /// What is written for people where a fault is made; of code that only quotes, nothing is asked.
  @Test func messagesAreTranslated() throws {
    let missing = try Self.literals().filter { literal in
      // A sentence has words of its own, and stands on one line.
      literal.isMessage && !literal.sentence.contains("\n") && literal.sentence.firstMatch(of: /[a-z]{2,} [a-z]/) != nil
        && Self.chinese.translation(of: literal.sentence) == nil
    }
    #expect(missing.isEmpty, "\(missing.map { "\($0.path): \($0.sentence)" }.joined(separator: "\n"))")
  }

  @Test func aMessageIsSaidInTheLanguageOfTheConsole() {
    let transcript = Transcript()
    let console = Console { _, bytes in transcript.append(bytes) }
    let fault = Fault("`%1` `\u{1B}`: no page `a.md`", help: "did you mean `%2`?")
    console.speaking(.simplifiedChinese).complain(
      "a: error: \(Problem.pageMissing(page: "%1", suggestion: nil).statement)")
    console.complain(fault.text)
    console.complain("\("a")1%\("b")")
    #expect(transcript.text.hasPrefix("a: error: 没有页面 `%1`\n"))
    #expect(transcript.text.hasSuffix("error: `%1` `\\u{1B}`: no page `a.md`\n  help: did you mean `%2`?\na1%b\n"))
  }

  @Test(arguments: [
    ("zh_CN.UTF-8", Language.simplifiedChinese), ("zh-Hans_SG", .simplifiedChinese), ("zh", .simplifiedChinese),
    ("zh_TW.UTF-8", .english), ("zh-Hant_CN", .english), ("C.UTF-8", .english), ("de_CH@euro", .english),
  ])
  func theLanguageIsThatOfTheLocale(locale: String, language: Language) {
    #expect(Environment.language(ofLocale: locale) == language)
  }
}

extension MessagesTests {
  /// Help texts and what is said of diagnostics, as they are looked up.
  private static let specified: [String] = {
    var texts = FactKind.allCases.map(\.summary) + [OptionSpecification.version.summary]
    for command in Tool.specifications {
      texts += [command.summary] + command.options.map(\.summary) + Array(command.statuses.values)
      texts += command.discussion.split(separator: "\n\n").map { String($0).replacing("\n", with: " ") }
    }
    for code in ExitCode.allCases { texts += [code.meaning, code.example] }
    for kind in DiagnosticKind.allCases { texts += [kind.summary, kind.remedy] }
    return texts
  }()

  /// A string literal in a source, as the key of a message: `%1` stands for the first interpolation.
  private struct Literal {
    let path: String
    let sentence: String
    /// Whether it stands where a fault is made, or in a file with nothing but words.
    let isMessage: Bool
  }

  /// All literals of one line.
  private static func literals() throws -> [Literal] {
    let folder = SourceTree.root.appending(path: "Sources")
    let paths = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String } ?? []
    return try paths.filter { $0.hasSuffix(".swift") && !$0.hasPrefix("CData/") }.flatMap { path in
      let bytes = [UInt8](try Data(contentsOf: folder.appending(path: path)))
      let tokens = SwiftLexer.tokens(of: bytes)
      let isWords = path.hasPrefix("Diagnostics/") && (path.contains("Words") || path.contains("/Faults/"))
      return (0..<tokens.count).compactMap { index -> Literal? in
        guard tokens.kind(index) == .string || tokens.kind(index) == .stringPart else { return nil }
        return sentence(in: bytes[Int(tokens[index].start)...]).map {
          Literal(
            path: path, sentence: $0,
            isMessage: isWords || !path.hasPrefix("Basics/") && makesFault(before: index, in: tokens))
        }
      }
    }
  }

  private static func makesFault(before index: Int, in tokens: TokenList) -> Bool {
    if tokens.isSign(index - 1, ":") { return ["message", "help", "otherwise"].contains(tokens.text(index - 2)) }
    guard index > 1, tokens.text(index - 1) == "(" else { return false }
    return ["Fault", "ValueFault", "talk", "complain", "malformed"].contains(tokens.text(index - 2))
  }

  /// Reads a literal from its quotation mark; nil where none of one line begins.
  private static func sentence(in source: ArraySlice<UInt8>) -> String? {
    guard source.first == UInt8(ascii: "\"") else { return nil }
    var rest = source.dropFirst().prefix { $0 != UInt8(ascii: "\n") }
    var (bytes, count): ([UInt8], Int) = ([], 0)
    while let byte = rest.popFirst() {
      switch byte {
      case UInt8(ascii: "\""): return String(decoding: bytes, as: UTF8.self)
      case UInt8(ascii: "\\"):
        guard let escaped = rest.popFirst() else { return nil }
        guard escaped == UInt8(ascii: "(") else {
          bytes.append(escaped == UInt8(ascii: "n") ? UInt8(ascii: "\n") : escaped)
          continue
        }
        var depth = 1
        while depth > 0, let inner = rest.popFirst() {
          depth += inner == UInt8(ascii: "(") ? 1 : inner == UInt8(ascii: ")") ? -1 : 0
        }
        count += 1
        bytes += Array("%\(count)".utf8)
      default: bytes.append(byte)
      }
    }
    return nil
  }
}
