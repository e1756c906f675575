import Explorer
import HTML
import Words

extension BlockContext {
  /// The address of the explorer with a state in it, or nil where the book has no explorer.
  package func explorer(_ code: StateCode) -> String? {
    href(.explorer).map { href in href.prefix { $0 != "#" } + "#" + code.address }
  }
}

extension HTMLWriter {
  /// A link that opens a state in the explorer, where the book has one.
  package mutating func explorerLink(_ state: ExplorerState, _ context: BlockContext) {
    guard let href = context.explorer(StateCode(state)) else { return }
    let words = ExplorerWords(language: context.language)
    tag("p", [.class("open")]) { $0.tag("a", [.href(href)], text: words.openHere) }
  }
}
