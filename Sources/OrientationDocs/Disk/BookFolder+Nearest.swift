import Basics

extension BookFolder {
  /// Where a book is looked for, in this order, where none is named.
  private static let usual = [".", "content", "docs"]

  /// The book in the folder that the tool runs in, or in one of the folders that books usually have; nil without one.
  ///
  /// - Parameter name: a file that the book has to have.
  static func nearest(with name: String = BookLayout.summary) -> BookFolder? {
    usual.map { BookFolder($0) }.first { $0.hasFile(BookLayout.summary) && $0.hasFile(name) }
  }

  private func hasFile(_ name: String) -> Bool {
    (try? FileSystem.status(of: Path.join(path, name)))?.kind == .file
  }

  /// The bytes of one of its files; nil where it has none of that name.
  func contents(of name: String) throws(Fault) -> [UInt8]? {
    do {
      return try FileSystem.contents(of: Path.join(path, name))
    } catch  where error.isMissing {
      return nil
    } catch {
      throw .unreadable(Path.join(shown, name), error)
    }
  }
}
