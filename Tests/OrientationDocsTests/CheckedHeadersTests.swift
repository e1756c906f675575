import ReferenceSite
import Testing

@testable import Basics
@testable import Diagnostics
@testable import OrientationDocs

/// The mini sites whose fault is in the headers of an SDK.
struct CheckedHeadersTests {
  @Test(arguments: CheckedHeaders.all)
  func checkPrintsWhatStandsBesideTheMiniSite(site: CheckedHeaders) async throws {
    let folder = try TemporaryFolder()
    try site.lay(in: folder)
    let recorder = Recorder()
    let status = await Tool.run(["check", "--sdk", folder["Headers"]], console: recorder.console)
    #expect(status == .problemsFound)
    #expect(recorder.output == (try site.expected()))
  }

  @Test(arguments: CheckedHeaders.all)
  func aMiniSiteHasTheFaultItIsNamedForAndNoOther(site: CheckedHeaders) async throws {
    let folder = try TemporaryFolder()
    try site.lay(in: folder)
    let recorder = Recorder()
    _ = await Tool.run(["check", "--sdk", folder["Headers"], "--format", "json"], console: recorder.console)
    let report = try JSONParser.parse(Array(recorder.output.utf8)[...])
    #expect(Set(report["diagnostics"]?.elements.map { $0["id"]?.text } ?? []) == [site.name])
  }

  @Test func everyKindOfFaultInHeadersHasItsMiniSite() {
    let kinds = DiagnosticKind.allCases.map(\.rawValue).filter { $0.hasPrefix("sdk.") || $0.hasPrefix("header.") }
    #expect(!kinds.isEmpty)
    #expect(CheckedHeaders.all.map(\.name) == kinds.sorted())
  }
}
