import Testing

@testable import XcodeProject

/// The YAML of manifests: what is read, and what is refused at which line.
struct YAMLParserTests {
  @Test func mappingsAndSequencesNestByIndentation() throws {
    let text = """
      %YAML 1.1
      --- !u!129 &1
      # a comment
      name: App # behind a value
      "quoted key": 'it''s'
      list:
      - a
      -   b: 1
          c: x#y
      - - d
        - e
      empty:
      nested:
          deep:
            - f
      """
    #expect(
      try yaml(text) == """
        4{4 name=4"App", 5 quoted key=5"it's", 6 list=7[7"a", 8{8 b=8"1", 9 c=9"x#y"}, 10[10"d", 11"e"]], 12 empty=12-, \
        13 nested=14{14 deep=15[15"f"]}}
        """)
  }

  @Test func scalarsMayTakeSeveralLines() throws {
    let text = """
      plain: one
        two
      literal: |
        a: b
          # no comment

        c
      folded: >-
        d
        e
      double: "f\\n\\u00e9 \\
         g
         h"
      last: i
      """
    #expect(
      try yaml(text) == """
        1{1 plain=1"one two", 3 literal=3"a: b
          # no comment

        c", 8 folded=8"d e", 11 double=11"f
        é g h", 14 last=14"i"}
        """)
  }

  @Test func flowStyleIsReadOverLines() throws {
    #expect(
      try yaml("a: [x, 'y', {b: c, d: [e]}, # f\n  g: h,\n]\nj: {}\nk: [http://l]\n")
        == #"1{1 a=1[1"x", 1"y", 1{1 b=1"c", 1 d=1[1"e"]}, 2{2 g=2"h"}], 4 j=4{}, 5 k=5[5"http://l"]}"#)
  }

  @Test func anchorsAreRepeatedAndMergedMappingsGiveWay() throws {
    #expect(
      try yaml("base: &b\n  x: 1\n  y: 2\nown:\n  <<: *b\n  y: 3\nagain: *b\n")
        == #"1{1 base=2{2 x=2"1", 3 y=3"2"}, 4 own=5{2 x=2"1", 3 y=3"2", 6 y=6"3"}, 7 again=2{2 x=2"1", 3 y=3"2"}}"#)
  }

  @Test func onlyTheFirstDocumentIsRead() throws {
    #expect(try yaml("---\na: 1\n---\nb: 2\n") == #"2{2 a=2"1"}"#)
    #expect(try yaml("a: 1\n...\nb: 2\n") == #"1{1 a=1"1"}"#)
  }

  @Test(
    arguments: [
      ("", "nil: the file is empty"), ("# a\n", "nil: the file is empty"),
      ("a: 1\n\tb: 2\n", "2: a tab indents this line; YAML allows spaces only"),
      ("a: [1, 2\n", "2: the file ends in the middle of a list or mapping"),
      ("a: \"b\n", "1: a string does not end"), ("a: 1\nb\n", "2: `key: value` should stand here"),
      ("a: 1\n  b: 2\n", "2: this line is indented by more than the keys above it"),
      ("a: *b\n", "1: no anchor `&b` stands above this alias"),
      ("? a\n: b\n", "1: a key that is no single text is not read"),
      ("a: 'b' c\n", "1: something follows the value on its line"),
      (#"a: "\uZZ""#, "1: `\\u` should be followed by 4 hexadecimal digits"),
    ])
  func whatIsNoYAMLIsRefusedAtItsLine(text: String, fault: String) {
    do throws(PropertyListError) {
      Issue.record("read: \(try yaml(text))")
    } catch {
      #expect("\(error.line.map(String.init) ?? "nil"): \(error.message)" == fault)
    }
  }

  @Test func whatAliasesRepeatIsBounded() {
    var text = "a0: &a0 [x, x, x, x, x, x, x, x, x]\n"
    for level in 1...12 {
      let list = Array(repeating: "*a\(level - 1)", count: 9).joined(separator: ", ")
      text += "a\(level): &a\(level) [\(list)]\n"
    }
    do throws(PropertyListError) {
      Issue.record("read: \(try yaml(text).prefix(80))")
    } catch {
      #expect(error.message == "aliases repeat more than 100000 values")
    }
  }

  @Test(arguments: [
    "- ", "[", "{", "a: ", "\"", "'", "a:\n  ", "&a ", "!t ", "*a ", "<<: *a\n", "|\n", "#", "- a\n", "a: {", "? ",
    "\t", "\r", "- - - a\n", "a: |\n  b\n", "\\", "---\n", "é: é\n", "\u{0}", "a: 'b\n",
  ])
  func anythingIsReadInTimeHoweverOftenItIsRepeated(part: String) {
    let bytes = Array(String(repeating: part, count: 20_000).utf8)
    let time = ContinuousClock().measure { _ = try? YAMLParser.parse(bytes) }
    #expect(time < .seconds(10), "\(time)")
  }

  private func yaml(_ text: String) throws(PropertyListError) -> String {
    Self.text(try YAMLParser.parse(Array(text.utf8)))
  }

  private static func text(_ value: PropertyListValue) -> String {
    let line = value.line.map(String.init) ?? ""
    switch value.content {
    case .text(let text): return line + "\"\(text)\""
    case .bool(let isOn): return line + "\(isOn)"
    case .list(let values): return line + "[" + values.map(text).joined(separator: ", ") + "]"
    case .dictionary(let dictionary):
      let members = dictionary.members.map { "\($0.line.map(String.init) ?? "") \($0.key)=\(text($0.value))" }
      return line + "{" + members.map { $0.hasPrefix(" ") ? String($0.dropFirst()) : $0 }.joined(separator: ", ") + "}"
    case .other: return line + "-"
    }
  }
}
