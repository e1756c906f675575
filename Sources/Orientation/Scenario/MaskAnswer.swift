/// What a controller's, or a delegate's, `supportedInterfaceOrientations` answers.
///
/// A closed set: real implementations that depend on state depend on one of these.
public enum MaskAnswer: Sendable, Hashable {
  /// Not overridden: UIKit's default for the idiom.
  case notImplemented
  /// Always this mask. Its raw value may be anything an app can return.
  case mask(InterfaceOrientationMask)
  /// The mask of the current status bar orientation alone.
  case current
  /// What the child that shows answers; for a controller without one, UIKit's default.
  case selectedChild
  /// What the controller on top of everything answers; the app's and the scene's delegate can ask it.
  case visibleController
  /// What the app keeps in a variable of this name.
  case variable(Name)
}

// The masks that UIKit names, as answers: `Controller("Player", supported: .landscape)`.
extension MaskAnswer: ExpressibleByArrayLiteral {
  /// Always portrait.
  public static var portrait: MaskAnswer { .mask(.portrait) }
  /// Always upside down.
  public static var portraitUpsideDown: MaskAnswer { .mask(.portraitUpsideDown) }
  /// Always landscape left.
  public static var landscapeLeft: MaskAnswer { .mask(.landscapeLeft) }
  /// Always landscape right.
  public static var landscapeRight: MaskAnswer { .mask(.landscapeRight) }
  /// Always both landscape orientations.
  public static var landscape: MaskAnswer { .mask(.landscape) }
  /// Always every orientation.
  public static var all: MaskAnswer { .mask(.all) }
  /// Always every orientation but upside down.
  public static var allButUpsideDown: MaskAnswer { .mask(.allButUpsideDown) }

  /// Always the union of these masks, as in `[.portrait, .landscapeLeft]`.
  public init(arrayLiteral masks: InterfaceOrientationMask...) {
    self = .mask(masks.reduce(into: []) { $0.formUnion($1) })
  }
}
