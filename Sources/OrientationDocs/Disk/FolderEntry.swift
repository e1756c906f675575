/// Something in a folder, or in a folder within it.
struct FolderEntry: Equatable {
  /// The path from the folder that was walked.
  let path: String
  let status: FileStatus
}
