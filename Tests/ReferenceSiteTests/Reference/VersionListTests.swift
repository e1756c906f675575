import Orientation
import OrientationCatalog
import OrientationNotation
import Testing

@testable import AppBook
@testable import ReferenceSite
@testable import Words

/// `OSVersion.released` is the only list of versions: what is shown anywhere follows from it.
struct VersionListTests {
  @Test func `versions are listed once, in their order`() {
    for (version, next) in zip(OSVersion.released, OSVersion.released.dropFirst()) { #expect(version < next) }
  }

  @Test func `every version at which something begins or ends is listed`() {
    let ranges =
      Rule.allCases.map(\.versions) + Message.allCases.map(\.versions) + VersionGate.allCases.map(\.versions)
    for range in ranges {
      #expect(OSVersion.released.contains(range.first), "\(range)")
      #expect(range.end.map { OSVersion.released.contains($0) } ?? true, "\(range)")
    }
  }

  @Test func `a column of versions has the answers of each of them`() {
    let rules = Rule.allCases.map(\.versions)
    for matrix in ComputedMatrices.all {
      let starts = matrix.columns.compactMap { if case .versions(let versions) = $0 { versions.first } else { nil } }
      #expect(starts.allSatisfy { start in rules.contains { $0.first == start || $0.end == start } }, "\(matrix.kind)")
      for os in OSVersion.released where starts.first.map({ $0 <= os }) ?? false {
        let column = starts.lastIndex { $0 <= os } ?? 0
        let answers = matrix.kind.matrix(of: os).cells.joined()
        #expect(matrix.cells.map { $0[column].value } == answers.map(\.value), "\(matrix.kind), iOS \(os)")
        #expect(matrix.cells.map { $0[column].rule } == answers.map(\.rule), "\(matrix.kind), iOS \(os)")
      }
    }
  }

  @Test(arguments: Language.allCases)
  func `a legend names the version that its matrix is computed for`(language: Language) {
    let words = ReferenceWords(language: language)
    var named: [MatrixKind] = []
    for matrix in ComputedMatrices.all {
      guard let match = words.legend(of: matrix.kind).firstMatch(of: /iOS (\d+(?:\.\d+)?)/) else { continue }
      named.append(matrix.kind)
      #expect(matrix.cells.joined().allSatisfy { $0.scenario.os.description == match.1 }, "\(matrix.kind)")
    }
    #expect(named == [.masks, .containers, .geometryRequest, .preferred, .windowingModes])
    #expect(words.legend(of: .geometryRequest).contains("iOS \(OSVersion.newest)"))
  }

  @Test func `grammar and schema end with the last version that is out, and the last gate with the newest`() throws {
    let schema = try #require(ScenarioSchema.text.firstMatch(of: /runs: (\d+) to ([\d.]+)\./))
    let grammar = try #require(FactKind.iOS.values.firstMatch(of: /^(\d+) … ([\d.]+),/))
    for (oldest, last) in [(schema.1, schema.2), (grammar.1, grammar.2)] {
      #expect(oldest == OSVersion.oldest.description && last == OSVersion.last.description)
    }
    let last = try #require(VersionGate.allCases.last)
    #expect(last.versions.first.major == OSVersion.newest.major)
  }

  @Test func `the columns of an app's matrix have the answers of each version`() {
    for os in OSVersion.released where os >= OSVersion(6) {
      let whole = AppMatrix(app(deployment: OSVersion(6)))
      let alone = AppMatrix(app(deployment: os))
      for idiom in Idiom.allCases {
        let column = whole.columns.firstIndex { $0.idiom == idiom && $0.versions.contains(os) }
        let first = alone.columns.firstIndex { $0.idiom == idiom }
        #expect(column != nil && first != nil)
        guard let column, let first else { continue }
        #expect(whole.cells.map { $0[column] } == alone.cells.map { $0[first] }, "iOS \(os)")
      }
    }
  }

  private func app(deployment: OSVersion) -> App {
    var sample = SampleApp(
      deployment: deployment, declarations: [SampleApp.list(.supported, InterfaceOrientation.valid)])
    sample.implement(.supportedInterfaceOrientations, in: "Player", .mask(.all))
    return sample.app
  }
}
