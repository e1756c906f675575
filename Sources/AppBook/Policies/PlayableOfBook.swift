import Orientation
import OrientationNotation
import OrientationPolicy

/// The app of a book, or a part of it, as policies play it: what the app says for certain, it says itself.
protocol PlayableOfBook: PlayableApp {
  var app: App { get }
}

extension PlayableOfBook {
  var idioms: [Idiom] { AppMatrix.idioms(of: app.application) }
  var oldest: OSVersion { AppMatrix.oldest(of: app.application) }
  var mainTarget: any TargetDefaults { app.mainTarget }

  func defaults(ofController name: String) -> (any ControllerDefaults)? { app.defaults(ofController: name) }

  func target(named name: Substring) throws(ValueFault) -> any TargetDefaults { try app.target(named: name) }

  func isClass(_ name: String, a type: String) -> Bool? { app.isClass(name, a: type) }
}
