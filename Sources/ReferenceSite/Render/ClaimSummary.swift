import HTML

/// What a claim of a page shows, in a line: what happens and how it ends, and behind it the facts. How it came to that, the tools of the
/// server tell better.
enum ClaimSummary {
  /// Reads a claim, which has begun, to its end.
  ///
  /// - Returns: the line, and one with the changes that would end it otherwise, where it has any.
  static func paragraphs(of claim: HTMLPart?, in html: inout HTMLReader) -> [[UInt8]] {
    // Of a timeline how it begins, and each event with what comes of it.
    var ending: [UInt8] = []
    var facts: [[UInt8]] = []
    // That changes would end it otherwise, and each change.
    var repairs: [[UInt8]] = []
    reading: while let event = html.next() {
      switch event {
      // The version is a fact, too.
      case .start(let element, .version):
        html.skip(element)
        ending = html.skip(.summary)
      case .start(let element, .repair): repairs.append(html.skip(element))
      // Behind that it says who can make the changes.
      case .start(.dt, _) where repairs.isEmpty: facts.append(html.skip(.dt) + ": ".utf8)
      case .start(.dd, _) where repairs.isEmpty: facts.append((facts.popLast() ?? []) + html.skip(.dd))
      case .end(_, let part) where part == claim: break reading
      case .start, .end, .text: break
      }
    }
    let line = ending + " (".utf8 + facts.joined(separator: ", ".utf8) + ")".utf8
    return [line] + (repairs.first.map { [$0 + " ".utf8 + repairs.dropFirst().joined(separator: "; ".utf8)] } ?? [])
  }
}
