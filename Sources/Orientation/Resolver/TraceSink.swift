/// Takes the steps of a decision: one recorder keeps them, the other lets the compiler drop them.
protocol TraceSink {
  mutating func record(_ rule: Rule, _ effect: Step.Effect)
}

/// Keeps nothing, and costs nothing.
struct SilentSink: TraceSink {
  @inline(__always)
  mutating func record(_ rule: Rule, _ effect: Step.Effect) {}
}
