import Foundation
import Testing

@testable import Diagnostics

@Suite struct MiniSiteTests {
  @Test(arguments: MiniSite.all)
  func theSiteIsWhatStandsBesideItsBook(site: MiniSite) throws {
    let actual = site.actual(try site.build())
    if MiniSite.isRecording { try site.record(actual) }
    let expected = try site.expected()
    for path in Set(actual.keys).union(expected.keys).sorted() {
      let difference = LineDifference.first(between: expected[path], and: actual[path])
      if difference != nil, let text = actual[path] { try site.writeActual(text, at: path) }
      #expect(difference == nil, "\(site.name)/\(path)")
    }
  }

  @Test func everyDiagnosticHasAMiniSiteOfItsNameAndNoSuchNameIsLeftOver() {
    #expect(MiniSite.names(in: MiniSite.examples) == DiagnosticKind.allCases.map(\.rawValue).sorted())
  }

  @Test func aMiniSiteHasTheProblemItIsNamedForAndNoOther() throws {
    for site in MiniSite.all {
      let kinds = Set(try site.build().diagnostics.map(\.problem.kind))
      #expect(kinds == Set([DiagnosticKind(rawValue: site.name)].compactMap { $0 }), "\(site.name)")
    }
  }

  @Test(arguments: MiniSite.all)
  func buildingTwiceGivesTheSameBytes(site: MiniSite) throws {
    let one = try site.build()
    let other = try site.build()
    #expect(one.files.files == other.files.files)
    #expect(one.diagnostics == other.diagnostics)
  }
}
