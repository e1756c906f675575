import Explorer
import Orientation
import Words

/// What a reader can choose for each kind of fact. The numbers are those of ``StateCode``; the page's script knows none.
struct ExplorerChoices {
  let words: ExplorerWords

  /// A group of choices with a heading, or without one.
  typealias Groups = [(title: String?, choices: [ExplorerChoice])]

  // MARK: Versions

  var systems: [ExplorerChoice] { OSVersion.released.reversed().map { ExplorerChoice($0.code, $0.description) } }
  var linkedSDKs: [ExplorerChoice] { [ExplorerChoice(0, words[.asRunning])] + systems }
  var ignoredFrom: [ExplorerChoice] {
    [ExplorerChoice(0, words[.missing])]
      + OSVersion.released.filter { $0 >= OSVersion(26) }.map { ExplorerChoice($0.code, $0.description) }
  }

  // MARK: Yes and no

  var idioms: [ExplorerChoice] { [ExplorerChoice(0, "iPhone"), ExplorerChoice(1, "iPad")] }
  var onOrOff: [ExplorerChoice] { [ExplorerChoice(0, words[.isOff]), ExplorerChoice(1, words[.isOn])] }
  var noOrYes: [ExplorerChoice] { [ExplorerChoice(0, words[.no]), ExplorerChoice(1, words[.yes])] }
  var windows: [ExplorerChoice] {
    [ExplorerChoice(0, words[.fullScreenWindow]), ExplorerChoice(1, words[.partialWindow])]
  }
  var modes: [ExplorerChoice] {
    WindowingMode.allCases.enumerated().map { ExplorerChoice($0.offset + 1, $0.element.name(in: words.language)) }
  }
  var resizedWindows: [ExplorerChoice] {
    [ExplorerChoice(0, words[.partialWindow]), ExplorerChoice(1, words[.fullScreenWindow])]
  }

  /// Yes or no, or what holds where nobody says.
  func yesOrNo(unstated: String) -> [ExplorerChoice] {
    [
      ExplorerChoice(Bool?.none.code, unstated), ExplorerChoice(Bool?.some(true).code, words[.yes]),
      ExplorerChoice(Bool?.some(false).code, words[.no]),
    ]
  }

  var autorotations: [ExplorerChoice] {
    [
      ExplorerChoice(AutorotationAnswer.notImplemented.code, words[.notImplemented]),
      ExplorerChoice(AutorotationAnswer.always(true).code, "true"),
      ExplorerChoice(AutorotationAnswer.always(false).code, "false"),
      ExplorerChoice(AutorotationAnswer.selectedChild.code, words[.ofChild]),
    ]
  }

  // MARK: Assumptions

  var missingLists: [ExplorerChoice] {
    [ExplorerChoice(0, words[.headerDefault]), ExplorerChoice(1, words[.documentationDefault])]
  }
  /// What happens where no orientation is common, what holds by default first.
  func endings(unstated: Assumptions.NoCommonOrientation) -> [ExplorerChoice] {
    let others = Assumptions.NoCommonOrientation.allCases.filter { $0 != unstated }
    return [ExplorerChoice(0, words.ending(unstated))] + others.map { ExplorerChoice($0.code, words.ending($0)) }
  }
  var moments: [ExplorerChoice] {
    [ExplorerChoice(0, words[.beforeAppearance]), ExplorerChoice(1, words[.afterAppearance])]
  }
  var orders: [ExplorerChoice] {
    let orders: [[InterfaceOrientation]] = [
      [.portrait, .landscapeRight, .landscapeLeft, .portraitUpsideDown],
      [.portrait, .landscapeLeft, .landscapeRight, .portraitUpsideDown],
      [.portrait, .portraitUpsideDown, .landscapeLeft, .landscapeRight],
      [.landscapeRight, .landscapeLeft, .portrait, .portraitUpsideDown],
    ]
    return orders.compactMap { OrderOfChoice($0) }.map { order in
      ExplorerChoice(order.code, order.orientations.map(\.swiftName).joined(separator: ", "))
    }
  }

  // MARK: Orientations

  var devices: [ExplorerChoice] {
    let order: [DeviceOrientation] = [
      .portrait, .portraitUpsideDown, .landscapeLeft, .landscapeRight, .faceUp, .faceDown, .unknown,
    ]
    return order.map { ExplorerChoice($0.code, $0.swiftName) }
  }
  var interfaces: [ExplorerChoice] {
    (InterfaceOrientation.valid + [.unknown]).map { ExplorerChoice($0.code, $0.swiftName) }
  }
  /// What a device's setter takes, by raw value.
  var rawDevices: [ExplorerChoice] {
    DeviceOrientation.allCases.map { ExplorerChoice($0.rawValue, "\($0.swiftName) (\($0.rawValue))") }
  }

  /// The lists of an Info.plist that are found in apps.
  var lists: [ExplorerChoice] {
    let lists: [[InterfaceOrientation]] = [
      [.portrait], [.landscapeLeft], [.landscapeRight], [.portraitUpsideDown], [.landscapeLeft, .landscapeRight],
      [.landscapeRight, .landscapeLeft], [.portrait, .portraitUpsideDown], [.portrait, .landscapeLeft],
      [.portrait, .landscapeRight], [.portrait, .landscapeLeft, .landscapeRight],
      [.portrait, .portraitUpsideDown, .landscapeLeft, .landscapeRight],
    ]
    return [ExplorerChoice(0, words[.missing])]
      + lists.map { list in
        ExplorerChoice(Optional(list).code, list.map(\.swiftName).joined(separator: ", "))
      } + [ExplorerChoice([InterfaceOrientation]?.some([]).code, words[.emptyList])]
  }

  // MARK: Masks and answers

  /// The sixteen sets, those with a name of their own first.
  private func masks(_ code: (InterfaceOrientationMask) -> Int) -> [ExplorerChoice] {
    let named: [InterfaceOrientationMask] = [
      .portrait, .landscape, .allButUpsideDown, .all, .landscapeLeft, .landscapeRight, .portraitUpsideDown,
    ]
    let others = InterfaceOrientationMask.everySet.filter { !named.contains($0) && !$0.isEmpty }
    return named.map { mask in
      let name = InterfaceOrientationMask.members.first { $0.mask == mask }?.name
      return ExplorerChoice(code(mask), name ?? mask.messageList)
    } + others.map { ExplorerChoice(code($0), $0.messageList) } + [ExplorerChoice(code([]), words[.noMask])]
  }

  var plainMasks: [ExplorerChoice] { masks { $0.code } }

  /// A mask, or what holds where there is none.
  func optionalMasks(none: String) -> [ExplorerChoice] {
    [ExplorerChoice(0, none)] + masks { InterfaceOrientationMask?.some($0).code }
  }

  private func maskAnswers(_ depending: [(MaskAnswer, String)]) -> Groups {
    var names = NameTable()
    return [
      (nil, [ExplorerChoice(MaskAnswer.notImplemented.code(&names), words[.notImplemented])]),
      (words[.always], masks { MaskAnswer.mask($0).code(&names) }),
      (words[.depending], depending.map { ExplorerChoice($0.0.code(&names), $0.1) }),
    ]
  }

  var controllerMasks: Groups { maskAnswers([(.current, words[.current]), (.selectedChild, words[.ofChild])]) }
  var delegateMasks: Groups { maskAnswers([(.current, words[.current]), (.visibleController, words[.ofVisible])]) }

  var preferred: Groups {
    var names = NameTable()
    let orientations = InterfaceOrientation.valid.map { PreferredAnswer.rawValue($0.rawValue) }
    return [
      (nil, [ExplorerChoice(PreferredAnswer.notImplemented.code(&names), words[.notImplemented])]),
      (
        words[.always],
        zip(orientations, InterfaceOrientation.valid).map { ExplorerChoice($0.code(&names), $1.swiftName) }
      ),
      (
        words[.depending],
        [(PreferredAnswer.current, words[.current]), (.selectedChild, words[.ofChild])].map {
          ExplorerChoice($0.0.code(&names), $0.1)
        }
      ),
    ]
  }

  // MARK: Controllers

  var kinds: [ExplorerChoice] {
    Controller.Kind.allCases.map { ExplorerChoice($0.code, $0.className) }
  }

  var forwardings: [ExplorerChoice] {
    Controller.Forwarding.allCases.map { forwarding in
      let text =
        switch forwarding {
        case .none: words[.asksNobody]
        case .selectedChild: words[.asksSelected]
        case .topChild: words[.asksTop]
        case .containerDelegate: words[.asksDelegate]
        }
      return ExplorerChoice(forwarding.code, text)
    }
  }

  var styles: [ExplorerChoice] {
    [ExplorerChoice(0, words[.defaultStyle])]
      + ModalPresentationStyle.allCases.map { ExplorerChoice(ModalPresentationStyle?.some($0).code, $0.swiftName) }
  }
}
