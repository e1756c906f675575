/// Keeps the finished files of a site until the last one is made, in a way that the caller lends: this room knows no disk.
package struct Shelf: Sendable {
  /// Gives files back in their order, with the bytes of some elsewhere. It is called from several threads at once.
  package let take: @Sendable (_ files: [FileTree.File]) -> [FileTree.File]

  package init(_ take: @escaping @Sendable (_ files: [FileTree.File]) -> [FileTree.File]) { self.take = take }

  /// Leaves all of them in memory.
  package static let memory = Shelf { $0 }
}
