import AppFacts
import Orientation
import OrientationCatalog
import OrientationNotation
import Testing

@testable import AppBook
@testable import ReferenceSite

/// What is a finding, and what is none: each has a situation in which the resolver shows the harm.
@Suite struct FindingTests {
  @Test func anAppThatDoesNoHarmHasNoFinding() throws {
    var sample = SampleApp(idioms: [.phone])
    sample.implement(.supportedInterfaceOrientations, in: "Player", .mask(.landscape))
    sample.implement(.preferredInterfaceOrientationForPresentation, in: "Player", .orientation(.landscapeLeft))
    sample.implement(.shouldAutorotate, in: "Player", .bool(false))
    #expect(try FindingSearch.findings(in: sample.app).isEmpty)
  }

  @Test(arguments: [12, 15, 17, 26]) func masksThatNeverMeetThrowAtAPresentation(version: Int) throws {
    var sample = SampleApp(
      deployment: OSVersion(version), idioms: [.phone], declarations: [SampleApp.list(.supported, [.portrait])])
    sample.implement(.supportedInterfaceOrientations, in: "Player", .mask(.landscape))
    let finding = try only(.masksNeverMeet, sample)
    #expect(finding.place == FilePlace(path: "Player.swift", line: 2))
    #expect(finding.proof.decision.outcome.kind == .exception)
  }

  @Test func preferredOutsideSupportedRaisesAnException() throws {
    var sample = SampleApp(idioms: [.phone])
    sample.implement(.supportedInterfaceOrientations, in: "Player", .mask(.portrait))
    sample.implement(.preferredInterfaceOrientationForPresentation, in: "Player", .orientation(.landscapeLeft), line: 4)
    let finding = try only(.preferredOutsideSupported, sample)
    #expect(finding.place.line == 4)
    #expect(finding.proof.message == .preferredMustMatch)
  }

  @Test func aPreferredOrientationFromTheStatusBarMayNotBeSupported() throws {
    var sample = SampleApp(idioms: [.phone])
    sample.implement(.supportedInterfaceOrientations, in: "Player", .mask(.landscape))
    sample.implement(
      .preferredInterfaceOrientationForPresentation, in: "Player",
      .computed("UIApplication.shared.statusBarOrientation"))
    #expect(try only(.preferredFromStatusBar, sample).proof.decision.outcome.kind == .exception)
    // Where all are supported, it does no harm.
    var harmless = SampleApp(idioms: [.phone])
    harmless.implement(.supportedInterfaceOrientations, in: "Player", .mask(.all))
    harmless.implement(
      .preferredInterfaceOrientationForPresentation, in: "Player",
      .computed("UIApplication.shared.statusBarOrientation"))
    #expect(try FindingSearch.findings(in: harmless.app).isEmpty)
  }

  @Test func shouldAutorotateIsAFindingFromSixteenOn() throws {
    var sample = SampleApp(deployment: OSVersion(16), idioms: [.phone])
    sample.implement(.shouldAutorotate, in: "Player", .bool(false))
    #expect(try only(.shouldAutorotateNotConsulted, sample).subject == "Player")
  }

  @Test(arguments: [
    (OrientationAPI.setDeviceOrientation, AppFindingKind.keyValueCodingOnlyLogs),
    (.setOrientation, .keyValueCodingOnlyLogs), (.attemptRotationToDeviceOrientation, .replacedMethod),
    (.setStatusBarOrientation, .replacedMethod),
  ])
  func methodsThatTurnNothingAreFindings(api: OrientationAPI, kind: AppFindingKind) throws {
    var sample = SampleApp(idioms: [.phone])
    sample.use(api, in: "Player")
    #expect(try only(kind, sample).place.line == 9)
  }

  @Test func codeThatDoesNotRunOnSixteenIsNoFinding() throws {
    var sample = SampleApp(idioms: [.phone])
    sample.use(.setDeviceOrientation, in: "Player")
    sample.facts.occurrences[0].versions = VersionRange(from: OSVersion(2), until: OSVersion(16))
    #expect(try FindingSearch.findings(in: sample.app).isEmpty)
    sample.facts.occurrences[0].versions = VersionRange(from: OSVersion(17))
    #expect(try only(.keyValueCodingOnlyLogs, sample).place.line == 9)
  }

  @Test func theNumbersOfOtherTypesMeanOtherBits() throws {
    var device = SampleApp(idioms: [.phone])
    device.implement(.supportedInterfaceOrientations, in: "Player", .deviceOrientation(.portraitUpsideDown))
    #expect(try kinds(device).contains(.deviceOrientationInPlace))
    var orientation = SampleApp(idioms: [.phone])
    orientation.implement(.supportedInterfaceOrientations, in: "Player", .orientation(.portraitUpsideDown))
    #expect(try kinds(orientation).contains(.orientationAsMask))
    var request = SampleApp(idioms: [.phone])
    request.use(.requestGeometryUpdate, in: "Player", .deviceOrientation(.landscapeLeft))
    #expect(try only(.deviceOrientationInPlace, request).place.line == 9)
  }

  @Test func whatTargetsDeclareIsLookedAt() throws {
    let upsideDown = SampleApp(
      idioms: [.phone], declarations: [SampleApp.list(.supported, [.portrait, .portraitUpsideDown])])
    #expect(try only(.upsideDownOnPhone, upsideDown).subject == "Player")
    let pad = SampleApp(idioms: [.pad], declarations: [SampleApp.list(.supportedOnPad, [.portrait], line: 7)])
    #expect(try only(.padNotMultitasking, pad).place == FilePlace(path: "Info.plist", line: 7))
    let both = SampleApp(
      idioms: [.phone],
      declarations: [
        SampleApp.list(.supported, [.portrait]),
        SampleApp.list(.supported, [.portrait, .landscapeLeft], origin: .buildSetting, line: 8),
      ])
    #expect(try only(.declarationsContradict, both).place.path == "Info.plist")
  }

  /// All situations are read here, in apps that the names of stand-ins and a second target could confuse.
  @Test func everyKindIsFoundInAppsThatDoEverything() throws {
    let found = try [15, 16].flatMap { try kinds(appThatDoesEverything(deployment: OSVersion($0))) }
    let missing = Set(AppFindingKind.allCases).subtracting(found)
    #expect(missing.isEmpty)
  }

  @Test func aSituationThatCannotBeReadIsNoAbsence() throws {
    var sample = SampleApp()
    sample.implement(.supportedInterfaceOrientations, in: "Player", .computed("mask"))
    #expect(try sample.app.situation(["iOS: 17", "root: Player"]) == nil)
    #expect(throws: ClaimFaults.self) { try sample.app.situation(["iOS: 17", "rout: Player"]) }
    #expect(throws: ClaimFaults.self) { try sample.app.situation(["iOS: 17", "root: Player", "target: Plyer"]) }
  }

  @Test func everyKindOfFindingHasWordsAndARule() {
    for kind in AppFindingKind.allCases {
      for language in [Language.english, .simplifiedChinese] {
        #expect(FindingWords(language: language).message(kind, "Player").contains("Player"))
      }
      #expect(!kind.rule.sources.isEmpty || kind.rule.standing == .assumption)
    }
  }

  private func appThatDoesEverything(deployment: OSVersion) -> SampleApp {
    var sample = SampleApp(
      deployment: deployment,
      declarations: [
        SampleApp.list(.supported, [.portrait, .portraitUpsideDown]),
        SampleApp.list(.supported, [.portrait], origin: .buildSetting),
      ])
    sample.facts.targets.append(sample.facts.targets[0])
    sample.facts.targets[1].name = "Other"
    sample.implement(.supportedInterfaceOrientations, in: "Screen", .mask(.landscape))
    sample.implement(.preferredInterfaceOrientationForPresentation, in: "Screen", .orientation(.portrait))
    sample.implement(.shouldAutorotate, in: "Screen", .bool(false))
    sample.implement(.shouldAutorotateToInterfaceOrientation, in: "Screen", .bool(true))
    sample.implement(.supportedInterfaceOrientations, in: "Presenter", .orientation(.portraitUpsideDown))
    sample.implement(
      .preferredInterfaceOrientationForPresentation, in: "Presenter",
      .computed("UIApplication.shared.statusBarOrientation"))
    sample.implement(.supportedInterfaceOrientations, in: "Masked", .orientation(.portraitUpsideDown))
    sample.implement(.supportedInterfaceOrientations, in: "Preferring", .mask(.portrait))
    sample.implement(
      .preferredInterfaceOrientationForPresentation, in: "Preferring", .orientation(.landscapeLeft))
    for api in OrientationAPI.allCases { sample.use(api, in: "Screen", .deviceOrientation(.landscapeLeft)) }
    return sample
  }

  private func kinds(_ sample: SampleApp) throws -> [AppFindingKind] {
    try FindingSearch.findings(in: sample.app).map(\.kind)
  }

  private func only(_ kind: AppFindingKind, _ sample: SampleApp) throws -> AppFinding {
    let findings = try FindingSearch.findings(in: sample.app)
    #expect(findings.map(\.kind) == [kind])
    return try #require(findings.first { $0.kind == kind })
  }
}
