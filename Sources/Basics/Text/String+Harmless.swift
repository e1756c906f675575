extension String {
  /// The text as a name in a sentence: on one line, with what controls a terminal, hides, or commands the log of a CI
  /// spelled out as `\u{A}`, and cut where no path of a system is as long.
  ///
  /// Runners take `##[` and `##vso[` anywhere in a line for a command.
  package var harmless: String {
    if utf8.count <= Self.mostBytes, !mayHarm { return self }
    var name = ""
    var rest = unicodeScalars[...]
    while let scalar = rest.popFirst() {
      if name.utf8.count >= Self.mostBytes { return name + "…" }
      if scalar.misleads || scalar == "#" && rest.beginsCommand {
        name += "\\u{" + String(scalar.value, radix: 16, uppercase: true) + "}"
      } else {
        name.unicodeScalars.append(scalar)
      }
    }
    return name
  }

  private static let mostBytes = 4_096

  /// Whether anything in the text may have to be spelled out. Most names are letters of ASCII.
  private var mayHarm: Bool {
    utf8.contains { $0 < 0x20 || $0 >= 0x7F || $0 == UInt8(ascii: "#") }
  }
}

extension Substring.UnicodeScalarView {
  /// Whether this is, behind `##`, the rest of a command of GitHub or Azure.
  fileprivate var beginsCommand: Bool { starts(with: "[".unicodeScalars) || starts(with: "vso[".unicodeScalars) }
}

extension Unicode.Scalar {
  /// Whether a reader sees something else than what is there: the scalar breaks a line, moves a cursor, turns text around or
  /// is invisible. The joiners of emoji and of some scripts stay.
  fileprivate var misleads: Bool {
    switch properties.generalCategory {
    case .control: self != "\t"
    case .lineSeparator, .paragraphSeparator: true
    case .format: self != "\u{200C}" && self != "\u{200D}"
    default: false
    }
  }
}
