/// A type in the sources: a class, or a protocol or category that gives others an answer.
package struct SourceType: Sendable, Hashable {
  package enum Kind: String, Sendable, CaseIterable {
    case classType = "class"
    case structType = "struct"
    case enumType = "enum"
    case actor
    case protocolType = "protocol"
  }

  /// The name with those of the types around it, such as `Player.Controls`.
  package var name: String
  package var kind: Kind
  package var language: SourceLanguage
  /// The superclass and the protocols as written in the declaration and all extensions and categories, without
  /// generic arguments; a superclass comes first.
  package var inherited: [String]
  /// Where it is declared.
  package var place: FilePlace

  package init(name: String, kind: Kind, language: SourceLanguage, inherited: [String], place: FilePlace) {
    self.name = name
    self.kind = kind
    self.language = language
    self.inherited = inherited
    self.place = place
  }
}

extension SourceType {
  /// UIKit's own classes of view controllers from which those of apps inherit.
  package static let kitControllers: Set<String> = [
    "UIViewController", "UITableViewController", "UICollectionViewController", "UINavigationController",
    "UITabBarController", "UISplitViewController", "UIPageViewController",
  ]

  /// A name without those of the types around it.
  package static func simpleName(of name: String) -> String {
    guard let point = name.utf8.lastIndex(of: UInt8(ascii: ".")) else { return name }
    return String(name[name.utf8.index(after: point)...])
  }
}

extension Sequence<SourceType> {
  /// The type around a place, as far as the places where types begin tell: of those in its file the one that begins last before
  /// it.
  package func around(_ place: FilePlace) -> SourceType? {
    filter { $0.place.path == place.path && $0.place.line ?? 0 <= place.line ?? 0 }
      .max { $0.place.line ?? 0 < $1.place.line ?? 0 }
  }
}
