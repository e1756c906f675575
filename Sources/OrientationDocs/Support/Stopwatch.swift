/// Measures how long a command took, for its last line.
struct Stopwatch {
  private let start = ContinuousClock.now

  /// The seconds since the start with two decimals, such as `0.21 s`.
  var text: String {
    let elapsed = (ContinuousClock.now - start).components
    let hundredths = elapsed.seconds * 100 + elapsed.attoseconds / 10_000_000_000_000_000
    let fraction = hundredths % 100
    return "\(hundredths / 100).\(fraction < 10 ? "0" : "")\(fraction) s"
  }
}
