import AppFacts
import Testing

@testable import XcodeProject

/// `.xcconfig` files and what they include.
struct ConfigurationFileTests {
  private let folder: TemporaryCheckout

  init() throws { folder = try TemporaryCheckout() }

  @Test func assignmentsKeepTheirLines() throws {
    try folder.write(
      """
      // a comment
      A = 1 // behind
        B=2;
      C[sdk=iphoneos*][config=Debug] = x = y
      D = one \\
          two
      E =\r
      URL = http:/$()/example.com
      """, to: "a.xcconfig")
    let read = try read("a.xcconfig")
    #expect(
      read.settings.map(Self.text) == [
        "2 A=1", "3 B=2", "4 C[sdk=iphoneos*][config=Debug]=x = y", "5 D=one two", "7 E=",
        "8 URL=http:/$()/example.com",
      ])
    #expect(read.unread == [])
  }

  @Test func inclusionsCountWhereTheyStand() throws {
    try folder.write("A = 1\n#include \"sub/b.xcconfig\"\nC = 3\n", to: "a.xcconfig")
    try folder.write("#include \"../c.xcconfig\"\nB = 2\n", to: "sub/b.xcconfig")
    try folder.write("A = 4\n#include? \"none.xcconfig\"\n", to: "c.xcconfig")
    let read = try read("a.xcconfig")
    #expect(read.settings.map { $0.name + $0.value } == ["A1", "A4", "B2", "C3"])
    #expect(read.settings.map(\.place.path) == ["a.xcconfig", "c.xcconfig", "sub/b.xcconfig", "a.xcconfig"])
    #expect(read.unread == [])
  }

  @Test func aFileIsAlsoLookedForInTheProjectsFolder() throws {
    try folder.write("#include \"Config/b.xcconfig\"\n", to: "Config/a.xcconfig")
    try folder.write("B = 2\n", to: "Config/b.xcconfig")
    #expect(try read("Config/a.xcconfig").settings.map(\.name) == ["B"])
  }

  @Test func whatIsWrongIsNamedWithItsLineAndTheRestIsRead() throws {
    try folder.write(
      "#include \"gone.xcconfig\"\n#include \"a.xcconfig\"\n#define X\n#include a\nnonsense\n1A = 2\nA = 1\n",
      to: "a.xcconfig")
    let read = try read("a.xcconfig")
    #expect(read.settings.map(\.name) == ["A"])
    #expect(
      read.unread.map { "\($0.place.line ?? 0) \($0.reason)" } == [
        "1 `#include \"gone.xcconfig\"` names no file of the checkout",
        "2 `#include \"a.xcconfig\"` leads back to a file around it",
        "3 the line is no `#include`",
        "4 `#include` should be followed by a path in double quotes",
        "5 the line is no assignment `NAME = value`",
        "6 `1A` is no name of a build setting",
      ])
  }

  @Test func filesThatIncludeEachOtherManyTimesComeToAnEnd() throws {
    for number in 0..<40 {
      let include = "#include \"\(number + 1).xcconfig\"\n"
      try folder.write(include + include, to: "\(number).xcconfig")
    }
    try folder.write("A = 1\n", to: "40.xcconfig")
    let read = try read("0.xcconfig")
    #expect(read.unread.map(\.reason) == ["more than 1000 inclusions; the rest is not read"])
  }

  private func read(_ path: String) throws -> (settings: [BuildSetting], unread: [UnreadPart]) {
    var reader = ConfigurationFileReader(
      checkout: try Checkout(root: Disk.resolved(folder.path)), projectFolder: "")
    let result = reader.read(path)
    return (result.settings, result.unread)
  }

  private static func text(_ setting: BuildSetting) -> String {
    let conditions = setting.conditions.map { "[\($0.parameter)=\($0.pattern)]" }.joined()
    return "\(setting.place.line ?? 0) \(setting.name)\(conditions)=\(setting.value)"
  }
}
