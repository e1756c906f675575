import Explorer
import HTML

extension BlockContext {
  /// The address of the explorer with a state in it, or nil where the book has no explorer.
  package func explorer(_ code: StateCode) -> String? {
    href(.explorer).map { href in href.prefix { $0 != "#" } + "#" + code.address }
  }

  /// The state in the fragment of a link to the explorer, as an address writes it; nil where it is none.
  package static func state(in fragment: String) -> String? { StateCode(address: fragment)?.address }
}

extension HTMLWriter {
  /// A link that opens a state in the explorer, where the book has one.
  package mutating func explorerLink(_ state: ExplorerState, _ context: BlockContext) {
    guard let href = context.explorer(StateCode(state)) else { return }
    let words = ExplorerWords(language: context.language)
    tag(.p, as: .action) { $0.tag(.a, [.href(href)], text: words[.openHere]) }
  }
}
