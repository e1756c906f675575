import Orientation

/// Everything that documentation may say about orientation, taken from the types that decide.
package enum Catalog {
  /// The version of iOS up to which the facts are established.
  package static let establishedUpTo = OSVersion.newest

  /// The enumerations, in the order in which a reader needs them.
  package static var enumerations: [EnumerationEntry] {
    [
      deviceOrientation, interfaceOrientation, interfaceOrientationMask, viewAutoresizing, userInterfaceSizeClass,
      modalPresentationStyle, userInterfaceIdiom,
    ]
  }

  /// Symbols and Info.plist keys with their availability.
  package static var symbols: [Symbol] { Symbol.all }

  /// The rules, by layer.
  package static var rules: [Rule] { Rule.allCases }

  /// The messages: those that come with a decision, then those of UIKit, of libraries, of Xcode and of the App Store that
  /// do not.
  package static let messages: [MessageRecord] = MessageRecord.folder.all

  /// The message of an id, or nil where there is none.
  package static func message(_ id: String) -> MessageRecord? { messages.first { $0.id.utf8.elementsEqual(id.utf8) } }

  /// What the rules rest on: the best grades first, then by title.
  package static let ruleSources = sources.filter { rulesBySource[$0] != nil }

  /// What rules, messages and tables rest on: the best grades first, then by title.
  package static let sources: [Source] = {
    let others =
      messages.flatMap(\.sources) + FactTable.allCases.flatMap(\.sentences.sources)
      + UploadRequirement.all.map(\.sentence).sources
    let cited = Set(rulesBySource.keys).union(others).sorted {
      ($0.title.lowercased(), $0.id) < ($1.title.lowercased(), $1.id)
    }
    return Grade.allCases.flatMap { grade in cited.filter { $0.grade == grade } }
  }()

  /// The rules that cite a source.
  package static let rulesBySource: [Source: [Rule]] = {
    var citing: [Source: [Rule]] = [:]
    for rule in rules { for source in rule.record.sentences.sources { citing[source, default: []].append(rule) } }
    return citing
  }()
}
