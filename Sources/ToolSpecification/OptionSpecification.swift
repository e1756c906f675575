/// One option, as it is written and as help and documentation show it.
package struct OptionSpecification: Equatable, Sendable {
  /// The name, without the dashes.
  package let name: String
  /// What stands for its value in help; nil where the option takes none.
  package let placeholder: String?
  /// The values that it takes, for completion; empty where they cannot be listed.
  package let values: [String]
  package let summary: String

  package init(name: String, placeholder: String? = nil, values: [String] = [], summary: String) {
    self.name = name
    self.placeholder = placeholder
    self.values = values
    self.summary = summary
  }

  /// The option with its value, as it is written.
  package var usage: String { "--" + name + (placeholder.map { " " + $0 } ?? "") }
}

extension OptionSpecification {
  package static let quiet = OptionSpecification(
    name: "quiet", summary: "Print problems only. Exit statuses stay the same.")
  package static let help = OptionSpecification(name: "help", summary: "Show this help.")
  package static let version = OptionSpecification(name: "version", summary: "Show the version.")

  /// The options of every command.
  package static let common = [quiet, help]
}
