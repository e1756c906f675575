import HTML
import Orientation

/// How an outcome looks: a class, and a sign beside its word.
package struct OutcomeMark {
  package let kind: Outcome.Kind
  /// Whether it stands for what is allowed or who answers, and nothing turns.
  package let isState: Bool

  package init(kind: Outcome.Kind, isState: Bool = false) {
    self.kind = kind
    self.isState = isState
  }

  /// The class of a table cell.
  package var cellClass: Attribute { Attribute("class", "outcome " + name) }

  /// The class of a verdict.
  var verdictClass: Attribute { Attribute("class", "verdict " + name) }

  /// The name among the classes of cells and verdicts that is the kind's own.
  package var name: String {
    switch kind {
    case .turned: "turned"
    case .unchanged: "unchanged"
    case .exception: "exception"
    case .geometryError: "error"
    case .ignored: "ignored"
    case .unavailable: "unavailable"
    }
  }

  /// The sign beside the word.
  package var sign: String {
    switch kind {
    case .turned where isState: "✓"
    case .turned: "↻"
    case .unchanged: "="
    case .exception: "✕"
    case .geometryError: "!"
    case .ignored: "–"
    case .unavailable: "∅"
    }
  }

  /// Writes the sign, which assistive technology leaves out.
  package func writeSign(into page: inout HTMLWriter) {
    page.tag(.span, [.class("sign"), .ariaHidden], text: sign)
    page.text(" ")
  }
}
