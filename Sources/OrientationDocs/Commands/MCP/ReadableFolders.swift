import Basics

/// The folders below which tools read, and who named them.
struct ReadableFolders: Sendable {
  /// Who named the folders.
  enum Origin: Sendable {
    /// Whoever started the server.
    case operands
    /// The client, as its roots.
    case roots
    /// Nobody: it is the folder that the server was started in.
    case workingFolder
  }

  let origin: Origin
  private let folders: [String]

  /// - Parameters:
  ///   - operands: the folders of the command line; nil where it names none.
  ///   - roots: those of the client; nil where it has none.
  init(operands: [String]?, roots: [String]?) {
    if let operands {
      (origin, folders) = (.operands, operands)
    } else if let roots {
      (origin, folders) = (.roots, roots)
    } else {
      (origin, folders) = (.workingFolder, ["."])
    }
  }

  /// Where a path leads, without symbolic links. A relative one starts in the working folder if tools read there, and else
  /// in the first folder.
  ///
  /// - Returns: the path as it is where nothing is there, which whoever reads it tells better.
  func place(of path: String) throws(UsageError) -> String {
    let allowed = folders.compactMap { try? FileSystem.resolved($0) }.filter { origin == .operands || $0 != "/" }
    for start in starts(of: path, allowed) {
      let nearest = Self.nearest(to: start)
      guard allowed.contains(where: { Path.contains($0, nearest.place) }) else { continue }
      return nearest.isWhole ? nearest.place : start
    }
    throw UsageError(message: "the server may not read `\(path)`", help: help(allowed))
  }
}

extension ReadableFolders {
  private func starts(of path: String, _ allowed: [String]) -> [String] {
    guard path.utf8.first != UInt8(ascii: "/"), let first = allowed.first else { return [path] }
    return [path, Path.join(first, path)]
  }

  /// What there is of a path, without symbolic links, and whether that is all of it.
  private static func nearest(to path: String) -> (place: String, isWhole: Bool) {
    if let place = try? FileSystem.resolved(path) { return (place, true) }
    let above = Path.folders(above: path).lazy.compactMap { try? FileSystem.resolved($0.isEmpty ? "/" : $0) }.first
    return (above ?? ((try? FileSystem.resolved(".")) ?? "/"), false)
  }

  private func help(_ allowed: [String]) -> SafeText {
    let start = "start it with the folder, `orientation-docs mcp FOLDER`"
    let names = allowed.map { "`\($0)`" }.joined(separator: ", ")
    return switch origin {
    case .operands: "it was started for \(folders.joined(separator: ", ")); name a folder in these"
    case .roots: "it reads below the client's roots, \(names.isEmpty ? "of which there are none" : names); or \(start)"
    case .workingFolder:
      allowed.isEmpty
        ? "it was started in `/` and reads nothing there; \(start)"
        : "it reads below the folder in which it was started, \(names); or \(start)"
    }
  }
}
