import Basics

/// When a finding was first told, as whoever wrote the baseline said: the version of the app, the commit, or both.
package struct FirstSeen: Sendable, Equatable {
  /// Such as `4.2`; nil where nobody said it.
  package let version: String?
  /// 40 or 64 hexadecimal digits; nil likewise.
  package let commit: String?

  /// Nil where neither is known.
  package init?(version: String?, commit: String?) {
    if version == nil, commit == nil { return nil }
    self.version = version
    self.commit = commit
  }

  /// The first digits of the commit, as forges shorten it.
  package var shortCommit: String? { commit.map { String($0.prefix(7)) } }

  /// Writes what is known.
  package func write(into json: inout JSONWriter) {
    if let version { json.member("version", version) }
    if let commit { json.member("commit", commit) }
  }
}
