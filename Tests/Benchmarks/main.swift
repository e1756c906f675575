import Foundation
import Orientation
import ReferenceSite

// Measures what the tool's own commands cannot show from outside: `benchmarks resolver` prints decisions a second, and
// `benchmarks build BOOK` builds a book in one thread and writes nothing, so that its instructions can be counted.

switch CommandLine.arguments.dropFirst().first {
case "resolver": ResolverBenchmark.run()
case "build": try BookBenchmark.run(CommandLine.arguments.dropFirst(2).first ?? "content")
default:
  print("usage: benchmarks resolver | build BOOK")
  exit(2)
}
