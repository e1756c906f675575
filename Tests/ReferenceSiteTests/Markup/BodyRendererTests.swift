import HTML
import Markdown
import Testing

@testable import ReferenceSite

@Suite struct BodyRendererTests {
  private func rendered(_ document: Document) -> String {
    var page = HTMLWriter()
    var renderer = BodyRenderer(hooks: PlainHooks())
    renderer.render(document.node, into: &page)
    return String(decoding: page.finish(), as: UTF8.self)
  }

  private func difference(_ text: String) -> String? {
    let document = Document(Array(text.utf8))
    let ours = rendered(document)
    let reference = document.referenceHTML
    return ours.utf8.elementsEqual(reference.utf8) ? nil : "\(text)\n— ours:\n\(ours)\n— libcmark's:\n\(reference)"
  }

  @Test(arguments: CommonMarkInputs.sections)
  func everyConstructComesOutAsLibcmarkWritesIt(section: CommonMarkInputs.Section) {
    #expect(section.inputs.compactMap(difference) == [])
  }

  @Test func constructsComeOutAlikeWithinEachOther() {
    var differences: [String] = []
    for section in CommonMarkInputs.sections {
      for input in section.inputs {
        for prefix in ["> ", "- ", "   ", "1. - "] {
          let indent = String(repeating: " ", count: prefix.utf8.count)
          let lines = input.split(separator: "\n", omittingEmptySubsequences: false)
          let isQuote = prefix == "> "
          let nested = lines.enumerated().map { (isQuote || $0 == 0 ? prefix : indent) + $1 }.joined(separator: "\n")
          if let difference = difference(nested) { differences.append(difference) }
        }
      }
    }
    #expect(differences == [])
  }

  @Test func everyByteOfAnAddressIsEscapedAsLibcmarkDoes() {
    let addresses = (1...0x17F).compactMap(Unicode.Scalar.init).map { "[a](<x&#\($0.value);y>)" }
    #expect(addresses.compactMap(difference) == [])
  }

  @Test(arguments: ["> ", "- ", "1. "])
  func noDepthOfNestingOverflows(marker: String) {
    let document = Document(Array((String(repeating: marker, count: 10_000) + "deep").utf8))
    #expect(rendered(document).utf8.elementsEqual(document.referenceHTML.utf8))
  }

  @Test(arguments: ["*", "_a ", "[", "![", "**a *b "])
  func noDepthOfInlinesOverflows(marker: String) {
    let document = Document(Array((String(repeating: marker, count: 2_000) + "deep").utf8))
    #expect(rendered(document).utf8.elementsEqual(document.referenceHTML.utf8))
    #expect(!document.node.plainText.isEmpty)
  }
}
