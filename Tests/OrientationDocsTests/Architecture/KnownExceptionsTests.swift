import Testing

struct KnownExceptionsTests {
  private let known = KnownExceptions(
    """
    T/A
    T/B
    """)

  @Test func whatIsListedAndStillThereIsNotWorthAWord() {
    #expect(known.complaints(about: ["T/A": "a circle", "T/B": "a circle"]) == [])
  }

  @Test func whatIsNewIsNamedOnceForEachExplanation() {
    let complaints = known.complaints(about: [
      "T/A": "a circle", "T/B": "a circle", "T/C": "a circle", "T/D": "a circle", "T/E": "another",
    ])
    #expect(complaints == ["new: T/C, T/D\na circle", "new: T/E\nanother"])
  }

  @Test func theListMayOnlyShrink() {
    #expect(known.complaints(about: ["T/A": "a circle"]) == ["no longer an exception, so remove its line: T/B"])
  }
}
