/// How an expression is taken apart, in either language.
extension TokenList {
  /// The range without parentheses that stand around all of it.
  package func withoutParentheses(_ range: Range<Int>) -> Range<Int> {
    var range = range
    while range.count >= 2, isSign(range.lowerBound, "("), partner(range.lowerBound) == range.upperBound - 1 {
      range = (range.lowerBound + 1)..<(range.upperBound - 1)
    }
    return range
  }

  /// The range without the `?` and `!` of optionals behind it.
  package func withoutMarks(_ range: Range<Int>) -> Range<Int> {
    var range = range
    while let last = range.last, isSign(last, "?") || isSign(last, "!") { range = range.dropLast() }
    return range
  }

  /// The first token of the range, outside of all brackets in it, for which the question is answered with yes.
  package func first(in range: Range<Int>, where isWanted: (Int) -> Bool) -> Int? {
    var index = range.lowerBound
    while index < range.upperBound {
      if isWanted(index) { return index }
      index = after(index)
    }
    return nil
  }

  /// The parts of the range between the commas in it that stand outside of all brackets.
  package func split(_ range: Range<Int>) -> [Range<Int>] { split(range, length: 1) { isSign($0, ",") } }

  /// An argument of a call in Swift: its label, empty where it has none, and its expression.
  package func labelled(_ argument: Range<Int>) -> (label: String, expression: Range<Int>) {
    guard argument.count > 2, isName(argument.lowerBound), isSign(argument.lowerBound + 1, ":") else {
      return ("", argument)
    }
    return (text(argument.lowerBound), argument.dropFirst(2))
  }

  /// The parts of the range between two equal signs such as `||`.
  package func split(_ range: Range<Int>, twice sign: Unicode.Scalar) -> [Range<Int>] {
    split(range, length: 2) { areSigns($0, sign, sign) }
  }

  /// The parts of the range between a sign that stands alone, such as `|` and not `||` or `|=`.
  package func split(_ range: Range<Int>, alone sign: Unicode.Scalar) -> [Range<Int>] {
    split(range, length: 1) { isAlone($0, sign) }
  }

  /// Whether the sign at the index gives what stands before it a value: `=`, and not `==` or `!=`.
  package func isAssignment(_ index: Int) -> Bool {
    isSign(index, "=") && !areSigns(index, "=", "=")
      && !(kind(index - 1) == .sign && self[index].gap == .none)
  }

  /// The index of the two signs, such as `==`, outside of all brackets in the range.
  package func find(_ first: Unicode.Scalar, _ second: Unicode.Scalar, in range: Range<Int>) -> Int? {
    self.first(in: range) { areSigns($0, first, second) }
  }

  private func isAlone(_ index: Int, _ sign: Unicode.Scalar) -> Bool {
    guard isSign(index, sign) else { return false }
    let belongsToNext =
      kind(index + 1) == .sign && self[index + 1].gap == .none
      && (isSign(index + 1, sign) || isSign(index + 1, "="))
    return !belongsToNext && !(isSign(index - 1, sign) && self[index].gap == .none)
  }

  private func split(_ range: Range<Int>, length: Int, at isSeparator: (Int) -> Bool) -> [Range<Int>] {
    var parts: [Range<Int>] = []
    var start = range.lowerBound
    var index = start
    while index < range.upperBound {
      if isSeparator(index) {
        parts.append(start..<index)
        start = min(index + length, range.upperBound)
        index = start
      } else {
        index = after(index)
      }
    }
    parts.append(start..<range.upperBound)
    return parts
  }
}
