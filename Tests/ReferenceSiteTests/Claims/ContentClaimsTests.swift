import Foundation
import Orientation
import Testing

@testable import ReferenceSite

struct ContentClaimsTests {
  /// The book of this repository.
  private static let content = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().appending(path: "content")

  @Test(.enabled(if: FileManager.default.fileExists(atPath: content.path)))
  func everyClaimOfTheBookHolds() throws {
    let files = FileManager.default.enumerator(at: Self.content, includingPropertiesForKeys: nil)
    var count = 0
    for case let file as URL in try #require(files) where file.pathExtension == "md" {
      for (body, line) in claims(in: try String(contentsOf: file, encoding: .utf8)) {
        count += 1
        let place = "\(file.lastPathComponent):\(line)"
        do {
          let claim = try ScenarioParser.parse(body, requiresExpectation: true)
          let problem = claim.verify(Resolver.resolve(claim.scenario))
          #expect(problem == nil, "\(place): \(problem?.message ?? "")")
        } catch {
          Issue.record("\(place): \(error)")
        }
      }
    }
    #expect(count > 100)
  }

  private func claims(in text: String) -> [(body: String, line: Int)] {
    var claims: [(body: String, line: Int)] = []
    var fence = ""
    for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
      let marks = line.prefix(while: { $0 == "`" })
      if fence.isEmpty {
        guard marks.count >= 3 else { continue }
        fence = String(marks)
        if line == "```orientation scenario" { claims.append(("", index + 1)) } else { fence += " other" }
      } else if marks == fence.prefix(while: { $0 == "`" }), line == marks {
        fence = ""
      } else if fence == "```" {
        claims[claims.count - 1].body += line + "\n"
      }
    }
    return claims
  }
}
