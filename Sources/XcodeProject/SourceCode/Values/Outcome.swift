import AppFacts
import Orientation
import SourceSyntax

/// What a run of statements comes to: the values it may return, each under a condition, and whether it may run on to the
/// statements behind it.
struct Outcome {
  /// How deep parts of expressions and statements are followed into their parts; what is deeper is quoted.
  static let deepest = 40

  /// A question that is asked at run time.
  struct Condition {
    /// As written, on one line.
    var text: String
    /// The orientations for which it holds, where it asks only for the orientation that is turned to.
    var orientations: InterfaceOrientationMask?
    /// What it comes to where helpers stand in it.
    var meaning: String?
    /// Whether it always holds, or never; nil where that is not certain.
    var truth: Bool?
  }

  struct Branch {
    /// The condition; nil where the branch is taken whenever no branch before it is.
    var condition: Condition?
    var value: SourceValue
  }

  /// In the order in which the conditions are asked.
  private(set) var branches: [Branch] = []
  private(set) var fallsThrough = true

  /// Nothing is returned.
  static let nothing = Outcome()

  /// The function is left.
  static let left = Outcome(fallsThrough: false)

  /// The value is returned whatever happens.
  static func returned(_ value: SourceValue) -> Outcome {
    Outcome(branches: [Branch(condition: nil, value: value)], fallsThrough: false)
  }

  /// The ways of an `if`, a `guard` or a `switch`: the first whose condition holds is taken; where the last has a
  /// condition too, none may be, unless the ways are exhaustive.
  static func ways(_ ways: [(condition: Condition?, outcome: Outcome)], areExhaustive: Bool) -> Outcome {
    var result = Outcome()
    var ways = ways.filter { $0.condition?.truth != false }
    var areExhaustive = areExhaustive
    if let certain = ways.firstIndex(where: { $0.condition?.truth == true }) {
      ways[certain].condition = nil
      ways = Array(ways[...certain])
      areExhaustive = true
    }
    if areExhaustive, ways.allSatisfy(\.outcome.leaves) { return left }
    result.fallsThrough = !areExhaustive
    var passed: [Condition] = []
    for (condition, outcome) in ways where !outcome.leaves {
      if outcome.fallsThrough { result.fallsThrough = true }
      result.append(outcome, under: passed.map(\.negated) + (condition.map { [$0] } ?? []))
      if outcome.fallsThrough, let condition { passed.append(condition) }
    }
    return result
  }

  /// These statements and then those.
  mutating func append(_ next: Outcome) {
    guard fallsThrough else { return }
    branches += next.branches
    fallsThrough = next.fallsThrough
  }

  /// Whether the function is left, and no value is of interest.
  var leaves: Bool { branches.isEmpty && !fallsThrough }

  /// The value that is returned where something is; nil where nothing ever is. A `switch` in Objective-C that names every
  /// case needs no `default`.
  var valueIfAny: SourceValue? { branches.isEmpty ? nil : folded }

  /// The value that is returned, or nil where nothing may be.
  var value: SourceValue? { fallsThrough ? nil : folded }
}

extension Outcome.Condition {
  var negated: Outcome.Condition {
    Outcome.Condition(
      text: Quotation.shortened("!(\(text))"),
      orientations: orientations.map { InterfaceOrientationMask.all.subtracting($0) },
      meaning: meaning.map { Quotation.shortened("!(\($0))") }, truth: truth.map { !$0 })
  }

  static func all(_ conditions: [Outcome.Condition]) -> Outcome.Condition? {
    guard conditions.count > 1 else { return conditions.first }
    let hasMeaning = conditions.contains { $0.meaning != nil }
    var orientations: InterfaceOrientationMask? = .all
    for condition in conditions {
      orientations = orientations.flatMap { known in condition.orientations.map { known.intersection($0) } }
    }
    return Outcome.Condition(
      text: joined(conditions.map(\.text)), orientations: orientations,
      meaning: hasMeaning ? joined(conditions.map { $0.meaning ?? $0.text }) : nil)
  }

  private static func joined(_ texts: [String]) -> String {
    let texts = texts.prefix(8).map { $0.utf8.first == UInt8(ascii: "!") ? $0 : "(\($0))" }
    return Quotation.shortened(texts.joined(separator: " && "))
  }
}

extension Outcome {
  /// Adds what is returned when all of the conditions hold.
  private mutating func append(_ outcome: Outcome, under conditions: [Condition]) {
    if !outcome.fallsThrough {
      branches.append(Branch(condition: .all(conditions), value: outcome.folded))
      return
    }
    for branch in outcome.branches {
      branches.append(Branch(condition: .all(conditions + (branch.condition.map { [$0] } ?? [])), value: branch.value))
    }
  }

  /// The branches as one value. Conditions on the orientation alone make a set of the orientations they let through.
  private var folded: SourceValue {
    var result: [SourceValue.Branch] = []
    for branch in branches.reversed() {
      if case .mask(let mask) = branch.value, let orientations = branch.condition?.orientations, result.count == 1,
        result[0].condition == nil, case .mask(let other) = result[0].value
      {
        result = [
          SourceValue.Branch(
            condition: nil, value: .mask(mask.intersection(orientations).union(other.subtracting(orientations))))
        ]
      } else if branch.condition == nil, case .choice(let branches) = branch.value {
        result = branches.reversed()
      } else {
        result.append(
          SourceValue.Branch(
            condition: branch.condition?.text, meaning: branch.condition?.meaning, value: branch.value))
      }
    }
    guard result.count != 1 || result[0].condition != nil else { return result[0].value }
    return .choice(result.reversed())
  }
}
