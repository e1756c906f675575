import Testing
import ToolSpecification

@testable import OrientationDocs

struct ArgumentParserTests {
  @Test func foldersHaveDefaults() throws {
    let build = try BuildCommand.parsed()
    #expect(build.builder.book.path == "content")
    #expect(build.output == "site")
    let serve = try ServeCommand.parsed()
    #expect(serve.builder.book.path == "content")
    #expect(serve.port == 8000)
    #expect(serve.opener == nil)
    #expect(try ServeCommand.parsed("--open").opener == Platform.opener)
  }

  @Test func anOptionTakesItsValueWithASpaceOrAnEqualsSign() throws {
    let space = try BuildCommand.parsed("book", "--output", "out")
    #expect(space.builder.book.path == "book")
    #expect(space.output == "out")
    #expect(try BuildCommand.parsed("--output=out=1", "book").output == "out=1")
    #expect(try ServeCommand.parsed("--port", "0").port == 0)
  }

  @Test func theReferenceIsMountedUnlessItIsLeftOut() throws {
    #expect(try BuildCommand.parsed().builder.mountsReference)
    #expect(try !BuildCommand.parsed("--no-reference").builder.mountsReference)
    #expect(try !ServeCommand.parsed("--no-reference").builder.mountsReference)
  }

  @Test func everythingAfterTwoDashesIsAnOperand() throws {
    #expect(try BuildCommand.parsed("--", "--output").builder.book.path == "--output")
    #expect(try ExplainCommand.parsed("--json", "--", "--quiet", "--").operands == ["--quiet", "--"])
  }

  @Test func helpWinsOverEverythingElseThatIsWellFormed() async {
    let overview = Help.overview(of: Self.specifications, in: .english) + "\n"
    #expect(await output("--help") == overview)
    #expect(await output("help") == overview)
    for command in Self.specifications {
      let text = Help.text(of: command, in: .english) + "\n"
      #expect(await output("help", command.name) == text)
      #expect(await output(command.name, "--help") == text)
      #expect(await output(command.name, "x", "-h") == text)
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
    (["explain", "--json", "--jsonl"], "`--json` and `--jsonl` cannot be used together", "choose one of them"),
    (
      ["check", "--sdk", "x"], "`check` no longer takes `--sdk`",
      "run `make check-sdk SDK=PATH` in a checkout of the tool, which compares the headers of an SDK with the catalog"
    ),
    (["explain", "--jsonl", "x"], "`--jsonl` takes no operand such as `x`", "it reads scenarios from standard input"),
    ([], "no command", "orientation-docs --help lists the commands"),
  ])
  func whatCannotBeUnderstoodIsNamedWithAWayOut(arguments: [String], message: String, help: String) async {
    let recorder = Recorder()
    #expect(await Tool.run(arguments, console: recorder.console) == .wrongUsage)
    #expect(recorder.errors == "error: \(message)\n  help: \(help)\n")
    #expect(recorder.output == "")
  }

  @Test func helpShowsEveryOptionOfEveryCommandInLinesOfATerminal() {
    for command in Self.specifications {
      let text = Help.text(of: command, in: .english)
      for option in command.options { #expect(text.contains("--" + option.name), "\(command.name)") }
      #expect(text.split(separator: "\n").allSatisfy { $0.count <= 120 }, "\(command.name)")
      #expect(Help.overview(of: Self.specifications, in: .english).contains(command.summary))
    }
  }

  private static let specifications = Tool.commands.map { $0.specification }

  private func output(_ arguments: String...) async -> String {
    let recorder = Recorder()
    #expect(await Tool.run(arguments, console: recorder.console) == .inSync)
    return recorder.output
  }
}
