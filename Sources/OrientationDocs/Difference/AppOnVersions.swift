import AppBook
import AppFacts
import Orientation
import ToolSpecification

/// An app on two versions of iOS.
struct AppOnVersions: Comparison {
  /// The path of its `app.json`.
  let file: String
  let old: OSVersion
  let new: OSVersion

  func report() throws(Fault) -> any DifferenceReport {
    let bytes: [UInt8]
    do throws(SystemError) {
      bytes = try FileSystem.contents(of: file)
    } catch {
      throw Fault(
        "cannot read \(Path.shown(file)): \(error.reason)",
        help: "`\(Program.name) scan PATH --output app.json` writes such a file")
    }
    return AppComparisonReport(
      AppComparison(App(try AppFactsFormat.facts(bytes, readFrom: file)), from: old, to: new))
  }
}

extension AppFactsFormat {
  /// The facts in a file that somebody names.
  static func facts(_ bytes: [UInt8], readFrom path: String) throws(Fault) -> AppFacts {
    do {
      return try facts(bytes)
    } catch {
      throw Fault("\(Path.shown(path)):\(error.line): \(error.message)", help: "`\(Program.name) scan` writes it again")
    }
  }
}
