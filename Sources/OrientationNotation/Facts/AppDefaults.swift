import Orientation

/// An app that answers for what the text of a scenario leaves out.
package protocol AppDefaults: Sendable {
  /// The screens that a text may name.
  var screens: [Screen] { get }

  /// What the app's controller of a name answers, or nil where the app has none.
  func defaults(ofController name: String) -> (any ControllerDefaults)?

  /// Fills in Info.plist and the delegates.
  ///
  /// - Parameters:
  ///   - target: the target that the text names, if it names one.
  ///   - stated: the bits of the facts that the text states.
  /// - Throws: where there is no such target, or the sources alone do not tell what UIKit would ask for.
  func fillIn(_ scenario: inout Scenario, target: String?, stated: UInt64) throws(ValueFault)
}

/// A controller of an app that answers for what the text of a scenario leaves out.
package protocol ControllerDefaults {
  var name: String { get }

  /// Lets the controller answer for what the text has not stated.
  ///
  /// - Throws: where UIKit would ask for something that the sources alone do not tell.
  func fillIn(_ node: inout ControllerNotation.Node, os: OSVersion, idiom: Idiom) throws(ValueFault)
}
