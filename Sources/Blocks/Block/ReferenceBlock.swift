import Basics
import HTML
import Orientation

/// A part of a page that the reference writes.
package protocol ReferenceBlock: Sendable {
  /// The elements with ids that the block writes.
  var anchors: [BlockAnchor] { get }
  /// The entries that the block mentions.
  var mentions: [EntryKey] { get }
  /// The entries and demonstrations that the book must have because the block lists them.
  var promises: [EntryKey] { get }
  /// What the block shows or cites, for those that promise that somebody does.
  var demonstrations: [EntryKey] { get }
  /// The version that the block makes a claim about; nil for what is no claim. Claims are folded, but for a page's first.
  var claimedVersion: OSVersion? { get }
  /// Whether a part of the block is marked as ``Attribute/old``.
  var hasOldParts: Bool { get }
  /// The sentences with which the block begins, for the description of a page that begins with it.
  func lead(in language: Language) -> [String]
  func render(into page: inout HTMLWriter, context: BlockContext)
}

extension ReferenceBlock {
  package var anchors: [BlockAnchor] { [] }
  package var mentions: [EntryKey] { [] }
  package var promises: [EntryKey] { [] }
  package var demonstrations: [EntryKey] { [] }
  package var claimedVersion: OSVersion? { nil }
  package var hasOldParts: Bool { claimedVersion.map { $0 < .recent } ?? false }
  package func lead(in language: Language) -> [String] { [] }
}
