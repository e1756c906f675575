import AppBook
import AppFacts
import Basics
import Orientation
import OrientationNotation

extension AppDecisions {
  /// Reads `data/screens.json` of a site.
  ///
  /// - Parameter path: the file's path, for what is said of it.
  init(_ bytes: [UInt8], path: String) throws(Fault) {
    let value: JSONValue
    do {
      value = try JSONParser.parse(bytes[...])
    } catch {
      throw Fault("\(Path.shown(path)) is not JSON: \(error.message) at column \(error.column)")
    }
    guard let screens = value["screens"]?.elements, let findings = value["findings"]?.elements else {
      throw Fault(
        "\(Path.shown(path)) has no screens and findings", help: "build the site again, and compare it then")
    }
    self.init(
      rows: screens.compactMap(Row.init), findings: findings.compactMap(KnownFinding.init),
      statements: value["statements"]?.elements?.compactMap(Statement.init))
  }
}

extension AppDecisions.Row {
  fileprivate init?(_ value: JSONValue) {
    guard let screen = value["screen"]?.text, let device = value["device"]?.text, let since = value["since"]?.text,
      let decision = value["decision"]?.text, let first = try? VersionName.read(since)
    else { return nil }
    let end = value["until"]?.text.flatMap { try? VersionName.read($0) }
    self.init(screen: screen, device: device, versions: VersionRange(from: first, until: end), decision: decision)
  }
}

extension AppDecisions.KnownFinding {
  fileprivate init?(_ value: JSONValue) {
    guard let kind = value["kind"]?.text, let subject = value["subject"]?.text, let path = value["path"]?.text else {
      return nil
    }
    self.init(kind: kind, subject: subject, path: path)
  }
}

extension AppDecisions.Statement {
  fileprivate init?(_ value: JSONValue) {
    guard let kind = value["kind"]?.text.flatMap(Kind.init), let subject = value["subject"]?.text,
      let text = value["value"]?.text, let path = value["path"]?.text
    else { return nil }
    self.init(kind: kind, subject: subject, value: text, place: FilePlace(path: path))
  }
}
