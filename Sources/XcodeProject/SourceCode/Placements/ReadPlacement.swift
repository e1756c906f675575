import AppFacts
import Orientation

/// A place where one file shows a controller or puts it into another one, as it is written.
struct ReadPlacement: Sendable {
  var node: ControllerReference
  var relation: Placement.Relation
  /// The container, or who pushes or presents; nil where the code does not say.
  var by: ControllerReference?
  var style: ModalPresentationStyle?
  /// Which window it is the root of, as far as the file tells.
  var window: Window?
  /// The only kind of device on which the code runs; nil for all.
  var idiom: Idiom?
  var place: FilePlace
  /// Whether it is only a type's name in another one's code, which says something of views of SwiftUI alone.
  var isMention = false
}

extension ReadPlacement {
  /// A window, by how likely it is the app's.
  enum Window: Int, Sendable, Comparable {
    /// That of a delegate, or one that the code is given.
    case ofApp
    /// One that the code makes itself, outside of a delegate.
    case madeThere
    /// One that is called `alertWindow`, `overlayWindow` and so on.
    case other
    /// One that a view controller makes, which shows itself or something else above the app.
    case ofController

    init(name: String, type: String, isMadeThere: Bool) {
      let isPlain = ["window", "mainwindow", "keywindow", "windows", "first"].contains(
        name.lowercased().filter { $0 != "_" })
      // What is for another display is not the app's, though a scene delegate has it.
      let isBeside = ["NonInteractive", "ExternalDisplay", "CarPlay"].contains(where: type.contains)
      let isOfDelegate = type.contains("AppDelegate") || type.contains("SceneDelegate")
      let isOfController = isMadeThere && (type.hasSuffix("ViewController") || type.hasSuffix("VC"))
      self =
        isOfController
        ? .ofController : isBeside || !isPlain ? .other : isMadeThere && !isOfDelegate ? .madeThere : .ofApp
    }

    static func < (one: Window, other: Window) -> Bool { one.rawValue < other.rawValue }
  }
}
