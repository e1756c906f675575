import Basics
import Blocks
import Diagnostics

/// Finds where the links of a page lead on the site.
struct LinkResolver {
  /// Where a link leads, or why it leads nowhere.
  enum Answer {
    case address(String)
    case problem(Problem)
  }

  let site: SiteIndex
  let page: Page
  /// The folder of the page in the book.
  private let folder: String
  /// The files of the book that the page shows or links to.
  private(set) var usedFiles: Set<String> = []
  /// What may still be spent on suggestions, on this page and those written after it.
  private(set) var effort: SuggestionEffort

  init(site: SiteIndex, page: Page, effort: SuggestionEffort) {
    self.site = site
    self.page = page
    self.effort = effort
    folder = BookPath.folder(of: page.source)
  }

  /// The address for a link's destination as it was written.
  mutating func resolve(link destination: String) -> Answer {
    switch Destination(destination) {
    case .website, .mail: .address(destination)
    case .unsafe: .problem(.linkUnsafe(destination: destination))
    case .absolute: .problem(.linkAbsolute(destination: destination))
    case .place(let anchor): resolve(anchor: anchor, in: page.anchors, of: page.source, page.output)
    case .file(let path, let anchor): resolve(path, anchor, destination)
    }
  }

  /// The address for an image's destination as it was written.
  mutating func resolve(image destination: String) -> Answer {
    switch Destination(destination) {
    // The site makes no request to another host.
    case .website, .mail, .unsafe: .problem(.linkUnsafe(destination: destination))
    case .absolute: .problem(.linkAbsolute(destination: destination))
    case .place: .problem(.linkMissing(destination: destination, suggestion: nil))
    case .file(let path, _): resolve(path, nil, destination)
    }
  }

  /// The name nearest to one that no entry has.
  mutating func suggestion(forSymbol name: String) -> String? {
    effort.nearest(to: name, in: site.names)
  }
}

extension LinkResolver {
  private mutating func resolve(_ path: String, _ anchor: String?, _ destination: String) -> Answer {
    guard let target = BookPath.resolve(path, in: folder) else {
      return .problem(.linkMissing(destination: destination, suggestion: nil))
    }
    if destination.isEmpty { return .problem(.linkMissing(destination: destination, suggestion: nil)) }
    // Field by field: a copy of a whole page costs more than all the rest.
    if let index = site.page(at: target) {
      if let anchor, let state = BlockContext.state(in: anchor), site.pages[index].hasExplorer {
        return .address(BookPath.relative(from: page.output, to: site.pages[index].output) + "#" + state)
      }
      return resolve(anchor: anchor, in: site.pages[index].anchors, of: target, site.pages[index].output)
    }
    let fragment = anchor.map { "#" + BookPath.encode($0) } ?? ""
    // What is no page is there once, for all languages.
    let shared = target.utf8.starts(with: site.folder.utf8) ? String(target.dropFirst(site.folder.count)) : target
    if let index = site.original?.page(at: shared), let original = site.original?.pages[index] {
      return resolve(anchor: anchor, in: original.anchors, of: shared, original.output)
    }
    if site.otherFiles.contains(shared) {
      usedFiles.insert(shared)
      return .address(BookPath.relative(from: page.output, to: shared) + fragment)
    }
    if site.dataFiles.contains(shared) {
      return .address(BookPath.relative(from: page.output, to: shared) + fragment)
    }
    return .problem(.linkMissing(destination: destination, suggestion: suggestion(for: target)))
  }

  private mutating func resolve(
    anchor: String?, in anchors: Set<String>, of source: String, _ output: String
  ) -> Answer {
    guard let anchor, !anchor.isEmpty else {
      return .address(BookPath.relative(from: page.output, to: output))
    }
    guard anchors.contains(anchor) else {
      let suggestion = effort.nearest(to: anchor, in: anchors)
      return .problem(.anchorMissing(anchor: anchor, page: source, suggestion: suggestion))
    }
    let isHere = source.utf8.elementsEqual(page.source.utf8)
    let address = isHere ? "" : BookPath.relative(from: page.output, to: output)
    return .address(address + "#" + BookPath.encode(anchor))
  }

  /// The nearest file that there is, as the page would have to write it.
  private mutating func suggestion(for path: String) -> String? {
    if effort.isSpent { return nil }
    let pages = site.pages.lazy.map(\.source)
    let name = BookPath.name(of: path)
    guard !name.isEmpty else { return nearest(to: path + "README.md", in: pages) }
    return nearest(to: path, in: pages) ?? nearest(to: path, in: site.otherFiles)
      ?? (path.hasSuffix(".html") ? nearest(to: path.dropLast(5) + ".md", in: pages) : nil)
      ?? pages.first { BookPath.name(of: $0).utf8.elementsEqual(name.utf8) }.map(asWritten)
  }

  private mutating func nearest(to path: String, in paths: some Collection<String>) -> String? {
    effort.nearest(to: path, in: paths).map(asWritten)
  }

  /// A path of the book as a link on this page would have to write it.
  private func asWritten(_ path: String) -> String { BookPath.relative(from: page.source, to: path) }
}

extension Page {
  /// Whether its addresses can carry a state.
  fileprivate var hasExplorer: Bool { entries.contains { $0.key == .explorer } }
}
