import AppFacts
import Orientation

/// A storyboard with which an app or a scene begins.
struct MainStoryboard: Sendable {
  let name: String
  /// The only devices that begin with it; nil where all do.
  var idiom: Idiom?
  /// Where it is named.
  let place: FilePlace

  /// The build setting that Xcode writes the key of the Info.plist from.
  static let setting = "INFOPLIST_KEY_UIMainStoryboardFile"

  /// The key of the Info.plist, behind which the kind of device may stand.
  private static let key = "UIMainStoryboardFile"

  /// How deep the scene manifest lies, and more.
  private static let deepestNesting = 16

  /// The storyboards that an Info.plist names.
  static func named(in bytes: [UInt8], path: String) -> [MainStoryboard] {
    guard let list = (try? PropertyListReader.read(bytes, isPreprocessed: true))?.dictionary else { return [] }
    return named(in: list, path: path, depth: 0)
  }

  private static func named(in list: PropertyListDictionary, path: String, depth: Int) -> [MainStoryboard] {
    guard depth < deepestNesting else { return [] }
    let hasOneForPad = list.members.contains { $0.key == key + "~ipad" }
    return list.members.flatMap { member -> [MainStoryboard] in
      switch member.value.content {
      case .text(let name)
      where member.key.hasPrefix(key) || member.key == "UISceneStoryboardFile":
        let idiom: Idiom? =
          switch member.key {
          case key + "~ipad": .pad
          case key + "~iphone": .phone
          case key where hasOneForPad: .phone
          default: nil
          }
        return [MainStoryboard(name: name, idiom: idiom, place: FilePlace(path: path, line: member.line))]
      case .dictionary(let inner): return named(in: inner, path: path, depth: depth + 1)
      case .list(let values):
        return values.compactMap(\.dictionary).flatMap { named(in: $0, path: path, depth: depth + 1) }
      case .text, .bool, .other: return []
      }
    }
  }
}
