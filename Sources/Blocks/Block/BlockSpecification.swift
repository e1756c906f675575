import Basics

/// A kind of block that a page can ask for: what is written behind `orientation`, and what comes of it.
///
/// Each block has its specification in its own file. ``CatalogBlocks`` lists them, ``Pictures`` those of pictures.
package struct BlockSpecification: Sendable {
  /// What a fence of the kind holds, and how its block is made.
  package enum Form: Sendable {
    /// The name alone.
    case plain(@Sendable (BlockFence) -> (any ReferenceBlock)?)
    /// The name and one of the names that the catalog or the app has.
    ///
    /// - Parameters:
    ///   - noun: what the second name names, such as `rule`.
    ///   - names: all names there are.
    ///   - make: the block, or nil for a name that is none of those.
    case named(
      noun: String, names: @Sendable (BlockFence) -> [String],
      make: @Sendable (_ name: String, BlockFence) -> (any ReferenceBlock)?)
    /// The name and words that the block itself understands.
    case words(@Sendable (BlockFence, BlockFence.Report) -> (any ReferenceBlock)?)
    /// The name and a text of lines.
    case text(@Sendable (BlockFence, BlockFence.Report) -> (any ReferenceBlock)?)
    /// Whatever the block itself understands.
    case free(@Sendable (BlockFence, BlockFence.Report) -> (any ReferenceBlock)?)
  }

  /// The word behind `orientation`.
  package let name: String
  /// What stands behind the name in documentation, such as `ID`; nil where nothing does.
  package let placeholder: String?
  /// What the block shows, as the end of a line in documentation.
  package let summary: String
  /// Whether the block speaks of the app that the book documents.
  package let needsApp: Bool
  /// What messages call the kind.
  let noun: String
  let form: Form

  package init(
    _ name: String, _ placeholder: String? = nil, summary: String, needsApp: Bool = false, noun: String = "block",
    _ form: Form
  ) {
    self.name = name
    self.placeholder = placeholder
    self.summary = summary
    self.needsApp = needsApp
    self.noun = noun
    self.form = form
  }
}

extension BlockSpecification {
  /// The name with what stands behind it, as documentation writes it.
  var usage: String { placeholder.map { name + " " + $0 } ?? name }

  /// Whether a text is no fault: it is read by the block.
  private var hasText: Bool {
    switch form {
    case .plain, .named, .words: false
    case .text, .free: true
    }
  }

  /// The block of a fence, or nil where the fence could not be read; the problem has been reported then.
  package func block(_ fence: BlockFence, _ report: BlockFence.Report) -> (any ReferenceBlock)? {
    let kind = SafeText(ours: noun)
    func malformed(_ reason: SafeText) -> (any ReferenceBlock)? {
      report(.blockMalformed(reason: reason), fence.line)
      return nil
    }
    if needsApp, fence.app == nil {
      return malformed(
        "the \(kind) `\(name)` is about an app, and there is no `app.json` beside SUMMARY.md: `scan` writes one")
    }
    if !hasText, !fence.isEmpty { return malformed("the \(kind) `\(name)` has text in it, which would be lost") }
    switch form {
    case .named(let noun, let names, let make):
      guard let word = fence.words.first, fence.words.count == 1 else {
        return malformed("the \(kind) `\(name)` names one \(SafeText(ours: noun))")
      }
      if let block = make(word, fence) { return block }
      let suggestion = Suggestion.nearest(to: word, in: names(fence))
      report(.entryUnknown(kind: noun, name: word, suggestion: suggestion), fence.line)
      return nil
    case .plain(let make) where fence.words.isEmpty: return make(fence)
    case .text(let make) where fence.words.isEmpty, .words(let make), .free(let make):
      return make(fence, report)
    case .plain, .text: return malformed("the \(kind) `\(name)` takes nothing behind its name")
    }
  }
}

extension BlockSpecification.Form {
  /// One that names an entry of a list.
  static func entry<Entry>(
    _ noun: String, of entries: @escaping @Sendable (BlockFence) -> [Entry],
    by name: @escaping @Sendable (Entry) -> String, make: @escaping @Sendable (Entry) -> (any ReferenceBlock)?
  ) -> Self {
    .named(noun: noun) {
      entries($0).map(name)
    } make: { asked, fence in
      entries(fence).first { name($0).utf8.elementsEqual(asked.utf8) }.flatMap(make)
    }
  }
}
