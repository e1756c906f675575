import AppFacts
import Orientation
import Testing

@testable import OrientationDocs

/// `app.json`, written and read back.
struct AppFactsFileTests {
  @Test func readingGivesBackWhatWasWritten() throws {
    let bytes = AppFactsWriter.bytes(of: Self.facts)
    #expect(try AppFactsReader.facts(bytes) == Self.facts)
    #expect(try AppFactsReader.facts(AppFactsWriter.bytes(of: AppFacts())) == AppFacts())
  }

  @Test func eachDeclarationTypeAndOccurrenceHasALineOfItsOwn() {
    let text = String(decoding: AppFactsWriter.bytes(of: Self.facts), as: UTF8.self)
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines.count { $0.contains("\"key\":") } == 2)
    #expect(lines.count { $0.contains("\"api\":") } == 2)
    #expect(text.hasPrefix("{\n\"format\":1,\n\"targets\":[\n{\"name\":\"App\""))
    #expect(text.hasSuffix("]\n}\n"))
  }

  @Test func whatIsWrongIsNamedWithItsLine() {
    let good = String(decoding: AppFactsWriter.bytes(of: Self.facts), as: UTF8.self)
    #expect(
      message(good.replacing("\"format\":1", with: "\"format\":2"))
        == "line 2: the format is 2; this version of orientation-docs reads 1")
    #expect(
      message(good.replacing("\"isEffective\":true", with: "\"isEffective\":1"))
        == "line 5: `targets[0].declarations[0].isEffective` is a number, not true or false")
    #expect(
      message(good.replacing("\"role\":\"use\"", with: "\"role\":\"abuse\""))
        == "line 12: `occurrences[1].role` is `abuse`, which the format does not know")
    #expect(
      message(good.replacing("\"reason\"", with: "\"raison\"")) == "line 14: there is no member `raison` in the format")
    #expect(
      message(good.replacing(",\n\"types\"", with: "\n\"types\"")) == "line 8: not JSON: `,` or `}` should be here")
    #expect(message("[]") == "line 1: the text is an array, not an object")
    #expect(message("") == "line 1: not JSON: the line is empty")
  }

  private func message(_ text: String) -> String? {
    do {
      _ = try AppFactsReader.facts(Array(text.utf8))
      return nil
    } catch {
      return error.description
    }
  }

  private static let facts = AppFacts(
    targets: [
      AppTarget(
        name: "App", project: "App \"1\".xcodeproj", configuration: "Release", product: .application,
        deploymentTarget: DeploymentTarget(version: OSVersion(14, 5), place: FilePlace(path: "方向.xcconfig", line: 3)),
        idioms: [.phone, .pad],
        declarations: [
          PropertyListDeclaration(
            key: .supported, origin: .file, values: ["UIInterfaceOrientationPortrait"],
            place: FilePlace(path: "App/Info.plist", line: 7), isEffective: true)
        ])
    ],
    looseDeclarations: [
      PropertyListDeclaration(
        key: .requiresFullScreen, origin: .buildSetting, values: ["YES"], place: FilePlace(path: "binary.plist"),
        isEffective: false)
    ],
    types: [
      SourceType(
        name: "Player", kind: .classType, language: .swift, inherited: ["UIViewController"],
        place: FilePlace(path: "Player.swift", line: 3))
    ],
    occurrences: [
      Occurrence(
        api: .supportedInterfaceOrientations, role: .implementation, language: .swift, type: "Player",
        isInExtension: true, conditions: ["os(iOS)"], place: FilePlace(path: "Player.swift", line: 9),
        value: .choice([
          .init(condition: "a", value: .mask([.portrait, .landscapeLeft])),
          .init(condition: "b", value: .mask(InterfaceOrientationMask(rawValue: 1 << 40))),
          .init(condition: "c", value: .orientation(.landscapeRight)),
          .init(condition: "d", value: .deviceOrientation(.faceUp)),
          .init(condition: "e", value: .bool(false)),
          .init(condition: "f", value: .choice([.init(condition: nil, value: .inherited)])),
          .init(condition: nil, value: .computed("top.\tmask")),
        ]), targets: ["App", "Kit"]),
      Occurrence(
        api: .deviceOrientation, role: .use, language: .objectiveC, type: nil,
        place: FilePlace(path: "a.m", line: 1)),
    ],
    unread: [UnreadPart(place: FilePlace(path: "b.swift"), reason: "it is not UTF-8")])
}
