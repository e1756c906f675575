import CLibrary

/// The calls of the system that a scan makes. It only reads.
enum Disk {
  enum Kind {
    case file
    case folder
    case symbolicLink
    case other
  }

  struct Status {
    let kind: Kind
    let size: Int
  }

  /// Why the system refused something.
  struct Refusal: Error {
    let number: Int32

    static var last: Refusal { Refusal(number: errno) }

    /// The system's words in lower case, as part of a sentence.
    var reason: String {
      let words = String(cString: strerror(number))
      return words.prefix(1).lowercased() + words.dropFirst()
    }
  }

  /// What is at a path; a symbolic link is not followed.
  static func status(of path: String) throws(Refusal) -> Status {
    var status = stat()
    guard lstat(path, &status) == 0 else { throw .last }
    let kind: Kind =
      switch status.st_mode & S_IFMT {
      case S_IFREG: .file
      case S_IFDIR: .folder
      case S_IFLNK: .symbolicLink
      default: .other
      }
    return Status(kind: kind, size: Int(status.st_size))
  }

  /// The names in a folder as bytes, without `.` and `..`, sorted.
  static func names(in folder: String) throws(Refusal) -> [[UInt8]] {
    guard let stream = opendir(folder) else { throw .last }
    defer { closedir(stream) }
    var names: [[UInt8]] = []
    errno = 0
    while let entry = readdir(stream) {
      let name = withUnsafeBytes(of: &entry.pointee.d_name) { Array($0.prefix { $0 != 0 }) }
      if name != Array(".".utf8), name != Array("..".utf8) { names.append(name) }
      errno = 0
    }
    guard errno == 0 else { throw .last }
    return names.sorted { $0.lexicographicallyPrecedes($1) }
  }

  /// The bytes of a plain file, or as many of them as `limit` allows.
  static func contents(of path: String, limit: Int) throws(Refusal) -> [UInt8] {
    // Without O_NONBLOCK a pipe put in the file's place would hold the scan up for ever.
    let descriptor = open(path, O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC)
    guard descriptor >= 0 else { throw .last }
    defer { close(descriptor) }
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { throw .last }
    guard status.st_mode & S_IFMT == S_IFREG else { throw Refusal(number: EINVAL) }
    let wanted = min(Int(status.st_size), limit)
    // The library would write the count of no bytes into the storage that all empty arrays share, from every thread.
    guard wanted > 0 else { return [] }
    var count = 0
    var failure: Refusal?
    let bytes = [UInt8](unsafeUninitializedCapacity: wanted) { buffer, initialised in
      while count < wanted {
        let received = read(descriptor, buffer.baseAddress?.advanced(by: count), wanted - count)
        if received == 0 { break }
        if received > 0 {
          count += received
        } else if errno != EINTR {
          failure = .last
          break
        }
      }
      initialised = count
    }
    if let failure { throw failure }
    return bytes
  }

  /// The path without symbolic links, `.` and `..`.
  static func resolved(_ path: String) throws(Refusal) -> String {
    guard let pointer = realpath(path, nil) else { throw .last }
    defer { free(pointer) }
    return String(cString: pointer)
  }
}
