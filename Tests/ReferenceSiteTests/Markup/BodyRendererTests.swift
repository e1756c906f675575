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

  /// Documents put together at random, but the same ones every time.
  private static var mixtures: [String] {
    let inputs = CommonMarkInputs.sections.flatMap(\.inputs)
    let joints = ["\n\n", "\n", " ", "\n> ", "\n- ", "\n    ", "\n```\n", "\n~~~ x\n", "\n<!--", "[`X`]", ""]
    var state: UInt64 = 42
    func next(_ limit: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % limit
    }
    return (0..<500).map { _ in
      (0..<next(6) + 1).map { _ in inputs[next(inputs.count)] + joints[next(joints.count)] }.joined()
    }
  }

  @Test func mixturesComeOutAlike() {
    #expect(Self.mixtures.compactMap(difference) == [])
  }

  @Test func definitionsChangeNothingButTheLinksThatUseThem() {
    let changed = Self.mixtures.filter { text in
      let plain = rendered(Document(Array(text.utf8)))
      let defined = rendered(Document(Array(text.utf8), definitions: "[`an unused label`]: x\n"))
      return !plain.utf8.elementsEqual(defined.utf8)
    }
    #expect(changed == [])
  }

  @Test func everyByteOfAnAddressIsEscapedAsLibcmarkDoes() {
    let addresses = (1...0x17F).compactMap(Unicode.Scalar.init).map { "[a](<x&#\($0.value);y>)" }
    #expect(addresses.compactMap(difference) == [])
  }

  @Test(arguments: ["> ", "- ", "1. "])
  func noDepthOfNestingOverflows(marker: String) {
    let document = Document(Array((String(repeating: marker, count: DeepPlace.limit) + "deep").utf8))
    #expect(rendered(document).utf8.elementsEqual(document.referenceHTML.utf8))
  }

  @Test(arguments: [("*", 2_000), ("_a ", 2_000), ("[", 2_000), ("![", DeepPlace.limit), ("**a *b ", 2_000)])
  func noDepthOfInlinesOverflows(marker: String, count: Int) {
    let document = Document(Array((String(repeating: marker, count: count) + "deep").utf8))
    #expect(rendered(document).utf8.elementsEqual(document.referenceHTML.utf8))
    #expect(!document.node.plainText.isEmpty)
  }
}
