import AppFacts

@testable import XcodeProject

/// Swift and Objective-C: whatever stands in a file, it is read to its end, and what is found has its line.
enum SourceInvariants {
  static func violations(of bytes: [UInt8]) -> [String] {
    var violations: [String] = []
    let lines = bytes.count { $0 == 0x0A || $0 == 0x0D } + 1
    for path in ["A.swift", "A.mm"] {
      let scan = SourceScanner.scan(SourceFile(path: path, bytes: bytes))
      let places = scan.occurrences.map(\.place) + scan.types.map(\.place) + scan.unread.map(\.place)
      for place in places where place.line.map({ $0 < 1 || $0 > lines }) ?? false {
        violations.append("\(path): found on line \(place.line ?? 0) of \(lines)")
      }
      if places.contains(where: { $0.path != path }) { violations.append("\(path): found in another file") }
      let order = scan.occurrences.map { $0.place.line ?? 0 }
      if order != order.sorted() { violations.append("\(path): not in the order of the source") }
      if scan != SourceScanner.scan(SourceFile(path: path, bytes: bytes)) {
        violations.append("\(path): not the same twice")
      }
    }
    return violations
  }
}
