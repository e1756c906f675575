import Basics
import OrientationNotation

/// The screens of a book and their controllers, by name.
package struct AppNames: Sendable {
  let screens: [String]
  private let controllers: [String]

  package init(_ screens: [Screen]) {
    self.screens = screens.map(\.name)
    controllers = screens.flatMap(\.controllerNames).withoutRepeats
  }
}

extension AppNames {
  /// The screen of a name, as the book spells it.
  func screen(_ name: Substring) throws(ValueFault) -> String {
    if let screen = screen(ifAny: name) { return screen }
    throw unknown(name, as: "screen", among: screens)
  }

  /// The screen of a name, or nil where there is none.
  func screen(ifAny name: Substring) -> String? {
    let folded = name.folded
    return screens.first { $0.folded == folded }
  }

  /// The screen of a name, or else the controller.
  func part(_ name: Substring) throws(ValueFault) -> NamedPart {
    if let screen = screen(ifAny: name) { return .screen(screen) }
    let folded = name.folded
    if let controller = controllers.first(where: { $0.folded == folded }) { return .controller(controller) }
    throw unknown(name, as: "screen or controller", among: screens + controllers)
  }

  private func unknown(_ name: Substring, as role: String, among names: [String]) -> ValueFault {
    ValueFault(unknown: name, as: role, among: names, isListing: false).listing(screens, as: "screens").helping(
      screens.isEmpty ? "list the app's screens in a block `screens`" : "write the name as the block `screens` has it")
  }
}
