/// Whether a presented controller takes over from its presenter, and by which rule.
package struct Cover {
  package let takesOver: Bool
  package let rule: Rule
  var isAutomatic = false

  /// - Parameters:
  ///   - style: the style asked for, or nil for the default of the iOS version.
  ///   - fillsWindow: whether the presented view fills the window, where the style leaves that open.
  init(_ style: ModalPresentationStyle?, fillsWindow: Bool?, _ idiom: Idiom, _ os: OSVersion) {
    let hasAutomatic = os >= OSVersion(13)
    switch style ?? (hasAutomatic ? .automatic : .fullScreen) {
    case .fullScreen: self.init(takesOver: true, .fullScreenPresentationTakesOver)
    case .overFullScreen where os < OSVersion(8):
      self.init(takesOver: fillsWindow ?? false, .otherStylesMustFillTheWindow)
    case .overFullScreen: self.init(takesOver: true, .overFullScreenPresentationTakesOver)
    case .automatic where !hasAutomatic: self.init(takesOver: true, .fullScreenPresentationTakesOver)
    case .automatic, .pageSheet, .formSheet:
      if !hasAutomatic, idiom == .phone {
        self.init(takesOver: true, .sheetFillsCompactPhoneBefore13)
      } else {
        self.init(takesOver: false, .sheetLeavesPresenterInCharge)
        isAutomatic = hasAutomatic && (style == nil || style == .automatic)
      }
    case .none, .currentContext, .custom, .overCurrentContext, .popover:
      self.init(takesOver: fillsWindow ?? false, .otherStylesMustFillTheWindow)
    }
  }

  private init(takesOver: Bool, _ rule: Rule) {
    self.takesOver = takesOver
    self.rule = rule
  }
}

extension Scenario {
  /// Whether a presented controller takes over from its presenter, and by which rule.
  package func cover(of presentation: Presentation) -> Cover {
    Cover(presentation.style, fillsWindow: presentation.fillsWindow, idiom, os)
  }
}
