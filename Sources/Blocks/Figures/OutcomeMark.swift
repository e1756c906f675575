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
  package var cellClass: Attribute {
    switch kind {
    case .turned: .class("outcome turned")
    case .unchanged: .class("outcome unchanged")
    case .exception: .class("outcome exception")
    case .geometryError: .class("outcome error")
    case .ignored: .class("outcome ignored")
    case .unavailable: .class("outcome unavailable")
    }
  }

  /// The class of a verdict.
  var verdictClass: Attribute {
    switch kind {
    case .turned: .class("verdict turned")
    case .unchanged: .class("verdict unchanged")
    case .exception: .class("verdict exception")
    case .geometryError: .class("verdict error")
    case .ignored: .class("verdict ignored")
    case .unavailable: .class("verdict unavailable")
    }
  }

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
