@testable import Basics
@testable import ReferenceSite

/// A small team's book, and a small reference to be mounted below it.
struct TeamBook {
  /// The files of the team's book, by path.
  var files = [
    "SUMMARY.md": "# Player\n\n[The app](README.md)\n\n# Screens\n\n- [Video](screens/video.md)\n\n"
      + "[edit]: https://team.example/edit\n",
    "README.md": "# The app\n",
    "screens/video.md": "# Video\n",
    "app.json": "{}",
  ]
  /// The files of the reference's book, by path.
  var reference = [
    "SUMMARY.md":
      "# Reference\n\n[Start](README.md)\n\n# Rules\n\n- [All](rules/README.md)\n  - [Order](rules/order.md)\n\n"
      + "[edit]: https://reference.example/edit/content\n",
    "README.md": "# Start\n\n[order](rules/order.md#why) [`order-of-choice`] ![p](p.png)\n",
    "rules/README.md": "# All\n\n[home](../README.md)\n",
    "rules/order.md": "# Order\n\n```orientation rule order-of-choice\n```\n\n## Why\n",
    "p.png": "p",
  ]
  /// The ledger of the committed site.
  var ledger: String?
  var mountsReference = true

  /// The team's site.
  func build() -> Edition {
    var none: ReadPages?
    return build(reading: &none)
  }

  /// The team's site, but for the pages that were read before.
  func build(reading readPages: inout ReadPages?) -> Edition {
    let mounted = MountedReference(book: Self.tree(reference), bookPath: "share/content")
    return ReferenceSite.build(
      book: Self.tree(files),
      options: BuildOptions(
        bookPath: "docs", establishedUpTo: "27", publishedIDs: ledger.map { Array($0.utf8) },
        reference: mountsReference ? mounted : nil), reading: &readPages)
  }

  private static func tree(_ files: [String: String]) -> FileTree {
    FileTree(files.map { FileTree.File(path: $0.key, bytes: Array($0.value.utf8)) })
  }
}

extension Edition {
  /// A file as text, empty where there is none.
  func text(_ path: String) -> String { String(decoding: files[path] ?? [], as: UTF8.self) }

  /// The paths of the files in a folder.
  func paths(in folder: String) -> [String] { files.files.map(\.path).filter { $0.hasPrefix(folder) } }

  /// What is wrong, a line each, without the advice.
  var complaints: [String] { diagnostics.map { String($0.description.prefix { $0 != "\n" }) } }
}
