/// What the system knows about a path, without following a symbolic link.
struct FileStatus: Equatable {
  enum Kind: Equatable {
    case file
    case folder
    case symbolicLink
    case other
  }

  let kind: Kind
  let size: Int
  /// Nanoseconds since 1970.
  let modified: Int
  /// The number of the file on its disk: another file under the same name has another one.
  let number: UInt64
}
