import CLibrary

/// The Git checkout that an app is in. Everything works without Git: then there is no commit.
struct GitCheckout {
  /// A folder of the checkout, or a project in one.
  let path: String

  /// The commit, where no file but one differs from it; nil in any other checkout, and where there is no Git.
  ///
  /// - Parameter exception: a file or folder that the tool itself is about to write.
  func cleanCommit(besides exception: String) -> String? {
    guard let lines = output(in: path, ["rev-parse", "--show-toplevel", "HEAD"])?.split(separator: "\n"),
      lines.count == 2
    else { return nil }
    let (top, commit) = (String(lines[0]), String(lines[1]))
    var places = ["."]
    // A file that is still to be written has no resolved path; its folder has one.
    let folder = Path.folders(above: exception).first ?? (exception.hasPrefix("/") ? "/" : ".")
    if let folder = try? FileSystem.resolved(folder.isEmpty ? "/" : folder), Path.contains(top, folder) {
      let file = Path.join(folder, Path.name(of: exception))
      places.append(":(exclude,literal)" + Path.relative(from: top, to: file))
    }
    return output(in: top, ["status", "--porcelain", "--"] + places) == "" ? commit : nil
  }
}

extension GitCheckout {
  /// What a command of Git prints, or nil where it fails. It writes nothing: not even the index that `status` would refresh.
  private func output(in folder: String, _ arguments: [String]) -> String? {
    // No program that the configuration of the checkout names is run.
    let words = ["git", "-C", folder, "--no-optional-locks", "-c", "core.fsmonitor=false"] + arguments
    let command = words.map(Shell.quoted).joined(separator: " ")
    // A hook sets these variables for a repository that may be another one.
    let script = "unset GIT_DIR GIT_WORK_TREE GIT_INDEX_FILE; exec \(command) </dev/null 2>/dev/null"
    guard let stream = popen(script, "r") else { return nil }
    var bytes: [UInt8] = []
    while let more = try? FileSystem.read(fileno(stream), upTo: 65_536), !more.isEmpty { bytes += more }
    return pclose(stream) == 0 ? String(decoding: bytes, as: UTF8.self) : nil
  }
}
