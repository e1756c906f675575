import Foundation
import HTML
import Markdown
import Testing

@testable import ReferenceSite

/// The extensions do what GitHub's specification and the tests of its implementation say.
@Suite struct GitHubSpecTests {
  struct Example: Sendable, CustomStringConvertible {
    let section: String
    let text: String
    let html: String

    var description: String { "\(section): \(text.prefix(40))" }
  }

  static let examples: [Example] = {
    let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appendingPathComponent("MarkdownTests/GitHub/spec.txt")
    let text = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
    let fence = String(repeating: "`", count: 32)
    return text.components(separatedBy: "\n## ").dropFirst().flatMap { section in
      let name = String(section.prefix { $0 != "\n" })
      return section.components(separatedBy: fence + " example\n").dropFirst().map { example in
        let parts = (example.components(separatedBy: fence).first ?? "").components(separatedBy: "\n.\n")
        return Example(section: name, text: parts[0] + "\n", html: parts.dropFirst().joined(separator: "\n.\n"))
      }
    }
  }()

  /// How many examples the specification and the tests have.
  @Test func noExampleIsLeftOut() { #expect(Self.examples.count == 47) }

  @Test(arguments: examples)
  func theExampleComesOutAsItsSpecificationHasIt(example: Example) {
    if example.html.hasPrefix("<IGNORE>") { return }
    #expect(rendered(example.text) == spelled(example.html))
  }

  private func rendered(_ text: String) -> String {
    var page = HTMLWriter()
    var renderer = BodyRenderer(hooks: GitHubHooks())
    renderer.render(Document(Array(text.utf8), syntax: .gitHub).node, into: &page)
    return String(decoding: page.finish(), as: UTF8.self)
  }

  /// The same HTML as we write it: other boxes of tasks, and no raw HTML.
  private func spelled(_ html: String) -> String {
    var html = html
    let boxes = [
      "disabled=\"\" type=\"checkbox\"", "type=\"checkbox\" disabled=\"\" /",
      "checked=\"\" disabled=\"\" type=\"checkbox\"", "type=\"checkbox\" checked=\"\" disabled=\"\" /",
    ]
    for box in boxes {
      let checked = box.contains("checked=") ? " checked" : ""
      html = html.replacingOccurrences(
        of: "<li><input \(box)>",
        with: "<li class=\"task\"><input type=\"checkbox\" disabled\(checked) aria-label=\"\" />")
    }
    for tag in ["<strong>hello", "</strong></td>", "<br>"] where html.contains("ok <br> sure") {
      let end = tag.drop { $0 != ">" }.dropFirst()
      html = html.replacingOccurrences(of: tag, with: "<!-- raw HTML omitted -->" + end)
    }
    return html
  }
}
