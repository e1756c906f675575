// The tool, with one command more: `judge BOOK SITE RECORD` builds a book once, prints the kind of each problem, a line
// each, and writes the record of decisions to RECORD where the site has one. `build` writes no site of a book with
// problems, so it could not say both.

import Foundation
@testable import Basics
@testable import Diagnostics
@testable import OrientationDocs

ProcessSetup.run()
let arguments = CommandLine.arguments.dropFirst()
if arguments.first == "judge", arguments.count == 4 {
  let names = Array(arguments)
  let book = BookFolder(names[1])
  let edition = try SiteBuilder(book: book, commands: Tool.specifications)
    .edition(after: try OutputFolder(names[2], book: book))
  for diagnostic in edition.diagnostics { print(diagnostic.problem.kind.rawValue) }
  if let record = edition.files["data/decisions.csv"] { try Data(record).write(to: URL(fileURLWithPath: names[3])) }
  print("judged")
} else {
  await Tool.main()
}
