import AppFacts
import Basics
import Foundation

@testable import AppBook
@testable import OrientationDocs
@testable import ReferenceSite

/// `app.json`: what was read and written is read as the same, a fault has its line, and a book about an app of that kind is
/// a sound site.
enum AppFactsInvariants {
  static func violations(of bytes: [UInt8]) -> [String] {
    let facts: AppFacts
    do throws(JSONFileError) { facts = try AppFactsFormat.facts(bytes) } catch {
      let lines = bytes.count { $0 == 0x0A } + 1
      return error.line < 1 || error.line > lines ? ["a fault on line \(error.line) of \(lines)"] : []
    }
    var violations: [String] = []
    let written = AppFactsFormat.bytes(of: facts)
    if (try? JSONSerialization.jsonObject(with: Data(written))) == nil { violations.append("what we write is no JSON") }
    do throws(JSONFileError) {
      if try AppFactsFormat.facts(written) != facts { violations.append("the facts, read again, are others") }
    } catch {
      violations.append("the facts, written, are not read: \(error)")
    }
    let difference = AppDifference(from: facts, to: facts, root: "App")
    if !difference.changes.isEmpty { violations.append("the facts differ from themselves") }
    let options = BuildOptions(app: App(facts))
    return violations
      + SiteInvariants.violations(of: ReferenceSite.build(book: SampleBook.book(about: bytes), options: options))
  }
}
