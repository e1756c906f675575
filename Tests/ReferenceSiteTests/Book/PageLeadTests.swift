import Testing

@testable import ReferenceSite

@Suite struct PageLeadTests {
  private let long = "This sentence goes on, " + String(repeating: "and on, ", count: 20) + "and ends here."

  private func lead(_ texts: String...) -> PageLead {
    var lead = PageLead()
    for text in texts { lead.add(text) }
    return lead
  }

  @Test func `a description is one or two whole sentences of fitting length`() {
    let first = "A first sentence that is long enough to stand alone, in Info.plist."
    #expect(lead(first + " The second follows! A third does not.").text == first + " The second follows!")
    #expect(lead("Short. " + first).text == "Short. " + first)
    #expect(lead("One.", "Two.", first).text == "One. Two. " + first)
    #expect(lead(first, long).text == first)
  }

  @Test func `a sentence that is too long gives way to the next one, and is kept for the case that there is none`() {
    let fitting = "The next sentence has a length that search engines show as a whole."
    #expect(lead(long + " " + fitting).text == fitting)
    #expect(lead(long + " " + fitting).longSentence == long)
    #expect(lead(long).text.isEmpty)
  }

  @Test func `an abbreviation and a version end no sentence`() {
    let text = "Some devices, e.g. an iPhone with iOS 16.4 or later, rotate their interface at once."
    #expect(lead(text).text == text)
  }

  @Test func `Chinese sentences end without a space, and are counted in characters`() {
    let sentence = String(repeating: "转", count: 29) + "。"
    #expect(lead(sentence + sentence + sentence).text == sentence + sentence)
  }

  @Test func `what a colon promises is in the list that follows, and nowhere else`() {
    var list = PageLead()
    list.add("To keep an app in portrait, on iOS 16 and later, do this:", isOpen: true)
    list.add("Return the mask.")
    #expect(list.text == "To keep an app in portrait, on iOS 16 and later, do this: Return the mask.")
    #expect(
      lead("To keep an app in portrait, on iOS 16 and later, do this:", "Other.").text
        == "To keep an app in portrait, on iOS 16 and later, do this… Other.")
  }

  @Test func `no more of a page is read than is needed`() {
    #expect(lead("A first sentence of more than fifty characters, as most are. A second.").isComplete)
    var endless = PageLead()
    endless.add(String(repeating: long + " ", count: 12))
    #expect(endless.isComplete)
  }
}
