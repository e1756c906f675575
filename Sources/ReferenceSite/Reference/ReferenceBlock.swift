import HTML

/// A part of a page that the reference writes.
protocol ReferenceBlock: Sendable {
  /// The elements with ids that the block writes.
  var anchors: [GeneratedBlock.Anchor] { get }
  /// The entries that the block mentions.
  var mentions: [EntryKey] { get }
  /// The entries and demonstrations that the book must have because the block lists them.
  var promises: [EntryKey] { get }
  /// What the block shows or cites, for those that promise that somebody does.
  var demonstrations: [EntryKey] { get }
  func render(into page: inout HTMLWriter, context: BlockContext)
}

extension ReferenceBlock {
  var anchors: [GeneratedBlock.Anchor] { [] }
  var mentions: [EntryKey] { [] }
  var promises: [EntryKey] { [] }
  var demonstrations: [EntryKey] { [] }
}
