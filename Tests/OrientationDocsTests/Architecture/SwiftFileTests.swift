import Testing

struct SwiftFileTests {
  @Test func typesAtTheTopLevelAreDeclared() {
    let file = SwiftFile(
      """
      public struct A<Element: Equatable>: B { enum Inside {} }
      @MainActor final class C {}
      indirect enum D { case end; class func make() {} }
      package protocol E { associatedtype Item }
      actor F {}
      typealias G = [A<H>]
      extension A { struct Also {} }
      private struct Hidden {}
      fileprivate final class HiddenToo {}
      """)
    #expect(file.declared == ["A", "C", "D", "E", "F", "G"])
    #expect(file.own == ["Element", "Inside", "Item", "Also", "Hidden", "HiddenToo"])
  }

  @Test func namesBehindADotBelongToWhatStandsBeforeIt() {
    let file = SwiftFile("let a: Other.Nested = .Leading ?? (First.one...Last.one)")
    #expect(file.named == ["Other", "First", "Last"])
  }

  @Test func commentsAndStringsAreNoCodeButInterpolationsAre() {
    let file = SwiftFile(
      ##"""
      // Line
      /* Block /* Inner */ Still */
      let a = "Text \(Plain.name("Deep \(Deeper.name)")) Text \\(Escaped)"
      let b = #"Raw \(Escaped) \#(InRaw.name) " Raw"#
      let c = """
        Many "Lines" \(InLines.name)
        """
      let d = #/Expression/#
      """##)
    #expect(file.named == ["Plain", "Deeper", "InRaw", "InLines"])
  }

  @Test func parametersOfGenericsAreOfTheFile() {
    let file = SwiftFile(
      """
      func f<Sink: Sequence<Int>, each Part>(_ sink: Sink) {}
      init<Words>(_ words: Words) where Words: Text {}
      subscript<Key: Hashable>(key: Key) -> Int { a < B.c ? 1 : 0 }
      """)
    #expect(file.own == ["Sink", "Part", "Words", "Key"])
    #expect(file.named.subtracting(file.own) == ["Sequence", "Int", "Text", "Hashable", "B"])
  }

  @Test func importsNameTheirModule() {
    let file = SwiftFile(
      """
      import A
      @testable import B
      package import struct C.Type
      @preconcurrency import D.Part
      @_spi(X) public import E

      let a = f(.import)
      """)
    #expect(file.imports == ["A", "B", "C", "D", "E"])
    #expect(file.declared == [])
  }
}
