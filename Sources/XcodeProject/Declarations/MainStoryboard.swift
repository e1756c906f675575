import AppFacts

/// A storyboard with which an app or a scene begins.
struct MainStoryboard: Sendable {
  let name: String
  /// Where it is named.
  let place: FilePlace

  /// The build setting that Xcode writes the key of the Info.plist from.
  static let setting = "INFOPLIST_KEY_UIMainStoryboardFile"

  /// How deep the scene manifest lies, and more.
  private static let deepestNesting = 16

  /// The storyboards that an Info.plist names.
  static func named(in bytes: [UInt8], path: String) -> [MainStoryboard] {
    guard let list = (try? PropertyListReader.read(bytes, isPreprocessed: true))?.dictionary else { return [] }
    return named(in: list, path: path, depth: 0)
  }

  private static func named(in list: PropertyListDictionary, path: String, depth: Int) -> [MainStoryboard] {
    guard depth < deepestNesting else { return [] }
    return list.members.flatMap { member -> [MainStoryboard] in
      switch member.value.content {
      case .text(let name)
      where member.key.hasPrefix("UIMainStoryboardFile") || member.key == "UISceneStoryboardFile":
        return [MainStoryboard(name: name, place: FilePlace(path: path, line: member.line))]
      case .dictionary(let inner): return named(in: inner, path: path, depth: depth + 1)
      case .list(let values):
        return values.compactMap(\.dictionary).flatMap { named(in: $0, path: path, depth: depth + 1) }
      case .text, .bool, .other: return []
      }
    }
  }
}
