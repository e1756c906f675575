import AppFacts
import Orientation
import SourceSyntax

/// Reads what a condition comes to where helpers stand in it: `isPad && !flag` is
/// `UIDevice.current.userInterfaceIdiom == .pad && !flag`.
///
/// The two languages join conditions alike.
struct ConditionReader {
  /// What a condition comes to.
  enum Reading: Equatable {
    case asWritten
    case meaning(String)
    case truth(Bool)
  }

  let tokens: TokenList
  /// What a helper comes to; nil where the range is none, or it is not certain.
  let helper: (Range<Int>) -> SourceValue?
  /// Whether a range is a variable that is true or false, though it may be a number.
  let isFlag: (Range<Int>) -> Bool

  func reading(of range: Range<Int>, depth: Int) -> Reading {
    let range = tokens.withoutParentheses(range)
    guard depth < Outcome.deepest, let first = range.first else { return .asWritten }
    let either = tokens.split(range, twice: "|")
    if either.count > 1 { return joined(either, by: " || ", deciding: true, depth: depth) }
    let both = tokens.split(range).flatMap { tokens.split($0, twice: "&") }
    if both.count > 1 { return joined(both, by: " && ", deciding: false, depth: depth) }
    if tokens.isSign(first, "!"), tokens[first].end == tokens[min(first + 1, tokens.count - 1)].start {
      switch reading(of: range.dropFirst(), depth: depth + 1) {
      case .asWritten: return .asWritten
      case .meaning(let text): return .meaning("!(\(text))")
      case .truth(let truth): return .truth(!truth)
      }
    }
    return comparison(range, depth: depth) ?? helper(range).map(ConditionReader.reading) ?? .asWritten
  }

  /// `flag == YES`, `flag == 1` or `flag != 0`; nil for anything else.
  private func comparison(_ range: Range<Int>, depth: Int) -> Reading? {
    guard range.count > 3, case let sign = range.upperBound - 3,
      tokens.areSigns(sign, "=", "=") || tokens.areSigns(sign, "!", "=")
    else { return nil }
    let flag = range.lowerBound..<sign
    let isTrue: Bool
    switch tokens.text(sign + 2) {
    case "YES", "true", "TRUE": isTrue = true
    case "NO", "false", "FALSE": isTrue = false
    case "1": isTrue = true
    case "0": isTrue = false
    default: return nil
    }
    let holds = isTrue == tokens.isSign(sign, "=")
    switch reading(of: flag, depth: depth + 1) {
    case .truth(let truth): return .truth(truth == holds)
    case .meaning(let text): return .meaning(holds ? text : "!(\(text))")
    case .asWritten:
      let text = tokens.quoted(flag)
      return isFlag(flag) ? .meaning(holds ? text : "!(\(text))") : nil
    }
  }

  /// A condition of an `if` or the like.
  ///
  /// - Parameter orientations: those for which it holds, where it asks only for the orientation that is turned to.
  func condition(
    _ range: Range<Int>, orientations: InterfaceOrientationMask?, depth: Int
  ) -> Outcome.Condition {
    var condition = Outcome.Condition(text: tokens.quoted(range), orientations: orientations)
    guard orientations == nil else { return condition }
    switch reading(of: range, depth: depth) {
    case .asWritten: break
    case .meaning(let text): condition.meaning = text
    case .truth(let truth): condition.truth = truth
    }
    return condition
  }

  /// What a truth comes to that is `true` under one condition.
  static func reading(of value: SourceValue) -> Reading {
    switch value {
    case .bool(let truth): return .truth(truth)
    case .choice(let branches):
      guard branches.count == 2, let condition = branches[0].meaning ?? branches[0].condition,
        branches[1].condition == nil, case .bool(let truth) = branches[0].value, branches[1].value == .bool(!truth)
      else { return .asWritten }
      return .meaning(truth ? condition : "!(\(condition))")
    case .mask, .orientation, .deviceOrientation, .inherited, .forwarded, .computed: return .asWritten
    }
  }

  /// The truth of a whole expression as a value: under a condition where helpers or the kind of device decide it.
  func value(of range: Range<Int>, depth: Int) -> SourceValue? {
    let text = tokens.quoted(tokens.withoutParentheses(range))
    let meaning: String?
    switch reading(of: range, depth: depth) {
    case .truth(let truth): return .bool(truth)
    case .meaning(let text): meaning = text
    case .asWritten:
      guard ConditionReader.asksForIdiom(text) else { return nil }
      meaning = nil
    }
    return .choice([
      SourceValue.Branch(condition: text, meaning: meaning, value: .bool(true)),
      SourceValue.Branch(condition: nil, value: .bool(false)),
    ])
  }
}

extension ConditionReader {
  /// Parts that one part may decide: `true` among those of an `||`, `false` among those of an `&&`.
  private func joined(_ parts: [Range<Int>], by sign: String, deciding: Bool, depth: Int) -> Reading {
    var texts: [String] = []
    var isWritten = true
    for part in parts {
      switch reading(of: part, depth: depth + 1) {
      case .asWritten: texts.append(enclosed(tokens.quoted(part)))
      case .meaning(let text):
        texts.append(enclosed(text))
        isWritten = false
      case .truth(deciding): return .truth(deciding)
      case .truth: isWritten = false
      }
    }
    if texts.isEmpty { return .truth(!deciding) }
    return isWritten ? .asWritten : .meaning(Quotation.shortened(texts.joined(separator: sign)))
  }

  private func enclosed(_ text: String) -> String {
    let bytes = Array(text.utf8)
    let isJoined = zip(bytes, bytes.dropFirst()).contains { pair in
      pair == (UInt8(ascii: "|"), UInt8(ascii: "|")) || pair == (UInt8(ascii: "&"), UInt8(ascii: "&"))
    }
    return isJoined ? "(\(text))" : text
  }

  /// Whether the kind of device has a part in a condition.
  private static func asksForIdiom(_ text: String) -> Bool {
    let bytes = text.utf8
    if bytes.hasInfix("odel"), bytes.hasInfix("\"iPad") || bytes.hasInfix("\"iPhone") { return true }
    return (bytes.hasInfix("serInterfaceIdiom") || bytes.hasInfix("USER_INTERFACE_IDIOM"))
      && (bytes.hasInfix("==") || bytes.hasInfix("!="))
  }
}
