import Basics
import Orientation
/// An answer that can be told in words and written as data.
protocol ExplainerAnswer: Sendable {
  /// The answer for the terminal, in lines without a break at the end.
  ///
  /// - Parameter citing: whether an entry lists its sources; else it says how many there are.
  func text(in language: Language, citing: Bool) -> String

  /// Writes the answer as one JSON value.
  func write(into json: inout JSONWriter)
}
