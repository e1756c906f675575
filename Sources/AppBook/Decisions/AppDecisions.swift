import Orientation
import OrientationCatalog
import OrientationNotation
import Words

/// What an app comes to: what each screen allows, by device and version, and what is found to do harm.
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

  package init(rows: [Row], findings: [KnownFinding]) {
    self.rows = rows
    self.findings = findings
  }

  /// What the resolver makes of an app.
  ///
  /// - Parameter hasFindings: whether its findings are looked for, which takes longer than all else.
  package init(_ app: App, hasFindings: Bool = true) {
    let words = AppWords(language: .english)
    let matrix = AppMatrix(app)
    rows = zip(matrix.screens, matrix.cells).flatMap { screen, cells in
      zip(matrix.columns, cells).map { column, cell in
        Row(
          screen: screen.name, device: words.idiom(column.idiom), versions: column.versions, decision: cell.text(words))
      }
    }
    let found = hasFindings ? app.findings() : []
    findings = found.map { KnownFinding(kind: $0.kind.rawValue, subject: $0.subject, path: $0.place.path) }
  }
}

extension AppMatrix.Cell {
  /// The cell in a few words.
  func text(_ words: AppWords) -> String {
    switch self {
    case .allowed(_, by: nil): words.notAsked
    case .allowed(let mask, by: let controller?): "\(mask.swiftExpression) by \(controller)"
    case .outcome(let outcome, _): outcome.claim
    case .unknown: words.unknown
    case .either(let possibilities):
      possibilities.map { possibility -> String in
        var text = possibility.cell.text(words)
        if case .either = possibility.cell { text = "(\(text))" }
        return possibility.reasons.map(words.possible).joined(separator: ", ") + ": " + text
      }.joined(separator: "; ")
    }
  }
}
