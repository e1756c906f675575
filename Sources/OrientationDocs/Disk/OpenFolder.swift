import Basics
import CLibrary

/// A folder that is open. What is done in it is done in this very folder, whatever its path leads to meanwhile.
///
/// The way to a folder or file below it goes from folder to folder, and never by a symbolic link.
final class OpenFolder: Sendable {
  /// The folder that the tool runs in, from which paths start that start nowhere else.
  static let working = OpenFolder(descriptor: AT_FDCWD)

  let descriptor: Int32

  /// Opens a folder.
  ///
  /// - Parameter followsLink: whether the path may end with a symbolic link.
  init(_ path: String, in folder: OpenFolder = .working, followsLink: Bool = false) throws(SystemError) {
    descriptor = try FileSystem.open(path, O_RDONLY | O_DIRECTORY | (followsLink ? 0 : O_NOFOLLOW), in: folder)
  }

  private init(descriptor: Int32) { self.descriptor = descriptor }

  deinit { FileSystem.close(descriptor) }

  /// The folder at a path from here; this one for the empty path.
  func folder(at path: String) throws(SystemError) -> OpenFolder {
    var folder = self
    for name in Path.names(of: path) { folder = try OpenFolder(String(name), in: folder) }
    return folder
  }

  /// What becomes of each file, by all cores. Neighbors in the same folder share its descriptor, so that few are open at
  /// any time, however many folders there are.
  ///
  /// - Parameters:
  ///   - path: where a file lies, from here.
  ///   - workers: who do it.
  ///   - work: is given the folder of a file, and the file's name in it.
  func map<File: Sendable, Value: Sendable>(
    _ files: [File], at path: @escaping @Sendable (File) -> String, by workers: Workers = .threads,
    _ work: @escaping @Sendable (File, OpenFolder, String) throws(SystemError) -> Value
  ) -> [Result<Value, SystemError>] {
    workers.mapParts(files) { part in
      var current = (path: "", folder: self)
      return part.map { file in
        Result { () throws(SystemError) in
          let place = Path.split(path(file))
          if place.folder != current.path { current = (place.folder, try self.folder(at: place.folder)) }
          return try work(file, current.folder, place.name)
        }
      }
    }.flatMap(\.self)
  }

  /// Claims the folder for as long as it is open; false where somebody else has.
  ///
  /// The claim ends with the process, however that ends, and leaves nothing behind.
  func claim() throws(SystemError) -> Bool {
    if flock(descriptor, LOCK_EX | LOCK_NB) == 0 { return true }
    let error = SystemError.last
    if error.wouldBlock { return false }
    throw error
  }
}
