import AppFacts
import Orientation
import Testing
import ToolSpecification

@testable import OrientationDocs

/// `app.json`, written and read back.
struct AppFactsFileTests {
  @Test func readingGivesBackWhatWasWritten() throws {
    let bytes = AppFactsFormat.bytes(of: Self.facts)
    #expect(try AppFactsFormat.facts(bytes) == Self.facts)
    #expect(try AppFactsFormat.facts(AppFactsFormat.bytes(of: AppFacts())) == AppFacts())
  }

  @Test func aFileOfTheFormerFormatIsRead() throws {
    let former =
      #"{"format":1,"targets":[],"looseDeclarations":[],"types":[],"occurrences":["#
      + #"{"api":"shouldAutorotate","role":"implementation","language":"Swift","path":"A.swift","line":2,"#
      + #""value":{"computed":"a"},"targets":[]}],"unread":[]}"#
    let facts = AppFacts(occurrences: [
      Occurrence(
        api: .shouldAutorotate, role: .implementation, language: .swift, type: nil,
        place: FilePlace(path: "A.swift", line: 2), value: .computed("a"))
    ])
    #expect(try AppFactsFormat.facts(Array(former.utf8)) == facts)
  }

  @Test func eachDeclarationTypeAndOccurrenceHasALineOfItsOwn() {
    let text = String(decoding: AppFactsFormat.bytes(of: Self.facts), as: UTF8.self)
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines.count { $0.contains("\"key\":") } == 2)
    #expect(lines.count { $0.contains("\"api\":") } == 2)
    #expect(
      text.hasPrefix("{\n\"format\":2,\n\"toolVersion\":\"\(Program.version)\",\n\"targets\":[\n{\"name\":\"App\""))
    #expect(text.hasSuffix("]\n}\n"))
  }

  @Test func whatIsWrongIsNamedWithItsLine() {
    let good = String(decoding: AppFactsFormat.bytes(of: Self.facts), as: UTF8.self)
    #expect(
      message(good.replacing("\"format\":2", with: "\"format\":3"))
        == "line 2: the format is 3; this version of orientation-docs reads 1 to 2")
    #expect(
      message(good.replacing("\"isEffective\":true", with: "\"isEffective\":1"))
        == "line 6: `targets[0].declarations[0].isEffective` is a number, not true or false")
    #expect(
      message(good.replacing("\"role\":\"use\"", with: "\"role\":\"abuse\""))
        == "line 13: `occurrences[1].role` is `abuse`, which the format does not know")
    #expect(
      message(good.replacing("\"reason\"", with: "\"raison\"")) == "line 18: there is no member `raison` in the format")
    #expect(
      message(good.replacing(",\n\"types\"", with: "\n\"types\"")) == "line 9: not JSON: `,` or `}` should be here")
    #expect(message("[]") == "line 1: the text is an array, not an object")
    #expect(message("") == "line 1: not JSON: the line is empty")
  }

  private func message(_ text: String) -> String? {
    do {
      _ = try AppFactsFormat.facts(Array(text.utf8))
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
          .init(condition: "f", meaning: "g", value: .choice([.init(condition: nil, value: .inherited)])),
          .init(condition: "h", value: .forwarded(.top)),
          .init(condition: "i", value: .forwarded(.other("content"))),
          .init(condition: nil, value: .computed("top.\tmask")),
        ]), targets: ["App", "Kit"]),
      Occurrence(
        api: .deviceOrientation, role: .use, language: .objectiveC, type: nil,
        versions: VersionRange(from: OSVersion(13, 4), until: OSVersion(16)), place: FilePlace(path: "a.m", line: 1),
        readAt: [
          ReadPlace(role: .initialValue, name: "lock", place: FilePlace(path: "a.h", line: 2), value: .bool(true)),
          ReadPlace(role: .candidate, name: "isPad", place: FilePlace(path: "b.h", line: 3)),
        ]),
    ],
    placements: [
      Placement(
        .init("UINavigationController", madeAt: FilePlace(path: "Main.storyboard", line: 9)), .presented,
        by: .init("HomeView", isView: true), style: .fullScreen, idiom: .pad,
        place: FilePlace(path: "Home.swift", line: 4)),
      Placement(.init("HomeView", isView: true), .windowRoot, place: FilePlace(path: "Home.swift")),
    ],
    unread: [UnreadPart(place: FilePlace(path: "b.swift"), reason: "it is not UTF-8")])
}
