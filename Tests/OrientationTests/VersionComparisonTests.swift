import OrientationCatalog
import Testing

@testable import Orientation

struct VersionComparisonTests {
  @Test func aVersionDiffersInNothingFromItself() {
    for gate in VersionGate.allCases {
      #expect(VersionComparison(from: gate.versions.first, to: gate.versions.first).isEmpty)
    }
  }

  @Test func fromFifteenToSixteenWhatStopsWorkingIsTold() throws {
    let comparison = VersionComparison(from: OSVersion(15), to: OSVersion(16))
    #expect(
      comparison.deprecated.map(\.swift) == [
        "UIViewController.shouldAutorotate", "UIViewController.attemptRotationToDeviceOrientation()",
      ])
    #expect(comparison.begun.contains(.shouldAutorotateNotConsulted))
    #expect(comparison.ended.contains(.shouldAutorotateNoKeepsCurrent))
    #expect(comparison.formerMessages.map(\.id) == ["orientation-set-discouraged"])
    #expect(comparison.changes.allSatisfy { $0.matrix != .masks })
  }

  @Test func fromTwelveToThirteenARotationWithoutACommonOrientationRaisesNothing() throws {
    let comparison = VersionComparison(from: OSVersion(12), to: OSVersion(13))
    let masks = try #require(comparison.changes.first { $0.matrix == .masks })
    #expect(masks.old == .outcome(.exception(.noCommonOrientation)))
    #expect(masks.new == .outcome(.unchanged(.noCommonOrientation)))
    #expect(masks.places.count == 50)
  }

  @Test func everyGateChangesSomethingAndARuleThatBeginsIsInForce() throws {
    for gate in VersionGate.allCases {
      guard let before = gate.versionBefore else { continue }
      let comparison = VersionComparison(from: before, to: gate.versions.first)
      #expect(!comparison.begun.isEmpty, "\(gate)")
      #expect(
        comparison.begun.allSatisfy { $0.versions.contains(gate.versions.first) && !$0.versions.contains(before) })
    }
  }

  @Test func theWayBackUndoesTheWayThere() {
    let there = VersionComparison(from: OSVersion(12), to: OSVersion(27))
    let back = VersionComparison(from: OSVersion(27), to: OSVersion(12))
    #expect(there.begun == back.ended && there.ended == back.begun)
    #expect(there.introduced != [] && back.introduced == [])
    #expect(cells(of: there) == cells(of: back))
  }

  @Test func everyCellOfAChangeIsResolvedToItsTwoValues() throws {
    let change = try #require(
      VersionComparison(from: OSVersion(15), to: OSVersion(16)).changes.first { $0.matrix == .forcedRotation })
    #expect(change.places.map(\.row) == [.call(.keyValueCodingSet(rawValue: 3))])
    #expect(change.places.allSatisfy { $0.column == nil })
    #expect(change.old == .outcome(.turned(.landscapeRight)))
    #expect(change.new == .outcome(.ignored))
    #expect(change.rule == .keyValueCodingOnlyLogs)
  }

  private func cells(of comparison: VersionComparison) -> Int { comparison.changes.reduce(0) { $0 + $1.places.count } }
}

extension VersionComparison {
  /// Whether nothing is different.
  fileprivate var isEmpty: Bool {
    introduced.isEmpty && deprecated.isEmpty && begun.isEmpty && ended.isEmpty && newMessages.isEmpty
      && formerMessages.isEmpty && changes.isEmpty
  }
}
