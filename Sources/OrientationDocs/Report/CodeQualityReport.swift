import Basics

/// Findings as a report of GitLab's Code Quality: a JSON array in the subset of Code Climate's form that GitLab reads.
///
/// GitLab wants a line of every finding; one that means the file as a whole is at its first.
struct CodeQualityReport {
  let bytes: [UInt8]

  init(_ findings: [Finding]) {
    var json = JSONWriter()
    var fingerprints = Fingerprints()
    json.array { json in
      for finding in findings {
        json.startElementLine()
        json.object { json in
          json.member("description", "\(finding.message)\nhelp: \(finding.help)")
          json.member("check_name", finding.kind.id)
          json.member("fingerprint", fingerprints.next(finding))
          json.member("severity", finding.verdict == .error ? "major" : "minor")
          json.object("location") { json in
            json.member("path", finding.path)
            json.object("lines") { json in
              json.member("begin", finding.line ?? 1)
            }
          }
        }
      }
    }
    json.endLine()
    bytes = json.bytes
  }
}
