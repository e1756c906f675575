import AppBook
import Basics
import Diagnostics

/// The file that `lint --write-baseline` writes.
struct BaselineFile {
  let path: String

  /// What it accepts.
  func entries() throws(Fault) -> [AcceptedFinding] {
    let bytes = try Fault.attempt(FileSystem.contents(of: path)) {
      Fault(
        "the baseline \(Path.shown(path)) cannot be read: \($0.reason)",
        help: "write it with --write-baseline \(Shell.word(Path.shown(path)))")
    }
    return try entries(bytes)
  }

  /// Writes the findings over what an earlier run wrote. What the team wrote by hand stays.
  ///
  /// - Parameter now: when those are first seen that the earlier run had not.
  func write(
    _ findings: [AppFinding], firstSeen now: FirstSeen?, tell: @escaping (SafeText) -> Void
  ) throws(Fault) -> OutputFile.Outcome {
    var earlier = Baseline([])
    if let bytes = try? FileSystem.contents(of: path), !bytes.isEmpty { earlier = try Baseline(entries(bytes)) }
    if !earlier.isWritten {
      throw Fault(
        "\(Path.shown(path)) has entries with reasons of the team, so it is not replaced",
        help: "name another file with --write-baseline")
    }
    return try OutputFile(path: path, otherwise: "name another file with --write-baseline").write(
      earlier.bytes(accepting: findings, firstSeen: now), tell: tell)
  }
}

extension BaselineFile {
  private func entries(_ bytes: [UInt8]) throws(Fault) -> [AcceptedFinding] {
    try Self.entries(bytes, of: Path.shown(path), help: "name a file that --write-baseline wrote")
  }

  /// What a file accepts, all of which has to be readable.
  static func entries(_ bytes: [UInt8], of file: String, help: SafeText) throws(Fault) -> [AcceptedFinding] {
    var first: (problem: Problem, line: Int)?
    let accepted = AcceptedFindings.read(bytes) { if first == nil { first = ($0, $1) } }
    if let first { throw Fault("\(file):\(first.line): \(first.problem.message)", help: help) }
    return accepted
  }
}
