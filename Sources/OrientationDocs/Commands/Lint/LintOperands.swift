/// What `lint` is asked about: an app, or files of one.
struct LintOperands {
  /// The folder, project or workspace that is scanned.
  let project: String
  /// The files that are asked about; nil for all.
  let files: [String]?

  init(_ operands: [String], project: String?) throws(UsageError) {
    let files = operands.filter(Self.isFile)
    guard let app = operands.first(where: { !Self.isFile($0) }) else {
      self.project = project ?? "."
      self.files = files.isEmpty ? nil : files
      return
    }
    if operands.count > 1 || project != nil {
      throw UsageError(
        message: "`\(app)` is the app already", help: "name one app, or files alone and the app with --project")
    }
    self.project = app
    self.files = nil
  }

  /// The paths of files below a folder, as the scan names them.
  static func relative(_ files: [String], to folder: String) throws(UsageError) -> Set<String> {
    guard let root = try? FileSystem.resolved(folder) else { return [] }
    var paths: Set<String> = []
    for file in files {
      guard let place = try? FileSystem.resolved(file), Path.contains(root, place) else {
        throw UsageError(
          message: "`\(file)` is not in the app, which is `\(Path.shown(folder))`",
          help: "name the app with --project PATH")
      }
      paths.insert(Path.relative(from: root, to: place))
    }
    return paths
  }
}

extension LintOperands {
  /// What is not there is left to the scan, which tells it.
  private static func isFile(_ operand: String) -> Bool {
    (try? FileSystem.resolved(operand)).flatMap { try? FileSystem.status(of: $0) }?.kind == .file
  }
}
