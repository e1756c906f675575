import Orientation
import SourceSyntax

/// The styles that a file gives to variables before it presents what they hold, in either language.
struct StyleAssignments {
  struct Assignment {
    let token: Int
    let name: String
    /// One of these; empty where it is something that is not known.
    let styles: [ReadStyle]
  }

  let tokens: TokenList
  let idioms: IdiomReader
  private(set) var all: [Assignment] = []

  init(tokens: TokenList, idioms: IdiomReader) {
    self.tokens = tokens
    self.idioms = idioms
  }

  mutating func add(_ styles: [ReadStyle], to name: String, at token: Int) {
    all.append(Assignment(token: token, name: name, styles: limited(styles, at: token)))
  }

  /// Styles on the kind of device alone on which the code at a token runs.
  func limited(_ styles: [ReadStyle], at token: Int) -> [ReadStyle] {
    let idiom = idioms.idiom(at: token)
    return styles.compactMap { $0.limited(to: idiom) }
  }

  /// The styles that an expression may come to; those of `isPad ? a : b` on a kind of device each.
  ///
  /// - Parameter named: the styles that a part of it names.
  func cases(of expression: Range<Int>, named: (Range<Int>) -> [ModalPresentationStyle]) -> [ReadStyle] {
    guard let question = tokens.first(in: expression, where: { tokens.isSign($0, "?") }),
      let idiom = idioms.idiom(where: expression.lowerBound..<question),
      let colon = tokens.first(in: (question + 1)..<expression.upperBound, where: { tokens.isSign($0, ":") })
    else { return named(expression).map { ReadStyle($0) } }
    return named((question + 1)..<colon).map { ReadStyle($0, on: idiom) }
      + named((colon + 1)..<expression.upperBound).map { ReadStyle($0, on: idiom.other) }
  }

  /// The styles that a variable may have at the end of a range: those that it was last given and, where that is in a branch,
  /// those of the others, or none; an empty list where it was given something that is not known.
  func styles(of name: String, in range: Range<Int>) -> [ReadStyle] {
    var open = all.filter { range.contains($0.token) && $0.name == name }
    var found: [ReadStyle] = []
    // The only kind of device on which what was given earlier still counts.
    var rest: Idiom?
    while let last = open.popLast() {
      guard !last.styles.isEmpty else { return [] }
      found += last.styles.compactMap { $0.limited(to: rest) }
      var place = last.token
      while let brace = brace(around: place, endingBefore: range.upperBound) {
        guard let start = take(branchesBeside: brace, of: last, from: &open, into: &found) else {
          rest = rest ?? idioms.idiom(besides: brace)
          place = -1
          break
        }
        place = start
      }
      if place >= 0 { return found }
    }
    return found + [ReadStyle(on: rest)]
  }
}

extension StyleAssignments {
  /// Where the innermost braces around a token begin, if they end in front of another one.
  private func brace(around place: Int, endingBefore end: Int) -> Int? {
    var index = place
    while index < end, tokens.kind(index) != .close { index = tokens.after(index) }
    return index < end ? tokens.partner(index) : nil
  }

  /// Takes what the other branches of a statement give; what they leave open stays.
  ///
  /// - Returns: where the statement begins; nil where a branch gives nothing.
  private func take(
    branchesBeside brace: Int, of last: Assignment, from open: inout [Assignment], into found: inout [ReadStyle]
  ) -> Int? {
    let labels = labels(in: brace)
    if !labels.isEmpty {
      let others = open.filter { $0.token > brace }
      open.removeAll { $0.token > brace }
      found += others.flatMap(\.styles)
      let given = Set((others + [last]).map { other in labels.last { $0 < other.token } })
      return given.count == labels.count ? brace : nil
    }
    guard tokens.isWord(brace - 1, "else"), tokens.isSign(brace - 2, "}") else { return nil }
    var before = tokens.partner(brace - 2)
    while let block = before, let other = open.last, other.token > block {
      open.removeAll { $0.token > block }
      found += other.styles
      guard let keyword = idioms.keyword("if", of: block) else { return nil }
      guard tokens.isWord(keyword - 1, "else"), tokens.isSign(keyword - 2, "}") else { return keyword }
      before = tokens.partner(keyword - 2)
    }
    return nil
  }

  /// The cases of a `switch` by its braces; none in other braces.
  private func labels(in brace: Int) -> [Int] {
    var labels: [Int] = []
    let inside = tokens.inside(brace)
    var index = inside.lowerBound
    while index < inside.upperBound {
      let begins = index == inside.lowerBound || tokens[index].gap == .newLine
      if begins, tokens.isWord(index, "case") || tokens.isWord(index, "default") { labels.append(index) }
      index = tokens.after(index)
    }
    return labels
  }
}
