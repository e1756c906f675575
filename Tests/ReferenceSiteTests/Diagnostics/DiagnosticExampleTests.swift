import Foundation
import HTML
import Testing

@testable import Blocks
@testable import Diagnostics
@testable import ReferenceSite

/// What the reference shows of a mini site is what the mini site has, and what is printed for it.
@Suite struct DiagnosticExampleTests {
  @Test(arguments: DiagnosticKind.allCases)
  func anExampleIsAPartOfTheMiniSiteOfItsName(kind: DiagnosticKind) throws {
    #expect(!kind.example.files.isEmpty)
    for file in kind.example.files {
      let lines = try Self.lines(of: file.path, in: kind)
      guard let text = file.text else { continue }
      #expect(!text.isEmpty && Self.place(of: Self.lines(in: text), in: lines) != nil, "\(kind.rawValue)/\(file.path)")
    }
  }

  @Test(arguments: DiagnosticKind.allCases)
  func whatAnExamplePrintsIsWhatTheMiniSiteExpects(kind: DiagnosticKind) throws {
    let printed = Self.lines(in: kind.example.printed)
    #expect(Self.place(of: printed, in: try Self.lines(of: "expected.txt", in: kind)) != nil)
    #expect(!kind.example.printed.isEmpty)
    // The files of a committed site are named in words that are their own.
    #expect(kind.rawValue.hasPrefix("site.") || printed[0].hasSuffix(" [\(kind.rawValue)]"))
  }

  @Test(arguments: DiagnosticKind.allCases)
  func theLineThatAnExampleBlamesIsAmongThoseItShows(kind: DiagnosticKind) throws {
    let place = kind.example.printed.prefix { $0 != " " }.split(separator: ":")
    guard place.count > 1, let line = Int(place[1]) else { return }
    let path = String(place[0].hasPrefix("content/") ? place[0].dropFirst("content/".count) : place[0])
    let file = try #require(kind.example.files.first { $0.path == path })
    let shown = Self.lines(in: try #require(file.text))
    let first = try #require(Self.place(of: shown, in: try Self.lines(of: path, in: kind))) + 1
    #expect((first..<first + shown.count).contains(line))
  }

  @Test func thePageShowsTheExamplesAndWhatTheyPrint() throws {
    let block = try #require(GeneratedBlock.parse(info: "diagnostics", body: "", line: 1) { _, _ in })
    var writer = HTMLWriter()
    block.render(
      into: &writer, context: BlockContext(href: { _ in nil }, usedBy: { _ in [] }, language: .english))
    let page = String(decoding: writer.finish(), as: UTF8.self)
    for kind in DiagnosticKind.allCases {
      #expect(page.contains("<h3 id=\"diagnostic.\(kind.rawValue)\"><code>\(kind.rawValue)</code>"))
      for text in kind.example.files.compactMap(\.text) + [kind.example.printed] {
        #expect(page.contains("<pre><code>" + Self.escaped(text + "\n") + "</code></pre>"), "\(kind.rawValue)")
      }
    }
  }
}

extension DiagnosticExampleTests {
  private static func lines(of path: String, in kind: DiagnosticKind) throws -> [Substring] {
    let name = path.hasPrefix("site/") ? "committed/" + path.dropFirst("site/".count) : path
    let file = MiniSite.examples.appendingPathComponent(kind.rawValue).appendingPathComponent(name)
    return lines(in: String(decoding: try Data(contentsOf: file), as: UTF8.self))
  }

  private static func escaped(_ text: String) -> String {
    var writer = HTMLWriter()
    writer.text(text)
    return String(decoding: writer.finish(), as: UTF8.self)
  }

  private static func lines(in text: String) -> [Substring] {
    text.split(separator: "\n", omittingEmptySubsequences: false)
  }

  /// The index of the first of some lines, where they follow one another among others.
  private static func place(of lines: [Substring], in others: [Substring]) -> Int? {
    others.indices.first { others[$0...].starts(with: lines) }
  }
}
