import Basics

/// What a service knows a finding by from run to run, so that a finding whose line has moved is not a new one.
///
/// It is made of the kind, the file and the message without the lines that the message names. What is found in the app is
/// named by its symbol, which stays the same in a file of another name. Findings that have all of that in common are
/// numbered.
struct Fingerprints {
  private var counts: [String: Int] = [:]

  /// The fingerprint of the next finding of a report.
  mutating func next(_ finding: Finding) -> String {
    var sum = Checksum()
    sum.add(finding.kind.id.utf8)
    sum.add([0])
    switch finding.kind {
    case .diagnostic: sum.add(finding.path.utf8)
    case .app: break
    }
    sum.add([0])
    // What a stale file says otherwise is not what makes it the same finding tomorrow.
    if finding.difference == nil { sum.add(Self.withoutLines(finding.message)) }
    let fingerprint = sum.text
    defer { counts[fingerprint, default: 0] += 1 }
    return fingerprint + "/\(counts[fingerprint] ?? 0)"
  }

  /// A message without the digits behind a colon or the word "line".
  private static func withoutLines(_ message: String) -> [UInt8] {
    var bytes: [UInt8] = []
    var isInNumber = false
    for byte in message.utf8 {
      let isDigit = UInt8(ascii: "0") <= byte && byte <= UInt8(ascii: "9")
      isInNumber = isDigit && (isInNumber || bytes.last == UInt8(ascii: ":") || bytes.hasSuffix("line "))
      if !isInNumber { bytes.append(byte) }
    }
    return bytes
  }
}

extension [UInt8] {
  fileprivate func hasSuffix(_ text: String) -> Bool { reversed().starts(with: text.utf8.reversed()) }
}
