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
  /// What is heard of the book's folders; nil while the book cannot be read.
  private var events: FolderEvents?

  init(book: BookFolder) {
    self.book = book
    let walk = try? book.stamp()
    known = walk?.entries
    listen(to: walk)
  }

  /// Can be read from when it is worth to look at once; nil where only time tells.
  var wake: Int32? { events?.descriptor }

  mutating func look() -> Sight {
    let walk = try? book.stamp()
    let now = walk?.entries
    // A folder that was made anew is heard no more, although it has the same name.
    if now != known || walk?.folders != events?.folders { listen(to: walk) }
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

extension Watcher {
  private mutating func listen(to walk: FolderWalk?) { events = walk.map { FolderEvents(in: book.path, $0.folders) } }
}
