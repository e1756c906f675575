import HTML
import Orientation

/// How an outcome looks: a class, and a sign beside its word.
struct OutcomeMark {
  let kind: Outcome.Kind

  /// The class of a table cell.
  var cellClass: Attribute {
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

  /// Writes the sign, which assistive technology leaves out.
  func writeSign(into page: inout HTMLWriter) {
    page.tag("span", [.class("sign"), .ariaHidden]) { page in
      switch kind {
      case .turned: page.literal("↻")
      case .unchanged: page.literal("=")
      case .exception: page.literal("✕")
      case .geometryError: page.literal("!")
      case .ignored: page.literal("–")
      case .unavailable: page.literal("∅")
      }
    }
    page.text(" ")
  }
}
