/// Notices that something in a book has changed, by looking at it from time to time.
struct Watcher {
  /// What a look has found.
  enum Sight {
    /// All is as it was.
    case nothingNew
    /// Something is other than at the look before: whoever writes may not be done.
    case changed
    /// All is as it was at the look before, which was the first to see the change.
    case settled
  }

  private let book: BookFolder
  private var known: [FolderEntry]?
  /// What the last look found, while it differs from what is known.
  private var pending: [FolderEntry]??

  init(book: BookFolder) {
    self.book = book
    known = try? book.stamp()
  }

  mutating func look() -> Sight {
    let now = try? book.stamp()
    if now == known {
      pending = nil
      return .nothingNew
    }
    guard let pending, pending == now else {
      self.pending = .some(now)
      return .changed
    }
    known = now
    self.pending = nil
    return .settled
  }
}
