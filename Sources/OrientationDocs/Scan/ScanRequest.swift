/// What `scan` is asked.
struct ScanRequest: Equatable {
  /// A folder, or a project or workspace in it.
  let path: String
  /// The only target that is asked about; nil for all.
  let target: String?
  /// The build configuration; nil for the one that each target names as its default.
  let configuration: String?
  /// The file that is written; nil for standard output.
  let output: String?
}
