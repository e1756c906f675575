/// What `init` is asked.
struct InitRequest: Equatable {
  /// The folder of the new book.
  let book: String
  /// The app: a folder, or a project or workspace in it.
  let project: String
  let target: String?
  let configuration: String?
  /// Where the app's sources can be read, but for their paths.
  let sourceURL: String?
}
