import Basics

/// What is different, as the terminal, a pull request and a program read it.
protocol DifferenceReport {
  /// What one of the differences is called.
  var noun: String { get }
  var count: Int { get }
  /// For the terminal.
  var text: [SafeText] { get }
  var markdown: String { get }
  var json: [UInt8] { get }
}
