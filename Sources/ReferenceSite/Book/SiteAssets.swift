import CTheme

/// The files of the theme, which every page refers to.
enum SiteAssets {
  static let files: [FileTree.File] = [
    FileTree.File(
      path: "assets/script.js", bytes: Array(UnsafeBufferPointer(start: theme_script, count: theme_script_length))),
    FileTree.File(
      path: "assets/search.js", bytes: Array(UnsafeBufferPointer(start: theme_search, count: theme_search_length))),
    FileTree.File(
      path: "assets/style.css", bytes: Array(UnsafeBufferPointer(start: theme_style, count: theme_style_length))),
  ]
}
