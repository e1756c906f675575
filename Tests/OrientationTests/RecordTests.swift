import CRecords
import Foundation
import Orientation
import Testing

@testable import OrientationCatalog

@Suite("Records of the catalog")
struct RecordTests {
  private static let folder = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "../../Sources/OrientationCatalog/Records").standardizedFileURL

  private static func paths() throws -> [String] {
    try FileManager.default.subpathsOfDirectory(atPath: folder.path).filter { $0.hasSuffix(".txt") }.sorted()
  }

  @Test func everyRecordIsUnderstood() { #expect(CatalogFault.ofRecords.map(\.description) == []) }

  @Test func everyFileIsEmbeddedAsItStands() throws {
    let files = UnsafeBufferPointer(start: record_files, count: record_file_count)
    #expect(files.map { String(cString: $0.path) }.sorted() == (try Self.paths()), "the list in records.c is another")
    for file in files {
      let text = try String(contentsOf: Self.folder.appending(path: String(cString: file.path)), encoding: .utf8)
      #expect(String(cString: file.text) == text)
    }
  }

  @Test func everyRuleMessageAndTableHasARecordAndNothingElseHas() {
    #expect(RuleRecord.folder.files.map(\.name).sorted() == Rule.allCases.map(\.rawValue).sorted())
    let messages = Set(MessageRecord.folder.files.map(\.name))
    #expect(Message.allCases.filter { !messages.contains($0.rawValue) } == [])
    #expect(FactTable.folder.files.map(\.name).sorted() == FactTable.allCases.map(\.rawValue).sorted())
    for named: MessageRecord in [
      .fullScreenSoonIgnored, .launchScreenSoonRequired, .multitaskingLaunchStoryboard, .multitaskingOrientations,
      .sceneLifeCycleRequired, .statusBarAccessor,
    ] {
      #expect(messages.contains(named.id))
    }
  }

  @Test func everySourceIsCitedAndHasItsOwnId() {
    #expect(Source.byID.count > 300)
    #expect(Set(Source.byID.values).symmetricDifference(Catalog.sources).map(\.id).sorted() == [])
  }
}

extension RecordTests {
  /// A line of Chinese with the English above it.
  private struct Pair {
    let place: String
    let english: String
    let digits: String
    let isBehind: Bool
  }

  private static func pairs(in text: String, _ path: String) -> [Pair] {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    return zip(lines, lines.dropFirst()).enumerated().compactMap { index, pair in
      guard let colon = pair.1.firstRange(of: ": "), pair.1.hasPrefix("zh") else { return nil }
      let english = pair.0.firstRange(of: ": ").map { String(pair.0[$0.upperBound...]) } ?? ""
      return Pair(
        place: "\(path):\(index + 2)", english: english, digits: String(pair.1[colon.upperBound...].prefix(8)),
        isBehind: pair.1.hasPrefix("zh behind"))
    }
  }

  /// What says which English a line was made from: FNV-1a of 32 bits.
  private static func digits(of english: String) -> String {
    let hash = english.utf8.reduce(UInt32(0x811C_9DC5)) { ($0 ^ UInt32($1)) &* 0x0100_0193 }
    let digits = String(hash, radix: 16)
    return String(repeating: "0", count: 8 - digits.count) + digits
  }

  private static func faults(_ pairs: [Pair]) -> [String] {
    pairs.compactMap { pair in
      let wanted = digits(of: pair.english)
      if pair.digits == "-" { return nil }
      if (pair.digits == wanted) != pair.isBehind { return nil }
      return pair.isBehind
        ? "\(pair.place): this is no longer behind: write `zh: \(wanted) …`"
        : "\(pair.place): the English has changed: say the Chinese anew and write `zh: \(wanted) …`, or `zh behind: \(pair.digits) …`"
    }
  }

  @Test func everyLineOfChineseIsMadeFromItsEnglishOrSaysThatItIsBehind() throws {
    for path in try Self.paths() {
      let text = try String(contentsOf: Self.folder.appending(path: path), encoding: .utf8)
      #expect(Self.faults(Self.pairs(in: text, path)) == [])
    }
  }

  @Test func aChangeOfEnglishNamesTheLineOfTheChinese() throws {
    let path = "rules/user-rotation-lock.txt"
    let text = try String(contentsOf: Self.folder.appending(path: path), encoding: .utf8)
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    for (index, line) in lines.enumerated() where line.hasPrefix("en: ") && !lines[index + 1].hasPrefix("zh behind") {
      var changed = lines
      changed[index] = line + " Always."
      let faults = Self.faults(Self.pairs(in: changed.joined(separator: "\n"), path))
      #expect(faults.map { $0.hasPrefix("\(path):\(index + 2): the English has changed") } == [true])
    }
  }
}

extension RecordTests {
  @Test(
    arguments: [
      ("layer: user\n", "rules/a.txt:1: error: a line `versions: …` is missing in this section"),
      ("layer: nobody\n", "rules/a.txt:1: error: `nobody` is not a layer"),
      ("layer user\n", "rules/a.txt:1: error: this line has no key: write `key: value`, or `# name` at the beginning"),
      ("zh: 00000000 用户\n", "rules/a.txt:1: error: a `zh` line is below the English line"),
      ("layer: user\nversions: 6-15\n", "rules/a.txt:2: error: `6-15` is not a range of versions such as `16+`"),
      ("layer: user\nversions: 6+\ntitle: A\n", "rules/a.txt:3: error: the Chinese is missing: write `zh: -`"),
      (
        "layer: user\nversions: 6+\ntitle: A\nzh: 甲\n", "rules/a.txt:4: error: a `zh` line begins with the eight digits"
      ),
      (head + "color: red\n", "rules/a.txt:5: error: `color` has no meaning here"),
      (head + "title: B\nzh: -\n", "rules/a.txt:5: error: `title` has no meaning here, or stands here twice"),
      (head + "\n# a name\nen: A.\nzh: -\n", "rules/a.txt:6: error: the heading of a sentence is one word"),
      (head + "\nen: A.\nzh: -\n", "rules/a.txt:6: error: a sentence of a rule has a name"),
      (head + "\n# a\nen: A.\nzh: -\nagrees: nobody | x | y\n", "rules/a.txt:9: error: no source `nobody`"),
      (head + "\n# a\nen: A.\nzh: -\nagrees: history | x\n", "rules/a.txt:9: error: a citation is `source | place"),
      (head + "\n# a\nen: A.\nzh: -\nagrees: history | x | y | z\n", "rules/a.txt:9: error: `z` is neither `part: …`"),
      (head + "\n# a\nen: A.\n# b\nzh: -\n", "rules/a.txt:8: error: a heading begins a section"),
      ("", "rules/a.txt:1: error: the file is empty"),
    ])
  func aMistakeIsToldWithItsLine(text: String, message: String) {
    let error = #expect(throws: RecordFault.self) { try Self.rule(text) }
    #expect(error?.description.hasPrefix(message) == true, "\(error?.description ?? "none")")
  }

  private static let head = "layer: user\nversions: 6 until 16\ntitle: A\nzh: -\n"

  private static func rule(_ text: String) throws -> RuleRecord {
    try Array(text.utf8).withUnsafeBufferPointer { try RuleRecord(RecordFile("rules/a.txt", $0)) }
  }

  @Test func whatNobodyHasTranslatedIsShownInEnglish() throws {
    let rule = try Self.rule(Self.head + "\n# a, formerly 3\nen: It turns.\nzh: -\nagrees: history | not opened\n")
    #expect(rule.title.simplifiedChinese == "A" && rule.versions == VersionRange(from: 6, until: 16))
    #expect(rule.sentences.map(\.text.simplifiedChinese) == ["It turns."])
    #expect(rule.sentences.map(\.name) == ["a"] && rule.sentences.map(\.formerNumber) == [3])
    #expect(rule.sentences.first?.isCarried == false)
  }
}
