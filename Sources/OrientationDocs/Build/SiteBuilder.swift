import ReferenceSite

/// Builds the edition of the book in a folder.
struct SiteBuilder {
  let book: BookFolder

  func edition() throws(Fault) -> Edition {
    let files = try book.read()
    let page = FileTree.File(path: "index.html", bytes: Array("<title>stub</title><body>\(files.files.count)</body>\n".utf8))
    let manifest = FileTree.File(path: Manifest.path, bytes: Manifest(["index.html"]).bytes)
    return Edition(files: FileTree([page, manifest]), diagnostics: [], pageCount: 1)
  }
}
