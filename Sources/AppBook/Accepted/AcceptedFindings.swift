import AppFacts
import Basics
import Diagnostics

/// Reads findings.json: the findings that the team accepts.
package enum AcceptedFindings {
  /// What the file accepts; an entry that cannot be read is reported at its line and left out.
  package static func read(_ bytes: [UInt8], report: (_ problem: Problem, _ line: Int) -> Void) -> [AcceptedFinding] {
    let entries: [JSONMember]
    do throws(JSONFileError) {
      entries = try JSONMember.read(bytes) { (file) throws(JSONMember.Mismatch) in
        try file.object(["$schema", "accepted"]).member("accepted").elements()
      }
    } catch {
      report(.findingsMalformed(reason: "\(error.message)"), error.line)
      return []
    }
    return zip(entries, JSONLocator.elements(of: [.key("accepted")], in: bytes)).compactMap { entry, place in
      do throws(JSONMember.Mismatch) {
        return try finding(entry, line: place.line)
      } catch {
        let steps = error.steps.dropFirst(entry.steps.count)
        report(.findingsMalformed(reason: "\(error.message)"), JSONLocator.line(of: steps, from: place, in: bytes))
        return nil
      }
    }
  }
}

extension AcceptedFindings {
  private static func finding(_ member: JSONMember, line: Int) throws(JSONMember.Mismatch) -> AcceptedFinding {
    let object = try member.object(["kind", "symbol", "path", "reason", "version", "commit"])
    let (symbol, path) = (object.optional("symbol"), object.optional("path"))
    if symbol == nil, path == nil {
      throw JSONMember.Mismatch(
        steps: member.steps, message: "`\(member.steps.text)` names neither a `symbol` nor a `path`")
    }
    let commit = object.optional("commit")
    if let commit, try !ScanOrigin.isCommit(commit.string()) {
      throw JSONMember.Mismatch(
        steps: commit.steps, message: "`\(commit.steps.text)` is no commit: write all 40 or 64 hexadecimal digits")
    }
    return AcceptedFinding(
      kind: try kind(object.member("kind")), symbol: try symbol?.string(), path: try path?.string(),
      reason: try text(object.member("reason")),
      firstSeen: FirstSeen(version: try object.optional("version").map(text), commit: try commit?.string()),
      line: line)
  }

  /// A text that stands on a page, where a control character has no place.
  private static func text(_ member: JSONMember) throws(JSONMember.Mismatch) -> String {
    let text = try member.string()
    if text.trimmingSpaces.isEmpty {
      throw JSONMember.Mismatch(steps: member.steps, message: "`\(member.steps.text)` is empty")
    }
    if text.unicodeScalars.contains(where: \.isControl) {
      throw JSONMember.Mismatch(steps: member.steps, message: "`\(member.steps.text)` has a control character")
    }
    return text
  }

  private static func kind(_ member: JSONMember) throws(JSONMember.Mismatch) -> AppFindingKind {
    let name = try member.string()
    if let kind = AppFindingKind(rawValue: name) { return kind }
    throw JSONMember.Mismatch(steps: member.steps, message: AppFindingKind.unknown(name).text)
  }
}

extension Unicode.Scalar {
  /// Whether it is neither shown nor white space.
  fileprivate var isControl: Bool { properties.generalCategory == .control && !properties.isWhitespace }
}
