/// A policy in one environment: what is searched by itself, and what shards divide.
package struct PolicyUnit: Sendable {
  /// Its place among the units of a run.
  package let number: Int
  /// The place of its policy among those of the run.
  package let policy: Int
  package let environment: PolicyEnvironment
}
