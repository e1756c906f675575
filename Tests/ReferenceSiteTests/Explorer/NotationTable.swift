import Explorer
import Orientation

@testable import OrientationNotation

/// The keys and values of scenarios, with their numbers in a state: what the explorer's script reads and writes texts by.
///
/// It is found by asking. Each number is put into a state, and the tool's own writer says what stands in the text for it.
struct NotationTable: Encodable {
  /// A number, and what stands for it.
  struct Word: Encodable {
    let number: Int
    let text: String
  }

  /// A fact: the place of its number, how its value is written, and its key in every spelling.
  struct Row: Encodable {
    enum Shape: String, Encodable {
      case choice, version, list, mask, answer, preferred, assignment
    }

    let place: Int
    let shape: Shape
    let keys: [String]
    var words: [Word] = []
  }

  /// An event, with what stands around that which it brings along.
  struct Event: Encodable {
    enum Shape: String, Encodable {
      case number, mask, name, controller
    }

    let kind: Int
    let shape: Shape
    let before: String
    let behind: String
  }

  let start = StartField.allCases.compactMap(Self.row)
  let controller = ControllerField.allCases.compactMap(Self.row)
  let startFields = StartField.allCases.map { "\($0)" }
  let controllerFields = ControllerField.allCases.map { "\($0)" }
  let versions = (OSVersion.oldest.major...OSVersion.last.major).flatMap { major in
    (0...20).map { OSVersion(major, $0) }
  }
  .filter(\.isKnown).map(\.code)
  let masks = InterfaceOrientationMask.everySet.map { Word(number: $0.code, text: $0.description) }
  let orientations = InterfaceOrientation.valid.map { Word(number: $0.rawValue, text: $0.swiftName) }
  let kinds = Controller.Kind.allCases.map { Word(number: $0.code, text: $0.notation) }
  let forwardings = Controller.Forwarding.allCases.map { Word(number: $0.code, text: $0.notation) }
  let styles = ModalPresentationStyle.allCases.map {
    Word(number: ModalPresentationStyle?.some($0).code, text: $0.swiftName)
  }
  /// What happens in a moment, by the number of the kind.
  let moments = Dictionary(
    uniqueKeysWithValues: EventKind.allCases.map { ($0.rawValue, Self.words($0, inAMoment: true)) }
  )
  .filter { !$0.value.isEmpty }
  let events = Dictionary(
    uniqueKeysWithValues: EventKind.allCases.map { ($0.rawValue, Self.words($0, inAMoment: false)) }
  )
  .filter { !$0.value.isEmpty }
  let momentsAround = EventKind.allCases.compactMap { Self.around($0, inAMoment: true) }
  let eventsAround = EventKind.allCases.compactMap { Self.around($0, inAMoment: false) }
  /// The key of what an event changes, by the number of its kind.
  let changes = Dictionary(
    uniqueKeysWithValues: EventKind.allCases.filter { $0.group == .change }.map { ($0.rawValue, Self.key($0)) })
}

// MARK: Facts

extension NotationTable {
  private static func shape(_ field: StartField) -> Row.Shape? {
    switch field {
    case .mode, .event, .eventValue, .eventDetail, .noCommonOrientationFromSixteen: nil
    case .os, .linkedSDK, .requiresFullScreenIgnoredFrom: .version
    case .informationPropertyList, .informationPropertyListOnPad, .informationPropertyListOnPhone, .orderOfChoice:
      .list
    case .applicationDelegate, .sceneDelegate: .answer
    case .sceneKnows: .mask
    case .idiom, .homeButton, .requiresFullScreen, .rotationLock, .current, .device, .sceneKnowsLock, .sceneIsPartial,
      .missingInformationPropertyList, .askedAtPresentation, .noCommonOrientationAtPresentation,
      .noCommonOrientationAtRotation, .noCommonOrientationAtUpdate, .noCommonOrientationUnderFullScreen, .emptyMask,
      .rotationGoesBy, .navigationUpsideDown, .popAsks, .dismissalAsks, .preferredOutsideMask, .keyValueCodingAtFirst,
      .windowingMode, .isResized:
      .choice
    }
  }

  private static func shape(_ field: ControllerField) -> Row.Shape? {
    switch field {
    case .name, .parent, .role, .kind, .forwarding, .shownChild, .appearanceMask, .disappearanceMask, .style, .isAlert:
      nil
    case .supported, .delegateSupported: .answer
    case .preferred, .delegatePreferred: .preferred
    case .shouldAutorotateTo: .mask
    case .appearanceVariable, .disappearanceVariable: .assignment
    case .shouldAutorotate, .prefersOrientationLocked, .fillsWindow, .removesPresentersView, .ignoresApplicationMask:
      .choice
    }
  }

  private static func row(_ field: StartField) -> Row? {
    guard let shape = shape(field) else { return nil }
    return row(field.rawValue, shape) { code, number in code.start[field] = number }
  }

  private static func row(_ field: ControllerField) -> Row? {
    guard let shape = shape(field) else { return nil }
    return row(field.rawValue, shape) { code, number in code.controllers[1][field] = number }
  }

  /// - Parameter set: gives the fact a number.
  private static func row(_ place: Int, _ shape: Row.Shape, set: (inout StateCode, Int) -> Void) -> Row? {
    var words: [Word] = []
    var key: String?
    // Some hold on an iPad alone, or on some versions; some numbers are versions, lists or answers.
    for (idiom, os) in [(0, OSVersion.last), (1, .last), (1, OSVersion(15)), (1, OSVersion(17))] {
      var before = base
      before.start[.idiom] = idiom
      before.start[.os] = os.code
      for number in Array(-1...14) + [1432, 1504] {
        var code = before
        set(&code, number)
        guard let fact = lines(of: code).first(where: { !lines(of: before).contains($0) }), isRead(code) else {
          continue
        }
        let parts = fact.split(separator: ": ", maxSplits: 1).map(String.init)
        key = parts[0].hasPrefix("X.") ? String(parts[0].dropFirst(2)) : parts[0]
        if !words.contains(where: { $0.number == number }) { words.append(Word(number: number, text: parts[1])) }
      }
    }
    guard let key, let kind = FactKind.named(key.folded) else { return nil }
    switch shape {
    case .choice:
      let usual = kind.defaultText
      if !words.contains(where: { $0.text == usual }) { words.append(Word(number: 0, text: usual)) }
    case .answer, .preferred: words.removeAll { !(1...3).contains($0.number) }
    case .version, .list, .mask, .assignment: words = []
    }
    return Row(place: place, shape: shape, keys: [kind.plainKey] + kind.record.aliases, words: words)
  }

  /// A root, and a presented navigation controller with a delegate; a variable that each may name.
  private static let base: StateCode = {
    var code = StateCode(.moment(Scenario(os: .last)))
    code.names = ["Root", "X", "V"]
    var (root, presented, variable) = (Record<ControllerField>(), Record<ControllerField>(), Record<VariableField>())
    root[.name] = 0
    presented[.name] = 1
    presented[.role] = ControllerRole.presented.rawValue
    presented[.kind] = Controller.Kind.navigation.code
    presented[.forwarding] = Controller.Forwarding.containerDelegate.code
    variable[.name] = 2
    (code.controllers, code.variables) = ([root, presented], [variable])
    return code
  }()

  private static func lines(of code: StateCode) -> [String] {
    switch code.state {
    case .moment(let scenario): scenario.text.split(separator: "\n").map(String.init)
    case .sequence(let timeline): timeline.lines
    }
  }

  /// Whether a state has no other numbers, and the tool reads its text.
  private static func isRead(_ code: StateCode) -> Bool {
    let text = lines(of: code).joined(separator: "\n")
    do {
      return try StateCode(code.state) == code && Scenario(reading: text).text == text
    } catch {
      return false
    }
  }
}

// MARK: Events

extension NotationTable {
  /// What an event brings along.
  private enum Form {
    /// A number, each of which has a word.
    case words(ClosedRange<Int>)
    case number, mask, name, controller, change
  }

  private static func form(_ kind: EventKind, inAMoment: Bool) -> [Form] {
    switch kind {
    case .statusBarOrientationSet: [.words(0...3)]
    case .presentedAndDismissed: [.words(0...11)]
    case .geometryRequested: [.mask]
    case .keyValueCodingSet, .privateSetterCalled: [.number]
    case .dismissed: inAMoment ? [.words(0...11)] : [.words(0...0), .name]
    case .deviceTurned: [.words(inAMoment ? 0...0 : -1...5)]
    case .rotationLock, .windowResized: [.words(inAMoment ? 0...0 : 0...1)]
    case .modeChanged: [.words(inAMoment ? 0...0 : 1...WindowingMode.allCases.count)]
    case .presented, .pushed, .rootReplaced: [inAMoment ? .words(0...0) : .controller]
    case .tabSelected: [inAMoment ? .words(0...0) : .name]
    case .masksChanged, .alertDismissed: inAMoment ? [.words(0...0)] : []
    case .phoneWindowResized: inAMoment ? [] : [.words(0...0)]
    case .launched, .rootShown, .popped, .rotationAttempted, .updateRequested, .lockUpdateRequested,
      .foreignGeometryRequested, .viewReadded, .viewTransformed, .movedToBackground, .movedToForeground,
      .dismissalCancelled, .otherWindowRequested, .carPlaySceneRequested:
      [.words(0...0)]
    case .applicationDelegateChanged, .sceneDelegateChanged, .variableChanged, .supportedChanged, .preferredChanged,
      .shouldAutorotateChanged, .shouldAutorotateToChanged, .prefersOrientationLockedChanged,
      .delegateSupportedChanged, .delegatePreferredChanged, .viewWillAppearChanged, .viewWillDisappearChanged:
      inAMoment ? [] : [.change]
    }
  }

  private static func words(_ kind: EventKind, inAMoment: Bool) -> [Word] {
    form(kind, inAMoment: inAMoment).flatMap { form in
      switch form {
      case .words(let numbers):
        numbers.filter { isItself(kind, value: $0, inAMoment: inAMoment) }.map {
          Word(number: $0, text: text(kind, value: $0, inAMoment: inAMoment))
        }
      case .number, .mask, .name, .controller, .change: [Word]()
      }
    }
  }

  private static func around(_ kind: EventKind, inAMoment: Bool) -> Event? {
    func event(_ shape: Event.Shape, _ mark: String, value: Int, name: Int = 0) -> Event {
      let parts = text(kind, value: value, name: name, inAMoment: inAMoment).split(
        separator: mark, omittingEmptySubsequences: false)
      return Event(kind: kind.rawValue, shape: shape, before: String(parts[0]), behind: String(parts[1]))
    }
    for form in form(kind, inAMoment: inAMoment) {
      switch form {
      case .number: return event(.number, "77", value: 77)
      case .mask: return event(.mask, "allButUpsideDown", value: InterfaceOrientationMask.allButUpsideDown.code)
      case .name: return event(.name, "X", value: 0, name: 2)
      case .controller: return event(.controller, "X", value: 1)
      case .words, .change: continue
      }
    }
    return nil
  }

  private static func key(_ kind: EventKind) -> String {
    let change = text(kind, value: 0, name: 2, inAMoment: false).dropFirst("masks changed ".count).prefix { $0 != ":" }
    return String(change.hasPrefix("X.") ? change.dropFirst(2) : change)
  }

  /// Whether an event has that number, and not another one that means the same.
  private static func isItself(_ kind: EventKind, value: Int, inAMoment: Bool) -> Bool {
    let read = StateCode(code(kind, value: value, inAMoment: inAMoment).state)
    return (inAMoment ? read.start[.eventValue] : read.events[0][.value]) == value
  }

  private static func text(_ kind: EventKind, value: Int, name: Int = 0, inAMoment: Bool) -> String {
    let code = code(kind, value: value, name: name, inAMoment: inAMoment)
    return lines(of: code).last.map { String($0.dropFirst("event: ".count)) } ?? ""
  }

  private static func code(_ kind: EventKind, value: Int, name: Int = 0, inAMoment: Bool) -> StateCode {
    var code = base
    code.controllers[1][.forwarding] = 0
    if inAMoment {
      code.start[.event] = kind.rawValue
      code.start[.eventValue] = value
    } else {
      code.start[.mode] = 1
      code.controllers[1][.role] = ControllerRole.later.rawValue
      code.controllers[1][.kind] = 0
      var event = Record<EventField>()
      (event[.kind], event[.value], event[.name]) = (kind.rawValue, value, name)
      code.events = [event]
    }
    return code
  }
}
