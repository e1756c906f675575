import Basics
import CTheme
import Orientation
import OrientationCatalog

/// The files of the theme.
package enum SiteAssets {
  /// Those that every page refers to.
  package static let files: [FileTree.File] = [
    FileTree.File(path: "assets/matrix.css", bytes: text(theme_matrix_style, theme_matrix_style_length)),
    FileTree.File(path: "assets/matrix.js", bytes: text(theme_matrix_script, theme_matrix_script_length)),
    FileTree.File(path: "assets/script.js", bytes: Array(script.utf8)),
    search,
    FileTree.File(path: "assets/style.css", bytes: text(theme_style, theme_style_length)),
    FileTree.File(path: "assets/touch-icon.png", bytes: bytes(theme_touch_icon, theme_touch_icon_length)),
    FileTree.File(path: "assets/turn.css", bytes: text(theme_turn_style, theme_turn_style_length)),
  ]

  private static let search = FileTree.File(
    path: "assets/search.js", bytes: text(theme_search, theme_search_length))

  /// The script of every page, which loads that of the search.
  private static let script = loading(search, by: "search.js", in: text(theme_script, theme_script_length))

  /// A script that loads a file by its address, with the version of that file in it.
  private static func loading(_ file: FileTree.File, by name: String, in script: [UInt8]) -> String {
    String(decoding: script, as: UTF8.self).replacing("\"\(name)\"", with: "\"\(name)?v=\(version(of: file))\"")
  }

  /// What chats show beside a link, on a site whose address is known: they load nothing by a relative one.
  package static let previewFiles: [FileTree.File] = [
    FileTree.File(path: "assets/preview.png", bytes: bytes(theme_preview, theme_preview_length))
  ]

  /// Those of a book about an app. One style sheet has all that its pages need besides that of every page: they load few files.
  package static let appFiles: [FileTree.File] = [
    FileTree.File(
      path: "assets/app.css",
      bytes: text(theme_matrix_style, theme_matrix_style_length) + text(theme_app_style, theme_app_style_length))
  ]

  /// Those of the explorer's page. The resolver stands in the script, so that a page from a disk need not ask for it.
  package static let explorerFiles: [FileTree.File] = [
    FileTree.File(path: "assets/explorer.css", bytes: text(theme_explorer_style, theme_explorer_style_length)),
    FileTree.File(
      path: "assets/explorer.js",
      bytes: Array("const compiledResolver = \"".utf8)
        + Base64.encode(bytes(theme_explorer_resolver, theme_explorer_resolver_length))
        + Array("\";\n".utf8)
        + loading(
          exploreMore, by: "explorer-more.js",
          in: text(theme_explorer_script, theme_explorer_script_length)
        ).utf8),
    exploreMore,
  ]

  private static let exploreMore = FileTree.File(
    path: "assets/explorer-more.js",
    bytes: text(theme_explorer_more, theme_explorer_more_length) + Array("const laterTexts = \(laterTexts);\n".utf8))

  /// The words of what the explorer loads later, by language: the page need not have them.
  private static var laterTexts: String {
    var json = JSONWriter()
    json.object { json in
      for language in Language.allCases {
        json.key(language.rawValue)
        json.object { json in
          for (name, text) in LaterText.all {
            json.key(name)
            json.string(text[language])
          }
        }
      }
    }
    return String(decoding: json.bytes, as: UTF8.self)
  }

  /// The address of a file of the theme, from a page, with the version that its bytes are of.
  ///
  /// Under one address there are always the same bytes, so a browser may keep them for good.
  ///
  /// - Parameter root: the way from the page to the site's root.
  package static func address(of name: String, from root: String) -> String {
    root + "assets/" + name + "?v=" + (versions["assets/" + name] ?? "")
  }

  /// The version of each file, by its path: what has not changed keeps its address, and so do the pages that name it.
  private static let versions = Dictionary(
    (files + appFiles + previewFiles + explorerFiles).map { ($0.path, version(of: $0)) },
    uniquingKeysWith: { first, _ in first })

  /// A checksum (FNV-1a) of a file, in hexadecimal digits.
  package static func version(of file: FileTree.File) -> String {
    var sum = Checksum()
    sum.add(file.bytes)
    return sum.text
  }

  /// A script or style without the lines that are comment from their first letter: they are for who reads it in Sources, and
  /// a phone need not load them.
  private static func text(_ start: UnsafePointer<UInt8>, _ count: Int) -> [UInt8] {
    var isInComment = false
    return Array(
      bytes(start, count).split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).filter { line in
        let text = line.drop { $0 == UInt8(ascii: " ") }
        if !isInComment && text.starts(with: "//".utf8) { return false }
        let isComment = isInComment || text.starts(with: "/*".utf8)
        isInComment = isComment && !text.suffix(2).elementsEqual("*/".utf8)
        return !isComment
      }.joined(separator: [UInt8(ascii: "\n")]))
  }

  private static func bytes(_ start: UnsafePointer<UInt8>, _ count: Int) -> [UInt8] {
    Array(UnsafeBufferPointer(start: start, count: count))
  }
}
