import AppFacts
import Orientation
import SourceSyntax

/// Where a source implements, calls or reads an orientation API, before anybody has looked at what is around it.
struct FoundOccurrence {
  var api: OrientationAPI
  /// The token that names the API: the name, or the label that tells the application delegate's method from others.
  var name: Int
  var role = Occurrence.Role.use
  var value: SourceValue?
  /// What was read on the way to the value.
  var readAt: [ReadPlace] = []
  /// When a call that has UIKit read the masks again is made each time.
  var moment: AppearanceMoment?
}

extension FoundOccurrence {
  /// Whether it has UIKit read the masks again on iOS 16 and later, as far as it is no place in a declaration.
  var isCallOfSixteen: Bool {
    role == .use && (api == .setNeedsUpdateOfSupportedInterfaceOrientations || api == .requestGeometryUpdate)
  }
}

extension SourceScan {
  /// Adds what was found in a source, in its order.
  ///
  /// - Parameter autorotations: the methods that UIKit calls to learn whether the interface may rotate.
  /// - Parameter type: the type around a token.
  /// - Parameter function: the name of the function around a token, where its callers may limit the versions.
  /// - Parameter ownFunction: the function around a token, where only the app's own code can call it.
  mutating func add(
    _ found: [FoundOccurrence], in tokens: TokenList, language: SourceLanguage, path: String,
    versions: (Int) -> VersionRange?, autorotations: [Range<Int>],
    type: (Int) -> (name: String, isExtension: Bool)?, function: (Int) -> String?,
    ownFunction: (Int) -> OwnFunction? = { _ in nil }
  ) {
    for (number, found) in found.sorted(by: { $0.name < $1.name }).enumerated() {
      let type = type(found.name)
      let versions = versions(found.name)
      let isAsked = found.role == .use && autorotations.contains { $0.contains(found.name) }
      let occurrence = Occurrence(
        api: found.api, role: found.role, language: language, type: type?.name,
        isInExtension: type?.isExtension ?? false, conditions: tokens.conditions.at(found.name),
        versions: isAsked ? .withAutorotation(in: versions) : versions, moment: found.moment,
        place: FilePlace(path: path, line: tokens.line(found.name)), value: found.value, readAt: found.readAt)
      occurrences.append(occurrence)
      if occurrence.isReplaced { functions[number] = function(found.name) }
      if occurrence.role == .use { ownFunctions[number] = ownFunction(found.name) }
    }
  }
}
