import Basics

/// What a book's site looks like of its own: its mark and its accent. The rest is the theme's.
struct SiteFace: Sendable {
  /// The picture in tabs and before the site's title, by its path in the book; nil for the theme's.
  var mark: (path: String, line: Int)?
  /// The colour of links and of what is chosen; nil for the theme's.
  var accent: Accent?

  /// What pictures a browser shows in a tab and in a style sheet.
  static let markEndings = [".svg", ".png"]

  /// The style sheet that says so behind the theme's; nil for a site that has the theme's face.
  var styleSheet: FileTree.File? {
    var rules: [String] = []
    if let accent { rules.append(":root { \(accent.declarations) }") }
    if let mark {
      let address = BookPath.encode("../" + mark.path).replacing("\"", with: "%22")
      rules.append(
        ".home::before { padding: .75rem; border: 0; border-radius: 0; background: url(\"\(address)\") center / contain no-repeat; rotate: none }"
      )
    }
    if rules.isEmpty { return nil }
    return FileTree.File(path: Self.path, bytes: Array((rules.joined(separator: "\n") + "\n").utf8))
  }

  /// Where the style sheet lies in the site.
  static let path = "assets/face.css"
}
