import Testing
import ToolSpecification

@testable import OrientationDocs

/// What is made of the table of commands for shells and for man. `Tests/Distribution` tries it in both.
struct CompletionsTests {
  @Test(arguments: Shell.allCases)
  func everyCommandOptionAndValueIsInTheScript(shell: Shell) async {
    let recorder = Recorder()
    #expect(await Tool.run(["completions", shell.rawValue], console: recorder.console) == .inSync)
    #expect(recorder.output == shell.script(for: Tool.specifications) + "\n")
    for command in Tool.specifications {
      #expect(recorder.output.contains(command.name))
      for option in command.options {
        #expect(recorder.output.contains(shell == .fish ? "-l \(option.name)" : "--\(option.name)"))
        for value in option.values { #expect(recorder.output.contains(value)) }
      }
    }
  }

  @Test(arguments: [
    ([], "error: `completions` needs the name of a shell\n  help: write `orientation-docs completions bash`\n"),
    (["zhs"], "error: unknown shell `zhs`\n  help: did you mean `zsh`?\n"),
    (["tcsh-6"], "error: unknown shell `tcsh-6`\n  help: the shells are bash, zsh and fish\n"),
  ])
  func anotherShellIsWrongUsage(arguments: [String], errors: String) async {
    let recorder = Recorder()
    #expect(await Tool.run(["completions"] + arguments, console: recorder.console) == .wrongUsage)
    #expect(recorder.errors == errors)
  }

  @Test func theManualHasEveryCommandAndOption() async {
    let recorder = Recorder()
    #expect(await Tool.run(["help", "--man"], console: recorder.console) == .inSync)
    for command in Tool.specifications {
      #expect(recorder.output.contains("\n.It Cm \(command.name) No "))
      for option in command.options { #expect(recorder.output.contains("\n.It Fl -\(option.name)")) }
    }
  }
}
