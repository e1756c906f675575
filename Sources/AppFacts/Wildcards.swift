/// Patterns in which `*` stands for any text and `?` for one byte.
package enum Wildcards {
  package static func match(_ pattern: [UInt8], _ text: [UInt8]) -> Bool {
    var (place, at) = (0, 0)
    // Where to go on when what follows the last star does not fit.
    var star: (place: Int, at: Int)?
    while at < text.count {
      if place < pattern.count, pattern[place] == UInt8(ascii: "*") {
        star = (place, at)
        place += 1
      } else if place < pattern.count, pattern[place] == text[at] || pattern[place] == UInt8(ascii: "?") {
        place += 1
        at += 1
      } else if let last = star {
        star = (last.place, last.at + 1)
        (place, at) = (last.place + 1, last.at + 1)
      } else {
        return false
      }
    }
    return pattern[place...].allSatisfy { $0 == UInt8(ascii: "*") }
  }
}
