import Explorer
import Foundation
import HTML
import Orientation
import OrientationCatalog
import Testing

@testable import Basics
@testable import Blocks
@testable import ReferenceSite

struct ExplorerBlockTests {
  @Test func everyDoorLeadsToAStateWithAnAnswer() throws {
    let states = ExplorerDoor.all.flatMap(\.states)
    for state in states {
      let answer = try #require(StateCode(address: ExplorerDoor.address(of: state)), "\(state)").answer
      #expect(answer[0] == 0 && answer[2] > 0, "\(state)")
    }
    #expect(ExplorerDoor.all.count == 8)
    #expect(states == DoorRecord.all.compactMap(\.state), "a number in doors.txt has no question above it")
    #expect(Set(states.map { ExplorerDoor.address(of: $0) }).count == states.count)
    #expect(StateCode(address: ExplorerBlock.start) != nil)
  }

  @Test func whatIsBehindADoorHasItsSymptom() throws {
    let symptoms: [(door: String, outcome: (Outcome) -> Bool)] = [
      (
        "It does not rotate",
        {
          switch $0 {
          case .unchanged, .ignored: true
          case .turned, .exception, .geometryError, .unavailable: false
          }
        }
      ),
      ("It rotates, but should not", { if case .turned = $0 { true } else { false } }),
      ("A pushed screen is wrong", { if case .unchanged = $0 { true } else { false } }),
      ("It crashes", { if case .exception = $0 { true } else { false } }),
    ]
    for (title, isSymptom) in symptoms {
      let door = try #require(ExplorerDoor.all.first { $0.title.english == title })
      for state in door.states {
        let code = try #require(StateCode(address: ExplorerDoor.address(of: state)))
        guard case .moment(let scenario) = code.state else { continue }
        #expect(isSymptom(Resolver.decide(scenario).outcome), "\(title): \(state)")
      }
    }
  }

  @Test func onlyABookWithTheExplorerCarriesItsFiles() {
    for (block, hasExplorer) in [("explorer", true), ("mapping", false)] {
      let book = FileTree([
        FileTree.File(path: "SUMMARY.md", bytes: Array("- [Home](README.md)\n".utf8)),
        FileTree.File(path: "README.md", bytes: Array("# Home\n\n```orientation \(block)\n```\n".utf8)),
      ])
      let edition = ReferenceSite.build(book: book)
      #expect(edition.files.files.contains { $0.path == "assets/explorer.js" } == hasExplorer)
      #expect(edition.files.files.contains { $0.path == "assets/explorer.css" } == hasExplorer)
    }
  }

  @Test func base64IsThatOfEverybodyElse() {
    for count in 0..<70 {
      let bytes = (0..<count).map { UInt8(truncatingIfNeeded: $0 &* 73 &+ 11) }
      #expect(String(decoding: Base64.encode(bytes), as: UTF8.self) == Data(bytes).base64EncodedString())
    }
  }

  @Test(arguments: Language.allCases)
  func theFormOffersEveryKindOfEventOnce(language: Language) {
    let html = render(language)
    for kind in EventKind.allCases {
      let option = "<option value=\"\(kind.rawValue)\" data-arguments="
      let count = html.components(separatedBy: option).count - 1
      #expect(count == (kind.group == .change || kind == .masksChanged ? 1 : 2), "\(kind)")
    }
  }

  @Test func everyFieldOfAStateIsInTheForm() {
    let html = render(.english)
    // Roles and parents follow from where a controller stands, and the switch of earlier editions is only read.
    let places =
      StartField.allCases.filter { $0 != .noCommonOrientationFromSixteen }.map { ExplorerFields.place($0) }
      + VariableField.allCases.map { ExplorerFields.place($0) }
      + ControllerField.allCases.filter { $0 != .parent && $0 != .role }.map { ExplorerFields.place($0) }
      + EventField.allCases.map { ExplorerFields.place($0) }
    for place in places {
      #expect(
        html.contains("field=\"\(place)\""),
        "no field \(place) in the form: see Sources/Blocks/Explorer/ExplorerForm.swift")
    }
  }

  @Test(arguments: Language.allCases)
  func theWordsHaveMarksInThePlacesOfWhatDiffers(language: Language) throws {
    let context = BlockContext(href: { "#" + $0.text }, usedBy: { _ in [] }, language: language)
    let data = Data(ExplorerData(context: context).text.utf8)
    let words = try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
    let outcomes = try #require(words["outcomes"] as? [[[String]]])
    #expect(outcomes.map { $0[1].count } == [1, Reason.allCases.count, 4, 3, 1, 1])
    #expect(outcomes[1][1].allSatisfy { $0.contains("{o}") })
    #expect(outcomes[3][1][0].contains("{m}") && outcomes[3][1][0].contains("{s}"))
    #expect(outcomes[5][1][0].contains("{v}"))
    let asked = try #require(words["asked"] as? [[String]])
    #expect(asked.allSatisfy { $0[0].contains("{m}") && $0[1].contains("{p}") && $0[2].contains("{b}") })
    #expect(asked[3].allSatisfy { $0.contains("{n}") } && asked[4].allSatisfy { $0.contains("{n}") })
    let rules = Rule.allCases
    #expect((words["rules"] as? [String])?.map { $0.prefix { $0 != " " } } == rules.map { $0.rawValue[...] })
    #expect((words["layers"] as? String)?.map { $0.hexDigitValue } == rules.map { $0.layer.number })
    #expect((words["grades"] as? String)?.map { $0.wholeNumberValue } == rules.map { RuleSentence($0).standing.number })
    #expect((words["otherAddresses"] as? [String: String])?.isEmpty == true)
    #expect((words["refusals"] as? [String])?.count == 23 + 2 * WindowingMode.allCases.count)
    #expect((words["masks"] as? [String])?.count == 16)
  }
}

extension ExplorerBlockTests {
  private func render(_ language: Language) -> String {
    var page = HTMLWriter()
    ExplorerBlock().render(
      into: &page, context: BlockContext(href: { "#" + $0.text }, usedBy: { _ in [] }, language: language))
    return String(decoding: page.finish(), as: UTF8.self)
  }
}
