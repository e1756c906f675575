import Testing
import ToolSpecification

@testable import Basics
@testable import OrientationDocs

/// The pages about the tool have a place for everything that it knows; what stands there is generated.
struct ToolDocumentationTests {
  private let pages: FileTree

  init() throws { pages = try BookFolder(ProjectFolder.content + "/tool").read() }

  @Test(
    arguments: Tool.specifications.map { "command " + $0.name }
      + ["commands", "exit-statuses", "blocks", "pictures", "facts", "diagnostics"])
  func everythingThatTheToolKnowsHasItsTable(block: String) {
    #expect(hold("```orientation \(block)\n```"))
  }

  @Test(arguments: [OptionSpecification.help, .version, .quiet])
  func theOptionsThatBelongToNoCommandAreNamed(option: OptionSpecification) {
    #expect(hold("`\(option.usage)`"))
  }

  @Test(arguments: ReportFormat.allCases)
  func everyFormatHasItsRow(format: ReportFormat) {
    #expect(hold("\n| `\(format)` | "))
  }

  /// Whether the text stands on one of the pages.
  private func hold(_ text: String) -> Bool {
    pages.files.contains { String(decoding: $0.bytes, as: UTF8.self).contains(text) }
  }
}
