import AppFacts
import Foundation
import Testing

@testable import XcodeProject

/// Who owns which files, as GitHub reads CODEOWNERS.
struct CodeOwnersTests {
  /// The examples of GitHub's own page about the file, and what follows from its rules.
  @Test(arguments: [
    ("*", "a.swift", true), ("*", "a/b/c.swift", true), ("*.js", "a/b.js", true), ("*.js", "a/b.jsx", false),
    ("/build/logs/", "build/logs/x", true), ("/build/logs/", "a/build/logs/x", false),
    ("/build/logs/", "build/logs", false),
    ("docs/*", "docs/getting-started.md", true), ("docs/*", "docs/build-app/troubleshooting.md", false),
    ("apps/", "x/apps/y/z", true), ("apps/", "apps", false), ("/docs/", "docs/a/b", true),
    ("/docs/", "x/docs/a", false),
    ("/scripts", "scripts", true), ("/scripts", "scripts/a/b", true), ("**/logs", "build/logs/x", true),
    ("**/logs", "logs", true), ("/apps/github", "apps/github/x", true), ("/apps/github", "apps/githubs", false),
    ("docs/**", "docs/a/b", true), ("docs/**", "docs", false), ("a/**/b", "a/b", true), ("a/**/b", "a/x/y/b/c", true),
    ("a/**/b", "x/a/b", false), ("Play?r.swift", "A/Player.swift", true), ("Play?r.swift", "A/Playr.swift", false),
    ("/*", "a", true), ("/*", "a/b", false), ("Player", "a/Player/b.swift", true), ("player", "Player", false),
    ("a*b*c", "axxbyyc", true), ("a*b*c", "axxbyy", false),
  ])
  func aPatternMatchesAsOnGitHub(pattern: String, path: String, matches: Bool) {
    let owners = CodeOwners(reading: "\(pattern) @team")?.owners(of: path)
    #expect(owners == (matches ? ["@team"] : []), "\(pattern) \(path)")
  }

  @Test func theLastPatternThatMatchesCountsEvenIfItNamesNobody() throws {
    let owners = try #require(
      CodeOwners(
        reading:
          "# all\n* @all you@example.com # the rest\r\n\n/apps/ @octocat\n/apps/github\n\tapps/a\\ b.swift  @me\t@you\n"
      ))
    #expect(owners.owners(of: "x") == ["@all", "you@example.com"])
    #expect(owners.owners(of: "apps/x") == ["@octocat"])
    #expect(owners.owners(of: "apps/github/x") == [])
    #expect(owners.rules.count == 4)
    #expect(owners.owners(of: "apps/a b.swift") == ["@me", "@you"])
  }

  @Test(arguments: ["!a @x", "a[0-9] @x", "a nobody", "#a @x", String(repeating: "a", count: 2_000) + " @x"])
  func aLineThatGitHubCannotReadIsSkipped(line: String) {
    #expect(CodeOwners(reading: "* @all\n" + line)?.rules.count == 1)
  }

  @Test func ofTooManyRulesNothingIsKnown() {
    func text(_ count: Int) -> String { String(repeating: "* @all\n", count: count) }
    #expect(CodeOwners(reading: text(CodeOwners.mostRules))?.rules.count == CodeOwners.mostRules)
    #expect(CodeOwners(reading: text(CodeOwners.mostRules + 1)) == nil)
  }

  @Test func aPatternOfManyStarsIsSoonDecided() {
    let pattern = "/" + String(repeating: "**/a*a*a*b/", count: 40) + "c"
    let path = String(repeating: "aaaaaaaaaaaaaaaaaaaa/", count: 60) + "c"
    #expect(CodeOwners(reading: pattern + " @x")?.owners(of: path) == [])
  }

  @Test func theFirstFileThatIsThereCountsAndNothingOutsideIsRead() async throws {
    let folder = try TemporaryCheckout()
    let outside = try TemporaryCheckout()
    try folder.write("* @docs\n", to: "docs/CODEOWNERS")
    #expect(try await folder.scan().codeOwners.owners(of: "a") == ["@docs"])
    try folder.write("* @root\n", to: "CODEOWNERS")
    #expect(try await folder.scan().codeOwners.owners(of: "a") == ["@root"])
    try outside.write("* @outside\n", to: "CODEOWNERS")
    try folder.link(".github", to: outside.path)
    #expect(try await folder.scan().codeOwners.owners(of: "a") == ["@root"])
    try FileManager.default.removeItem(atPath: folder.path + "/.github")
    try folder.write("* @github\n", to: ".github/CODEOWNERS")
    #expect(try await folder.scan().codeOwners.owners(of: "a") == ["@github"])
  }

  @Test func aFileThatCannotBeReadFailsNoScan() async throws {
    let folder = try TemporaryCheckout()
    try folder.write(String(repeating: "* @all\n", count: CodeOwners.mostRules + 1), to: "CODEOWNERS")
    let facts = try await folder.scan()
    #expect(facts.codeOwners.rules.isEmpty)
    #expect(facts.unreadLines.contains { $0.hasPrefix("CODEOWNERS: the file has more than 2000 rules") })
    try folder.write([UInt8](repeating: 0x61, count: 4 << 20), to: "CODEOWNERS")
    #expect(try await folder.scan().unreadLines.contains { $0.hasPrefix("CODEOWNERS: the file is larger than 3 MB") })
    try folder.write([0xFF, 0xFE, 0x20, 0x40, 0x0A], to: "CODEOWNERS")
    #expect(try await folder.scan().codeOwners.rules.count == 1)
  }
}
