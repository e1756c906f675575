import Basics
import CLibrary
import Diagnostics
import Orientation
import OrientationCatalog

/// Where the tool speaks: data goes to standard output, talk and complaints to standard error.
struct Console: Sendable {
  /// The two streams a process writes to.
  enum Stream: Sendable {
    case output
    case errors
  }

  private var isQuiet = false
  private let colours: Bool
  /// Whether a person reads it as it comes.
  let isTerminal: Bool
  /// The language that it says things in.
  private(set) var language = Language.english
  private let write: @Sendable (Stream, [UInt8]) -> Void

  /// A console that hands what is said to `write`.
  init(colours: Bool = false, isTerminal: Bool = false, write: @escaping @Sendable (Stream, [UInt8]) -> Void) {
    self.colours = colours
    self.isTerminal = isTerminal
    self.write = write
  }

  /// The console of this process.
  static var standard: Console { on(StandardStreams()) }

  /// The console of this process, on its streams. Colour only on a terminal, and never under NO_COLOR.
  static func on(_ streams: StandardStreams) -> Console {
    let plain = !(Environment["NO_COLOR"] ?? "").isEmpty || Environment["TERM"] == "dumb"
    let isTerminal = isatty(STDOUT_FILENO) == 1
    let console = Console(colours: !plain && isTerminal && isatty(STDERR_FILENO) == 1, isTerminal: isTerminal) {
      streams.write($1, to: $0)
    }
    return console.speaking(Environment.language)
  }

  /// The same console, in another language.
  func speaking(_ language: Language) -> Console {
    var console = self
    console.language = language
    return console
  }

  /// The same console, without the talk.
  func quieted() -> Console {
    var console = self
    console.isQuiet = true
    return console
  }

  /// Prints what was asked for.
  func data(_ text: SafeText) { write(.output, line(text)) }

  /// Prints an answer, whose first line says the most.
  func answer(_ text: SafeText) {
    let text = words(of: text)
    let lines = text.split(separator: "\n", maxSplits: 1, omittingEmptySubsequences: false)
    guard colours, let first = lines.first else { return write(.output, Array((text + "\n").utf8)) }
    let rest = lines.dropFirst().map { "\n" + $0 }.joined()
    write(.output, Array((Self.coloured("\u{1B}[1m\(first)\u{1B}[0m" + rest) + "\n").utf8))
  }

  /// Prints bytes of what was asked for, as they are.
  func data(bytes: [UInt8]) { write(.output, bytes) }

  /// Prints how it went; silent when quiet.
  func talk(_ text: SafeText) {
    if !isQuiet { write(.errors, line(text)) }
  }

  /// Prints what is wrong, quiet or not.
  func complain(_ text: SafeText) { write(.errors, emphasised(text)) }

  /// Prints what is wrong as the data that was asked for.
  ///
  /// - Parameters:
  ///   - link: an id in brackets, and the address that explains it, which terminals with colours open.
  ///   - isAnswer: whether it was asked for; if not, it goes where complaints go.
  func problem(_ text: SafeText, link: (id: String, address: String)? = nil, isAnswer: Bool = true) {
    write(isAnswer ? .output : .errors, emphasised(text, link))
  }
}

extension Console {
  private func line(_ text: SafeText) -> [UInt8] { Array((words(of: text) + "\n").utf8) }

  private func words(of text: SafeText) -> String { Self.harmless(text.said(in: language)) }

  /// The text with control characters spelled out: also what is ours may quote what was asked for.
  private static func harmless(_ text: String) -> String {
    guard text.unicodeScalars.contains(where: isControl) else { return text }
    return text.writing { isControl($0) ? "\\u{" + String($0.value, radix: 16, uppercase: true) + "}" : nil }
  }

  private static func isControl(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "\n", "\t": false
    case "\u{0}"..."\u{1F}", "\u{7F}"..."\u{9F}": true
    default: false
    }
  }

  /// The text with the signs of standings in colour: the better, the greener.
  private static func coloured(_ text: String) -> String {
    Standing.allCases.reduce(text) { text, standing in
      let sign = StandingWords.sign(standing)
      return text.replacing(sign, with: "\u{1B}[\(colour(of: standing))m\(sign)\u{1B}[39m")
    }
  }

  private static func colour(of standing: Standing) -> Int {
    switch standing {
    case .documented, .observed, .tested: 32
    case .reported: 33
    case .contested: 35
    case .assumption: 31
    }
  }

  /// The text with its severity in colour, its carets too, and its help lines dimmed, where there are colours.
  private func emphasised(_ text: SafeText, _ link: (id: String, address: String)? = nil) -> [UInt8] {
    guard colours else { return line(text) }
    var lines = words(of: text).split(separator: "\n", omittingEmptySubsequences: false).map(Self.emphasised)
    if let link, let first = lines.first, let id = first.ranges(of: "[\(link.id)]").last {
      let address = Self.harmless(link.address)
      lines[0] =
        first[..<id.lowerBound] + "\u{1B}]8;;\(address)\u{1B}\\[\(link.id)]\u{1B}]8;;\u{1B}\\" + first[id.upperBound...]
    }
    return Array((lines.joined(separator: "\n") + "\n").utf8)
  }

  private static func emphasised(_ line: Substring) -> String {
    if line.hasPrefix("  help:") { return "\u{1B}[2m\(line)\u{1B}[0m" }
    if let carets = line.firstRange(of: "^"), line.hasPrefix("      | ") {
      return line[..<carets.lowerBound] + "\u{1B}[1;32m\(line[carets.lowerBound...])\u{1B}[0m"
    }
    for (word, colour) in [("error:", "1;31"), ("warning:", "1;33")] {
      guard let place = line.firstRange(of: word) else { continue }
      return line[..<place.lowerBound] + "\u{1B}[\(colour)m\(word)\u{1B}[0m" + line[place.upperBound...]
    }
    return String(line)
  }
}
