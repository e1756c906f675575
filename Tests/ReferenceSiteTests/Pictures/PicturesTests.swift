import OrientationCatalog
import Testing

@testable import Diagnostics
@testable import ReferenceSite

/// That a fence which is no picture is reported where it stands.
@Suite struct PicturesTests {
  private static let faults: [(info: String, body: String, line: Int, id: String, message: String)] = [
    ("picture", "", 10, "block.malformed", "the block `picture` names one picture"),
    ("picture swop", "", 10, "entry.unknown", "no picture named `swop`"),
    ("picture swap twice", "", 10, "block.malformed", "the picture `swap` takes nothing behind its name"),
    ("picture masks", "all\n", 10, "block.malformed", "the picture `masks` has text in it, which would be lost"),
    ("picture mask", "", 10, "block.malformed", "the picture `mask` names a mask: no mask; an empty one is `none`"),
    ("picture mask landscpe", "", 10, "entry.unknown", "no mask named `landscpe`"),
    ("picture mask 64", "", 10, "block.malformed", "the mask 64 has bits above the 5 that mean something"),
    (
      "picture ladder", "iOS: 17\ndevise: landscapeLeft\n=> turned landscapeRight\n", 12, "claim.malformed",
      "no fact `devise`"
    ),
    (
      "picture ladder", "iOS: 17\ndevice: landscapeLeft\n=> unchanged not-allowed\n", 13, "claim.false",
      "the claim says `unchanged not-allowed`"
    ),
    (
      "picture display",
      "iOS: 17\ndevice: landscapeLeft\n=> turned landscapeRight\n\n\niOS: 18\n=> turned landscapeLeft\n", 17,
      "claim.false",
      "the claim says `turned landscapeLeft`"
    ),
    ("picture display", "iOS: 17\n\n=> turned portrait\n", 11, "claim.malformed", "the claim states no outcome"),
    (
      "picture callbacks", "iOS: 17\nevent: device turned landscapeLeft\n=> ignored\n", 13, "claim.false",
      "the claim says `ignored`"
    ),
    (
      "picture pair", "", 10, "block.malformed",
      "the picture `pair` has a name of lowercase letters, digits and hyphens"
    ),
    (
      "picture pair A", "", 10, "block.malformed",
      "the picture `pair` has a name of lowercase letters, digits and hyphens"
    ),
    (
      "picture pair a b", "", 10, "block.malformed",
      "the picture `pair` has a name of lowercase letters, digits and hyphens"
    ),
    ("picture pair a", "iOS: 17\n", 11, "claim.malformed", "the claim states no outcome"),
    (
      "picture pair a", "iOS: 17\n=> unchanged already-there\n", 10, "block.malformed",
      "the picture `pair` has two scenarios, before and after, with an empty line between; this one has 1"
    ),
    (
      "picture pair a", "iOS: 17\n=> unchanged already-there\n\niOS: 17\ndevice: landscapeLeft\n=> turned portrait\n",
      16,
      "claim.false", "the claim says `turned portrait`"
    ),
  ]

  @Test(arguments: faults.indices)
  func aFaultIsReportedAtItsLine(index: Int) throws {
    let fault = Self.faults[index]
    var found: [(problem: Problem, line: Int)] = []
    _ = GeneratedBlock.parse(info: fault.info, body: fault.body, line: 10) { found.append(($0, $1)) }
    let first = try #require(found.first)
    #expect(found.count == 1)
    #expect(first.problem.id == fault.id)
    #expect(first.line == fault.line)
    #expect(first.problem.message.hasPrefix(fault.message), "\(first.problem.message)")
  }

  @Test func whatIsNearIsSuggested() {
    var helps: [String] = []
    for info in ["picture swop", "picture mask landscpe"] {
      _ = GeneratedBlock.parse(info: info, body: "", line: 1) { problem, _ in helps.append(problem.help) }
    }
    #expect(helps == ["did you mean `swap`?", "did you mean `landscape`?"])
  }
}
