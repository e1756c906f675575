import AppFacts
import Basics
import ToolSpecification

/// The file that a scan writes. What is there already has to be a scan's too: many tools have an `app.json`.
struct FactsFile {
  let path: String

  /// Refuses a file that no scan wrote. One that is no plain file is left to the one who writes.
  func requireOurs() throws(Fault) {
    guard (try? FileSystem.status(of: path))?.kind == .file else { return }
    let bytes = try Fault.attempt(FileSystem.contents(of: path)) {
      Fault("\(Path.shown(path)) cannot be read: \($0.reason)", help: "name another file with --output")
    }
    let keys = Set((try? JSONParser.parse(bytes[...]))?.members.map(\.key) ?? [])
    // Every version of the format has these.
    guard !bytes.isEmpty, !keys.isSuperset(of: ["format", "targets", "occurrences"]) else { return }
    let isOfExpo = !keys.isDisjoint(with: ["expo", "displayName"])
    let other = isOfExpo ? "the configuration of Expo or React Native" : "a file that no scan wrote"
    throw Fault(
      "\(Path.shown(path)) is \(other), so it is not replaced",
      help: "name another file with --output, such as docs/app.json; if a scan wrote it and it is damaged, remove it")
  }
}

extension AppFactsFormat {
  /// Reads a file that somebody names.
  static func facts(inFile path: String) throws(Fault) -> AppFacts {
    let bytes = try Fault.attempt(FileSystem.contents(of: path)) {
      Fault(
        "cannot read \(Path.shown(path)): \($0.reason)",
        help: "`\(Program.name) scan PATH --output app.json` writes such a file")
    }
    return try facts(bytes, readFrom: path)
  }

  /// The facts in a file that somebody names.
  static func facts(_ bytes: [UInt8], readFrom path: String) throws(Fault) -> AppFacts {
    do {
      return try facts(bytes)
    } catch {
      throw Fault("\(Path.shown(path)):\(error.line): \(error.message)", help: "`\(Program.name) scan` writes it again")
    }
  }
}
