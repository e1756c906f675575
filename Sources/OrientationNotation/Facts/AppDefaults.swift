import Orientation

/// An app that answers for what a situation leaves out.
package protocol AppDefaults: Sendable {
  /// The screens that a text may name.
  var screens: [Screen] { get }
  /// The target that counts where none is named.
  var mainTarget: any TargetDefaults { get }

  /// What the app's controller of a name answers, or nil where the app has none.
  func defaults(ofController name: String) -> (any ControllerDefaults)?

  /// The target of a name.
  ///
  /// - Throws: where there is none.
  func target(named name: Substring) throws(ValueFault) -> any TargetDefaults
}

/// A controller of an app that answers for what a situation leaves out.
package protocol ControllerDefaults {
  /// Lets the controller answer for what is not stated.
  ///
  /// - Returns: the first answer that UIKit would ask for and the sources do not tell; it is left as it was.
  func fillIn(_ node: inout ControllerTree.Node, os: OSVersion, idiom: Idiom) -> UnknownAnswer?
}

/// A target of an app, with Info.plist and the delegates.
package protocol TargetDefaults: Sendable {
  var name: String { get }

  /// Lets Info.plist and the delegates say what is not stated.
  ///
  /// - Parameter stated: the kinds of fact that are stated, as bits.
  /// - Returns: the first answer that UIKit would ask for and the sources do not tell; it is left as it was.
  func fillIn(_ scenario: inout Scenario, stated: UInt64) -> UnknownAnswer?
}
