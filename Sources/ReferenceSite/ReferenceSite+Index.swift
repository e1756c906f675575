import Basics
import Diagnostics
import Search

extension ReferenceSite {
  /// Reads a book to answer questions about it. What is wrong with the book is for `build` to say.
  ///
  /// - Parameter folder: the address of the folder with its site, with a `/` at its end; nil where there is none.
  package static func index(of book: FileTree, options: BuildOptions, folder: String? = nil) -> ReferenceIndex {
    var complaints = Complaints(bookPath: options.bookPath, sitePath: options.sitePath)
    var plan = BookPlan(book, options, &complaints)
    var none: ReadPages?
    let pages = read(&plan, from: 0, nil, options, &none, &complaints)
    let site = SiteIndex(pages, plan, options, &complaints)
    let terms = options.workers.mapParts(pages) { part in
      var bench = Workbench(site: site, firstPage: part.startIndex)
      for page in part { _ = bench.write(page, page.body, of: site) }
      return (terms: CollectedTerms(bench.terms), texts: bench.terms.texts)
    }
    return ReferenceIndex(
      site: site, texts: terms.flatMap(\.texts), terms: terms.map(\.terms), folder: folder)
  }
}
