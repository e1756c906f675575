import Testing

@testable import Basics
@testable import Diagnostics
@testable import OrientationDocs

/// The mini sites whose fault is in what was committed, not in the book.
struct CheckedSiteTests {
  @Test(arguments: CheckedSite.all)
  func checkPrintsWhatStandsBesideTheMiniSite(site: CheckedSite) async throws {
    let folder = try TemporaryFolder()
    try await site.lay(in: folder)
    let recorder = Recorder()
    let status = await Tool.run(
      ["check", folder["content"], "--output", folder["site"]] + site.options, console: recorder.console)
    #expect(status == .problemsFound)
    #expect(recorder.output == (try site.expected()))
  }

  @Test(arguments: CheckedSite.all)
  func aMiniSiteHasTheFaultItIsNamedForAndNoOther(site: CheckedSite) async throws {
    let folder = try TemporaryFolder()
    try await site.lay(in: folder)
    let recorder = Recorder()
    _ = await Tool.run(
      ["check", folder["content"], "--output", folder["site"], "--format", "json"] + site.options,
      console: recorder.console)
    let report = try JSONParser.parse(Array(recorder.output.utf8)[...])
    #expect(Set((report["diagnostics"]?.elements ?? []).compactMap { $0["id"]?.text }) == [site.name])
  }

  @Test func everyKindOfFaultInACommittedSiteHasItsMiniSite() {
    let kinds = DiagnosticKind.allCases.map(\.rawValue).filter(CheckedSite.isOne).sorted()
    #expect(!kinds.isEmpty)
    #expect(CheckedSite.all.map(\.name) == kinds)
  }
}
