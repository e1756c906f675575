import Orientation

/// The facts of a state that change while an app runs, other than its controllers, as one number.
enum PackedFacts {
  static func pack(_ state: AppState) -> UInt64 {
    var bits = Bits()
    bits.add(UInt64(state.phase.number), width: 3)
    bits.add(UInt64(state.held.rawValue), width: 3)
    let scenario = state.scenario
    bits.add(UInt64(scenario.device.rawValue), width: 3)
    bits.add(UInt64(scenario.current.rawValue), width: 3)
    bits.add(scenario.isRotationLocked)
    bits.add(scenario.scene.fillsScreen)
    bits.add(scenario.scene.knows != nil)
    bits.add(UInt64(scenario.scene.knows?.orientationsOnly.rawValue ?? 0), width: 5)
    bits.add(scenario.scene.knowsLock != nil)
    bits.add(scenario.scene.knowsLock ?? false)
    bits.add(
      UInt64(scenario.scene.mode.flatMap { WindowingMode.allCases.firstIndex(of: $0) }.map { $0 + 1 } ?? 0), width: 4)
    bits.add(scenario.scene.isResized)
    return bits.value
  }

  /// Sets the facts of a state to what was packed.
  static func unpack(_ value: UInt64, into state: inout AppState) {
    var bits = Bits(value: value)
    state.phase = AppState.Phase(number: Int(bits.take(3)))
    state.held = DeviceOrientation(rawValue: Int(bits.take(3))) ?? .unknown
    state.scenario.device = DeviceOrientation(rawValue: Int(bits.take(3))) ?? .unknown
    state.scenario.current = InterfaceOrientation(rawValue: Int(bits.take(3))) ?? .unknown
    state.scenario.isRotationLocked = bits.take(1) == 1
    state.scenario.scene.fillsScreen = bits.take(1) == 1
    let hasKnown = bits.take(1) == 1
    let known = InterfaceOrientationMask(rawValue: UInt(bits.take(5)))
    state.scenario.scene.knows = hasKnown ? known : nil
    let hasKnownLock = bits.take(1) == 1
    let knownLock = bits.take(1) == 1
    state.scenario.scene.knowsLock = hasKnownLock ? knownLock : nil
    let mode = Int(bits.take(4)) - 1
    state.scenario.scene.mode = WindowingMode.allCases.indices.contains(mode) ? WindowingMode.allCases[mode] : nil
    state.scenario.scene.isResized = bits.take(1) == 1
  }
}

extension PackedFacts {
  /// Numbers in a row of bits, the first in the lowest.
  private struct Bits {
    var value: UInt64 = 0
    private var width: UInt64 = 0

    init(value: UInt64 = 0) { self.value = value }

    mutating func add(_ number: UInt64, width: UInt64) {
      value |= number << self.width
      self.width += width
    }

    mutating func add(_ truth: Bool) { add(truth ? 1 : 0, width: 1) }

    mutating func take(_ width: UInt64) -> UInt64 {
      defer { value >>= width }
      return value & (1 << width - 1)
    }
  }
}

extension AppState.Phase {
  fileprivate var number: Int {
    switch self {
    case .notLaunched: 0
    case .launching: 1
    case .running: 2
    case .terminated: 3
    case .background: 4
    }
  }

  fileprivate init(number: Int) {
    self =
      switch number {
      case 0: .notLaunched
      case 1: .launching
      case 2: .running
      case 4: .background
      default: .terminated
      }
  }
}
