import Basics
import HTML
import Words

/// A form of a repository on GitHub, by its file in `.github/ISSUE_TEMPLATE`.
package enum IssueForm: String {
  /// What somebody saw on a device.
  case deviceTest = "device-test.yml"
  /// What is not as a page says.
  case wrongFact = "wrong-fact.yml"

  /// The longest address that GitHub takes, in bytes.
  private static let longestAddress = 8_000

  /// The address that opens the form with some of its fields filled in, or nil for one that would be too long.
  ///
  /// - Parameters:
  ///   - repository: the address of the repository.
  ///   - fields: ids of fields, each with its text.
  package func address(in repository: String, _ fields: [(id: String, text: String)]) -> String? {
    let base = repository.hasSuffix("/") ? String(repository.dropLast()) : repository
    let query = ([("template", rawValue)] + fields).map { $0 + "=" + $1.percentEncoded() }.joined(separator: "&")
    let address = base + "/issues/new?" + query
    return address.utf8.count > Self.longestAddress ? nil : address
  }
}

extension HTMLWriter {
  /// A link that opens the form for what somebody saw on a device, where the book has a repository.
  ///
  /// - Parameters:
  ///   - rule: the id of a rule, or of a sentence of one.
  ///   - scenario: a scenario or timeline in the notation; nil for none.
  mutating func deviceTestLink(rule: String, scenario: String?, _ context: BlockContext) {
    let fields = [("rule", rule)] + (scenario.map { [("scenario", $0)] } ?? [])
    guard let repository = context.repository, let address = IssueForm.deviceTest.address(in: repository, fields) else {
      return
    }
    let words = ReferenceWords(language: context.language)
    tag(.p, as: .action) { $0.tag(.a, [.href(address)], text: words[.reportObservation]) }
  }
}
