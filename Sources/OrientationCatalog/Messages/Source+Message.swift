// The sources of messages, which stand with their message alone.

extension Source {
  /// An issue, whose text has the message; its id is the repository's name and the number.
  static func report(_ repository: String, _ number: Int, _ note: String = "") -> Source {
    let name = repository.split(separator: "/").last ?? ""
    return issue("\(name.lowercased().replacing("_", with: "-"))-\(number)", repository, number, note)
  }

  static let sceneLifeCycle = documentation(
    "scene-life-cycle", "Transitioning to the UIKit scene-based life cycle",
    "uikit/transitioning-to-the-uikit-scene-based-life-cycle")
}
