import Basics
import ReferenceSite
import ToolSpecification

/// The reference, which is read when an answer first needs it, and once.
actor SharedReference {
  private let commands: [CommandSpecification]
  private var reading: Result<ReferenceIndex, Fault>?

  /// - Parameter commands: the commands of the tool, whose pages the reference has.
  init(commands: [CommandSpecification]) { self.commands = commands }

  /// The reference, or what keeps it from being read.
  func index() throws(Fault) -> ReferenceIndex {
    let known =
      reading
      ?? Result { () throws(Fault) in
        let folder = try ReferenceFolder.find()
        let reference = try folder.read()
        var options = BuildOptions(bookPath: reference.bookPath, workers: .threads)
        options.commands = commands
        return ReferenceSite.index(of: reference.book, options: options, folder: folder.siteAddress)
      }
    reading = known
    return try known.get()
  }

  /// The book of the reference, where no site of it lies beside it; nil where one does, or there is no reference.
  var bookWithoutSite: String? {
    guard let folder = try? ReferenceFolder.find(), folder.siteAddress == nil else { return nil }
    return folder.path
  }

  /// The addresses of those entries that the reference has; none where there is no reference.
  func addresses(of entries: [EntryKey]) -> [(entry: EntryKey, address: String)] {
    guard let index = try? index() else { return [] }
    return entries.compactMap { entry in index.address(of: entry).map { (entry, $0) } }
  }
}
