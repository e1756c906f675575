/// The address below which sources can be read, such as `https://github.com/o/r/blob/main`.
struct SourceAddress {
  private let parts: [String]

  init(_ text: String) { parts = text.split(separator: "/", omittingEmptySubsequences: false).map(String.init) }

  /// The same address at a commit, or nil where no part of it is known to name a branch: `HEAD`, or what follows `blob`
  /// (GitHub, GitLab) or `src/branch` (Gitea).
  func at(_ commit: String) -> String? {
    var parts = parts
    if let head = parts.lastIndex(of: "HEAD") {
      parts[head] = commit
    } else if let blob = parts.firstIndex(of: "blob"), parts.indices.contains(blob + 1), !parts[blob + 1].isEmpty {
      parts[blob + 1] = commit
    } else if let source = parts.indices.first(where: { parts[$0...].starts(with: ["src", "branch"]) }),
      parts.indices.contains(source + 2), !parts[source + 2].isEmpty
    {
      parts.replaceSubrange((source + 1)...(source + 2), with: ["commit", commit])
    } else {
      return nil
    }
    return parts.joined(separator: "/")
  }
}
