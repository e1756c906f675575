/// What an entry of the reference is about: the key under which pages find it, the same in every language.
///
/// A key is written `kind:name`, as in `symbol:UIInterfaceOrientation.landscapeLeft` or `rule:order-of-choice`.
package struct EntryKey: Sendable, Hashable {
  package let text: String

  package init(_ text: String) { self.text = text }

  /// That a claim of the book shows what another key names.
  package static func claim(_ key: EntryKey) -> EntryKey { EntryKey("claim:" + key.text) }
  /// That a rule of the book cites what another key names.
  package static func citation(_ key: EntryKey) -> EntryKey { EntryKey("citation:" + key.text) }

  package static func symbol(_ name: String) -> EntryKey { EntryKey("symbol:" + name) }
  package static func rule(_ id: String) -> EntryKey { EntryKey("rule:" + id) }
  package static func matrix(_ id: String) -> EntryKey { EntryKey("matrix:" + id) }
  package static func message(_ id: String) -> EntryKey { EntryKey("message:" + id) }
  package static func changes(_ version: String) -> EntryKey { EntryKey("changes:" + version) }
  package static func controller(_ name: String) -> EntryKey { EntryKey("controller:" + name) }
  /// The app that the book documents.
  package static let app = EntryKey("app:")
  /// The findings in that app, and one of them by its number, from 1.
  package static let appFindings = EntryKey("app-findings:")
  package static func appFinding(_ number: Int) -> EntryKey { EntryKey("app-finding:\(number)") }
  /// What a newer iOS changes for that app.
  package static let nextVersion = EntryKey("app-next-version:")
  package static func outcome(_ claim: String) -> EntryKey { EntryKey("outcome:" + claim) }
  package static func diagnostic(_ id: String) -> EntryKey { EntryKey("diagnostic:" + id) }
  /// A command of the tool.
  package static func command(_ name: String) -> EntryKey { EntryKey("command:" + name) }
  /// Whether it is the key of a command.
  package var isCommand: Bool { text.utf8.starts(with: "command:".utf8) }
  /// The explorer, which a book has once.
  package static let explorer = EntryKey("explorer:form")
  /// A kind of finding in an app.
  package static func finding(_ id: String) -> EntryKey { EntryKey("finding:" + id) }
  /// Whether `explain` has it by its id, so that reports link to it.
  package var isExplained: Bool { ["rule:", "diagnostic:", "finding:"].contains { text.utf8.starts(with: $0.utf8) } }
  package static func source(_ id: String) -> EntryKey { EntryKey("source:" + id) }
}
