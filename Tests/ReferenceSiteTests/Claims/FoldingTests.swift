import Testing

struct FoldingTests {
  @Test func caseSpacesHyphensAndUnderscoresDoNotCount() {
    #expect(" Land-scape_Left\t".folded == "landscapeleft")
    #expect("UISupportedInterfaceOrientations~ipad".folded == "uisupportedinterfaceorientations~ipad")
    #expect("@[`{É\u{301}".folded == "@[`{É\u{301}")
    #expect("- _".folded == "")
    #expect("".folded == "")
  }

  @Test func aBeginningIsFoundInWhateverSpelling() {
    let text = "some text: Dismissed - As page Sheet".dropFirst(10)
    #expect(text.rest(afterFolded: "dismissedas") == " page Sheet")
    #expect(text.rest(afterFolded: "dismissedaspagesheet") == "")
    #expect(text.rest(afterFolded: "dismissedaspagesheets") == nil)
    #expect(text.rest(afterFolded: "presented") == nil)
    #expect(text.folds(to: "dismissedaspagesheet"))
    #expect(!text.folds(to: "dismissedas"))
    #expect("event _"[...].folds(to: "event"))
    #expect("Ärger: ä"[...].firstIndex(ofByte: UInt8(ascii: ":")).map { "Ärger: ä"[..<$0] } == "Ärger")
  }

  @Test func aPlainWordHasNothingButLetters() {
    for word in ["a", "Z", "landscapeLeft"] { #expect(word[...].isPlainWord) }
    for text in ["", "a b", "a1", "-a", "a_b", "@", "[", "`", "{", "é"] { #expect(!text[...].isPlainWord) }
  }
}
