import Explorer
import HTML
import Orientation

extension BlockContext {
  /// The address of the explorer with a state in it, or nil where the book has no explorer.
  package func explorer(_ code: StateCode) -> String? {
    href(.explorer).map { href in href.prefix { $0 != "#" } + "#" + code.address }
  }

  /// The state in the fragment of a link to the explorer, as an address writes it; nil where it is none.
  package static func state(in fragment: String) -> String? { StateCode(address: fragment)?.address }
}

extension HTMLWriter {
  /// A link that opens a state in the explorer, where the book has one and an address can say all of the state.
  package mutating func explorerLink(_ state: ExplorerState, _ context: BlockContext) {
    guard !state.hasOtherBits, let href = context.explorer(StateCode(state)) else { return }
    let words = ExplorerWords(language: context.language)
    tag(.p, as: .action) { $0.tag(.a, [.href(href)], text: words[.openHere]) }
  }
}

extension ExplorerState {
  /// Whether it has masks with bits that are none of an orientation, of which an address has no numbers.
  fileprivate var hasOtherBits: Bool {
    switch self {
    case .moment(let scenario): scenario.hasMaskWithoutOrientation
    case .sequence(let timeline): timeline.start.scenario.hasMaskWithoutOrientation
    }
  }
}
