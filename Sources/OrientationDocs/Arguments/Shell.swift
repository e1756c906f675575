import ToolSpecification

/// A shell that completes the words of a command line, by a script that is made from the specifications of the commands.
enum Shell: String, CaseIterable {
  case bash
  case zsh
  case fish

  /// The script that has the shell complete commands, options and the values of options.
  func script(for commands: [CommandSpecification]) -> String {
    switch self {
    case .bash: Self.bashScript(for: commands)
    case .zsh: Self.zshScript(for: commands)
    case .fish: Self.fishScript(for: commands)
    }
  }
}

extension Shell {
  /// Where there is nothing to choose from, bash completes the names of files.
  private static func bashScript(for commands: [CommandSpecification]) -> String {
    let values = commands.flatMap { command in
      command.options.filter { !$0.values.isEmpty }.map {
        "    '\(command.name) --\($0.name)') words='\($0.values.joined(separator: " "))' ;;"
      }
    }
    let options = commands.map { command in
      let free = command.options.filter { $0.placeholder != nil && $0.values.isEmpty }
      let patterns = free.map { "'\(command.name) --\($0.name)'" }.joined(separator: " | ")
      let names = command.options.map { "--" + $0.name }.joined(separator: " ")
      let operands = command.operandValues.joined(separator: " ")
      return (patterns.isEmpty ? "" : "    \(patterns)) return ;;\n")
        + "    '\(command.name) '*) if [ \"${word#-}\" = \"$word\" ]; then words='\(operands)'; else words='\(names)'; fi ;;"
    }
    return """
      # Completion of \(Program.name) for bash.
      _orientation_docs() {
        local word=${COMP_WORDS[COMP_CWORD]} previous=${COMP_WORDS[COMP_CWORD - 1]} command=${COMP_WORDS[1]} words=
        # Bash takes `--option=value` for three words.
        if [ "$word" = = ]; then word=; elif [ "$previous" = = ]; then previous=${COMP_WORDS[COMP_CWORD - 2]}; fi
        if [ "$COMP_CWORD" -eq 1 ]; then command='' previous=''; fi
        COMPREPLY=()
        case "$command $previous" in
          ' ') words='\((commands.map(\.name) + ["help", "--help", "--version"]).joined(separator: " "))' ;;
          'help '*) words='\(commands.map(\.name).joined(separator: " "))' ;;
      \(values.joined(separator: "\n"))
      \(options.joined(separator: "\n"))
        esac
        # shellcheck disable=SC2207
        COMPREPLY=($(compgen -W "$words" -- "$word"))
      }
      complete -o default -F _orientation_docs \(Program.name)
      """
  }

  private static func zshScript(for commands: [CommandSpecification]) -> String {
    let names = commands.map { "      \(quoted($0.name + ":" + $0.summary.replacing(":", with: "\\:")))" }
    let arguments = commands.map { command in
      let options = command.options.map { option in
        let summary = option.summary.replacing("[", with: "\\[").replacing("]", with: "\\]")
        let value = option.placeholder.map { ":\($0):\(zshAction(option))" } ?? ""
        return quoted("--\(option.name)\(option.placeholder == nil ? "" : "=")[\(summary)]\(value)")
      }
      let operand =
        command.operandValues.isEmpty
        ? "*:operand:_files" : "*:operand:(\(command.operandValues.joined(separator: " ")))"
      return "      \(command.name)) _arguments \((options + [quoted(operand)]).joined(separator: " ")) ;;"
    }
    return """
      #compdef \(Program.name)
      # Completion of \(Program.name) for zsh.
      _orientation-docs() {
        local context state line
        _arguments -C '(- *)--help[\(OptionSpecification.help.summary)]' '(- *)--version[\(OptionSpecification.version.summary)]' \\
          '1:command:->command' '*::argument:->argument'
        case $state in
        command)
          local -a commands=(
      \(names.joined(separator: "\n"))
            'help:Show the help of a command.'
          )
          _describe command commands
          ;;
        argument)
          case $words[1] in
            help) _values command \(commands.map(\.name).joined(separator: " ")) ;;
      \(arguments.joined(separator: "\n"))
          esac
          ;;
        esac
      }
      if [ "$funcstack[1]" = _orientation-docs ]; then _orientation-docs "$@"; else compdef _orientation-docs \(Program.name); fi
      """
  }

  private static func zshAction(_ option: OptionSpecification) -> String {
    if !option.values.isEmpty { return "(\(option.values.joined(separator: " ")))" }
    return switch option.placeholder {
    case "DIR": "_files -/"
    case "FILE", "PATH": "_files"
    default: ""
    }
  }

  private static func fishScript(for commands: [CommandSpecification]) -> String {
    var lines = ["# Completion of \(Program.name) for fish."]
    let call = "complete -c \(Program.name)"
    for option in [OptionSpecification.help, .version] {
      lines.append("\(call) -n __fish_use_subcommand -l \(option.name) -d \(fishQuoted(option.summary))")
    }
    lines.append("\(call) -n __fish_use_subcommand -f -a help -d 'Show the help of a command.'")
    lines.append("\(call) -n '__fish_seen_subcommand_from help' -f -a '\(commands.map(\.name).joined(separator: " "))'")
    for command in commands {
      lines.append("\(call) -n __fish_use_subcommand -f -a \(command.name) -d \(fishQuoted(command.summary))")
      let condition = "-n '__fish_seen_subcommand_from \(command.name); and not __fish_seen_subcommand_from help'"
      if !command.operandValues.isEmpty {
        lines.append("\(call) \(condition) -f -a '\(command.operandValues.joined(separator: " "))'")
      }
      for option in command.options {
        let value =
          option.values.isEmpty
          ? (option.placeholder == nil ? "" : " -r") : " -x -a '\(option.values.joined(separator: " "))'"
        lines.append("\(call) \(condition) -l \(option.name)\(value) -d \(fishQuoted(option.summary))")
      }
    }
    return lines.joined(separator: "\n")
  }

  /// A word of a command that readers copy: as it is, or quoted where a shell would read more in it.
  static func word(_ text: String) -> String {
    let isPlain = text.utf8.allSatisfy { $0.isAlphanumeric || "-./_,+@%:=".utf8.contains($0) }
    return isPlain && !text.isEmpty ? text : quoted(text)
  }

  /// A word between single quotes, for any shell but fish.
  static func quoted(_ text: String) -> String { "'" + text.replacing("'", with: #"'\''"#) + "'" }

  private static func fishQuoted(_ text: String) -> String {
    "'" + text.replacing(#"\"#, with: #"\\"#).replacing("'", with: #"\'"#) + "'"
  }
}
