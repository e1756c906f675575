/// The text of `situations.tsv`: a column for each fact, a row for each situation.
struct SituationTable {
  private let keys: [String]
  private var lines: [String] = []
  private var written: Set<String> = []

  /// Everything that the record is made of, found by search: the same in every run.
  static var text: String {
    var table = SituationTable(keys: SituationSpace.axes.map(\.key) + SituationSpace.timelineAxes.map(\.key))
    let moments = Space(SituationSpace.axes)
    for row in CoveringArray.rows(moments) { table.add(row, of: moments) }
    for row in DecidingPairs.rows(moments) { table.add(row, of: moments) }
    for row in RareFacts.rows(moments) { table.add(row, of: moments) }
    let timelines = Space(SituationSpace.timelineAxes)
    for row in TimelineSequences.rows(timelines) { table.add(row, of: timelines) }
    for row in TimelineWalks.rows(timelines, walks: 5000) { table.add(row, of: timelines) }
    return table.lines.joined(separator: "\n") + "\n"
  }

  private init(keys: [String]) {
    var kept: [String] = []
    for key in keys where !kept.contains(key) { kept.append(key) }
    self.keys = kept
    lines = [kept.joined(separator: "\t")]
  }
}

extension SituationTable {
  /// Adds a situation that is not there yet.
  private mutating func add(_ row: Row, of space: Space) {
    var cells: [String: String] = [:]
    // Several events, or several controllers presented, share a cell.
    for (axis, value) in zip(space.axes, space.cells(row)) where !value.isEmpty {
      cells[axis.key] = cells[axis.key].map { $0 + "; " + value } ?? value
    }
    let line = keys.map { cells[$0] ?? "" }.joined(separator: "\t").trimmingTabs
    if written.insert(line).inserted { lines.append(line) }
  }
}

extension String {
  /// The text without the tabs at its end.
  fileprivate var trimmingTabs: String {
    String(decoding: utf8.reversed().drop { $0 == UInt8(ascii: "\t") }.reversed(), as: UTF8.self)
  }
}
