import AppFacts
import Orientation

// The edits that are certain: those after which the code says what it meant before.

extension SourceEdit {
  /// A set of one orientation becomes the orientation, where one is asked for.
  static func orientation(in use: Occurrence, _ mask: InterfaceOrientationMask) -> [SourceEdit] {
    guard let line = use.place.line, let one = InterfaceOrientation.valid.first(where: { $0.mask == mask }) else {
      return []
    }
    let name = use.language == .swift ? "." + one.swiftName : String(one.objectiveCEnding)
    return [
      SourceEdit(
        path: use.place.path, line: line, text: "UIInterfaceOrientationMask" + name,
        replacement: "UIInterfaceOrientation" + name)
    ]
  }

  /// An orientation becomes the set with it, where a set is asked for. A device's landscape may be meant either way.
  static func masks(of answer: Occurrence) -> [SourceEdit] {
    answer.readAt.compactMap { place in
      guard place.role == .literal, let line = place.place.line else { return nil }
      let meant: InterfaceOrientation
      switch place.value {
      case .orientation(let orientation)? where orientation.mask.rawValue > 1: meant = orientation
      case .deviceOrientation(.portrait)?: meant = .portrait
      case .deviceOrientation(.portraitUpsideDown)?: meant = .portraitUpsideDown
      default: return nil
      }
      return SourceEdit(
        path: place.place.path, line: line, text: place.name,
        replacement: "UIInterfaceOrientationMask" + meant.objectiveCEnding)
    }
  }

  /// The other landscape comes into a list of a property list, which Xcode writes with an element a line.
  static func adding(
    _ other: InterfaceOrientation, behind one: InterfaceOrientation, _ declaration: PropertyListDeclaration
  ) -> [SourceEdit] {
    guard declaration.origin == .file, let line = declaration.place.line, let name = one.informationPropertyListName,
      let index = declaration.values.firstIndex(of: name), let addition = other.informationPropertyListName
    else { return [] }
    let element = "<string>\(name)</string>"
    return [
      SourceEdit(
        path: declaration.place.path, line: line + 2 + index, text: element,
        replacement: element + "\n\t\t<string>\(addition)</string>")
    ]
  }
}

extension InterfaceOrientation {
  /// What the names of the constants end in, in Objective-C.
  fileprivate var objectiveCEnding: Substring { objectiveCName.dropFirst("UIInterfaceOrientation".count) }
}
