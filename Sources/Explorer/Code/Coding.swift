import Orientation

// The numbers of values that need no name. 0 is the default of a fact that nobody stated.

extension OSVersion {
  /// `15.4` is 1504.
  package var code: Int { major * 100 + minor }

  package init(code: Int) { self.init(code / 100, code % 100) }
}

extension Optional<OSVersion> {
  /// 0 for none.
  var code: Int { self?.code ?? 0 }

  init(code: Int) { self = code > 0 ? OSVersion(code: code) : nil }
}

extension Optional<Bool> {
  /// 0 for not stated, 1 for yes, 2 for no.
  package var code: Int { self.map { $0 ? 1 : 2 } ?? 0 }

  init(code: Int) { self = code == 0 ? nil : code == 1 }
}

extension InterfaceOrientation {
  /// The distance from portrait.
  package var code: Int { rawValue - InterfaceOrientation.portrait.rawValue }

  init(code: Int) {
    self = InterfaceOrientation(rawValue: Limit.clamped(code) + InterfaceOrientation.portrait.rawValue) ?? .unknown
  }
}

extension DeviceOrientation {
  /// The distance from portrait.
  package var code: Int { rawValue - DeviceOrientation.portrait.rawValue }

  init(code: Int) {
    self = DeviceOrientation(rawValue: Limit.clamped(code) + DeviceOrientation.portrait.rawValue) ?? .unknown
  }
}

extension InterfaceOrientationMask {
  /// The raw value, as far as it fits a field.
  package var code: Int { Int(truncatingIfNeeded: rawValue & UInt(Limit.number - 1)) }

  init(code: Int) { self.init(rawValue: UInt(min(max(code, 0), Limit.number - 1))) }
}

extension Optional<InterfaceOrientationMask> {
  /// 0 for none, or else the raw value and 1.
  package var code: Int { self.map { $0.code + 1 } ?? 0 }

  init(code: Int) { self = code > 0 ? InterfaceOrientationMask(code: code - 1) : nil }
}

extension Optional<[InterfaceOrientation]> {
  /// 0 for none, 9 for an empty list, or else the raw values as digits.
  package var code: Int {
    guard let self else { return 0 }
    var code = 0
    var seen: InterfaceOrientationMask = []
    // An orientation that stands twice says nothing new.
    for orientation in self where !seen.contains(orientation.mask) && orientation != .unknown {
      seen.formUnion(orientation.mask)
      code = code * 10 + orientation.rawValue
    }
    return code == 0 ? 9 : code
  }

  init(code: Int) {
    guard code > 0 else {
      self = nil
      return
    }
    var orientations: [InterfaceOrientation] = []
    var rest = code
    while rest > 0 {
      if let orientation = InterfaceOrientation(rawValue: rest % 10), orientation != .unknown {
        orientations.insert(orientation, at: 0)
      }
      rest /= 10
    }
    self = orientations
  }
}

extension OrderOfChoice {
  package var code: Int {
    self == .portraitThenRight ? 0 : Optional(orientations).code
  }

  init(code: Int) { self = [InterfaceOrientation]?(code: code).flatMap { OrderOfChoice($0) } ?? .portraitThenRight }
}

extension Optional<ModalPresentationStyle> {
  /// 0 for the default of the version.
  package var code: Int { self.map { $0.rawValue - ModalPresentationStyle.automatic.rawValue + 1 } ?? 0 }

  init(code: Int) {
    self =
      code > 0
      ? ModalPresentationStyle(rawValue: Limit.clamped(code) + ModalPresentationStyle.automatic.rawValue - 1) : nil
  }
}

extension AutorotationAnswer {
  package var code: Int {
    switch self {
    case .notImplemented: 0
    case .always(true): 1
    case .always(false): 2
    case .selectedChild: 3
    }
  }

  init(code: Int) {
    switch code {
    case 1: self = .always(true)
    case 2: self = .always(false)
    case 3: self = .selectedChild
    default: self = .notImplemented
    }
  }
}

extension Assumptions.NoCommonOrientation {
  /// The places of the cases, from 1.
  package var code: Int {
    switch self {
    case .throwsException: 1
    case .changesNothing: 2
    case .followsDevice: 3
    case .asReported: 4
    }
  }

  /// 0 for what holds where nobody states it.
  func code(unstated: Assumptions.NoCommonOrientation) -> Int { self == unstated ? 0 : code }

  /// Becomes what a number stands for; any other number leaves it as it is.
  mutating func take(_ code: Int) {
    switch code {
    case 1: self = .throwsException
    case 2: self = .changesNothing
    case 3: self = .followsDevice
    case 4: self = .asReported
    default: return
    }
  }
}

extension Controller.Kind {
  package var code: Int {
    switch self {
    case .plain: 0
    case .navigation: 1
    case .tabBar: 2
    case .split: 3
    case .page: 4
    }
  }

  init(code: Int) {
    switch code {
    case 1: self = .navigation
    case 2: self = .tabBar
    case 3: self = .split
    case 4: self = .page
    default: self = .plain
    }
  }
}

extension Controller.Forwarding {
  package var code: Int {
    switch self {
    case .none: 0
    case .selectedChild: 1
    case .topChild: 2
    case .containerDelegate: 3
    }
  }

  init(code: Int) {
    switch code {
    case 1: self = .selectedChild
    case 2: self = .topChild
    case 3: self = .containerDelegate
    default: self = .none
    }
  }
}

extension Bool {
  package var code: Int { self ? 1 : 0 }
}

extension WindowingMode? {
  /// The way of showing an app that a number stands for, from 1; nil for any other.
  init(code: Int) {
    self = WindowingMode.allCases.indices.contains(code - 1) ? WindowingMode.allCases[code - 1] : nil
  }
}
