import CLibrary

/// The calls of the system that the tool makes on files. Symbolic links are never followed at the end of a path.
enum FileSystem {
  static func status(of path: String) throws(SystemError) -> FileStatus {
    var status = stat()
    guard lstat(path, &status) == 0 else { throw .last }
    let kind: FileStatus.Kind =
      switch status.st_mode & S_IFMT {
      case S_IFREG: .file
      case S_IFDIR: .folder
      case S_IFLNK: .symbolicLink
      default: .other
      }
    return FileStatus(
      kind: kind, size: Int(status.st_size), modified: Platform.modificationTime(status),
      number: UInt64(status.st_ino))
  }

  /// The status of a path, or nil where nothing is there.
  static func statusIfPresent(of path: String) throws(SystemError) -> FileStatus? {
    do {
      return try status(of: path)
    } catch  where error.isMissing {
      return nil
    }
  }

  /// The names in a folder as bytes, without `.` and `..`, sorted.
  static func names(in folder: String) throws(SystemError) -> [[UInt8]] {
    guard let stream = opendir(folder) else { throw .last }
    defer { closedir(stream) }
    var names: [[UInt8]] = []
    errno = 0
    while let entry = readdir(stream) {
      let name = Platform.name(of: entry)
      if name != [UInt8(ascii: ".")], name != [UInt8(ascii: "."), UInt8(ascii: ".")] { names.append(name) }
      errno = 0
    }
    guard errno == 0 else { throw .last }
    return names.sorted { $0.lexicographicallyPrecedes($1) }
  }

  static func contents(of path: String) throws(SystemError) -> [UInt8] {
    // Without O_NONBLOCK a pipe put in the file's place would hold the tool up for ever.
    let descriptor = try open(path, O_RDONLY | O_NOFOLLOW | O_NONBLOCK)
    defer { close(descriptor) }
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { throw .last }
    guard status.st_mode & S_IFMT == S_IFREG else { throw SystemError(number: EINVAL) }
    return try contents(of: descriptor, expecting: Int(status.st_size))
  }

  /// Makes a file that was not there before.
  ///
  /// - Parameter isFlushed: whether to wait until its bytes are on the disk; else `flushDisk` has to be called before
  ///   anybody counts on them.
  static func create(_ path: String, bytes: [UInt8], isFlushed: Bool = true) throws(SystemError) {
    let descriptor = try open(path, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW)
    do throws(SystemError) {
      try write(bytes, to: descriptor)
      guard !isFlushed || fsync(descriptor) == 0 else { throw SystemError.last }
    } catch {
      close(descriptor)
      throw error
    }
    guard close(descriptor) else { throw .last }
  }

  /// Waits until everything that was written to the disk that a folder lies on is there.
  static func flushDisk(of folder: String) throws(SystemError) {
    let descriptor = try open(folder, O_RDONLY | O_DIRECTORY)
    defer { close(descriptor) }
    guard Platform.flushDisk?(descriptor) == 0 else { throw .last }
  }

  static func write(_ bytes: [UInt8], to descriptor: Int32) throws(SystemError) {
    var written = 0
    while written < bytes.count {
      let count = bytes.withUnsafeBytes {
        CLibrary.write(descriptor, $0.baseAddress?.advanced(by: written), $0.count - written)
      }
      if count >= 0 {
        written += count
      } else if !SystemError.last.isInterrupted {
        throw .last
      }
    }
  }

  /// Up to `count` bytes from a descriptor; none at its end.
  static func read(_ descriptor: Int32, upTo count: Int) throws(SystemError) -> [UInt8] {
    while true {
      var received = 0
      let bytes = [UInt8](unsafeUninitializedCapacity: count) { buffer, initialised in
        received = CLibrary.read(descriptor, buffer.baseAddress, count)
        initialised = max(0, received)
      }
      if received >= 0 { return bytes }
      if !SystemError.last.isInterrupted { throw .last }
    }
  }

  /// Reads all that can be read without waiting from a descriptor that does not wait, and forgets it.
  static func drain(_ descriptor: Int32) {
    while let bytes = try? read(descriptor, upTo: 65_536), !bytes.isEmpty {}
  }

  static func rename(_ path: String, to target: String) throws(SystemError) {
    guard CLibrary.rename(path, target) == 0 else { throw .last }
  }

  static func removeFile(_ path: String) throws(SystemError) {
    guard unlink(path) == 0 else { throw .last }
  }

  static func removeFolder(_ path: String) throws(SystemError) {
    guard rmdir(path) == 0 else { throw .last }
  }

  static func makeFolder(_ path: String) throws(SystemError) {
    guard mkdir(path, 0o777) == 0 else { throw .last }
  }

  /// The path without symbolic links, `.` and `..`.
  static func resolved(_ path: String) throws(SystemError) -> String {
    guard let pointer = realpath(path, nil) else { throw .last }
    defer { free(pointer) }
    return String(cString: pointer)
  }

  /// Opens a folder and claims it until the descriptor is closed; nil where somebody else has claimed it.
  static func claim(folder: String) throws(SystemError) -> Int32? {
    let descriptor = try open(folder, O_RDONLY | O_DIRECTORY | O_NOFOLLOW)
    if flock(descriptor, LOCK_EX | LOCK_NB) == 0 { return descriptor }
    let error = SystemError.last
    close(descriptor)
    if error.wouldBlock { return nil }
    throw error
  }

  @discardableResult
  static func close(_ descriptor: Int32) -> Bool { CLibrary.close(descriptor) == 0 }
}

extension FileSystem {
  private static func open(_ path: String, _ flags: Int32) throws(SystemError) -> Int32 {
    let descriptor = CLibrary.open(path, flags | O_CLOEXEC, 0o666)
    guard descriptor >= 0 else { throw .last }
    return descriptor
  }

  private static func contents(of descriptor: Int32, expecting size: Int) throws(SystemError) -> [UInt8] {
    // One byte more than the size: a file that has not grown meanwhile is then read by one call and known to be over.
    var bytes = try read(descriptor, upTo: size + 1)
    if bytes.count <= size, bytes.count == size || bytes.isEmpty { return bytes }
    while true {
      let more = try read(descriptor, upTo: 65_536)
      if more.isEmpty { return bytes }
      bytes += more
    }
  }
}
