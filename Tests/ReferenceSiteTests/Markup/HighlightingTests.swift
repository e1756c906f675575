import Testing

@testable import SourceSyntax

/// Which stretches of code have a colour: `k` is a keyword, `t` a type, `s` a string, `n` a number, `c` a comment, `a` an attribute.
@Suite struct HighlightingTests {
  @Test func `Swift has its keywords where they are keywords`() {
    #expect(
      marked("final class A: B { open func f(for in: Int, default d: Any? = nil) }", .swift)
        == "k<final class> t<A>: t<B> { k<open func> f(for in: t<Int>, default d: k<Any>? = k<nil>) }")
    #expect(
      marked("private(set) lazy var get = open.set(in: .init(self.self)) { $0.default }", .swift)
        == "k<private>(k<set>) k<lazy var> get = open.set(in: .k<init>(k<self>.k<self>)) { $0.default }")
    #expect(marked("var a: some View { get }", .swift) == "k<var> a: k<some> t<View> { k<get> }")
    #expect(
      marked("switch self { case .a: break\ndefault: return `default` }", .swift)
        == "k<switch self> { k<case> .a: k<break\ndefault>: k<return> `default` }")
  }

  @Test func `Swift has attributes, directives and conditions`() {
    #expect(
      marked("@objc @MainActor\n#if os(iOS) // c\nif #available(iOS 16, *) {}\n#endif", .swift)
        == "a<@objc @MainActor\n#if os(iOS)> c<// c>\nk<if #available>(iOS n<16>, *) {}\na<#endif>")
  }

  @Test func `a string has the code in it in its colours`() {
    #expect(marked(#"f("a \(b.c(1)) d", /x"y/)"#, .swift) == #"f(s<"a \>(b.c(n<1>)) s<d">, s</x"y/>)"#)
  }

  @Test func `comments are one stretch where only white space is between them, and end with the text`() {
    #expect(
      marked("// a\n\n  /* b /* c */ */ // d `e`\nlet", .swift) == "c<// a\n\n  /* b /* c */ */ // d `e`>\nk<let>")
    #expect(marked("a /* b", .swift) == "a c</* b>")
    #expect(marked("#!/usr/bin/swift\n`a`// b\n`c`", .swift) == "c<#!/usr/bin/swift>\n`a`c<// b>\n`c`")
  }

  @Test func `Objective-C has keywords, properties, selectors and the preprocessor`() {
    #expect(
      marked("#import <UIKit/UIKit.h>\n@property (nonatomic, copy) NSString *copy;", .objectiveC)
        == "a<#import <UIKit/UIKit.h>>\nk<@property> (k<nonatomic>, k<copy>) t<NSString> *copy;")
    #expect(
      marked(#"- (BOOL)a:(id)b for:(int)c { return [self in:@"d" if:@1 x:'e']; } // f"#, .objectiveC)
        == #"- (k<BOOL>)a:(k<id>)b for:(k<int>)c { k<return> [k<self> in:s<@"d"> if:@n<1> x:n<'e'>]; } c<// f>"#)
    #expect(
      marked("for (A *a in b) { case B: default: }", .objectiveC)
        == "k<for> (t<A> *a k<in> b) { k<case> t<B>: k<default>: }")
  }

  @Test func `XML has tags, attributes, comments and declarations`() {
    #expect(
      marked("<?xml a?><key x-y='1'>A</key>\n<true/><!-- <b> -->", .propertyList)
        == "a<<?xml a?>>k<<key> a<x-y>=s<'1'>k<>>Ak<</key>\n<true/>>c<<!-- <b> -->>")
    #expect(marked("a < b <c d=\"e<f", .html) == "a < b k<<c> a<d>=s<\"e>k<<f>")
  }

  @Test func `JSON has keys and values`() {
    #expect(
      marked(#"{"a" : ["b\"", -1.5e3, true, other]} // c"#, .json)
        == #"{a<"a"> : [s<"b\"">, n<-1.5e3>, k<true>, other]} c<// c>"#)
  }

  @Test func `YAML has keys, block scalars without colours, and comments`() {
    #expect(
      marked(
        "# a\non: [push, true]\njobs:\n  - run: |\n      a: b # c\n    \"d\": 1.5 # e\n    u: http://a/#b\n", .yaml)
        == "c<# a>\na<on>: [push, k<true>]\na<jobs>:\n  - a<run>: |\n      a: b # c\n    a<\"d\">: n<1.5> c<# e>\n"
        + "    a<u>: http://a/#b\n")
  }

  @Test func `a shell has commands, options, strings and variables`() {
    #expect(
      marked("A=b git push -f \"$A\" | sort; if true; then echo $A # c\n", .shell)
        == "a<A=>b t<git> push a<-f> s<\"$A\"> | t<sort>; k<if> t<true>; k<then> t<echo> a<$A> c<# c>\n")
    #expect(marked("cat <<'E'\n$ a\nE\nls", .shell) == "t<cat> <<'E'\ns<$ a>\nE\nt<ls>")
    #expect(marked("echo don't", .shell) == "t<echo> don't")
  }

  @Test func `in a session only what follows a prompt is a command`() {
    #expect(marked("$ swift build\nCompiling 'a'\n$ ls\n", .shell) == "$ t<swift> build\nCompiling 'a'\n$ t<ls>\n")
  }

  @Test func `a fence names a language by any of its words`() {
    for (word, language) in [("objective-c", CodeLanguage.objectiveC), ("m", .objectiveC), ("yml", .yaml)] {
      #expect(CodeLanguage(fenceWord: word) == language)
    }
    #expect(CodeLanguage(fenceWord: "text") == nil)
    #expect(CodeLanguage(fenceWord: "") == nil)
  }

  private func marked(_ code: String, _ language: CodeLanguage) -> String {
    let bytes = Array(code.utf8)
    var text = ""
    var end = 0
    for token in bytes.withUnsafeBufferPointer({ language.tokens(of: $0) }) {
      text += String(decoding: bytes[end..<token.range.lowerBound], as: UTF8.self)
      text += "\(letter(of: token.kind))<\(String(decoding: bytes[token.range], as: UTF8.self))>"
      end = token.range.upperBound
    }
    return text + String(decoding: bytes[end...], as: UTF8.self)
  }

  private func letter(of kind: CodeToken.Kind) -> String {
    switch kind {
    case .keyword: "k"
    case .type: "t"
    case .string: "s"
    case .number: "n"
    case .comment: "c"
    case .attribute: "a"
    }
  }
}
