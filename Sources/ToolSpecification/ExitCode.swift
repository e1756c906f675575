/// What the tool tells the shell. Fixed, documented, and changed by no option.
package enum ExitCode: Int32, CaseIterable, Sendable {
  /// Nothing is wrong, and the output is what the book says.
  case inSync = 0
  /// The book has problems, or the output differs from it.
  case problemsFound = 1
  /// The command line cannot be understood.
  case wrongUsage = 2
  /// A folder or file cannot be read, written or trusted.
  case inputUnreadable = 3
  /// The tool itself is at fault.
  case internalError = 70

  /// What it means, as help says it.
  package var meaning: String {
    switch self {
    case .inSync: "in sync"
    case .problemsFound: "problems found"
    case .wrongUsage: "wrong usage"
    case .inputUnreadable: "input unreadable"
    case .internalError: "internal error"
    }
  }

  /// What ends with it, for documentation; code stands between backticks.
  package var example: String {
    switch self {
    case .inSync: "the site was built, or is what `build` would write; an explanation was found"
    case .problemsFound: "a diagnostic below; a difference between two sites; a line of JSON that is not a scenario"
    case .wrongUsage: "an unknown option, an operand too many"
    case .inputUnreadable:
      "no folder of that name, a file that cannot be read, an output folder with files that no build wrote"
    case .internalError: "a fault of the tool itself"
    }
  }
}
