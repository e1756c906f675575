import HTML
import Orientation
import Testing

@testable import Blocks

/// Reads pictures as a page does.
enum SamplePicture {
  static func read(_ words: String, _ body: String = "") throws -> any Picture {
    let fence = BlockFence(words: words.split(separator: " ").map(String.init), body: body, line: 1)
    let block = Pictures.specification.block(fence) { problem, line in Issue.record("\(words):\(line): \(problem)") }
    return try #require(block as? any Picture)
  }

  static func ladder(_ body: String) throws -> LadderPicture {
    try #require(try read("ladder", body) as? LadderPicture)
  }

  static func tree(_ body: String) throws -> TreePicture {
    try #require(try read("tree", body) as? TreePicture)
  }

  static func html(_ picture: any ReferenceBlock, _ language: Language = .english) -> String {
    var page = HTMLWriter()
    let context = BlockContext(href: { _ in nil }, usedBy: { _ in [] }, language: language)
    picture.render(into: &page, context: context)
    return String(decoding: page.finish(), as: UTF8.self)
  }

  /// The texts that stand in a drawing, in their order.
  static func labels(_ html: String) -> [String] {
    html.split(separator: "<text ", omittingEmptySubsequences: false).dropFirst().compactMap { part in
      part.split(separator: ">", maxSplits: 1).last?.split(separator: "<", maxSplits: 1).first.map(String.init)
    }
  }
}
