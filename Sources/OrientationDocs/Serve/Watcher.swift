/// Notices that something in a book has changed, by looking at it from time to time.
struct Watcher {
  private let book: BookFolder
  private var known: [FolderEntry]?
  /// What the last look found, while it differs from what is known.
  private var pending: [FolderEntry]??

  init(book: BookFolder) {
    self.book = book
    known = try? book.stamp()
  }

  /// True while a change has been seen that may not be over.
  var isSettling: Bool { pending != nil }

  /// True once after each change, as soon as two looks in a row find the same: an editor is then done writing.
  mutating func hasChanged() -> Bool {
    let now = try? book.stamp()
    if now == known {
      pending = nil
      return false
    }
    guard let pending, pending == now else {
      self.pending = .some(now)
      return false
    }
    known = now
    self.pending = nil
    return true
  }
}
