/// Hears from the system that something in some folders may have changed, where the system tells.
///
/// It is a reason to look at once and no more: what goes unheard, the next look finds.
final class FolderEvents {
  let folders: [String]
  /// Can be read from when something has happened; nil where the system does not tell.
  let descriptor: Int32?

  /// - Parameter folders: the folders themselves; those within have to be named too.
  init(folders: [String]) {
    self.folders = folders
    descriptor = Platform.events(in: folders)
  }

  deinit { if let descriptor { FileSystem.close(descriptor) } }
}
