import Orientation
import SourceSyntax

/// The versions on which the parts of a Swift source can run: `#available` in an `if` or `guard`, `#unavailable`, and
/// `@available` in front of a declaration.
struct SwiftAvailability {
  private let tokens: TokenList
  private let reader: AvailabilityReader

  static func list(of tokens: TokenList) -> AvailabilityList {
    let finder = SwiftAvailability(tokens: tokens, reader: AvailabilityReader(tokens: tokens))
    return AvailabilityList(tokens) { index, blockEnd in
      if tokens.isWord(index, "if") || tokens.isWord(index, "guard") {
        return finder.conditional(index, blockEnd: blockEnd)
      }
      return tokens.isWord(index, "available") && tokens.isSign(index - 1, "@") ? finder.declaration(index) : []
    }
  }
}

extension SwiftAvailability {
  /// The two sides of an `if`, or what is in and behind a `guard`.
  private func conditional(_ index: Int, blockEnd: Int) -> [AvailabilityList.Part] {
    let isGuard = tokens.isWord(index, "guard")
    let limit = min(index + 200, tokens.count)
    guard let open = tokens.first(in: (index + 1)..<limit, where: { tokens.isSign($0, "{") }) else { return [] }
    let end = isGuard && tokens.isWord(open - 1, "else") ? open - 1 : open
    let conditions = tokens.split((index + 1)..<end).flatMap { tokens.split($0, twice: "&") }
    var here: VersionRange?
    var elsewhere: VersionRange?
    for condition in conditions {
      guard let word = condition.first, tokens.isSign(word + 1, "("), tokens.after(word + 1) == condition.upperBound,
        let version = reader.version(in: tokens.inside(word + 1))
      else { continue }
      if tokens.isWord(word, "#available") {
        here = VersionRange(from: version)
        elsewhere = .before(version)
      } else if tokens.isWord(word, "#unavailable") {
        here = .before(version)
        elsewhere = VersionRange(from: version)
      }
    }
    guard let here, let elsewhere else { return [] }
    // Where something else is asked for too, the other side runs on every version.
    let isAlone = conditions.count == 1
    let body = tokens.inside(open)
    let after = tokens.after(open)
    if isGuard {
      return (isAlone ? [(body, elsewhere)] : []) + [(after..<max(after, blockEnd), here)]
    }
    var parts = [(range: body, versions: here)]
    guard isAlone else { return parts }
    if tokens.isWord(after, "else") {
      let start = after + 1
      var stop = after
      var branches = 0
      repeat {
        branches += 1
        guard
          let brace = tokens.first(in: (stop + 1)..<min(stop + 200, tokens.count), where: { tokens.isSign($0, "{") })
        else { return parts }
        stop = tokens.after(brace)
      } while tokens.isWord(stop, "else") && branches < 64
      parts.append((start..<stop, elsewhere))
    } else if reader.leaves(body) {
      parts.append((after..<max(after, blockEnd), elsewhere))
    }
    return parts
  }

  /// The declaration behind `@available(iOS 16, *)`, or one that is `obsoleted` or has been `introduced`.
  private func declaration(_ index: Int) -> [AvailabilityList.Part] {
    guard tokens.isSign(index + 1, "(") else { return [] }
    let list = tokens.inside(index + 1)
    let parts = tokens.split(list)
    var first = reader.version(in: list)
    var last: OSVersion?
    if let platform = parts.first, platform.count == 1, tokens.isName(platform.lowerBound, "iOS") {
      for part in parts.dropFirst() where part.count > 2 && tokens.kind(part.lowerBound + 2) == .number {
        if tokens.isName(part.lowerBound, "introduced") { first = reader.version(at: part.lowerBound + 2) }
        if tokens.isName(part.lowerBound, "obsoleted") { last = reader.version(at: part.lowerBound + 2) }
      }
    }
    guard first != nil || last != nil else { return [] }
    let start = tokens.after(index + 1)
    var end = start
    while end < min(start + 60, tokens.count), tokens.isSign(end, "@") {
      end = tokens.isSign(end + 2, "(") ? tokens.after(end + 2) : end + 2
    }
    end = SwiftStatementEnds(tokens: tokens).end(from: end)
    return [(start..<end, VersionRange(from: first ?? OSVersion(2), until: last))]
  }
}
