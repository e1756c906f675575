import CLibrary

/// A plain file that is to get other bytes, and all of it that stays. It is open, so what is told of it is of one file.
final class KeptFile {
  let bytes: [UInt8]
  private let descriptor: Int32
  private let status: stat

  /// Opens what is at a path; symbolic links are not followed.
  init(_ path: String) throws(SystemError) {
    descriptor = try FileSystem.openForReading(path)
    do throws(SystemError) {
      status = try FileSystem.details(of: descriptor)
      bytes = try FileSystem.contents(of: descriptor, limit: FileSystem.longestFile)
    } catch {
      FileSystem.close(descriptor)
      throw error
    }
  }

  deinit { FileSystem.close(descriptor) }

  /// How many names the file has.
  var links: Int { Int(status.st_nlink) }

  /// Whether a path leads to this file, and the file is as it was.
  func isUnchanged(at path: String) -> Bool {
    guard let now = try? FileSystem.details(at: path),
      let bytes = try? FileSystem.contents(of: path, limit: FileSystem.longestFile)
    else {
      return false
    }
    return now.st_dev == status.st_dev && now.st_ino == status.st_ino && now.st_nlink == status.st_nlink
      && Platform.changeTime(now) == Platform.changeTime(status) && bytes == self.bytes
  }

  /// Gives a new file of the user's what this one has: owner, group, access lists, extended attributes, and mode.
  func handOn(to other: Int32) throws(SystemError) {
    let new = try FileSystem.details(of: other)
    if new.st_uid != status.st_uid || new.st_gid != status.st_gid {
      guard fchown(other, status.st_uid, status.st_gid) == 0 else { throw .last }
    }
    guard Platform.copyAttributes(from: descriptor, to: other) else { throw .last }
    // Last, since a change of the owner takes bits of the mode away.
    guard fchmod(other, status.st_mode & 0o7777) == 0 else { throw .last }
  }
}
