import Basics
import Diagnostics
import OrientationNotation
import OrientationPolicy

/// The policies of a book: read, proved and held against one another.
package struct BookPolicies: Sendable {
  /// A problem, with its page and line.
  package typealias Complaint = (problem: Problem, path: String, line: Int)

  /// The policies that could be read, in the order of the book.
  package let policies: [Policy]
  private let sources: [PolicySource]
  private let app: App

  /// Reads the policies of a book's pages.
  package init(sources: [PolicySource], _ app: App, report: (Complaint) -> Void) {
    let names = AppNames(app.screens)
    var policies: [Policy] = []
    var read: [PolicySource] = []
    for source in sources {
      do throws(ClaimFaults) {
        guard !policies.contains(where: { $0.name.folded == source.name.folded }) else {
          throw ClaimFaults(faults: [
            ClaimFault(
              line: 0, message: "two policies are called `\(source.name.shortened)`",
              help: "give one of them another name, behind `policy`")
          ])
        }
        policies.append(try PolicyParser.parse(source.text, name: source.name, names))
        read.append(source)
      } catch {
        for fault in error.faults {
          report(
            (
              .policyMalformed(reason: fault.message, suggestion: fault.suggestion, help: fault.help), source.path,
              source.line + fault.line
            ))
        }
      }
    }
    self.policies = policies
    self.sources = read
    self.app = app
  }
}

extension BookPolicies {
  /// How many units a run has, which shards divide.
  package var unitCount: Int { run.units.count }

  /// What came of the units of a shard, in their order.
  package func units(of shard: Shard = .whole, _ workers: Workers) -> [UnitReport] {
    run.results(of: shard, limits: app.policyLimits, workers).map {
      UnitReport($0, $1, of: policies[$0.policy], in: app)
    }
  }

  /// What comes of each policy.
  ///
  /// - Parameter units: all units of the run, in their order.
  package func reports(_ units: [UnitReport]) -> [PolicyReport] {
    policies.map { policy in PolicyReport(policy, units.filter { $0.policy == policy.name }) }
  }

  /// What the policies say of each screen.
  package var table: PolicyTable { PolicyTable(policies, PlayableBook(app: app)) }

  /// What is wrong with the policies, or with the app by their account.
  package func complaints(about reports: [PolicyReport]) -> [Complaint] {
    let table = table
    // Of two statements that cannot both hold one fails anyway.
    let contradicting = table.contradictions.flatMap { [$0.first, $0.second] }
    var complaints = objections(reports).filter { $0.reason == nil && !contradicting.contains($0.entry) }.map(
      \.complaint)
    for (source, report) in zip(sources, reports) {
      for statement in report.idleStatements {
        let problem = Problem.policyUnreachable(
          statement: statement.text, reason: "\(report.whyIdle(statement, app.screens))")
        complaints.append((problem, source.path, source.line + statement.line))
      }
      for acceptance in report.idleAcceptances {
        let problem = Problem.policyUnneeded(ending: acceptance.ending.rawValue)
        complaints.append((problem, source.path, source.line + acceptance.line))
      }
    }
    return complaints + contradictions(in: table)
  }

  /// What would be wrong with the app, did the team not accept it.
  package func accepted(_ reports: [PolicyReport]) -> [(complaint: Complaint, reason: String)] {
    objections(reports).compactMap { objection in objection.reason.map { (objection.complaint, $0) } }
  }

  /// The record of a run.
  ///
  /// - Parameter shard: whose units these are; nil for all.
  package func record(_ units: [UnitReport], of shard: Shard?) -> PolicyRecord {
    PolicyRecord(
      screens: app.screens, policies: sources, table: PolicyTableText(table, policies), unitCount: unitCount,
      shard: shard, units: units)
  }
}

extension BookPolicies {
  private var run: PolicyRun { PolicyRun(policies, PlayableBook(app: app)) }

  /// A verdict that is not for the app.
  private typealias Objection = (entry: PolicyTable.Entry, complaint: Complaint, reason: String?)

  /// Every such verdict, with the team's reason to live with it.
  private func objections(_ reports: [PolicyReport]) -> [Objection] {
    var objections: [Objection] = []
    for (policy, (source, report)) in zip(sources, reports).enumerated() {
      for (index, (statement, verdict)) in zip(report.policy.statements, report.verdicts).enumerated() {
        guard let problem = Self.problem(statement, verdict) else { continue }
        let complaint = (problem, source.path, source.line + statement.line)
        let entry = PolicyTable.Entry(policy: policy, statement: index)
        objections.append((entry, complaint, report.reason(toAccept: verdict)))
      }
    }
    return objections
  }

  private func statement(_ entry: PolicyTable.Entry) -> Statement {
    policies[entry.policy].statements[entry.statement]
  }

  private func contradictions(in table: PolicyTable) -> [Complaint] {
    table.contradictions.map { pair in
      let source = sources[pair.second.policy]
      let problem = Problem.policyContradiction(
        statement: statement(pair.second).text, other: statement(pair.first).text,
        policy: policies[pair.first.policy].name, on: "\(pair.screen), \(pair.environment.text)")
      return (problem, source.path, source.line + statement(pair.second).line)
    }
  }

  private static func problem(_ statement: Statement, _ verdict: PolicyVerdict) -> Problem? {
    guard let text = verdict.text else { return nil }
    switch verdict {
    case .holds: return nil
    case .notProved: return .policyNotProved(statement: statement.text, reason: "\(text)")
    case .neverReaches: return .policyFails(PolicyFault(statement: statement.text, reason: "\(text)"))
    case .fails(let failure, _):
      return .policyFails(
        PolicyFault(
          statement: statement.text, reason: "\(text)", path: failure.place?.path, line: failure.place?.line))
    }
  }
}
