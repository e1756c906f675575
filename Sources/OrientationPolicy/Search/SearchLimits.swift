/// How far the searches of a run go before they give up.
package struct SearchLimits: Sendable {
  /// The most memory that a run keeps states in, in bytes. It is counted by what is kept, so a search gives up at the same
  /// state on every machine.
  package var memory: Int
  /// Says how many more events were played, and answers whether to go on. Every search calls it, from its own thread.
  package var goesOn: @Sendable (_ events: Int) -> Bool

  /// 512 MB, the limit where nobody states another.
  package static let usualMemory = 512 << 20

  package init(memory: Int = SearchLimits.usualMemory, goesOn: @escaping @Sendable (Int) -> Bool = { _ in true }) {
    self.memory = memory
    self.goesOn = goesOn
  }
}
