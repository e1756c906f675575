import Basics
import Testing

@testable import OrientationDocs

struct ConsoleTests {
  @Test func whatABookSaysDoesNotReachTheTerminalAsACommand() {
    let transcript = Transcript()
    let console = Console(colours: true) { _, bytes in transcript.append(bytes) }
    console.problem("a.md: error: no page `\u{1B}[2J\u{9B}1A\r\u{7F}é方\t`\n  help: none")
    console.talk("\u{7}")
    console.data("\u{0}")
    #expect(
      transcript.text == "a.md: \u{1B}[1;31merror:\u{1B}[0m no page `\\u{1B}[2J\\u{9B}1A\\u{D}\\u{7F}é方\t`\n"
        + "\u{1B}[2m  help: none\u{1B}[0m\n\\u{7}\n\\u{0}\n")
  }

  @Test func bytesThatWereAskedForAreLeftAsTheyAre() {
    let transcript = Transcript()
    Console { _, bytes in transcript.append(bytes) }.data(bytes: [0x1B, 0x0A])
    #expect(transcript.text == "\u{1B}\n")
  }

  @Test func anIdIsALinkAndCaretsAreGreenWhereThereAreColours() {
    let transcript = Transcript()
    let write: @Sendable (Console.Stream, [UInt8]) -> Void = { _, bytes in transcript.append(bytes) }
    let text: SafeText = "a: warning: b [c]\n    1 | d\n      | ^~"
    Console(colours: true, write: write).problem(text, link: (id: "c", address: "https://e.org/\u{1B}"))
    Console(write: write).problem(text, link: (id: "c", address: "https://e.org/"))
    #expect(
      transcript.text
        == "a: \u{1B}[1;33mwarning:\u{1B}[0m b \u{1B}]8;;https://e.org/\\u{1B}\u{1B}\\[c]\u{1B}]8;;\u{1B}\\\n    1 | d\n"
        + "      | \u{1B}[1;32m^~\u{1B}[0m\n\(text.text)\n")
  }
}
