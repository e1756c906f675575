import Foundation
import Testing

@testable import XcodeProject

/// Property lists in their formats, with the lines of their keys.
struct PropertyListReaderTests {
  @Test func anOldStyleListKeepsTheLinesOfItsKeys() throws {
    let list = try read(
      """
      // !$*UTF8*$!
      {
        /* a comment
           of two lines */
        plain = Value-1.2;
        "quoted key" = "a \\"b\\"\\n\\U5b57 \\101";
        list = (
          one, // another
          "two three",
        );
        data = <0fbd 77>;
      }
      """)
    let dictionary = try #require(list.dictionary)
    #expect(dictionary.members.map(\.line) == [5, 6, 7, 11])
    #expect(dictionary.text("plain") == "Value-1.2")
    #expect(dictionary.text("quoted key") == "a \"b\"\n字 A")
    #expect(dictionary.texts("list") == ["one", "two three"])
    #expect(dictionary["data"]?.content == .other)
  }

  @Test func jsonIsReadLikeTheOldStyle() throws {
    let dictionary = try read(#"{"a": "b", "list": ["c", 1], "inner": {"d": "e"}}"#).dictionary
    #expect(dictionary?.text("a") == "b")
    #expect(dictionary?.texts("list") == ["c", "1"])
    #expect(dictionary?["inner"]?.dictionary?.text("d") == "e")
  }

  @Test func json5KeepsTheLinesOfItsKeys() throws {
    let json = #"""
      \u{FEFF}// a comment
      {
        "quoted": 'single "and" double', plain: "a \
      b",
        /* of two
           lines */ $num_ber: +0x1F, "list": [ .5, -Infinity, ],\u{A0}\u{2028}
        'escapes': "\\\'\b\f\n\r\t\v\0\x41\u00e9\ud83d\ude00\q",
        yes: true, no: false, nothing: null,
      }

      """#
    let text = json.replacing("\\u{FEFF}", with: "\u{FEFF}").replacing("\\u{A0}\\u{2028}", with: "\u{A0}\u{2028}")
    let dictionary = try #require(try PropertyListReader.readJSON5(Array(text.utf8)).dictionary)
    #expect(dictionary.members.map(\.line) == [3, 3, 6, 6, 7, 8, 8, 8])
    #expect(dictionary.text("quoted") == "single \"and\" double")
    #expect(dictionary.text("plain") == "a b")
    #expect(dictionary.text("$num_ber") == "+0x1F")
    #expect(dictionary.texts("list") == [".5", "-Infinity"])
    #expect(dictionary.text("escapes") == "\\'\u{8}\u{C}\n\r\t\u{B}\0Aé😀q")
    #expect(["yes", "no", "nothing"].map { dictionary[$0]?.content } == [.bool(true), .bool(false), .other])
  }

  @Test(arguments: [
    ("", "the file is empty"), ("{\n\"a\" = 1}", "2: `:` should follow `a`"),
    ("{\n\"a\": 1;\n}", "2: `,` should follow the value of `a`"), ("{a: (1)}", "1: `(` is in the way of a value"),
    ("{\n\na: b}", "3: `b` is no value; a text should be in quotes"),
    ("[\n1 2]", "2: `,` should follow an element of a list"),
    ("{a: 'b\nc'}", "1: a string does not end"), ("{a: 1}\n{}", "2: something follows the object"),
    ("{\n/* {}", "2: a comment does not end"), ("{a: <00>}", "1: `<` is in the way of a value"),
    (String(repeating: "[\n", count: 200), "129: nested deeper than 128"),
  ])
  func whatIsNoJSON5IsRefusedAtItsLine(text: String, message: String) {
    do {
      _ = try PropertyListReader.readJSON5(Array(text.utf8))
      Issue.record("it is read")
    } catch {
      #expect((error.line.map { "\($0): " } ?? "") + error.message == message)
    }
  }

  @Test func anXMLListKeepsTheLinesOfItsKeys() throws {
    let list = try read(
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://example.com/p.dtd" [<!ENTITY a "b">]>
      <plist version="1.0"><dict>
      <!-- <key>no</key> -->
      <key>a &amp; &#x5b57;</key> <string>x<![CDATA[<y>]]></string>
      <key
       >list</key>
      <array><string/><integer>12</integer>
      <true/></array>
      <key>off</key><false></false>
      <key>when</key><date>2026-01-01T00:00:00Z</date>
      </dict></plist>
      """)
    let dictionary = try #require(list.dictionary)
    #expect(dictionary.members.map(\.key) == ["a & 字", "list", "off", "when"])
    #expect(dictionary.members.map(\.line) == [5, 6, 10, 11])
    #expect(dictionary.text("a & 字") == "x<y>")
    #expect(dictionary.texts("list") == ["", "12"])
    #expect(dictionary["off"]?.content == .bool(false))
  }

  @Test func theReadersAgreeWithFoundation() throws {
    let dictionary: [String: Any] = [
      "text": "a \"quoted\" & <tagged> 字", "list": ["x", "y z"], "yes": true, "no": false,
      "inner": ["key": "value"] as [String: Any],
    ]
    let xml = try PropertyListSerialization.data(fromPropertyList: dictionary, format: .xml, options: 0)
    let binary = try PropertyListSerialization.data(fromPropertyList: dictionary, format: .binary, options: 0)
    let lists = try [xml, binary].map { try PropertyListReader.read(Array($0)) }
    for list in lists {
      let dictionary = try #require(list.dictionary)
      #expect(dictionary.text("text") == "a \"quoted\" & <tagged> 字")
      #expect(dictionary.texts("list") == ["x", "y z"])
      #expect(dictionary["yes"]?.content == .bool(true))
      #expect(dictionary["no"]?.content == .bool(false))
      #expect(dictionary["inner"]?.dictionary?.text("key") == "value")
    }
    #expect(lists[0].line == 4)
    #expect(lists[1].line == nil, "a binary list has no lines")
  }

  @Test func aBinaryListIsReadAsFoundationReadsIt() throws {
    let values: [String: Any] = [
      "numbers": [0, 1, 255, 256, 65_536, -1, Int.max, 4_294_967_296], "parts": [0.5, 3.0, -12.25],
      "long": Array(repeating: "element", count: 300), "wide": String(repeating: "方向", count: 200), "empty": [:],
      "date": Date(timeIntervalSince1970: 0), "data": Data([1, 2, 3]), "nested": [["a": ["b": [true, false]]]],
    ]
    let data = try PropertyListSerialization.data(fromPropertyList: values, format: .binary, options: 0)
    let dictionary = try #require(try PropertyListReader.read(Array(data)).dictionary)
    #expect(dictionary.members.map(\.key) == values.keys.sorted())
    #expect(
      dictionary.texts("numbers") == ["0", "1", "255", "256", "65536", "-1", "9223372036854775807", "4294967296"])
    #expect(dictionary.texts("parts") == ["0.5", "3", "-12.25"])
    #expect(dictionary.texts("long").count == 300)
    #expect(dictionary.text("wide") == String(repeating: "方向", count: 200))
    #expect(dictionary["empty"]?.dictionary?.members == [])
    #expect([dictionary["date"]?.content, dictionary["data"]?.content] == [.other, .other])
    guard case .list(let nested)? = dictionary["nested"]?.content else {
      throw PropertyListError(line: nil, message: "")
    }
    #expect(
      nested[0].dictionary?["a"]?.dictionary?["b"]?.content
        == .list([
          PropertyListValue(content: .bool(true)), PropertyListValue(content: .bool(false)),
        ]))
  }

  @Test func everyBeginningOfABinaryListIsDamaged() throws {
    let data = try PropertyListSerialization.data(fromPropertyList: ["a": ["b", "c"]], format: .binary, options: 0)
    for length in 8..<data.count {
      #expect(throws: PropertyListError.self) { try PropertyListReader.read(Array(data.prefix(length))) }
    }
  }

  @Test func aBinaryListThatHoldsItselfOrGrowsWithoutEndIsRefused() {
    // An array of itself, a dictionary that is its own key, and 30 arrays of twice the next.
    let twice: [[UInt8]] = (1...30).map { [0xA2, UInt8($0), UInt8($0)] } + [[0x09]]
    let refused: [([[UInt8]], String)] = [
      ([[0xA1, 0]], "nested deeper than 128"), ([[0xD1, 0, 0]], "nested deeper than 128"),
      (twice, "more than 1000000 values"),
    ]
    for (objects, message) in refused {
      #expect(throws: PropertyListError(line: nil, message: message)) {
        try PropertyListReader.read(Self.binary(objects))
      }
    }
  }

  /// A binary list of objects, of which the first is the list.
  private static func binary(_ objects: [[UInt8]]) -> [UInt8] {
    var bytes = Array("bplist00".utf8)
    var table: [UInt8] = []
    for object in objects {
      table.append(UInt8(bytes.count))
      bytes += object
    }
    let place = bytes.count
    bytes += table + [0, 0, 0, 0, 0, 0, 1, 1]
    for number in [objects.count, 0, place] {
      bytes += [0, 0, 0, 0, 0, 0, 0, UInt8(number)]
    }
    return bytes
  }

  @Test func aProjectIsReadAsFoundationReadsIt() throws {
    let data = try Data(contentsOf: URL(fileURLWithPath: Fixtures.path("Classic/App.xcodeproj/project.pbxproj")))
    let foundation = try PropertyListSerialization.propertyList(from: data, format: nil)
    #expect(Self.text(try PropertyListReader.read(Array(data))) == Self.text(foundation))
  }

  /// A list in one line, whoever has read it.
  private static func text(_ value: PropertyListValue) -> String {
    switch value.content {
    case .text(let text): text
    case .bool(let value): "\(value)"
    case .list(let values): "(" + values.map(text).joined(separator: ",") + ")"
    case .dictionary(let dictionary):
      "{" + dictionary.members.map { $0.key + "=" + text($0.value) }.sorted().joined(separator: ";") + "}"
    case .other: "<>"
    }
  }

  private static func text(_ object: Any) -> String {
    switch object {
    case let text as String: text
    case let list as [Any]: "(" + list.map(text).joined(separator: ",") + ")"
    case let dictionary as [String: Any]:
      "{" + dictionary.map { $0.key + "=" + text($0.value) }.sorted().joined(separator: ";") + "}"
    default: "<>"
    }
  }

  @Test func utf16AndByteOrderMarksAreUnderstood() throws {
    let text = "<plist><dict><key>字</key><string>x</string></dict></plist>"
    let wide = try #require(text.data(using: .utf16))
    #expect(try PropertyListReader.read(Array(wide)).dictionary?.text("字") == "x")
    #expect(try read("\u{FEFF}{a = b;}").dictionary?.text("a") == "b")
  }

  @Test func theLastOfTwoEqualKeysWins() throws {
    #expect(try read("{a = b; a = c;}").dictionary?.text("a") == "c")
  }

  @Test(arguments: [
    ("{\n a = b;\n c = (", 3, "the file ends in a list that begins on line 3"),
    ("{\n a = b\n c = d;\n}", 3, "`;` should follow the value of `a`"),
    ("{\n<<<<<<< HEAD\n a = b;\n}", 2, "`<` is in the way of a value"),
    ("{ a = \"b\n\n", 1, "a string does not end"),
    ("{ a = b; }\nmore", 2, "something follows the property list"),
    ("{ /* ", 1, "a comment does not end"),
    ("<plist>\n<dict>\n<key>a</key>\n</dict></plist>", 3, "`a` has no value"),
    ("<plist>\n<dict>\n<key>a</key>\n<string>b", 4, "the file ends in the text of `<string>`"),
    ("<plist>\n<dict>\n<<<<<<< HEAD\n", 3, "`<` begins no tag"),
    ("<plist><dict>\nhello\n</dict></plist>", 1, "the text `hello` stands between elements"),
    ("<html></html>", 1, "`<html>` is no element of a property list"),
  ])
  func whatIsNoPropertyListIsNamedWithItsLine(text: String, line: Int, message: String) {
    #expect(throws: PropertyListError(line: line, message: message)) { try read(text) }
  }

  @Test func anEmptyFileAndADamagedBinaryListAreRefused() {
    #expect(throws: PropertyListError(line: nil, message: "the file is empty")) { try read(" \n") }
    #expect(throws: PropertyListError(line: nil, message: "the binary property list is damaged")) {
      try read("bplist00 and nothing else")
    }
  }

  @Test func deepNestingEndsInsteadOfOverflowing() {
    let deep = 100_000
    for text in [
      String(repeating: "(", count: deep), String(repeating: "{a=", count: deep),
      "<plist>" + String(repeating: "<array>", count: deep),
      "<plist>" + String(repeating: "<dict><key>a</key>", count: deep),
    ] {
      #expect(throws: PropertyListError(line: 1, message: "nested deeper than 128")) { try read(text) }
    }
  }

  @Test func theLinesOfThePreprocessorArePassedOverWhereItRuns() throws {
    let text = "<plist><dict>\n#if A\n<key>a</key><string>b</string>\n#endif\n</dict></plist>"
    #expect(throws: PropertyListError.self) { try read(text) }
    #expect(try PropertyListReader.read(Array(text.utf8), isPreprocessed: true).dictionary?.text("a") == "b")
  }

  @discardableResult
  private func read(_ text: String) throws -> PropertyListValue { try PropertyListReader.read(Array(text.utf8)) }
}
