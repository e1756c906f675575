import Testing

@testable import OrientationDocs

struct ArgumentParserTests {
  @Test func foldersHaveDefaults() throws {
    #expect(try request("build") == .build(book: "content", output: "site"))
    #expect(try request("check") == .check(book: "content", output: "site"))
    #expect(try request("serve") == .serve(book: "content", port: 8000))
  }

  @Test func anOptionTakesItsValueWithASpaceOrAnEqualsSign() throws {
    #expect(try request("build", "book", "--output", "out") == .build(book: "book", output: "out"))
    #expect(try request("build", "--output=out=1", "book") == .build(book: "book", output: "out=1"))
    #expect(try request("serve", "--port", "0") == .serve(book: "content", port: 0))
  }

  @Test func theReferenceIsMountedUnlessItIsLeftOut() throws {
    #expect(
      try request("build", "--no-reference") == .build(book: "content", output: "site", mountsReference: false))
    #expect(
      try request("check", "--no-reference") == .check(book: "content", output: "site", mountsReference: false))
    #expect(try request("serve", "--no-reference") == .serve(book: "content", port: 8000, mountsReference: false))
  }

  @Test func everythingAfterTwoDashesIsAnOperand() throws {
    #expect(try request("build", "--", "--output") == .build(book: "--output", output: "site"))
    #expect(
      try request("explain", "--json", "--", "--quiet", "--")
        == .explain(ExplainRequest(operands: ["--quiet", "--"], format: .json)))
  }

  @Test func quietIsSaidApartFromTheRequest() throws {
    #expect(try ArgumentParser.parse(["check", "--quiet"]).isQuiet)
    #expect(try !ArgumentParser.parse(["check"]).isQuiet)
  }

  @Test func helpWinsOverEverythingElseThatIsWellFormed() throws {
    #expect(try request("--help") == .help(nil))
    #expect(try request("help") == .help(nil))
    #expect(try request("help", "serve") == .help(.serve))
    for command in Command.allCases {
      #expect(try request(command.rawValue, "--help") == .help(command))
      #expect(try request(command.rawValue, "x", "-h") == .help(command))
    }
  }

  @Test(arguments: [
    (["buld"], "unknown command `buld`", "did you mean `build`?"),
    (["frobnicate"], "unknown command `frobnicate`", "orientation-docs --help lists the commands"),
    (["build", "--ouput", "x"], "unknown option `--ouput`", "did you mean `--output`?"),
    (["build", "--ouput=x"], "unknown option `--ouput`", "did you mean `--output`?"),
    (["explain", "--output", "x"], "unknown option `--output`", "see orientation-docs explain --help"),
    (["build", "-x"], "unknown option `-x`", "see orientation-docs build --help"),
    (["--versoin"], "unknown option `--versoin`", "did you mean `--version`?"),
    (["build", "a", "b"], "`b` is one operand too many", "see orientation-docs build --help"),
    (["build", "--output"], "`--output` needs a value", "write `--output DIR`"),
    (["build", "--output="], "`--output` needs a value", "write `--output DIR`"),
    (["build", "--output", "a", "--output", "b"], "`--output` is given twice", "give it once"),
    (["check", "--quiet=yes"], "`--quiet` takes no value", "see orientation-docs check --help"),
    (["build", ""], "the book's name is empty", "see orientation-docs build --help"),
    (["serve", "--port", "65536"], "`65536` is no port", "a port is a number from 0 to 65535; 0 takes a free one"),
    (["serve", "--port", "-1"], "`-1` is no port", "a port is a number from 0 to 65535; 0 takes a free one"),
    (["explain", "--json", "--jsonl"], "`--json` and `--jsonl` exclude each other", "choose one of them"),
    (
      ["check", "--sdk", "x", "--no-reference"], "`--sdk` and `--no-reference` exclude each other", "choose one of them"
    ),
    (["explain", "--jsonl", "x"], "`--jsonl` takes no operand such as `x`", "it reads scenarios from standard input"),
    ([], "no command", "orientation-docs --help lists the commands"),
  ])
  func whatCannotBeUnderstoodIsNamedWithAWayOut(arguments: [String], message: String, help: String) {
    #expect(throws: UsageError(message: message, help: help)) { try ArgumentParser.parse(arguments) }
  }

  @Test func helpShowsEveryOptionOfEveryCommandInLinesOfATerminal() {
    for command in Command.allCases {
      let text = Help.text(for: command)
      for option in command.specification.options + OptionSpecification.common {
        #expect(text.contains("--" + option.name), "\(command.rawValue)")
      }
      #expect(text.split(separator: "\n").allSatisfy { $0.count <= 120 }, "\(command.rawValue)")
      #expect(Help.text(for: nil).contains(command.specification.summary))
    }
  }

  private func request(_ arguments: String...) throws -> Request { try ArgumentParser.parse(arguments).request }
}
