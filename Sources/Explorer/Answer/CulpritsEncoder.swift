import Orientation

/// Turns who kept an event from ending as it was meant to into numbers.
///
/// The row: 0 where there is nothing to tell, 1 where it did not end so, and 2 where it did; the mask that was wanted, or 0
/// where something else was; whether nobody could have changed it; the sets behind their number, and of each its facts behind
/// theirs; then the answers without effect behind twice their number, each an answer and its cause. A fact is five numbers: its
/// kind, and what it carries.
struct CulpritsEncoder {
  private(set) var numbers: [Int32] = []
  private let names: NameTable

  init(names: NameTable) { self.names = names }

  mutating func write(_ culprits: Culprits?) {
    guard let culprits else { return write(0) }
    write(1 + culprits.isReached.code)
    if case .interface(let mask) = culprits.wish { write(mask.code) } else { write(0) }
    write((culprits.sets.isEmpty && !culprits.isReached).code)
    let sets = culprits.setsToTell
    write(sets.count)
    for set in sets {
      var refusals: [Refusal] = []
      for culprit in set { refusals += culprit.refusals }
      write(refusals.count)
      for refusal in refusals { write(refusal) }
    }
    let unheard = culprits.unheardToTell
    write(unheard.count * 2)
    for one in unheard { write(one) }
  }
}

extension CulpritsEncoder {
  private mutating func write(_ number: Int) { numbers.append(Int32(truncatingIfNeeded: number)) }

  /// Writes a fact: which sentence, from the list of the words; a name; a mask; a number; another name.
  private mutating func fact(
    _ kind: Int, of name: Name? = nil, mask: InterfaceOrientationMask = [], value: Int = 0, other: Name? = nil
  ) {
    write(kind)
    write(place(name))
    write(mask.code)
    write(value)
    write(place(other))
  }

  private func place(_ name: Name?) -> Int { name.map { names.place(of: $0) + 1 } ?? 0 }

  private func code(_ style: ModalPresentationStyle?) -> Int { style.map { $0.number + 1 } ?? 0 }

  private mutating func write(_ refusal: Refusal) {
    switch refusal {
    case .mask(let respondent, let mask, let isDefault):
      let (number, name) = written(respondent)
      fact(number * 4 + isDefault.code * 2 + mask.isEmpty.code, of: name, mask: mask)
    case .autorotationTo(let name, let mask): fact(20, of: name, mask: mask)
    case .autorotation(let name, let isOn): fact(21 + isOn.code, of: name)
    case .preferenceLock(let name, let isOn): fact(23 + isOn.code, of: name)
    case .preferred(let respondent, let rawValue):
      let (number, name) = written(respondent)
      fact(25 + (number - 3) * 2 + (rawValue != nil).code, of: name, value: rawValue ?? 0)
    case .style(let name, let style, let presenter): fact(29, of: name, value: code(style), other: presenter)
    case .requiresFullScreen(let isRequired): fact(30 + isRequired.code)
    case .rotationLock: fact(32)
    case .mode(let mode): fact(33, value: mode.number)
    case .missingCall(let call): fact(34, value: number(of: call))
    case .homeButton(let isThere): fact(35 + isThere.code)
    case .idiom(let idiom): fact(37 + (idiom == .pad).code)
    case .linkedSDK(let version): fact(39, value: version.code)
    case .os(let version): fact(40, value: version.code)
    }
  }

  private mutating func write(_ unheard: Culprits.Unheard) {
    switch unheard.answer {
    case .mask(let respondent, let mask, _):
      let (number, name) = written(respondent)
      fact(41 + number, of: name, mask: mask)
    case .autorotation(let name, _): fact(46, of: name)
    case .preferenceLock(let name, _): fact(47, of: name)
    case .autorotationTo, .preferred, .style, .requiresFullScreen, .rotationLock, .mode, .missingCall, .homeButton,
      .idiom, .linkedSDK, .os:
      write(unheard.answer)
    }
    switch unheard.cause {
    case .container(let container): fact(48, other: container)
    case .presentation(let style, let presenter): fact(49, value: code(style), other: presenter)
    case .rule(let rule): fact(50, value: rule.number)
    }
  }

  /// The place of a call among those that have UIKit ask again.
  private func number(of call: MethodCall) -> Int {
    switch call {
    case .rotationAttempted: 0
    case .lockUpdateRequested: 2
    case .geometryRequested: 3
    case .updateRequested, .keyValueCodingSet, .privateSetterCalled, .statusBarOrientationSet,
      .foreignGeometryRequested,
      .geometryRequestedElsewhere, .presentedAndDismissed, .viewReadded, .viewTransformed:
      1
    }
  }

  private func written(_ respondent: Respondent) -> (number: Int, name: Name?) {
    switch respondent {
    case .informationPropertyList: (0, nil)
    case .applicationDelegate: (1, nil)
    case .sceneDelegate: (2, nil)
    case .controller(let name): (3, name)
    case .containerDelegate(let name): (4, name)
    }
  }
}
