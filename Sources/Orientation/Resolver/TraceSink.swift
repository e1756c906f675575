/// Takes the steps of a decision: one recorder keeps them, the other lets the compiler drop them.
protocol TraceSink {
  mutating func record(_ rule: Rule, _ effect: Step.Effect)

  /// Notes that what follows depends on the answer to an open question.
  mutating func meet(_ question: OpenQuestion)
}

#if hasFeature(Embedded)
/// In a browser size counts: one compiled evaluation that keeps its steps serves for all.
typealias SilentSink = Trace
#else
/// Keeps nothing, and costs nothing.
struct SilentSink: TraceSink {
  @inline(__always)
  mutating func record(_ rule: Rule, _ effect: Step.Effect) {}

  @inline(__always)
  mutating func meet(_ question: OpenQuestion) {}
}
#endif

/// Keeps the open questions alone.
struct QuestionSink: TraceSink {
  private(set) var questions: [OpenQuestion] = []

  @inline(__always)
  mutating func record(_ rule: Rule, _ effect: Step.Effect) {}

  mutating func meet(_ question: OpenQuestion) {
    if !questions.contains(question) { questions.append(question) }
  }
}
