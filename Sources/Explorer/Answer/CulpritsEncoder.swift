import Orientation

/// Turns who kept an event from ending as it was meant to into numbers.
///
/// The row: whether there is anything to say; whether something was refused, rather than let happen; the sets, each behind
/// its length, and in them the facts, each behind their number; then the mask without effect, as facts are, or 0. A fact is
/// seven numbers: its kind, and what it carries.
struct CulpritsEncoder {
  private static let width = 7

  private(set) var numbers: [Int32] = []
  private let names: NameTable

  init(names: NameTable) { self.names = names }

  mutating func write(_ culprits: Culprits?) {
    guard let culprits else { return write(0) }
    let isRefused = if case .interface = culprits.wish { true } else { false }
    write(1, isRefused.code, culprits.sets.isEmpty.code)
    let sets = culprits.setsToTell
    write(sets.count)
    for set in sets {
      var refusals: [Refusal] = []
      for culprit in set { refusals += culprit.refusals }
      write(refusals.count)
      for refusal in refusals { filled { $0.write(refusal) } }
    }
    guard let unheard = culprits.unheardToTell else { return write(0) }
    write(1)
    filled { $0.write(unheard) }
  }
}

extension CulpritsEncoder {
  private mutating func write(_ numbers: Int...) {
    for number in numbers { self.numbers.append(Int32(truncatingIfNeeded: number)) }
  }

  /// Writes a fact, and fills it up.
  private mutating func filled(_ body: (inout CulpritsEncoder) -> Void) {
    let start = numbers.count
    body(&self)
    while numbers.count < start + Self.width { numbers.append(0) }
  }

  private func place(_ name: Name?) -> Int { name.map { names.place(of: $0) + 1 } ?? 0 }

  private func code(_ style: ModalPresentationStyle?) -> Int { style.map { $0.number + 1 } ?? 0 }

  /// Which sentence, from the list of the words; a name; a mask; a number; another name.
  private mutating func write(_ refusal: Refusal) {
    switch refusal {
    case .mask(let respondent, let mask, let isDefault):
      let (number, name) = written(respondent)
      write(number * 4 + isDefault.code * 2 + mask.isEmpty.code, place(name), mask.code)
    case .autorotationTo(let name, let mask): write(20, place(name), mask.code)
    case .autorotation(let name, let isOn): write(21 + isOn.code, place(name))
    case .preferenceLock(let name, let isOn): write(23 + isOn.code, place(name))
    case .preferred(let respondent, let rawValue):
      let (number, name) = written(respondent)
      write(25 + (number - 3) * 2 + (rawValue != nil).code, place(name), 0, rawValue ?? 0)
    case .style(let name, let style, let presenter): write(29, place(name), 0, code(style), place(presenter))
    case .requiresFullScreen(let isRequired): write(30 + isRequired.code)
    case .rotationLock: write(32)
    case .mode(let mode): write(33, 0, 0, mode.number)
    case .missingCall(let call): write(34, 0, 0, call.code.kind.rawValue)
    case .homeButton(let isThere): write(35 + isThere.code)
    case .idiom(let idiom): write(37 + (idiom == .pad).code)
    case .linkedSDK(let version): write(39, 0, 0, version.code)
    case .os(let version): write(40, 0, 0, version.code)
    }
  }

  private mutating func write(_ unheard: Culprits.Unheard) {
    let name = place(unheard.controller)
    switch unheard.cause {
    case .container(let container): write(41, name, unheard.mask.code, 0, place(container))
    case .presentation(let style, let presenter): write(42, name, unheard.mask.code, code(style), place(presenter))
    case .rule(let rule): write(43, name, unheard.mask.code, rule.number)
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
