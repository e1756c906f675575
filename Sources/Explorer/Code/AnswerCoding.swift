import Orientation

// The numbers of answers that may name a variable: below 0 is the place of its name.

extension MaskAnswer {
  /// Where masks begin; smaller numbers are for the answers that are none.
  package static let firstMaskCode = 8

  package func code(_ names: inout NameTable) -> Int {
    switch self {
    case .notImplemented: 0
    case .current: 1
    case .selectedChild: 2
    case .visibleController: 3
    case .mask(let mask): Self.firstMaskCode + mask.code
    case .variable(let name): -1 - names.add(name)
    }
  }

  init(code: Int, _ names: NameTable) {
    switch code {
    case 1: self = .current
    case 2: self = .selectedChild
    case 3: self = .visibleController
    case Self.firstMaskCode...: self = .mask(InterfaceOrientationMask(code: code - Self.firstMaskCode))
    case ..<0: self = .variable(names.name(at: -1 - Limit.clamped(code)))
    default: self = .notImplemented
    }
  }
}

extension PreferredAnswer {
  /// The number of the raw value 0. Raw values from −90 on fit.
  package static let zeroCode = 100

  package func code(_ names: inout NameTable) -> Int {
    switch self {
    case .notImplemented: 0
    case .current: 1
    case .selectedChild: 2
    case .rawValue(let value): max(Limit.clamped(value) + Self.zeroCode, 10)
    case .variable(let name): -1 - names.add(name)
    }
  }

  init(code: Int, _ names: NameTable) {
    switch code {
    case 1: self = .current
    case 2: self = .selectedChild
    case 10...: self = .rawValue(code - Self.zeroCode)
    case ..<0: self = .variable(names.name(at: -1 - Limit.clamped(code)))
    default: self = .notImplemented
    }
  }
}
