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
  private var events = FolderEvents(folders: [])

  init(book: BookFolder) {
    self.book = book
    known = entries()
  }

  /// Can be read from when it is worth to look at once; nil where only time tells.
  var wake: Int32? { events.descriptor }

  mutating func look() -> Sight {
    let now = entries()
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
  /// What is in the book now, whose folders are listened to from then on; nil where it cannot be read.
  private mutating func entries() -> [FolderEntry]? {
    guard let walk = try? book.stamp() else { return nil }
    let folders = [book.path] + walk.folders.map { Path.join(book.path, $0) }
    if folders != events.folders { events = FolderEvents(folders: folders) }
    return walk.entries
  }
}
