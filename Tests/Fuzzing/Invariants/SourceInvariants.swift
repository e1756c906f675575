import AppFacts

@testable import XcodeProject

/// Swift and Objective-C: whatever stands in a file, it is read to its end, and what is found has its line; so has what is
/// said of how controllers are shown.
enum SourceInvariants {
  static func violations(of bytes: [UInt8]) -> [String] {
    var violations: [String] = []
    let lines = bytes.count { $0 == 0x0A || $0 == 0x0D } + 1
    for path in ["A.swift", "A.mm"] {
      let file = SourceFile(path: path, bytes: bytes)
      var scan = SourceScanner.scan(file)
      // Its own names, looked for as those of other files are.
      let names = KnownNames()
      names.want(scan.wantedNames)
      for _ in 0..<2 {
        if let parts = SourceScanner.parts(of: file, names.takeWanted(), names: names) { names.add(parts) }
        let next = SourceScanner.scan(file, names: names)
        if next.occurrences.map(\.place) != scan.occurrences.map(\.place) {
          violations.append("\(path): names change what is found")
        }
        scan.occurrences = next.occurrences
      }
      let places =
        scan.occurrences.flatMap { [$0.place] + $0.readAt.map(\.place) } + scan.types.map(\.place)
        + scan.unread.map(\.place) + SourceScanner.placements(in: file).placements.map(\.place)
      for place in places where place.line.map({ $0 < 1 || $0 > lines }) ?? false {
        violations.append("\(path): found on line \(place.line ?? 0) of \(lines)")
      }
      if places.contains(where: { $0.path != path }) { violations.append("\(path): found in another file") }
      let order = scan.occurrences.map { $0.place.line ?? 0 }
      if order != order.sorted() { violations.append("\(path): not in the order of the source") }
      if SourceScanner.scan(file) != SourceScanner.scan(file) {
        violations.append("\(path): not the same twice")
      }
    }
    return violations
  }
}
