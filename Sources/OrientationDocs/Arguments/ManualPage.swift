import ToolSpecification

/// What `help --man` prints: the manual page in mdoc(7), made from the same specifications as help.
enum ManualPage {
  /// The page about the tool and its commands. A release writes its date into it: `$Mdocdate$` is where it belongs.
  static func text(of commands: [CommandSpecification]) -> String {
    """
    .Dd $Mdocdate$
    .Dt \(Program.name.uppercased()) 1
    .Os
    .Sh NAME
    .Nm \(Program.name)
    .Nd documentation of iOS orientation that computes its answers
    .Sh SYNOPSIS
    .Nm
    .Ar command
    .Op Ar option ...
    .Op Ar operand ...
    .Nm
    .Cm help
    .Op Ar command
    .Nm
    .Fl -version
    .Sh DESCRIPTION
    .Nm
    builds, checks and serves documentation of the orientation of iOS apps,
    and explains which orientation iOS chooses.
    .Pp
    Results go to standard output,
    messages about progress go to standard error.
    .Sh COMMANDS
    .Bl -tag -width Ds
    \(commands.map(entry).joined(separator: "\n"))
    .El
    .Sh ENVIRONMENT
    .Bl -tag -width Ds
    .It Ev NO_COLOR , TERM
    Colours are left out if
    .Ev NO_COLOR
    is not empty or
    .Ev TERM
    is
    .Ql dumb .
    .It Ev TEST_TOTAL_SHARDS , TEST_SHARD_INDEX
    The part of the run for
    .Cm policy .
    .El
    .Sh EXIT STATUS
    .Bl -tag -width Ds
    \(ExitCode.allCases.map { ".It \($0.rawValue)\n\($0.meaning)" }.joined(separator: "\n"))
    .El
    """
  }
}

extension ManualPage {
  private static func entry(_ command: CommandSpecification) -> String {
    """
    .It Cm \(command.name) No \(escaped(command.operands))\\&
    \(lines(command.summary))
    .Pp
    \(lines(command.discussion))
    .Bl -tag -width Ds
    \(command.options.map(entry).joined(separator: "\n"))
    .El
    """
  }

  private static func entry(_ option: OptionSpecification) -> String {
    let value = option.placeholder.map { " Ar " + escaped($0) } ?? ""
    return ".It Fl -\(option.name)\(value)\n\(lines(option.summary))"
  }

  /// A text in lines of at most 78 bytes. A sentence begins on a new line, so that roff knows where it does.
  private static func lines(_ text: String) -> String {
    var lines: [String] = []
    var isOpen = false
    for word in escaped(text).split(whereSeparator: \.isWhitespace) {
      if isOpen, let last = lines.last, last.utf8.count + word.utf8.count < 78 {
        lines[lines.count - 1] = last + " " + word
      } else {
        lines.append((word.hasPrefix(".") || word.hasPrefix("'") ? "\\&" : "") + word)
      }
      isOpen = !word.hasSuffix(".")
    }
    return lines.joined(separator: "\n")
  }

  /// Code stands between backticks, and is bold in a manual.
  private static func escaped(_ text: String) -> String {
    let parts = text.replacing("\\", with: "\\e").split(separator: "`", omittingEmptySubsequences: false)
    return parts.indices.map { $0.isMultiple(of: 2) ? String(parts[$0]) : "\\fB\(parts[$0])\\fR" }.joined()
      .replacing("--", with: "\\-\\-").replacing("…", with: "...")
  }
}
