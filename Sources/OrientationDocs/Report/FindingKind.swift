import AppBook
import Basics
import Diagnostics
import ToolSpecification

/// What a finding is one of: a diagnostic of the book, or something that does harm in the app.
enum FindingKind: Hashable {
  case diagnostic(DiagnosticKind)
  case app(AppFindingKind)

  /// Every kind that there is, in the order in which logs list them.
  static let all = DiagnosticKind.allCases.map { Self.diagnostic($0) } + AppFindingKind.allCases.map { .app($0) }

  /// Whether the app has it, and not the book.
  var isOfApp: Bool {
    switch self {
    case .diagnostic: false
    case .app: true
    }
  }

  var id: String {
    switch self {
    case .diagnostic(let kind): kind.rawValue
    case .app(let kind): kind.rawValue
    }
  }

  /// What is wrong, in one sentence.
  var summary: String {
    switch self {
    case .diagnostic(let kind): kind.summary
    case .app(let kind): kind.record.message(about: "The code", in: .english) + "."
    }
  }

  /// What to do about it.
  var remedy: String {
    switch self {
    case .diagnostic(let kind): kind.remedy
    case .app(let kind): "Run `\(Program.name) explain \(kind.rawValue)` for the reason and the code that fixes it."
    }
  }

  /// The entry of the reference that explains every finding of the kind.
  var entry: EntryKey {
    switch self {
    case .diagnostic(let kind): .diagnostic(kind.rawValue)
    case .app(let kind): .finding(kind.rawValue)
    }
  }
}
