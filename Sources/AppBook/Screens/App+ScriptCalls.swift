import AppFacts
import Orientation
import OrientationNotation

// Calls of Dart and JavaScript, which set what an app with one view controller allows.

extension App {
  /// The calls in the app's own code that set a mask, in the order of their places.
  var scriptCalls: [Occurrence] {
    facts.occurrences.filter { call in
      call.role == .use && masks(setBy: call.api) != nil && !choice.isAside(call)
    }
  }

  /// The facts that a call states of a screen, where it sets a mask.
  func facts(ofCall api: OrientationAPI, setting mask: InterfaceOrientationMask, in screen: Screen) -> [StatedFact] {
    guard let set = masks(setBy: api) else { return [] }
    return (set.controller ? [.answer(of: screen.root.names.first, .supported(.mask(mask)))] : [])
      + (set.app ? [.applicationDelegate(.mask(mask))] : [])
  }

  /// Whether a call sets the mask of the app delegate, too, so that Info.plist does not limit it.
  func setsDelegate(_ api: OrientationAPI) -> Bool { masks(setBy: api)?.app ?? false }

  /// Whether a call sets the mask of the view controller that shows such an app.
  func setsController(_ api: OrientationAPI) -> Bool { masks(setBy: api)?.controller ?? false }

  /// Which masks a call sets: the one of the view controller, or that of the app delegate; nil for a call that sets none.
  private func masks(setBy api: OrientationAPI) -> (controller: Bool, app: Bool)? {
    switch api {
    case .setPreferredOrientations, .capacitorLock, .capacitorUnlock: (true, false)
    case .lockAsync, .lockPlatformAsync, .unlockAsync: (true, true)
    // The delegate has to hand the library's mask on, or the calls set nothing.
    case .orientationLocker:
      implementations(of: .applicationSupportedInterfaceOrientations).isEmpty ? nil : (false, true)
    default: nil
    }
  }
}

extension Occurrence {
  /// The masks that its value names.
  var masks: [InterfaceOrientationMask] { value?.masks ?? [] }
}

extension SourceValue {
  /// The masks among the values that it may be.
  var masks: [InterfaceOrientationMask] {
    literals.compactMap { if case .mask(let mask) = $0 { mask } else { nil } }
  }
}
