import Basics
import CTheme

/// The files of the theme.
package enum SiteAssets {
  /// Those that every page refers to.
  package static let files: [FileTree.File] = [
    FileTree.File(path: "assets/matrix.css", bytes: bytes(theme_matrix_style, theme_matrix_style_length)),
    FileTree.File(path: "assets/matrix.js", bytes: bytes(theme_matrix_script, theme_matrix_script_length)),
    FileTree.File(path: "assets/script.js", bytes: bytes(theme_script, theme_script_length)),
    FileTree.File(path: "assets/search.js", bytes: bytes(theme_search, theme_search_length)),
    FileTree.File(path: "assets/style.css", bytes: bytes(theme_style, theme_style_length)),
    FileTree.File(path: "assets/touch-icon.png", bytes: bytes(theme_touch_icon, theme_touch_icon_length)),
  ]

  /// What chats show beside a link, on a site whose address is known: they load nothing by a relative one.
  package static let previewFiles: [FileTree.File] = [
    FileTree.File(path: "assets/preview.png", bytes: bytes(theme_preview, theme_preview_length))
  ]

  /// Those of the explorer's page. The resolver stands in the script, so that a page from a disk need not ask for it.
  package static let explorerFiles: [FileTree.File] = [
    FileTree.File(path: "assets/explorer.css", bytes: bytes(theme_explorer_style, theme_explorer_style_length)),
    FileTree.File(
      path: "assets/explorer.js",
      bytes: Array("const compiledResolver = \"".utf8)
        + Base64.encode(bytes(theme_explorer_resolver, theme_explorer_resolver_length))
        + Array("\";\n".utf8) + bytes(theme_explorer_script, theme_explorer_script_length)),
  ]

  /// The address of a file of the theme, from a page, with the version that its bytes are of.
  ///
  /// Under one address there are always the same bytes, so a browser may keep them for good.
  ///
  /// - Parameter root: the way from the page to the site's root.
  package static func address(of name: String, from root: String) -> String {
    root + "assets/" + name + "?v=" + version
  }

  /// What tells one state of the theme from every other: a checksum (FNV-1a) of all its files, in hexadecimal digits.
  ///
  /// It covers the whole theme, because scripts load others of it under the version that they came with themselves.
  package static let version: String = {
    var sum = Checksum()
    for file in files + previewFiles + explorerFiles { sum.add(file.bytes) }
    return sum.text
  }()

  private static func bytes(_ start: UnsafePointer<UInt8>, _ count: Int) -> [UInt8] {
    Array(UnsafeBufferPointer(start: start, count: count))
  }
}
