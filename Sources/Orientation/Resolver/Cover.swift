/// Whether a presented controller takes over from its presenter, and by which rule.
package struct Cover {
  package fileprivate(set) var takesOver: Bool
  package let rule: Rule
  var isAutomatic = false

  /// - Parameters:
  ///   - style: the style asked for, or nil for the default of the iOS version.
  ///   - takesOver: whether it does where the style leaves that open (``Presentation/takesOver``).
  init(
    _ style: ModalPresentationStyle?, takesOver: Bool?, _ idiom: Idiom, _ os: OSVersion, linkedSDK: OSVersion
  ) {
    let hasAutomatic = os >= OSVersion(13)
    switch style ?? .automatic {
    case .fullScreen: self.init(takesOver: true, .fullScreenPresentationTakesOver)
    case .overFullScreen where os < OSVersion(8):
      self.init(takesOver: takesOver ?? false, .otherStylesMustFillTheWindow)
    case .overFullScreen: self.init(takesOver: true, .overFullScreenPresentationTakesOver)
    // Apple names the version alone; reports name the SDK.
    case .automatic where !hasAutomatic || linkedSDK < OSVersion(13):
      self.init(takesOver: true, .fullScreenPresentationTakesOver)
      isAutomatic = hasAutomatic
    case .automatic, .pageSheet, .formSheet:
      if !hasAutomatic, idiom == .phone {
        self.init(takesOver: true, .sheetFillsCompactPhoneBefore13)
      } else {
        self.init(takesOver: false, .sheetLeavesPresenterInCharge)
        isAutomatic = hasAutomatic && (style ?? .automatic) == .automatic
      }
    // A delegate may prevent that, which a scenario states.
    case .popover where !hasAutomatic && idiom == .phone && takesOver == nil:
      self.init(takesOver: true, .sheetFillsCompactPhoneBefore13)
    case .custom where os >= OSVersion(7):
      self.init(takesOver: takesOver ?? false, .customPresentationMustRemovePresentersView)
    case .none, .currentContext, .custom, .overCurrentContext, .popover:
      self.init(takesOver: takesOver ?? false, .otherStylesMustFillTheWindow)
    }
  }

  /// An alert or an action sheet, which never takes over.
  static var alert: Cover { Cover(takesOver: false, .alertsFollowTheirPresenter) }

  /// Whether a custom presentation controller brings it up.
  var isCustom: Bool { rule == .customPresentationMustRemovePresentersView }

  private init(takesOver: Bool, _ rule: Rule) {
    self.takesOver = takesOver
    self.rule = rule
  }
}

/// Presented controllers from the lowest up: one that a custom presentation controller brings up takes over only where
/// every custom one below it, up to one that takes over, does so too.
struct CoverChain {
  private var isBlocked = false

  /// The next controller's cover, with whether it takes over in its place.
  mutating func next(_ cover: Cover) -> Cover {
    var cover = cover
    if isBlocked, cover.isCustom { cover.takesOver = false }
    if cover.takesOver { isBlocked = false } else if cover.isCustom { isBlocked = true }
    return cover
  }
}

extension Scenario {
  /// Whether a presented controller takes over from its presenter, and by which rule.
  package func cover(of presentation: Presentation) -> Cover {
    if presentation.isAlert { return .alert }
    return Cover(presentation.style, takesOver: presentation.takesOver, idiom, os, linkedSDK: effectiveLinkedSDK)
  }

  /// The same for all that are presented, from the lowest up, each in its place.
  var covers: [Cover] {
    var chain = CoverChain()
    var covers: [Cover] = []
    for presentation in presented { covers.append(chain.next(cover(of: presentation))) }
    return covers
  }
}
