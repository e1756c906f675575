/// One tilde or two that may strike text through, as a node of their own.
struct TildeRun {
  let node: OpaquePointer
  let parent: OpaquePointer
  let count: Int
  let canOpen: Bool
  let canClose: Bool

  /// - Parameters:
  ///   - former: what is in front of the run.
  ///   - latter: what is behind it.
  init(
    node: OpaquePointer, parent: OpaquePointer, count: Int, between former: CharacterClass, and latter: CharacterClass
  ) {
    self.node = node
    self.parent = parent
    self.count = count
    canOpen = latter != .space && (latter == .other || former != .other)
    canClose = former != .space && (former == .other || latter != .other)
  }
}
