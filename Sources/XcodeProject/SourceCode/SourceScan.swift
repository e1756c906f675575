import AppFacts
import Orientation
import SourceSyntax

/// What the scan of one source file found.
package struct SourceScan: Sendable, Equatable {
  /// The types that the file declares, in the order of the source.
  package var types: [SourceType] = []
  /// The extensions and categories in the file, with what each of them adds to what its type inherits.
  package var extensions: [SourceExtension] = []
  /// Where the code implements, calls or reads an orientation API, in the order of the source; their targets are empty.
  package var occurrences: [Occurrence] = []
  /// The comments that accept findings, in the order of the source.
  package var acceptComments: [AcceptComment] = []
  /// What could not be read.
  package var unread: [UnreadPart] = []
  /// The names of the functions that use an old API, by the numbers of the occurrences: callers may limit their versions.
  package var functions: [Int: String] = [:]
  /// The functions of Swift around uses that only the app's own code can call, by the numbers of the occurrences.
  package var ownFunctions: [Int: OwnFunction] = [:]
  /// The names in Swift of the classes that have another one in Objective-C, by that.
  package var swiftNames: [String: String] = [:]
  /// Names of other files whose declarations may say more about values.
  package var wantedNames: Set<String> = []
}

extension SourceScan {
  /// The scan of a file of which nothing is known but its tokens: it names what they leave out.
  init(of tokens: TokenList, path: String, checksBraces: Bool) {
    var unread: [UnreadPart] = []
    if let line = tokens.cutLine {
      unread.add(path, line, "the file is too long: from this line on it was not read")
    } else if checksBraces, let line = tokens.unclosedLine {
      let reason = "the brace that opens in this line is never closed: what follows was read as its content"
      unread.add(path, line, reason)
    }
    self.init(unread: unread)
  }
}

extension SourceScan {
  /// The classes whose own code uses an old API on all versions, by the numbers of the occurrences.
  var classes: [Int: String] {
    occurrences.enumerated().reduce(into: [:]) { classes, found in
      guard found.element.isReplaced, found.element.versions == nil, !found.element.isInExtension else { return }
      classes[found.offset] = found.element.type.map(SourceType.simpleName(of:))
    }
  }
}

extension Occurrence {
  /// Whether it uses an API that a later version of iOS has replaced.
  var isReplaced: Bool {
    guard role == .use else { return false }
    switch api {
    case .setDeviceOrientation, .setOrientation, .setStatusBarOrientation, .attemptRotationToDeviceOrientation,
      .statusBarOrientation:
      return true
    default: return false
    }
  }
}

extension VersionRange {
  /// The versions on which UIKit calls `shouldAutorotate`, and what it was before; of a range those in it.
  static func withAutorotation(in range: VersionRange?) -> VersionRange {
    let asked = VersionRange(from: OSVersion.oldest, until: VersionGate.sixteen.versions.first)
    return range.map { $0.intersection(asked) } ?? asked
  }
}

extension OrientationAPI {
  /// Whether UIKit calls an implementation to learn whether the interface may rotate.
  var isAutorotation: Bool { self == .shouldAutorotate || self == .shouldAutorotateToInterfaceOrientation }
}
