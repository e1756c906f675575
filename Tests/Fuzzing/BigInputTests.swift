import Foundation
import Orientation
import Testing

@testable import AppBook
@testable import OrientationDocs
@testable import OrientationNotation
@testable import ReferenceSite
@testable import XcodeProject

/// Whatever is long, deep or many takes time in proportion, and no depth overflows a stack.
///
/// How work grows is looked at where it is done by optimised code: without, one input takes as long as all do with it.
@Suite(.serialized) struct BigInputTests {
  /// An input that can be made as big as wanted.
  struct Growing: Sendable, CustomTestStringConvertible {
    let name: String
    /// How often what is repeated stands in the smaller of two inputs.
    let count: Int
    let make: @Sendable (Int) -> String

    init(_ name: String, _ count: Int, _ make: @escaping @Sendable (Int) -> String) {
      self.name = name
      self.count = count
      self.make = make
    }

    init(repeating part: String, _ count: Int) { self.init(part, count) { String(repeating: part, count: $0) } }

    init(_ open: String, _ middle: String, _ close: String, _ count: Int) {
      self.init(open + "…" + close, count) {
        String(repeating: open, count: $0) + middle + String(repeating: close, count: $0)
      }
    }

    init(numbered name: String, _ count: Int, _ part: @escaping @Sendable (Int) -> String) {
      self.init(name, count) { (0..<$0).map(part).joined() }
    }

    var testDescription: String { name }
  }

  #if DEBUG
  static let isOptimised = false
  #else
  static let isOptimised = true
  #endif

  /// How much longer the eightfold may take: between what is linear, 8, and what is quadratic, 64.
  private static let bound = 28.0
  private static let factor = 8

  /// How many times longer the eightfold of an input takes, in time of the processor: other processes do not count.
  private func growth(of input: Growing, _ work: (String) -> Void) -> Double {
    let small = input.make(input.count)
    let large = input.make(input.count * Self.factor)
    work(small)
    let few = (0..<3).map { _ in time { work(small) } }.min() ?? 0
    let many = (0..<2).map { _ in time { work(large) } }.min() ?? 0
    // What takes no time does not grow.
    return many / max(few, 0.002)
  }

  private func time(_ work: () -> Void) -> Double {
    func now() -> Double {
      var time = timespec()
      clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
      return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
    }
    let start = now()
    work()
    return now() - start
  }

  @Test(
    .enabled(if: isOptimised),
    arguments: [
      Growing(repeating: "> ", 4_000), Growing(repeating: "- ", 1_000), Growing(repeating: "1. ", 1_000),
      Growing(repeating: "*a ", 2_000), Growing("*a ", "b", "*", 2_000), Growing("**a *b ", "c", "* d**", 1_000),
      Growing("[", "a", "](other.md)", 2_000), Growing("![", "a", "](image.svg)", 1_000),
      Growing("![", "", "](image.svg)", 1_000),
      Growing("[", "a", "]", 2_000), Growing(repeating: "[a](folder/other.md) ", 1_000),
      Growing(repeating: "word ", 20_000),
      Growing(repeating: "\\<&amp;\"", 10_000), Growing(repeating: "## Name\n\n", 500),
      Growing(numbered: "broken links", 300) { "[a](page-\($0).md)\n" },
      Growing(numbered: "broken anchors", 300) { "## Heading \($0)\n\n[a](#headimg-\($0))\n\n" },
      Growing(numbered: "symbols", 500) { "[`Name\($0)`]\n" }, Growing(repeating: "[`a", 2_000),
      Growing(numbered: "definitions", 300) { "[a\($0)]: folder/other.md\n\n[a\($0)]\n\n" },
      Growing(repeating: "a <b> c\n", 500), Growing(repeating: "```table\n| a | b |\n| c | d |\n```\n\n", 100),
      Growing("a long table", 200) { "```table\n| a | b |\n" + String(repeating: "| c | d |\n", count: $0) + "```\n" },
      Growing("a wide table", 200) {
        let row = String(repeating: "| a ", count: $0) + "|\n"
        return "```table\n" + row + row + "```\n"
      },
      Growing(repeating: "```orientation scenario\niOS: 15\n=> ignored\n```\n\n", 50),
      Growing(numbered: "blocks of no kind", 200) { "```orientation no-\($0)\n```\n\n" },
    ])
  func aPageTakesTimeInProportion(input: Growing) {
    let growth = growth(of: input) { text in
      _ = ReferenceSite.build(book: SampleBook.book(page: Array(("# Page\n\n" + text + "\n").utf8)))
    }
    #expect(growth < Self.bound)
  }

  @Test(
    .enabled(if: isOptimised),
    arguments: [
      Growing(numbered: "chapters", 300) { "- [a \($0)](page-\($0).md)\n" },
      Growing("nested chapters", 100) { count in
        (0..<count).map { String(repeating: "- ", count: $0 == 0 ? count : 0) }.joined() + "[a](page.md)\n"
      },
      Growing(repeating: "# Part\n\n- [a]()\n\n", 300), Growing(repeating: "[a](page.md) ", 500),
    ])
  func aSummaryTakesTimeInProportion(input: Growing) {
    let growth = growth(of: input) { text in
      _ = ReferenceSite.build(book: SampleBook.book(summary: Array(text.utf8)))
    }
    #expect(growth < Self.bound)
  }

  @Test(
    .enabled(if: isOptimised),
    arguments: [
      Growing("A=TabBar > [", "B", "]", 2_000), Growing("[", "B", "]", 2_000), Growing("A > ", "B", "", 2_000),
      Growing(repeating: "A, ", 2_000), Growing(repeating: "x", 50_000), Growing(repeating: "(", 10_000),
      Growing(repeating: " as ", 5_000), Growing(repeating: "=> ", 5_000), Growing(repeating: "a.", 5_000),
    ])
  func aFactTakesTimeInProportion(input: Growing) {
    let growth = growth(of: input) { text in
      for key in [
        "root: R=TabBar > ", "root: R > [", "presented: ", "app delegate: ", "variable a: ", "event: pushed ", "=> ",
        "",
      ] {
        let text = "iOS: 15\n" + key + text + "\n"
        _ = try? ScenarioParser.parse(text)
        _ = try? TimelineParser.parse(text)
      }
    }
    #expect(growth < Self.bound)
  }

  @Test(
    .enabled(if: isOptimised),
    arguments: [
      Growing(numbered: "variables", 200) { "variable v\($0): portrait\n" },
      Growing(numbered: "facts about controllers", 200) { "C\($0).shouldAutorotate: yes\n" },
      Growing(repeating: "presented: A\n", 200), Growing(repeating: "event: pushed A\n", 100),
      Growing(repeating: "event: presented A\n", 100), Growing(repeating: "event: root shown\n", 100),
      Growing(repeating: "nonsense\n", 500), Growing(repeating: "# comment\n", 2_000),
    ])
  func manyFactsTakeTimeInProportion(input: Growing) {
    let growth = growth(of: input) { text in
      let text = "iOS: 15\nroot: N=Navigation > A\n" + text
      if let claim = try? ScenarioParser.parse(text) { _ = Resolver.resolve(claim.scenario) }
      if let timeline = try? TimelineParser.parse(text) { _ = try? timeline.timeline.play() }
    }
    #expect(growth < Self.bound)
  }

  @Test(
    .enabled(if: isOptimised),
    arguments: [
      Growing("[", "", "]", 2_000), Growing(#"{"a":"#, "1", "}", 2_000),
      Growing(#"{"iOS":15,"root":"#, "1", "}", 2_000),
      Growing(numbered: "keys", 1_000) { #"{"k\#($0)":"# }, Growing(repeating: "\n", 2_000),
      Growing(repeating: "{}\n", 500),
      Growing("a long text", 20_000) { #"{"iOS":15,"root":""# + String(repeating: "x", count: $0) + "\"}" },
      Growing("many escapes", 5_000) { #"{"iOS":15,"root":""# + String(repeating: "\\u0041", count: $0) + "\"}" },
      Growing("many keys", 1_000) { count in "{" + (0..<count).map { #""k\#($0)":1"# }.joined(separator: ",") + "}" },
      Growing("many children", 1_000) {
        #"{"iOS":15,"root":{"name":"A","children":["B""# + String(repeating: ",\"B\"", count: $0) + "]}}"
      },
    ])
  func linesOfJSONTakeTimeInProportion(input: Growing) {
    // The run itself works with threads whose time is not this one's.
    let growth = growth(of: input) { text in
      for line in text.utf8.split(separator: 0x0A) {
        guard let (facts, isTimeline) = try? ScenarioRecord.facts(Array(line)[...]) else { continue }
        _ = try? ResolverExplainer().answer(facts: facts, isTimeline: isTimeline, whyNot: nil)
      }
    }
    #expect(growth < Self.bound)
  }

  @Test(
    .enabled(if: isOptimised),
    arguments: [
      Growing(repeating: "(", 5_000), Growing(repeating: "{a=", 5_000), Growing("(", "a", ")", 60),
      Growing(numbered: "keys", 500) { "\($0 == 0 ? "{" : "")k\($0) = a;" }, Growing(repeating: "<array>", 5_000),
      Growing("<array>", "", "</array>", 60),
      Growing("entities", 2_000) { "<string>" + String(repeating: "&amp;", count: $0) + "</string>" },
      Growing("comments", 2_000) { "<plist>" + String(repeating: "<!-- a -->", count: $0) + "<true/></plist>" },
      Growing("a comment that does not end", 5_000) { "{ " + String(repeating: "/* ", count: $0) },
      Growing("escapes", 5_000) { "{ a = \"" + String(repeating: "\\U0041\\101", count: $0) + "\"; }" },
      Growing(repeating: "<!-- ", 5_000), Growing(repeating: "<![CDATA[", 5_000),
      Growing(repeating: "<!DOCTYPE [", 5_000),
    ])
  func aPropertyListTakesTimeInProportion(input: Growing) {
    let growth = growth(of: input) { text in
      _ = try? PropertyListReader.read(Array(text.utf8))
      _ = try? PropertyListReader.read(Array(text.utf8), isPreprocessed: true)
      _ = try? WorkspaceFile(Array(text.utf8), path: "A.xcworkspace")
    }
    #expect(growth < Self.bound)
  }

  @Test(
    .enabled(if: isOptimised),
    arguments: [
      Growing("classes that inherit from each other", 100) { count in
        Self.app(
          types: (0..<count).map {
            #"{"name":"A\#($0)VC","kind":"class","language":"Swift","inherited":["A\#($0 + 1)VC"],"path":"A.swift"}"#
          })
      },
      Growing("implementations", 100) { count in
        Self.app(
          types: [#"{"name":"AVC","kind":"class","language":"Swift","inherited":[],"path":"A.swift"}"#],
          occurrences: (0..<count).map {
            #"{"api":"shouldAutorotate","role":"implementation","language":"Swift","type":"AVC","path":"A.swift","#
              + #""line":\#($0),"conditions":["os(iOS)"],"value":{"bool":true},"targets":["A"]}"#
          })
      },
      Growing("brackets in a condition", 1_000) { count in
        Self.app(occurrences: [
          #"{"api":"shouldAutorotate","role":"implementation","language":"Swift","type":"AVC","path":"A.swift","#
            + #""conditions":[""# + String(repeating: "!(", count: count) + #""],"targets":["A"]}"#
        ])
      },
    ])
  func anAppTakesTimeInProportion(input: Growing) {
    let growth = growth(of: input) { text in
      do {
        let facts = try AppFactsFormat.facts(Array(text.utf8))
        _ = AppFactsFormat.bytes(of: facts)
        let options = BuildOptions(app: App(facts))
        _ = ReferenceSite.build(book: SampleBook.book(about: Array(text.utf8)), options: options)
      } catch {
        Issue.record(error)
      }
    }
    #expect(growth < Self.bound)
  }

  private static func app(types: [String] = [], occurrences: [String] = []) -> String {
    #"{"format":1,"targets":[],"looseDeclarations":[],"types":["# + types.joined(separator: ",")
      + #"],"occurrences":["# + occurrences.joined(separator: ",") + #"],"unread":[]}"#
  }

  @Test(
    .enabled(if: isOptimised),
    arguments: [
      Growing(repeating: "/*", 20_000), Growing(repeating: "\"", 20_000), Growing(repeating: "'a ", 20_000),
      Growing(repeating: "<", 20_000), Growing(repeating: "<a b=\"", 10_000), Growing(repeating: "<!", 20_000),
      Growing(repeating: "\"a\"   ", 10_000), Growing(repeating: "- ", 20_000), Growing(repeating: "a: ", 20_000),
      Growing(repeating: "[", 20_000), Growing(repeating: "a.b(", 10_000), Growing(repeating: " ", 40_000),
      Growing(repeating: "@property (", 5_000), Growing(repeating: "<<a\n", 10_000),
      Growing(repeating: "class ", 10_000),
    ])
  func codeTakesTimeInProportion(input: Growing) {
    let growth = growth(of: input) { text in _ = CodeInvariants.html(of: Array(text.utf8)) }
    #expect(growth < Self.bound)
  }

  @Test(
    .enabled(if: isOptimised),
    arguments: [
      Growing(repeating: "a: b\r\n", 1_000), Growing(repeating: "\r\n", 5_000), Growing(repeating: "x", 10_000),
      Growing(repeating: "/", 10_000), Growing(repeating: "%2e", 5_000), Growing(repeating: " ", 10_000),
    ])
  func aRequestTakesTimeInProportion(input: Growing) {
    let growth = growth(of: input) { text in
      _ = try? HTTPRequestParser.parse(Array("GET /\(text) HTTP/1.1\r\n\r\n".utf8))
      _ = try? HTTPRequestParser.parse(Array("GET / HTTP/1.1\r\n\(text)\r\n\r\n".utf8))
      _ = try? SitePath(target: "/" + text)
    }
    #expect(growth < Self.bound)
  }

  @Test(arguments: ["> ", "- ", "1. ", "*", "*a ", "[", "![", "[`", "`"])
  func noDepthOverflowsTheStackOfAWorker(part: String) async {
    // A task runs on a thread whose stack is small.
    let isBuilt = await Task.detached {
      let page = Array(("# Page\n\n" + String(repeating: part, count: 20_000) + "deep\n").utf8)
      return ReferenceSite.build(book: SampleBook.book(page: page)).files["page.html"] != nil
    }.value
    #expect(isBuilt)
  }

  @Test(arguments: [("[", "]"), ("[A=TabBar > ", "]"), ("A > ", ""), ("(", ")")])
  func noDepthOfControllersOverflows(open: String, close: String) async {
    let text =
      "iOS: 15\nroot: R=TabBar > " + String(repeating: open, count: 100_000) + "A"
      + String(repeating: close, count: 100_000)
    let isRefused = await Task.detached { (try? ScenarioParser.parse(text)) == nil }.value
    #expect(isRefused)
  }
}
