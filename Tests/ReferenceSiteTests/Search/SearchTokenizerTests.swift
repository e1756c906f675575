import Foundation
import Testing

@testable import ReferenceSite
@testable import Search

@Suite struct SearchTokenizerTests {
  /// The vectors that the script of the search is held to as well: a text, a tab, its tokens. `\t` and `\n` in a text stand
  /// for what they mean.
  static let vectors: [(text: String, tokens: [String])] = {
    let file = ProjectFolder.root.appendingPathComponent("Tests/ReferenceSiteTests/Search/tokens.tsv")
    let lines = ((try? String(contentsOf: file, encoding: .utf8)) ?? "").split(separator: "\n")
    return lines.map { line in
      let columns = line.split(separator: "\t", omittingEmptySubsequences: false)
      let text = columns[0].replacingOccurrences(of: "\\t", with: "\t").replacingOccurrences(of: "\\n", with: "\n")
      return (text, columns.dropFirst().joined().split(separator: " ").map(String.init))
    }
  }()

  @Test func `the vectors are there`() {
    #expect(Self.vectors.count > 30)
    #expect(Self.vectors.allSatisfy { !$0.text.contains("\\") })
  }

  @Test(arguments: vectors)
  func `a text has the tokens of its vector`(text: String, tokens: [String]) {
    #expect(SearchTokenizer.tokens(text).map { Array($0.utf8) } == tokens.map { Array($0.utf8) })
  }

  @Test func `a word is cut off, and its parts with it`() {
    let tokens = SearchTokenizer.tokens(String(repeating: "abcDe", count: 30))
    #expect(tokens.first?.utf8.count == SearchTokenizer.longestWord)
    #expect(tokens.dropFirst().joined() == tokens.first)
    let other = SearchTokenizer.tokens(String(repeating: "é", count: 100))
    #expect(other == [String(repeating: "é", count: SearchTokenizer.longestWord)])
  }

  @Test func `words have no parts`() {
    #expect(
      SearchTokenizer.words("[MyController shouldAutorotate] 横屏") == ["mycontroller", "shouldautorotate", "横屏", "屏"])
  }

  @Test func `names are the same however they are written`() {
    #expect(
      SearchTokenizer.folded("UIInterfaceOrientationMask.landscapeLeft")
        == SearchTokenizer.folded("UIInterfaceOrientationMaskLandscapeLeft"))
    #expect(
      SearchTokenizer.folded("UIViewController.shouldAutorotate")
        == SearchTokenizer.folded("-[UIViewController shouldAutorotate]"))
  }

  @Test func `bytes that are no UTF-8 separate words`() {
    for broken in [[0xFF], [0xC3], [0xE6, 0xA8], [0xED, 0xA0, 0x80], [0xF5, 0x80, 0x80, 0x80]] as [[UInt8]] {
      var found: [String] = []
      let text = Array("one".utf8) + broken + Array(" two".utf8)
      text.withUnsafeBufferPointer { text in
        SearchTokenizer.scan(text) { token, _ in found.append(String(decoding: token, as: UTF8.self)) }
      }
      #expect(found == ["one", "two"], "\(broken)")
    }
  }
}
