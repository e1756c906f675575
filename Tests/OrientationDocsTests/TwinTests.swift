import Foundation
import Markdown
import Testing

@testable import Basics
@testable import OrientationDocs

/// The twins of the reference's pages, as they are committed: read as Markdown, each has the headings, tables and code of its page.
struct TwinTests {
  private static let pages: [String] = {
    let manifest = (try? FileSystem.contents(of: ProjectFolder.site + "/.orientation-docs-manifest")) ?? []
    let paths = String(decoding: manifest, as: UTF8.self).split(separator: "\n").map(String.init)
    return paths.filter { $0.hasSuffix(".md") && !$0.hasPrefix("data/") }
  }()

  @Test func everyPageHasOne() {
    #expect(Self.pages.count > 240)
  }

  @Test(arguments: pages)
  func aTwinHasWhatItsPageHas(path: String) throws {
    let page = try text(of: path.dropLast(3) + ".html")
    let start = try #require(page.firstRange(of: "<article>")).upperBound
    let article = page[start..<(try #require(page.firstRange(of: "</article>")).lowerBound)]
    let document = Document(try FileSystem.contents(of: ProjectFolder.site + "/" + path), syntax: .gitHub)
    var (headings, tables, blocks) = (0, 0, 0)
    for case .enter(let node) in Walk(document.node) {
      switch node.kind {
      case .heading: headings += 1
      case .codeBlock: if node.pipeTable == nil { blocks += 1 } else { tables += 1 }
      case .link:
        if let target = Self.file(node.destination, from: path) {
          #expect(
            FileManager.default.fileExists(atPath: ProjectFolder.site + "/" + target), "\(path) links to \(target)")
        }
      default: break
      }
    }
    // The explorer is a form, and its text is in the page for its script.
    if path == "explorer.md" { return }
    #expect(headings == (1...3).map { article.ranges(of: "<h\($0) ").count }.reduce(0, +))
    #expect(tables == article.ranges(of: "<table>").count + article.ranges(of: "<table ").count)
    // What was played is a line, and so is what would end it otherwise.
    let code = article.split(separator: #"<dl class="repairs">"#).enumerated().map { number, text in
      number == 0 ? text : text[(text.firstRange(of: "</dl>")?.upperBound ?? text.startIndex)...]
    }
    #expect(blocks == code.map { $0.ranges(of: "<pre>").count + $0.ranges(of: "<pre ").count }.reduce(0, +))
  }

  @Test(arguments: pages)
  func aTwinHasAtMostThreeQuartersOfTheBytesOfItsPage(path: String) throws {
    #expect(try size(of: path) * 4 <= size(of: path.dropLast(3) + ".html") * 3)
  }

  /// The list is read whole by every agent, so a line a page is all that it may have.
  @Test func theListOfPagesKeepsToItsBudget() throws {
    #expect(try size(of: "llms.txt") <= 256 * Self.pages.count)
  }

  /// A model reads such a file whole, and has to have room for its work.
  @Test func theWholeTextIsInFilesThatAModelCanRead() throws {
    let files = try FileManager.default.contentsOfDirectory(atPath: ProjectFolder.site).filter {
      $0.hasPrefix("llms-full")
    }
    #expect(files.count > 5)
    for file in files { #expect(try size(of: file) <= 215_000, "\(file)") }
    let whole = try files.map { try text(of: $0) }.joined()
    for page in Self.pages { #expect(whole.contains("<!-- \(page) -->\n"), "\(page)") }
  }

  private func size(of path: some StringProtocol) throws -> Int {
    try FileSystem.status(of: ProjectFolder.site + "/" + path).size
  }

  private func text(of path: String) throws -> String {
    String(decoding: try FileSystem.contents(of: ProjectFolder.site + "/" + path), as: UTF8.self)
  }

  /// The file that a link of a page leads to; nil for a website and for a place on the page.
  private static func file(_ destination: String, from path: String) -> String? {
    let target = destination.prefix { $0 != "#" }
    if target.isEmpty || target.hasPrefix("http") || target.hasPrefix("mailto:") { return nil }
    return BookPath.resolve(BookPath.decode(String(target)), in: BookPath.folder(of: path))
  }
}
