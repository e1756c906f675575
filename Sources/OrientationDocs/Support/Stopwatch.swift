/// Measures how long a command took, for its last line.
struct Stopwatch {
  private let start = ContinuousClock.now

  /// The time since the start.
  var elapsed: Duration { ContinuousClock.now - start }

  /// The seconds since the start with two decimals, such as `0.21 s`.
  var text: String {
    let elapsed = elapsed.components
    let hundredths = elapsed.seconds * 100 + elapsed.attoseconds / 10_000_000_000_000_000
    let fraction = hundredths % 100
    return "\(hundredths / 100).\(fraction < 10 ? "0" : "")\(fraction) s"
  }
}

extension Duration {
  /// The whole seconds of a limit, such as `30 s`.
  var inSeconds: String { "\(components.seconds) s" }
}
