import Foundation

/// A lock between processes.
enum FileLock {
  /// Runs `body` while no other process, and no other thread, runs its own with this file.
  static func with<Result>(_ file: URL, _ body: () throws -> Result) throws -> Result {
    let descriptor = open(file.path, O_CREAT | O_RDWR | O_CLOEXEC, 0o644)
    guard descriptor >= 0, flock(descriptor, LOCK_EX) == 0 else {
      throw CocoaError(.fileLocking, userInfo: [NSFilePathErrorKey: file.path])
    }
    // Closing unlocks.
    defer { close(descriptor) }
    return try body()
  }
}
