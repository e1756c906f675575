/// Why what follows the language of a code fence cannot be read.
package enum CodeFault: Sendable, Equatable {
  /// A title that is empty or not in quotation marks.
  case title
  /// A tab that there is not, or not for this language.
  case tab(String)
  /// Marked lines that are not numbers and ranges of numbers.
  case lines(String)
  /// A marked line behind the last one.
  case lineBeyondEnd(line: Int, count: Int)
}
