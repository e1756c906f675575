import Testing

@testable import Basics
@testable import ReferenceSite

/// What Swift and Objective-C beside each other say has to be the same, as far as can be told without running it.
struct FencePairTests {
  @Test func aPairOfFencesNamesTheSameOrientations() throws {
    let pairs = try Self.pairs(in: ProjectFolder.content())
    #expect(pairs.count > 100)
    for (swift, objectiveC) in pairs {
      let (names, others) = (Self.namesInSwift(swift.code), Self.namesInObjectiveC(objectiveC.code))
      // One of the two may do in words, or by a number, what the other one names.
      if names.isEmpty || others.isEmpty { continue }
      #expect(names == others, "content/\(swift.path):\(swift.line)")
    }
  }

  @Test(arguments: [
    (".landscapeRight", "UIInterfaceOrientationMaskLandscapeRight", true),
    ("[.portrait, .landscapeRight] // .landscapeLeft", "Portrait | UIInterfaceOrientationLandscapeRight", false),
    (".landscapeLeft", "UIInterfaceOrientationMaskLandscapeRight", false),
    ("value.portraits", "", true), (".allButUpsideDown", "UIInterfaceOrientationMaskAllButUpsideDown", true),
  ])
  func namesAreFoundInBoth(_ swift: String, _ objectiveC: String, _ areSame: Bool) {
    #expect((Self.namesInSwift(swift) == Self.namesInObjectiveC(objectiveC)) == areSame)
  }

  private static let names: Set<String> = [
    "portrait", "portraitUpsideDown", "landscape", "landscapeLeft", "landscapeRight", "allButUpsideDown",
  ]

  /// Each fence of Swift that has one of Objective-C right below it.
  private static func pairs(in book: FileTree) -> [(CodeFence, CodeFence)] {
    let below = Dictionary(
      CodeFence.all(of: "objc", in: book).map { ("\($0.path):\($0.line)", $0) }, uniquingKeysWith: { one, _ in one })
    return CodeFence.all(of: "swift", in: book).compactMap { swift in
      // The end of the fence, an empty line, and the beginning of the next.
      below["\(swift.path):\(swift.lastLine + 4)"].map { (swift, $0) }
    }
  }

  private static func namesInSwift(_ code: String) -> Set<String> {
    let code = code.replacing(#/\/\/.*/#, with: "")
    return Set(code.matches(of: #/\.([a-zA-Z]+)\b/#).map { String($0.1) }).intersection(names)
  }

  private static func namesInObjectiveC(_ code: String) -> Set<String> {
    let code = code.replacing(#/\/\/.*/#, with: "")
    let found = code.matches(of: #/UI(?:Interface|Device)Orientation(?:Mask)?([A-Z][a-zA-Z]*)\b/#).map(\.1)
    return Set(found.map { $0.prefix(1).lowercased() + $0.dropFirst() }).intersection(names)
  }
}
