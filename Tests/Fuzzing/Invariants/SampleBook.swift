import Basics
import ReferenceSite

/// A small book for what is read as a part of one.
enum SampleBook {
  /// A book in which one page, or the summary, is what came in.
  static func book(page: [UInt8]? = nil, summary: [UInt8]? = nil) -> FileTree {
    let list =
      "# Book\n\n[Start](README.md)\n\n- [Page](page.md)\n  - [Other](folder/other.md)\n\n[edit]: https://example.com/\n[twins]: yes\n"
    return FileTree([
      FileTree.File(path: "SUMMARY.md", bytes: summary ?? Array(list.utf8)),
      FileTree.File(path: "README.md", bytes: Array("# Start\n\n[there](page.md)\n".utf8)),
      FileTree.File(path: "page.md", bytes: page ?? Array("# Page\n\n## A\n".utf8)),
      FileTree.File(
        path: "folder/other.md", bytes: Array("# Other\n\n## Heading\n\n## é 方向\n\n![a](../image.svg)\n".utf8)),
      FileTree.File(path: "image.svg", bytes: Array("<svg/>".utf8)),
      FileTree.File(path: "a b.txt", bytes: Array("text".utf8)),
    ])
  }
  /// A team's book, about an app of which `facts` are known, with the findings that the team accepts.
  static func book(about facts: [UInt8], accepting findings: [UInt8]? = nil) -> FileTree {
    let list = "# App\n\n[source]: https://example.com/app\n\n- [App](README.md)\n- [List](list.md)\n"
    let app = """
      # App

      ```orientation app-state
      ```

      ```orientation app-screens
      ```

      ```orientation app
      ```

      ```orientation controllers
      ```

      ```orientation findings
      ```

      ```orientation app-matrix
      ```

      ```orientation screens
      List: RootTabBarController(selected) > UINavigationController > ListViewController; PlayerViewController as fullScreen
      ```

      """
    let controller = """
      # List

      ```orientation controller ListViewController
      ```

      ```orientation scenario
      iOS: 18
      screen: List
      device: landscapeLeft
      => unchanged
      ```

      """
    var files = [
      FileTree.File(path: "SUMMARY.md", bytes: Array(list.utf8)),
      FileTree.File(path: "README.md", bytes: Array(app.utf8)),
      FileTree.File(path: "list.md", bytes: Array(controller.utf8)),
      FileTree.File(path: BookLayout.app, bytes: facts),
    ]
    if let findings { files.append(FileTree.File(path: BookLayout.findings, bytes: findings)) }
    return FileTree(files)
  }
}
