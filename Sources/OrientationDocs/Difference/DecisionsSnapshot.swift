import Basics
import ReferenceSite

/// The record of decisions as some version of the tool wrote it, as far as it can be compared with another.
struct DecisionsSnapshot {
  /// What iOS decides in a situation; of a timeline, event for event.
  struct Decision: Equatable {
    let outcomes: [Substring]
    let rules: [Substring]
    let masks: Substring
    let calls: Substring
  }

  /// A situation: what is stated in it.
  struct Situation: Hashable {
    struct Fact: Hashable {
      let key: String
      let value: String
    }

    let facts: [Fact]

    /// The facts in one line.
    var text: String { facts.map { "\($0.key): \($0.value)" }.joined(separator: "; ") }
  }

  private(set) var rows: [(situation: Situation, decision: Decision)] = []

  /// Reads `data/decisions.csv`. A row that has other columns than the head is left out: it is no situation.
  init(_ bytes: [UInt8]) {
    let lines = String(decoding: bytes, as: UTF8.self).split(separator: "\n")
    guard let head = lines.first.map({ CommaSeparatedValues.fields($0) }) else { return }
    // Sites of before the standings have a column less behind it.
    guard let count = head.firstIndex(of: DecisionRecord.firstResult), count > 0, head.count >= count + 4 else {
      return
    }
    for line in lines.dropFirst() {
      let fields = CommaSeparatedValues.fields(line)
      guard fields.count == head.count else { continue }
      let facts = zip(head, fields).prefix(count).filter { !$1.isEmpty }.map { Situation.Fact(key: $0, value: $1) }
      rows.append((Situation(facts: facts), Decision(fields[count...])))
    }
  }
}

extension DecisionsSnapshot.Decision {
  fileprivate init(_ fields: ArraySlice<String>) {
    let cells = fields.map { Substring($0) }
    outcomes = Self.parts(cells[0])
    rules = Self.parts(cells[1])
    masks = cells[2]
    calls = cells[3]
  }

  private static func parts(_ cell: Substring) -> [Substring] { cell.split(separator: "; ") }
}
