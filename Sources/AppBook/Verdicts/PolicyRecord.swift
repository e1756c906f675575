import OrientationNotation
import OrientationPolicy

/// A run of a book's policies, or a shard of one, as plain data: enough to work out every verdict again.
package struct PolicyRecord: Sendable, Equatable {
  package var screens: [Screen]
  package var policies: [PolicySource]
  /// What the policies say of each screen, in words.
  package var table: PolicyTableText
  /// How many units the whole run has.
  package var unitCount: Int
  /// Which units these are; nil for all.
  package var shard: Shard?
  package var units: [UnitReport]

  package init(
    screens: [Screen], policies: [PolicySource], table: PolicyTableText, unitCount: Int, shard: Shard?,
    units: [UnitReport]
  ) {
    self.screens = screens
    self.policies = policies
    self.table = table
    self.unitCount = unitCount
    self.shard = shard
    self.units = units
  }
}

extension PolicyRecord {
  /// Why records are no parts of one run.
  package enum MergeFault: Error, Equatable {
    case none
    /// The record at this place is of other policies or screens than the first.
    case differs(Int)
    /// Two records have the unit of this number.
    case repeated(Int)
    /// No record has the unit of this number.
    case missing(Int)
  }

  /// The record of the run that some shards make up, in whatever order they are.
  package static func merged(_ records: [PolicyRecord]) throws(MergeFault) -> PolicyRecord {
    guard let first = records.first else { throw .none }
    for (index, record) in records.enumerated() where !record.isOfSameRun(as: first) { throw .differs(index) }
    let units = records.flatMap(\.units).sorted { $0.number < $1.number }
    for (one, next) in zip(units, units.dropFirst()) where one.number == next.number { throw .repeated(one.number) }
    for number in 0..<first.unitCount where number >= units.count || units[number].number != number {
      throw .missing(number)
    }
    return PolicyRecord(
      screens: first.screens, policies: first.policies, table: first.table, unitCount: first.unitCount, shard: nil,
      units: units)
  }

  /// What came of each policy, where the record has all units of the run.
  ///
  /// - Throws: what is wrong with a policy of the record.
  package func reports() throws(ClaimFaults) -> [PolicyReport] {
    let names = AppNames(screens)
    var reports: [PolicyReport] = []
    for source in policies {
      let policy = try PolicyParser.parse(source.text, name: source.name, names)
      let own = units.filter { $0.policy == source.name }
      guard own.allSatisfy({ $0.findings.count == policy.statements.count }) else {
        throw ClaimFaults(faults: [
          ClaimFault(line: 1, message: "a unit of `\(source.name.shortened)` has other statements")
        ])
      }
      reports.append(PolicyReport(policy, own))
    }
    return reports
  }

  private func isOfSameRun(as other: PolicyRecord) -> Bool {
    screens == other.screens && policies == other.policies && table == other.table && unitCount == other.unitCount
  }
}
