import AppFacts
import Testing

@testable import XcodeProject

/// Build settings, their layers, conditions and references.
struct BuildSettingsTests {
  @Test func aStrongerLayerWinsAndCanKeepWhatItInherits() throws {
    let settings = settings(["A = project", "B = low"], ["A = $(inherited) target", "C = $(A) $(B)"])
    #expect(try settings.value(of: "A") == "project target")
    #expect(try settings.value(of: "C") == "project target low")
    #expect(try settings.value(of: "D") == nil)
  }

  @Test func aReferenceTakesTheStrongestAssignment() throws {
    #expect(try settings(["FILE = $(NAME).plist", "NAME = a"], ["NAME = b"]).value(of: "FILE") == "b.plist")
  }

  @Test func conditionsCountForADeviceWithIOSOnly() throws {
    let settings = settings([
      "A = all", "A[sdk=macosx*] = mac", "B[sdk=iphoneos*][arch=arm64] = device", "C[sdk=iphonesimulator*] = simulator",
      "D[config=Release] = release", "E[config=Debug] = debug", "F[sdk=iphone*,arch=*] = both",
    ])
    #expect(try settings.value(of: "A") == "all")
    #expect(try settings.value(of: "B") == "device")
    #expect(try settings.value(of: "C") == nil)
    #expect(try settings.value(of: "D") == "release")
    #expect(try settings.value(of: "E") == nil)
    #expect(try settings.value(of: "F") == "both")
  }

  @Test func inAProjectASettingWithAConditionWinsOverOneWithout() throws {
    let list = try PropertyListReader.read(Array(#"{"A[sdk=iphoneos*]" = device; A = all; }"#.utf8))
    let dictionary = try #require(list.dictionary)
    let layer = BuildSetting.settings(in: dictionary, path: "p")
    #expect(try BuildSettings(layers: [layer], situation: situation).value(of: "A") == "device")
  }

  @Test(arguments: [
    ("$(A)", "a b"), ("${A}", "a b"), ("$[A]", "a b"), ("$A/x", "a b/x"), ("$(NAME_$(KIND))", "of a kind"),
    ("$(NONE)", ""), ("$NONE", "$NONE"), ("5$", "5$"), ("$$A", "$A"), ("$(A", "$(A"), ("$(NONE:default=x)", "x"),
    ("$(A:default=x)", "a b"), ("$(NONE:default=$(A))", "a b"), ("$(NONE:default=http://x:1)", "http://x:1"),
    ("$(A:upper)", "A B"), ("$(MIXED:lower)", "mixed"), ("$(A:quote)", #"a\ b"#), ("$(A:identifier)", "a_b"),
    ("$(DIGIT:c99extidentifier)", "_1字"), ("$(A:rfc1034identifier:upper)", "A-B"), ("$(PATH:dir)", "x/y/"),
    ("$(PATH:file)", "z.tar"), ("$(PATH:base)", "z"), ("$(PATH:suffix)", ".tar"), ("$(PATH:suffix=zip)", "x/y/z.zip"),
    ("$(NONE:unheardof)", ""),
  ])
  func referencesAreResolved(text: String, expected: String) throws {
    let settings = settings([
      "A = a b", "MIXED = MiXed", "KIND = X", "NAME_X = of a kind", "DIGIT = 1字", "PATH = x/y/z.tar",
    ])
    #expect(try settings.expanded(text) == expected)
  }

  @Test func aSettingThatNamesItselfMeansTheOneBelow() throws {
    #expect(try settings(["A = low"], ["A = $(A) high"]).value(of: "A") == "low high")
    #expect(try settings(["A = $(A) alone"]).value(of: "A") == " alone")
    #expect(try settings(["A = low", "B = $(A)"], ["A = $(B) high"]).value(of: "A") == "low high")
  }

  @Test func settingsThatGoInACircleAreAFault() {
    #expect(throws: SettingFault.refersToItself("A")) { try settings(["A = $(B)", "B = $(A)"]).value(of: "A") }
  }

  @Test func settingsThatDoubleEachOtherAreAFaultBeforeTheyFillTheMemory() {
    var lines = ["A0 = xxxxxxxxxxxxxxxx"]
    for number in 1...60 { lines.append("A\(number) = $(A\(number - 1))$(A\(number - 1))") }
    #expect(throws: SettingFault.tooLong("A60")) { try settings(lines).value(of: "A60") }
    lines = (1...5_000).map { "B\($0) = $(B\($0 - 1))" }
    #expect(throws: SettingFault.self) { try settings(lines).value(of: "B5000") }
    let deep = String(repeating: "$(", count: 5_000) + "A" + String(repeating: ")", count: 5_000)
    #expect(throws: SettingFault.self) { try settings(["A = a"]).expanded(deep) }
  }

  @Test func listsKeepWhatIsInQuotesTogether() {
    #expect(SettingList.split(#"a "b c"  d\ e '' "#) == ["a", "b c", "d e", ""])
    #expect(SettingList.split("") == [])
    #expect(SettingList.join(["a", "b c"]) == #"a "b c""#)
  }

  @Test(arguments: [
    ("*", "", true), ("iphone*", "iphoneos", true), ("*os", "iphoneos", true), ("i?hone*", "iphoneos", true),
    ("iphoneos", "iphoneos17", false), ("a*b*c", "aXXbYYc", true), ("a*b*c", "aXXcYYb", false), ("", "a", false),
  ])
  func patternsMatchAsInAShell(pattern: String, text: String, matches: Bool) {
    #expect(BuildSituation.matches(pattern, text) == matches)
  }

  private let situation = BuildSituation(configuration: "Release")

  private func settings(_ layers: [String]...) -> BuildSettings {
    let parsed = layers.map { lines in
      ConfigurationFile(Array(lines.joined(separator: "\n").utf8), path: "x").statements.compactMap { statement in
        if case .assignment(let setting) = statement { return setting as BuildSetting? } else { return nil }
      }
    }
    return BuildSettings(layers: parsed, situation: situation)
  }
}
