/// The right to write to a folder, which no two builds have at the same time.
///
/// It is bound to an open descriptor, so it ends with the process, however that ends, and leaves nothing behind.
final class OutputClaim: Sendable {
  private let descriptor: Int32

  /// Claims the folder, or says that somebody else has.
  init(_ folder: String) throws(Fault) {
    let shown = Path.shown(folder)
    let claimed: Int32?
    do {
      claimed = try FileSystem.claim(folder: folder)
    } catch {
      throw Fault("the output `\(shown)` cannot be opened: \(error.reason)", help: error.remedy)
    }
    guard let claimed else {
      throw Fault("another build is writing to `\(shown)`", help: "wait until it is done, and build again")
    }
    descriptor = claimed
  }

  deinit { FileSystem.close(descriptor) }
}
