import Testing

struct UseGraphTests {
  @Test func twoFoldersThatUseEachOtherAreACircle() {
    let folders = Self.graph([
      "T/A/One.swift": "struct One { let two: Two }",
      "T/B/Two.swift": "struct Two {}",
      "T/B/Three.swift": "struct Three { let four: Four.Nested }",
      "T/A/Four.swift": "struct Four { let five: Five }",
      "T/Five.swift": "struct Five {}",
    ]).ofFolders
    #expect(folders.circles(above: 1) == [["T/A", "T/B"]])
    #expect(
      folders.usesInCircles(above: 1) == [
        "T/A/One.swift uses Two of T/B/Two.swift", "T/B/Three.swift uses Four of T/A/Four.swift",
      ])
  }

  @Test func filesBesideFoldersAreAFolder() {
    let folders = Self.graph(["T/A.swift": "struct A { let b: B }", "T/F/B.swift": "struct B { let a: A }"]).ofFolders
    #expect(folders.circles(above: 1) == [["T", "T/F"]])
  }

  @Test(arguments: [7, 8, 9])
  func aCircleIsCountedByItsFiles(size: Int) {
    let files = (0..<size).map { ("T/\($0).swift", "struct F\($0) { var next: F\(($0 + 1) % size)? }") }
    let circles = Self.graph(Dictionary(uniqueKeysWithValues: files)).circles(above: 7)
    #expect(circles.map(\.count) == (size > 7 ? [size] : []))
  }

  @Test func circlesThatAreOnlyConnectedOneWayAreTwo() {
    let graph = Self.graph([
      "T/A.swift": "struct A { let b: B }", "T/B.swift": "struct B { let a: A; let c: C }",
      "T/C.swift": "struct C { let d: D }", "T/D.swift": "struct D { let c: C }",
    ])
    #expect(graph.circles(above: 1) == [["T/C.swift", "T/D.swift"], ["T/A.swift", "T/B.swift"]])
  }

  @Test func aNameThatMeansSomethingElseInItsFileIsNoUse() {
    let graph = Self.graph([
      "T/A.swift": "struct A { let b: B; let c: C; let d: D; let e: E }",
      "T/B.swift": "struct B { enum A {} }",
      "T/C.swift": "private struct A {}\nstruct C { let a: A }",
      "T/D.swift": "struct D { func f<A>(_ a: A) {} }",
      "T/E.swift": "struct E { let text = \"A\" /* A */; let a: Other.A }",
    ])
    #expect(graph.circles(above: 1) == [])
  }

  @Test func aTypeThatIsDeclaredTwiceIsNoUse() {
    let graph = Self.graph([
      "T/A.swift": "struct A { let b: B }", "T/B.swift": "struct B { let a: A }", "T/C.swift": "struct B {}",
      "U/B.swift": "struct B { let a: A }",
    ])
    #expect(graph.uses["T/A.swift"] == [:])
    #expect(graph.uses["U/B.swift"] == [:])
  }

  private static func graph(_ texts: [String: String]) -> UseGraph {
    let files = texts.mapValues { SwiftFile($0) }
    let paths = Dictionary(grouping: files) { String($0.key.prefix(1)) }
    return UseGraph(of: paths.mapValues { Dictionary(uniqueKeysWithValues: $0.map { ($0.key, $0.value) }) })
  }
}
