/// Which folder a path asks to scan, and which project or workspace in it.
struct CheckoutPlace {
  /// The folder, without symbolic links.
  let folder: String
  /// The name of the project or workspace that is meant; nil for all.
  let only: String?
  private let path: String

  init(_ path: String) throws(ScanError) {
    self.path = path
    let resolved: String
    let kind: Disk.Kind
    do throws(Disk.Refusal) {
      resolved = try Disk.resolved(path)
      kind = try Disk.status(of: resolved).kind
    } catch {
      throw .unreadable(path: path, reason: error.reason)
    }
    guard kind == .folder else { throw .unreadable(path: path, reason: "it is no folder") }
    if ["xcodeproj", "xcworkspace"].contains(RelativePath.suffix(of: resolved)) {
      let parent = RelativePath.folder(of: resolved)
      folder = parent.isEmpty ? "/" : parent
      only = RelativePath.name(of: resolved)
    } else {
      folder = resolved
      only = nil
    }
  }

  func checkout() throws(ScanError) -> Checkout {
    do throws(Disk.Refusal) {
      return try Checkout(root: folder)
    } catch {
      throw .unreadable(path: path, reason: error.reason)
    }
  }
}
