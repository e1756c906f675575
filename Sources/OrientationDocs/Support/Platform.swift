import CLibrary

/// Everything in which Linux and macOS differ. No other file asks which of them it runs on.
enum Platform {
  /// The kind of socket that carries a stream.
  static var streamSocket: Int32 {
    #if canImport(Glibc)
    Int32(SOCK_STREAM.rawValue)
    #else
    SOCK_STREAM
    #endif
  }

  /// The program that opens an address in the browser that its user has chosen.
  static var opener: String {
    #if canImport(Darwin)
    "open"
    #else
    "xdg-open"
    #endif
  }

  /// When a file was last changed, in nanoseconds since 1970.
  static func modificationTime(_ status: stat) -> Int {
    #if canImport(Darwin)
    status.st_mtimespec.tv_sec * 1_000_000_000 + status.st_mtimespec.tv_nsec
    #else
    status.st_mtim.tv_sec * 1_000_000_000 + status.st_mtim.tv_nsec
    #endif
  }

  /// When anything about a file was last changed, in nanoseconds since 1970.
  static func changeTime(_ status: stat) -> Int {
    #if canImport(Darwin)
    status.st_ctimespec.tv_sec * 1_000_000_000 + status.st_ctimespec.tv_nsec
    #else
    status.st_ctim.tv_sec * 1_000_000_000 + status.st_ctim.tv_nsec
    #endif
  }

  /// How many bytes of memory this process may have; nil where nothing limits them.
  static func memoryLimit() -> Int? {
    var limit = rlimit()
    #if canImport(Glibc)
    let status = getrlimit(__rlimit_resource_t(RLIMIT_AS.rawValue), &limit)
    #else
    let status = getrlimit(RLIMIT_AS, &limit)
    #endif
    // Where there is no limit, the number is the greatest that there is.
    return status == 0 ? Int(exactly: limit.rlim_cur) : nil
  }

  /// Waits until everything that was written to the disk of a descriptor's file is there, and gives 0 then; nil where no
  /// such call is known.
  static let flushDisk: (@convention(c) (Int32) -> Int32)? = {
    #if os(Linux)
    syncfs
    #else
    nil
    #endif
  }()

  /// The file that runs, which may be a link to it; nil where the system does not say.
  static var executable: String? {
    #if canImport(Darwin)
    var length: UInt32 = 0
    _NSGetExecutablePath(nil, &length)
    var path = [CChar](repeating: 0, count: Int(length))
    guard _NSGetExecutablePath(&path, &length) == 0 else { return nil }
    return String(decoding: path.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
    #else
    let link = "/proc/self/exe"
    if access(link, F_OK) == 0 || system_argument_count() == 0 { return link }
    return system_argument(0).map { String(cString: $0) }
    #endif
  }

  /// A descriptor that can be read from, without waiting, when something in one of the folders has changed; nil where the
  /// system has none.
  static func events(in folders: [String]) -> Int32? {
    #if os(Linux)
    let descriptor = inotify_init1(Int32(IN_NONBLOCK) | Int32(IN_CLOEXEC))
    guard descriptor >= 0 else { return nil }
    let changes = IN_CREATE | IN_DELETE | IN_MODIFY | IN_CLOSE_WRITE | IN_MOVED_FROM | IN_MOVED_TO
    for folder in folders { inotify_add_watch(descriptor, folder, UInt32(changes)) }
    return descriptor
    #else
    return nil
    #endif
  }

  /// The name in a folder's entry, as the bytes that are on the disk.
  static func name(of entry: UnsafeMutablePointer<dirent>) -> [UInt8] {
    withUnsafeBytes(of: &entry.pointee.d_name) { Array($0.prefix { $0 != 0 }) }
  }

  /// A socket address for a port on this machine only.
  static func loopback(port: UInt16) -> sockaddr_in {
    var address = sockaddr_in()
    #if canImport(Darwin)
    address.sin_len = UInt8(MemoryLayout<sockaddr_in>.size)
    #endif
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = port.bigEndian
    address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
    return address
  }
}
