import AppFacts
import Orientation
import OrientationCatalog
import Words

/// What an app comes to: what its code and its lists say, what each screen allows, by device and version, and what is found
/// to do harm.
///
/// It holds texts, not types, so that what another version of the tool has written can be compared with it.
package struct AppDecisions: Sendable, Equatable {
  /// A screen on a kind of device, in a stretch of versions.
  package struct Row: Sendable, Equatable {
    package let screen: String
    /// `iPhone` or `iPad`.
    package let device: String
    package let versions: VersionRange
    /// What is allowed and who decides, or how it ends.
    package let decision: String

    package init(screen: String, device: String, versions: VersionRange, decision: String) {
      self.screen = screen
      self.device = device
      self.versions = versions
      self.decision = decision
    }
  }

  /// What code or a list says, as far as it decides a rotation.
  package struct Statement: Sendable, Equatable {
    package enum Kind: String, CaseIterable, Sendable {
      /// What a type answers.
      case answer
      /// A call that sets what is allowed.
      case call
      /// A key of Info.plist.
      case declaration
    }

    package let kind: Kind
    /// The type and its method, the call with its file, or the target and its key.
    package let subject: String
    package let value: String
    package let place: FilePlace

    package init(kind: Kind, subject: String, value: String, place: FilePlace) {
      self.kind = kind
      self.subject = subject
      self.value = value
      self.place = place
    }
  }

  /// Something that does harm. A line is no part of it: what has moved is the same.
  package struct KnownFinding: Sendable, Hashable {
    /// The id of its kind.
    package let kind: String
    package let subject: String
    /// The file, from the scanned folder.
    package let path: String

    package init(kind: String, subject: String, path: String) {
      self.kind = kind
      self.subject = subject
      self.path = path
    }
  }

  package let rows: [Row]
  package let findings: [KnownFinding]
  /// What decides; nil where that was not written down.
  package let statements: [Statement]?

  package init(rows: [Row], findings: [KnownFinding], statements: [Statement]? = nil) {
    self.rows = rows
    self.findings = findings
    self.statements = statements
  }

  /// What the resolver makes of an app.
  package init(_ app: App) {
    self.init(
      rows: app.matrix.decisions, findings: app.findings().map(KnownFinding.init), statements: app.statements)
  }
}

extension AppDecisions.KnownFinding {
  init(_ finding: AppFinding) {
    self.init(kind: finding.kind.rawValue, subject: finding.subject, path: finding.place.path)
  }
}

extension AppMatrix {
  /// What each screen comes to.
  var decisions: [AppDecisions.Row] {
    let words = AppWords(language: .english)
    return zip(screens, cells).flatMap { screen, cells in
      zip(columns, cells).map { column, cell in
        AppDecisions.Row(
          screen: screen.name, device: words.idiom(column.idiom), versions: column.versions, decision: cell.text(words))
      }
    }
  }
}

extension AppMatrix.Cell {
  /// The cell in a few words.
  func text(_ words: AppWords) -> String {
    switch self {
    case .allowed(_, by: nil): words[.notAsked]
    case .allowed(let mask, by: let controller?): "\(mask.swiftExpression) by \(controller)"
    case .outcome(let outcome, _): outcome.claim
    case .unknown: words[.unknown]
    case .either(let possibilities):
      possibilities.map { possibility -> String in
        var text = possibility.cell.text(words)
        if case .either = possibility.cell { text = "(\(text))" }
        return possibility.reasons.map(words.possible).joined(separator: ", ") + ": " + text
      }.joined(separator: "; ")
    }
  }
}
