import Basics
import Diagnostics
import Markdown

/// Where the addresses of a book's aliases lead on the site that is being built.
struct Redirects {
  /// An id that a page no longer has, and where its readers go instead.
  struct MovedID {
    let id: String
    let target: Target
  }

  /// A place on the site.
  struct Target {
    /// The page, as an index in the site's list.
    let page: Int
    let id: String?
  }

  /// Where whole pages have gone, by their old paths.
  private(set) var pages: [String: Target] = [:]
  /// The ids that have gone from each page, old or new, in the order of the list.
  private(set) var ids: [String: [MovedID]] = [:]

  /// Nothing has gone.
  init() {}

  /// Reads the lists of the book and of the reference below it, and follows each alias.
  ///
  /// - Parameter outputs: the files that the site has without the aliases.
  init(_ book: FileTree, _ site: SiteIndex, _ outputs: OutputLedger, _ complaints: inout Complaints) {
    let pages = Dictionary(site.pages.map { ($0.output, $0) }) { first, _ in first }
    var outputs = outputs
    // The reference's come first: where a team's alias has the same address, the team is told.
    if site.mount != nil { follow(book, in: BookLayout.reference, site, pages, &outputs, &complaints) }
    follow(book, in: "", site, pages, &outputs, &complaints)
  }
}

extension Redirects {
  /// Follows each alias of the list in a folder, whose addresses and destinations lie in that folder too.
  private mutating func follow(
    _ book: FileTree, in folder: String, _ site: SiteIndex, _ pages: [String: Page], _ outputs: inout OutputLedger,
    _ complaints: inout Complaints
  ) {
    let listPath = folder + BookLayout.aliases
    guard let source = book[listPath] else { return }
    if let place = DeepPlace(in: source) { return complaints.add(place.problem, in: listPath, line: place.line) }
    var faults: [(AliasFault, Int)] = []
    var effort = SuggestionEffort()
    for alias in AliasParser.parse(source, report: { faults.append(($0, $1)) }) {
      let page = folder + alias.page
      do throws(Problem) {
        let target = try Self.target(of: alias, in: folder, site, &effort)
        let isTaken =
          if let id = alias.id {
            pages[page]?.anchors.contains(id) ?? false
          } else {
            outputs.claim(page, for: listPath) != nil
          }
        if isTaken {
          faults.append((.taken(address: alias.address), alias.line))
        } else if let id = alias.id {
          ids[page, default: []].append(MovedID(id: id, target: target))
        } else {
          self.pages[page] = target
        }
      } catch {
        complaints.add(error, in: listPath, line: alias.line)
      }
    }
    for (fault, line) in faults { complaints.add(.aliasInvalid(fault), in: listPath, line: line) }
  }

  private static func target(
    of alias: Alias, in folder: String, _ site: SiteIndex, _ effort: inout SuggestionEffort
  ) throws(Problem) -> Target {
    guard case .file(let path, let anchor) = Destination(alias.destination) else {
      throw .aliasInvalid(.leadsOut(destination: alias.destination))
    }
    guard let source = BookPath.resolve(path, in: folder), let index = site.page(at: source) else {
      throw .linkMissing(
        destination: path, suggestion: effort.nearest(to: path, in: site.pages.lazy.map(\.source)))
    }
    let page = site.pages[index]
    if let anchor, !page.anchors.contains(anchor) {
      throw .anchorMissing(
        anchor: anchor, page: page.source, suggestion: effort.nearest(to: anchor, in: page.anchors))
    }
    return Target(page: index, id: anchor)
  }
}
