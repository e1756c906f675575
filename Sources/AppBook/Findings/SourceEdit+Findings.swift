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

  /// An orientation becomes the set with it, where a set is asked for. A device's landscape may be meant either way, and
  /// then nothing beside it changes.
  static func masks(of answer: Occurrence) -> [SourceEdit] {
    let literals = answer.readAt.filter { $0.role == .literal }
    let edits = literals.compactMap { place -> SourceEdit? in
      guard let line = place.place.line else { return nil }
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
    return edits.count == literals.count ? edits : []
  }

  /// What the window's scene says comes before what the application does, which has no value on iOS 27 and is right before.
  ///
  /// - Parameter oldest: the oldest version on which the code runs; scenes came with iOS 13.
  static func sceneFirst(in use: Occurrence, oldest: OSVersion) -> [SourceEdit] {
    guard let code = use.replaceable, oldest >= OSVersion(13) else { return [] }
    let scene = "viewIfLoaded?.window?.windowScene?.interfaceOrientation"
    let objectiveC = "self.viewIfLoaded.window.windowScene"
    let text = code.text
    return [
      SourceEdit(
        path: code.path, line: code.line, text: text,
        replacement: use.language == .swift
          ? "(\(scene) ?? \(text))" : "(\(objectiveC) ? \(objectiveC).interfaceOrientation : \(text))")
    ]
  }

  /// The update that has replaced a call, from iOS 16 on.
  ///
  /// - Parameter oldest: the oldest version on which the code runs.
  static func update(insteadOf use: Occurrence, oldest: OSVersion) -> [SourceEdit] {
    guard let code = use.replaceable else { return [] }
    let isSwift = use.language == .swift
    let update =
      isSwift
      ? "setNeedsUpdateOfSupportedInterfaceOrientations()" : "[self setNeedsUpdateOfSupportedInterfaceOrientations];"
    let condition = isSwift ? "if #available(iOS 16, *) {" : "if (@available(iOS 16, *)) {"
    let lines = [condition, code.step + update, "} else {", code.step + code.text, "}"]
    return [
      SourceEdit(
        path: code.path, line: code.line, text: code.text,
        replacement: oldest >= OSVersion(16) ? update : lines.joined(separator: "\n" + code.blanks))
    ]
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

extension Occurrence {
  /// Code that other code may take the place of.
  fileprivate struct Replaceable {
    let path: String
    let line: Int
    /// The blanks in front of it, if it has a line of its own.
    let blanks: Substring
    let text: String

    /// By how much the code is indented further in braces.
    var step: String { blanks.contains("\t") ? "\t" : blanks.count % 4 == 0 && !blanks.isEmpty ? "    " : "  " }
  }

  fileprivate var replaceable: Replaceable? {
    guard let code = readAt.first(where: { $0.role == .replaceable }), let line = code.place.line else { return nil }
    let blanks = code.name.prefix { $0 == " " || $0 == "\t" }
    return Replaceable(
      path: code.place.path, line: line, blanks: blanks, text: String(code.name.dropFirst(blanks.count)))
  }
}
