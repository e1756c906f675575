import Orientation

/// What stands behind `as` where a controller is presented: a style, or that it is an alert.
package enum PresentedForm: Sendable, Hashable {
  /// A style, or nil for the default of the iOS version.
  case style(ModalPresentationStyle?)
  /// A `UIAlertController`, as an alert or an action sheet.
  case alert

  /// Reads what stands behind `as`; nil is nothing.
  init(_ text: Substring?) throws(ValueFault) {
    guard let text else {
      self = .style(nil)
      return
    }
    self = Self.alerts.contains(text.folded) ? .alert : .style(try ValueReader.style(text))
  }

  /// The form behind the controllers, as a scenario writes it.
  var notation: String {
    switch self {
    case .style(let style): style.map { " as " + $0.swiftName } ?? ""
    case .alert: " as alert"
    }
  }

  /// What people write for the presentation of a `UIAlertController`, folded.
  private static let alerts: Set<String> = ["alert", "actionsheet", "uialertcontroller"]
}

extension Presentation {
  /// The same presentation in a form.
  func with(_ form: PresentedForm) -> Presentation {
    var presentation = self
    switch form {
    case .style(let style): presentation.style = style
    case .alert: presentation.isAlert = true
    }
    return presentation
  }
}
