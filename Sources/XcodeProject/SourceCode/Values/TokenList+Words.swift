import AppFacts
import SourceSyntax

// What code only writes down, for people who look for faults and for those who count.

extension TokenList {
  /// How many brackets around an expression are looked at, and how far apart they may be.
  private static let mostBrackets = 4
  private static let longestWay = 80

  /// What a question about the device's orientation asks, with the same for the other direction beside it; nil where the answer
  /// only becomes words.
  ///
  /// - Parameter function: the function around it.
  func asked(_ question: Range<Int>, in function: Range<Int>?) -> SourceValue? {
    becomesWords(question, in: function) ? nil : .computed(quoted(withOtherDirection(question)))
  }

  /// Whether an expression, or the variable that it is the first value of, only becomes words of a log, a part of a
  /// sentence, or the value of a key in a dictionary.
  ///
  /// - Parameter function: the function around it, in which the variable is looked for.
  func becomesWords(_ expression: Range<Int>, in function: Range<Int>?) -> Bool {
    if isPartOfWords(expression) { return true }
    guard let function, isAssignment(expression.lowerBound - 1), isSign(expression.upperBound, "?"),
      case let name = expression.lowerBound - 2, isName(name)
    else { return false }
    guard isWord(name - 1, "let") || isSign(name - 1, "*") && isName(name - 2, "NSString") else { return false }
    let behind = expression.upperBound..<max(expression.upperBound, function.upperBound)
    let mentions = behind.prefix(DeviceDecision.longest).filter {
      isName($0) && text($0) == text(name) && !isSign($0 - 1, ".") && !isSign($0 - 1, "*")
    }
    return !mentions.isEmpty && mentions.allSatisfy { isPartOfWords($0..<$0 + 1) }
  }

  private func isPartOfWords(_ expression: Range<Int>) -> Bool {
    var inner = expression
    for _ in 0..<Self.mostBrackets {
      guard let open = bracket(around: inner) else { return false }
      if kind(open - 1) == .stringPart, isSentence(open - 1) { return true }
      if writesDown(open, upTo: inner.lowerBound) || isOfKey(inner) { return true }
      inner = (isSign(open - 1, "@") ? open - 1 : open)..<after(open)
    }
    return false
  }

  private func bracket(around range: Range<Int>) -> Int? {
    stride(from: range.lowerBound - 1, through: max(0, range.lowerBound - Self.longestWay), by: -1).first {
      kind($0) == .open && (partner($0) ?? 0) >= range.upperBound
    }
  }

  /// Whether a part of a string has blanks, so that it names no file, and the string is not what a label shows.
  private func isSentence(_ part: Int) -> Bool {
    guard text(part).utf8.contains(UInt8(ascii: " ")) else { return false }
    var start = part
    while isSign(start - 1, ")"), let open = partner(start - 1), kind(open - 1) == .stringPart { start = open - 1 }
    let owner = isSign(start - 1, "=") || isSign(start - 1, "(") ? start - 2 : start - 1
    let shown: [StaticString] = ["text", "Text", "title", "Label", "Button"]
    return !shown.contains { isName(owner, $0) }
  }

  /// Whether a bracket is that of a call which writes down what it is given.
  private func writesDown(_ open: Int, upTo end: Int) -> Bool {
    if isSign(open, "[") { return (open + 1..<end).contains { isName($0) && text($0).hasSuffix("Format") } }
    guard isSign(open, "("), isName(open - 1) else { return false }
    let name = text(open - 1)
    let logs: Set<String> = ["print", "debugPrint", "dump", "NSLog", "os_log"]
    if logs.contains(name) || name.hasPrefix("DDLog") || name.hasPrefix("track") || name.hasPrefix("logEvent") {
      return true
    }
    if name == "String", isName(open + 1, "format") { return true }
    let owners: Set<String> = ["log", "logger", "analytics", "tracker", "telemetry"]
    return isSign(open - 2, ".") && isName(open - 3) && owners.contains(text(open - 3).lowercased())
  }

  /// Whether an expression, or one of two strings by it, is the value of a string in a dictionary.
  private func isOfKey(_ value: Range<Int>) -> Bool {
    guard isSign(value.lowerBound - 1, ":"), kind(value.lowerBound - 2) == .string else { return false }
    let end = value.upperBound
    return isSign(end, ",") || kind(end) == .close || isSign(end, "?") && kind(end + 1) == .string
  }
}
