import AppFacts

/// What one file says of how controllers are shown.
struct PlacementScan: Sendable {
  /// A function or property that gives a controller.
  struct Factory: Sendable {
    /// The type that it belongs to, without those around it; nil for one of the file.
    var type: String?
    var name: String
    /// What it gives; nil where the file does not tell which controller.
    var result: ControllerReference?
    /// The class of the container that it puts the controller into that it is given.
    var wrapper: String?
    /// The styles that its result may have; empty where they are not known, nil where it gives none.
    var styles: [ReadStyle]?
  }

  var placements: [ReadPlacement] = []
  var factories: [Factory] = []
  /// Where instances of classes are made that may be controllers.
  var made: [(name: String, place: FilePlace)] = []
  /// Where instances are made that a property is set to, by its name.
  var stored: [String: [FilePlace]] = [:]
  /// The names in Swift of the classes that have another one, in Objective-C or by a type alias, by that.
  var swiftNames: [String: String] = [:]
  /// The styles that classes give themselves.
  var styles: [String: [ReadStyle]] = [:]
  /// The styles of what is made at a place and given back by the function that makes it.
  var stylesOfMade: [FilePlace: [ReadStyle]] = [:]
}
