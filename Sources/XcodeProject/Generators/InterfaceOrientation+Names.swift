import Orientation

extension [InterfaceOrientation] {
  /// The names of the orientations as an Info.plist has them.
  var names: [String] { compactMap(\.informationPropertyListName) }
}
