import Orientation

extension Idiom {
  /// The idiom's name in `app.json`.
  var factName: String {
    switch self {
    case .phone: "phone"
    case .pad: "pad"
    }
  }
}
