/// Hears from the system that something in a folder, or in some folders within it, may have changed, where the system tells.
///
/// It is a reason to look at once and no more: what goes unheard, the next look finds.
final class FolderEvents {
  /// The folders within, by their paths from the folder.
  let folders: [String]
  /// Can be read from when something has happened; nil where the system does not tell.
  let descriptor: Int32?

  init(in folder: String, _ folders: [String]) {
    self.folders = folders
    descriptor = Platform.events(in: [folder] + folders.map { Path.join(folder, $0) })
  }

  deinit { if let descriptor { FileSystem.close(descriptor) } }
}
