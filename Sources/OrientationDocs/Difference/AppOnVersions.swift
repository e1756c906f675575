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

  func report(in language: Language) throws(Fault) -> any DifferenceReport {
    AppComparisonReport(AppComparison(App(try AppFactsFormat.facts(inFile: file)), from: old, to: new), language)
  }
}

extension AppFactsFormat {
  /// Reads a file that somebody names.
  static func facts(inFile path: String) throws(Fault) -> AppFacts {
    let bytes: [UInt8]
    do throws(SystemError) {
      bytes = try FileSystem.contents(of: path)
    } catch {
      throw Fault(
        "cannot read \(Path.shown(path)): \(error.reason)",
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
