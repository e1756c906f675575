import CLibrary

/// The calls of the system that the tool makes on files. Symbolic links are never followed at the end of a path, which starts
/// at a folder that is open.
enum FileSystem {
  /// How long a file may be that the tool reads for what it says, in bytes. What is made of it takes many times as much memory.
  static let longestText = 16 << 20
  /// How long any file may be, in bytes.
  static let longestFile = 256 << 20

  static func status(of path: String, in folder: OpenFolder = .working) throws(SystemError) -> FileStatus {
    let status = try details(at: path, in: folder)
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
  static func statusIfPresent(of path: String, in folder: OpenFolder = .working) throws(SystemError) -> FileStatus? {
    do {
      return try status(of: path, in: folder)
    } catch  where error.isMissing {
      return nil
    }
  }

  /// The names in a folder as bytes, without `.` and `..`, sorted.
  static func names(in folder: OpenFolder) throws(SystemError) -> [[UInt8]] {
    // A stream takes its descriptor with it, and has its place in the folder.
    let descriptor = try open(".", O_RDONLY | O_DIRECTORY, in: folder)
    guard let stream = fdopendir(descriptor) else {
      let error = SystemError.last
      close(descriptor)
      throw error
    }
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

  /// The bytes of a plain file.
  ///
  /// - Parameter limit: how long it may be. A longer one is an error before its bytes take memory.
  static func contents(
    of path: String, in folder: OpenFolder = .working, limit: Int = longestText
  ) throws(SystemError) -> [UInt8] {
    let descriptor = try openForReading(path, in: folder)
    defer { close(descriptor) }
    return try contents(of: descriptor, limit: limit)
  }

  /// The bytes of an open plain file, of which nothing has been read yet.
  ///
  /// - Parameter limit: how long it may be. A longer one is an error before its bytes take memory.
  static func contents(of descriptor: Int32, limit: Int) throws(SystemError) -> [UInt8] {
    let size = try sizeOfPlainFile(descriptor)
    if size > limit { throw .tooLong(limit: limit) }
    let bytes = try bytes(of: descriptor, expecting: size, upTo: limit + 1)
    // It may have grown since.
    if bytes.count > limit { throw .tooLong(limit: limit) }
    return bytes
  }

  /// The first bytes of a plain file, at most `count`, which is more than none.
  static func beginning(of path: String, in folder: OpenFolder, upTo count: Int) throws(SystemError) -> [UInt8] {
    let descriptor = try openForReading(path, in: folder)
    defer { close(descriptor) }
    return try bytes(of: descriptor, expecting: sizeOfPlainFile(descriptor), upTo: count)
  }

  /// Makes a file that was not there before.
  ///
  /// - Parameter isFlushed: whether to wait until its bytes are on the disk; else `flushDisk` has to be called before
  ///   anybody counts on them.
  static func create(
    _ path: String, in folder: OpenFolder = .working, bytes: [UInt8], isFlushed: Bool = true
  ) throws(SystemError) {
    let descriptor = try make(path, in: folder, isPrivate: false)
    do throws(SystemError) {
      try write(bytes, to: descriptor)
      if isFlushed { try flush(descriptor) }
    } catch {
      close(descriptor)
      throw error
    }
    guard close(descriptor) else { throw .last }
  }

  /// Waits until everything that was written to the disk that a folder lies on is there.
  static func flushDisk(of folder: OpenFolder) throws(SystemError) {
    guard Platform.flushDisk?(folder.descriptor) == 0 else { throw .last }
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

  /// Gives a file another name, in the same folder or in another one.
  static func rename(
    _ path: String, in folder: OpenFolder = .working, to target: String, in targetFolder: OpenFolder = .working
  ) throws(SystemError) {
    guard renameat(folder.descriptor, path, targetFolder.descriptor, target) == 0 else { throw .last }
  }

  static func removeFile(_ path: String, in folder: OpenFolder = .working) throws(SystemError) {
    guard unlinkat(folder.descriptor, path, 0) == 0 else { throw .last }
  }

  static func removeFolder(_ path: String, in folder: OpenFolder = .working) throws(SystemError) {
    guard unlinkat(folder.descriptor, path, AT_REMOVEDIR) == 0 else { throw .last }
  }

  static func makeFolder(_ path: String, in folder: OpenFolder = .working) throws(SystemError) {
    guard mkdirat(folder.descriptor, path, 0o777) == 0 else { throw .last }
  }

  /// The path without symbolic links, `.` and `..`.
  static func resolved(_ path: String) throws(SystemError) -> String {
    guard let pointer = realpath(path, nil) else { throw .last }
    defer { free(pointer) }
    return String(cString: pointer)
  }

  static func open(
    _ path: String, _ flags: Int32, in folder: OpenFolder = .working, mode: mode_t = 0o666
  ) throws(SystemError) -> Int32 {
    let descriptor = openat(folder.descriptor, path, flags | O_CLOEXEC, mode)
    guard descriptor >= 0 else { throw .last }
    return descriptor
  }

  static func openForReading(_ path: String, in folder: OpenFolder = .working) throws(SystemError) -> Int32 {
    // Without O_NONBLOCK a pipe put in the file's place would hold the tool up for ever.
    try open(path, O_RDONLY | O_NOFOLLOW | O_NONBLOCK, in: folder)
  }

  /// Makes a file that was not there before, and opens it for writing.
  ///
  /// - Parameter isPrivate: whether nobody but the user may read it for now.
  static func make(_ path: String, in folder: OpenFolder = .working, isPrivate: Bool) throws(SystemError) -> Int32 {
    try open(path, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW, in: folder, mode: isPrivate ? 0o600 : 0o666)
  }

  /// Waits until the bytes of a file are on the disk.
  static func flush(_ descriptor: Int32) throws(SystemError) {
    guard fsync(descriptor) == 0 else { throw .last }
  }

  /// Waits until the bytes of a file are on the disk.
  static func flush(_ path: String, in folder: OpenFolder) throws(SystemError) {
    let descriptor = try openForReading(path, in: folder)
    defer { close(descriptor) }
    try flush(descriptor)
  }

  /// All that the system tells of what is at a path.
  static func details(at path: String, in folder: OpenFolder = .working) throws(SystemError) -> stat {
    var status = stat()
    guard fstatat(folder.descriptor, path, &status, AT_SYMLINK_NOFOLLOW) == 0 else { throw .last }
    return status
  }

  /// All that the system tells of an open file.
  static func details(of descriptor: Int32) throws(SystemError) -> stat {
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { throw .last }
    return status
  }

  @discardableResult
  static func close(_ descriptor: Int32) -> Bool { CLibrary.close(descriptor) == 0 }
}

extension FileSystem {
  private static func sizeOfPlainFile(_ descriptor: Int32) throws(SystemError) -> Int {
    let status = try details(of: descriptor)
    guard status.st_mode & S_IFMT == S_IFREG else { throw SystemError(number: EINVAL) }
    return Int(status.st_size)
  }

  /// The bytes of a file up to `most`, whatever the size that it is said to have.
  private static func bytes(
    of descriptor: Int32, expecting size: Int, upTo most: Int
  ) throws(SystemError) -> [UInt8] {
    // One byte more than the size: a file that has not grown meanwhile is then read by one call and known to be over.
    var bytes = try read(descriptor, upTo: min(size, most - 1) + 1)
    if bytes.count == size || bytes.isEmpty { return bytes }
    while bytes.count < most {
      let more = try read(descriptor, upTo: min(65_536, most - bytes.count))
      if more.isEmpty { break }
      bytes += more
    }
    return bytes
  }
}

extension FileSystem {
  /// Makes a folder with those above it, and gives the ones that it made.
  static func makeFolders(_ path: String) throws(Fault) -> [String] {
    var made: [String] = []
    for folder in ([path] + Path.folders(above: path)).reversed() where !folder.isEmpty {
      do {
        if try statusIfPresent(of: folder) != nil { continue }
        try makeFolder(folder)
        made.append(folder)
      } catch {
        throw Fault("the folder `\(Path.shown(folder))` cannot be made: \(error.reason)", help: error.remedy)
      }
    }
    return made
  }
}
