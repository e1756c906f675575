import Basics
import HTML
import Words

/// The form of a repository on GitHub that takes what somebody saw on a device: `.github/ISSUE_TEMPLATE/device-test.yml`.
enum DeviceTestForm {
  static let template = "device-test.yml"
  /// The longest address that GitHub takes, in bytes.
  private static let longestAddress = 8_000

  /// The address that opens the form with some of its fields filled in, or nil for one that would be too long.
  ///
  /// - Parameters:
  ///   - repository: the address of the repository.
  ///   - rule: the id of a rule, or of a sentence of one.
  ///   - scenario: a scenario or timeline in the notation; nil for none.
  static func address(in repository: String, rule: String, scenario: String?) -> String? {
    let base = repository.hasSuffix("/") ? String(repository.dropLast()) : repository
    let fields = [("template", template), ("rule", rule)] + (scenario.map { [("scenario", $0)] } ?? [])
    let query = fields.map { $0 + "=" + $1.percentEncoded() }.joined(separator: "&")
    let address = base + "/issues/new?" + query
    return address.utf8.count > longestAddress ? nil : address
  }
}

extension HTMLWriter {
  /// A link that opens the form, where the book has a repository.
  mutating func deviceTestLink(rule: String, scenario: String?, _ context: BlockContext) {
    guard let repository = context.repository,
      let address = DeviceTestForm.address(in: repository, rule: rule, scenario: scenario)
    else { return }
    let words = ReferenceWords(language: context.language)
    tag(.p, as: .action) { $0.tag(.a, [.href(address)], text: words.reportObservation) }
  }
}
