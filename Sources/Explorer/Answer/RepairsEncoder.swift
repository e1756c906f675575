import Orientation

/// Turns a repair into numbers: how many facts could be different, and where there is a repair, who can make it (two bits) and
/// above that the masks that other screens lose and get, and its edits, which are fields of a state with other numbers, or events behind
/// the one that is asked about. Where there is no goal there is no number.
///
/// An edit is four numbers: the kind of record (0 the start, 1 a variable, 2 a controller, 3 an event, 4 an event
/// that is added), its place, the field, and the number; of an added event the place is its kind.
struct RepairsEncoder {
  private(set) var numbers: [Int32] = []
  let code: StateCode
  /// The place of the event in a sequence.
  let step: Int
  var names: NameTable

  init(_ code: StateCode, step: Int) {
    self.code = code
    self.step = step
    names = NameTable(code.names)
  }

  mutating func write(_ repair: Repair?, ofFacts count: Int) {
    write(count)
    guard let repair else { return }
    write(repair.owner.number + Int(repair.takes.rawValue + 16 * repair.gives.rawValue) * 2)
    for edit in repair.edits { write(edit) }
  }
}

extension RepairsEncoder {
  private mutating func write(_ numbers: Int...) {
    for number in numbers { self.numbers.append(Int32(truncatingIfNeeded: number)) }
  }

  private mutating func start(_ field: StartField, _ value: Int) { write(0, 0, field.rawValue, value) }

  private mutating func controller(_ name: Name, _ field: ControllerField, _ value: Int) {
    write(2, place(of: name, in: code.controllers, .name), field.rawValue, value)
  }

  private func place<Field>(of name: Name, in records: [Record<Field>], _ field: Field) -> Int {
    var place = 0
    for (index, record) in records.enumerated() where record[field] == names.place(of: name) { place = index }
    return place
  }

  private mutating func write(_ edit: Edit) {
    switch edit {
    case .answer(let name, let answer): write(answer, of: name)
    case .forwarding(let name, _, let forwarding): controller(name, .forwarding, forwarding.code)
    case .style(let name, let style): controller(name, .style, ModalPresentationStyle?.some(style).code)
    case .removesPresentersView(let name, let isRemoved):
      controller(name, .removesPresentersView, Bool?.some(isRemoved).code)
    case .applicationDelegate(let answer): start(.applicationDelegate, answer.code(&names))
    case .sceneDelegate(let answer): start(.sceneDelegate, answer.code(&names))
    case .variable(let variable):
      write(1, place(of: variable.name, in: code.variables, .name), VariableField.mask.rawValue, variable.mask.code)
    case .call(let call):
      let (kind, value) = call.code
      write(4, kind.rawValue, EventField.value.rawValue, value)
    case .linkedSDK(let version): start(.linkedSDK, version.code)
    case .informationPropertyList(let key, let list): start(key.field, [InterfaceOrientation]?.some(list).code)
    case .requiresFullScreen(let isRequired): start(.requiresFullScreen, isRequired.code)
    case .rotationLock(let isOn): start(.rotationLock, isOn.code)
    case .device(let orientation):
      guard code.start[.mode] == 1 else { return start(.device, orientation.code) }
      write(3, step, EventField.value.rawValue, orientation.code)
    case .fillsScreen(let fillsScreen): start(.sceneIsPartial, (!fillsScreen).code)
    case .mode(let mode): start(.windowingMode, mode.number + 1)
    case .os(let version): start(.os, version.code)
    case .idiom(let idiom): start(.idiom, (idiom == .pad).code)
    case .homeButton(let isThere): start(.homeButton, Bool?.some(isThere).code)
    }
  }

  private mutating func write(_ answer: Answer, of name: Name) {
    switch answer {
    case .supported(let answer): controller(name, .supported, answer.code(&names))
    case .preferred(let answer): controller(name, .preferred, answer.code(&names))
    case .shouldAutorotate(let answer): controller(name, .shouldAutorotate, answer.code)
    case .shouldAutorotateTo(let mask): controller(name, .shouldAutorotateTo, mask.code)
    case .prefersOrientationLocked(let isLocked): controller(name, .prefersOrientationLocked, isLocked.code)
    case .delegateSupported(let answer): controller(name, .delegateSupported, answer.code(&names))
    case .delegatePreferred(let answer): controller(name, .delegatePreferred, answer.code(&names))
    case .viewWillAppear, .viewWillDisappear: controller(name, .name, names.place(of: name))
    }
  }
}

extension InformationPropertyListKey {
  fileprivate var field: StartField {
    switch self {
    case .everyDevice: .informationPropertyList
    case .pad: .informationPropertyListOnPad
    case .phone: .informationPropertyListOnPhone
    }
  }
}
