import Orientation
import OrientationNotation

/// An app as policies are proved for it. Unlike for a claim, it fills in facts that its sources do not tell, with any
/// value, and names them.
package protocol PlayableApp: AppDefaults {
  /// The kinds of device that it is for.
  var idioms: [Idiom] { get }
  /// The oldest version that it runs on.
  var oldest: OSVersion { get }

  /// What the sources do not tell of a controller that stands in a tree.
  func freeAnswers(of node: ControllerTree.Node, os: OSVersion, idiom: Idiom) -> [FreeAnswer]

  /// Whether a class is another type, inherits from it or conforms to it; nil where the sources do not tell.
  func isClass(_ name: String, a type: String) -> Bool?

  /// What they do not tell of the delegates.
  func freeAnswersOfDelegates(os: OSVersion, idiom: Idiom) -> [FreeAnswer]

  /// The calls that the code of a controller makes for certain whenever its view comes or goes.
  func calls(of node: ControllerTree.Node, os: OSVersion) -> [AppearanceCall]
}

extension PlayableApp {
  package func calls(of node: ControllerTree.Node, os: OSVersion) -> [AppearanceCall] { [] }
}
