import AppFacts
import Orientation

@testable import AppBook
@testable import ReferenceSite

/// An app made of a few controllers, as a scan would find them.
struct SampleApp {
  var facts = AppFacts()

  /// - Parameter deployment: the oldest version; the target is for both kinds of device.
  init(
    deployment: OSVersion = OSVersion(15), idioms: [Idiom] = [.phone, .pad],
    declarations: [PropertyListDeclaration] = [
      SampleApp.list(.supported, [.portrait, .landscapeLeft, .landscapeRight])
    ]
  ) {
    facts.targets = [
      AppTarget(
        name: "Player", project: "Player.xcodeproj", configuration: "Release", product: .application,
        deploymentTarget: DeploymentTarget(version: deployment, place: FilePlace(path: "Player.xcodeproj", line: 1)),
        idioms: idioms, declarations: declarations)
    ]
  }

  var app: App { App(facts) }

  static func list(
    _ key: PropertyListDeclaration.Key, _ orientations: [InterfaceOrientation],
    origin: PropertyListDeclaration.Origin = .file, line: Int = 3
  ) -> PropertyListDeclaration {
    PropertyListDeclaration(
      key: key, origin: origin, values: orientations.compactMap(\.informationPropertyListName),
      place: FilePlace(path: origin == .file ? "Info.plist" : "project.pbxproj", line: line), isEffective: true)
  }

  /// Adds a class.
  mutating func addClass(_ name: String, _ superclass: String = "UIViewController") {
    facts.types.append(
      SourceType(
        name: name, kind: .classType, language: .swift, inherited: [superclass],
        place: FilePlace(path: name + ".swift", line: 1)))
  }

  /// Adds an implementation in a class, which is added with it where it is new.
  mutating func implement(
    _ api: OrientationAPI, in type: String, _ value: SourceValue?, line: Int = 2, conditions: [String] = []
  ) {
    if !facts.types.contains(where: { $0.name == type }) { addClass(type) }
    facts.occurrences.append(
      Occurrence(
        api: api, role: .implementation, language: .swift, type: type, conditions: conditions,
        place: FilePlace(path: type + ".swift", line: line), value: value, targets: ["Player"]))
  }

  /// Adds a use in a class.
  mutating func use(_ api: OrientationAPI, in type: String, _ value: SourceValue? = nil, line: Int = 9) {
    facts.occurrences.append(
      Occurrence(
        api: api, role: .use, language: .swift, type: type, place: FilePlace(path: type + ".swift", line: line),
        value: value, targets: ["Player"]))
  }

  /// Adds a place where a controller is put into a container; nil is a navigation controller of unknown class.
  mutating func contain(_ child: String, in container: String?) {
    facts.containments.append(
      Containment(child: child, container: container, place: FilePlace(path: "Router.swift", line: 5)))
  }
}
