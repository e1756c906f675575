import Basics

/// All pages in Markdown, one behind the other: one file or, where that would be long, several for each part of the book.
struct WholeText {
  /// A file with some of the pages.
  struct Volume {
    /// The path in the site.
    let path: String
    /// The part and the pages that it has; empty for a file with all of them.
    let contents: String
    let bytes: [UInt8]
  }

  /// The longest file in bytes: some 50,000 tokens, which leaves a model room to work.
  static let longestFile = 200_000

  /// The files in the order of the book; a list of them comes first where there are several.
  let volumes: [Volume]

  /// - Parameter twins: the pages in Markdown, in reading order; none where the book has no twins.
  init(site: SiteIndex, twins: [FileTree.File], limit: Int = Self.longestFile) {
    let pages = zip(site.pages, twins).map { page, twin in
      Piece(title: page.title, mark: Array("<!-- \(twin.path) -->\n\n".utf8), text: twin.bytes[...])
    }
    guard pages.reduce(0, { $0 + $1.size }) > limit else {
      volumes = pages.isEmpty ? [] : [Volume(path: SiteLayout.wholeText, contents: "", bytes: Self.joined(pages))]
      return
    }
    var names = HeadingID()
    var parts: [Volume] = []
    for part in site.summary.parts {
      let title = part.title ?? site.title
      let pieces = site.summary.chapters(in: part).compactMap { site.pageOfChapter[$0] }.flatMap {
        pages[$0].cut(limit: limit)
      }
      if !pieces.isEmpty { parts += Self.volumes(pieces, of: title, name: names.next(title), limit: limit) }
    }
    volumes = [Volume(path: SiteLayout.wholeText, contents: "", bytes: Self.list(of: parts, site))] + parts
  }

  /// A file as a line of a list in Markdown.
  static func line(_ volume: Volume) -> String {
    PageList.line(volume.path, volume.path, volume.contents)
  }
}

extension WholeText {
  /// A page, or a part of a long one.
  private struct Piece {
    let title: String
    /// What stands before it.
    let mark: [UInt8]
    let text: ArraySlice<UInt8>

    /// With the line behind it.
    var size: Int { mark.count + text.count + 1 }

    /// The page in pieces, which end with a line where one ends in time.
    func cut(limit: Int) -> [Piece] {
      var pieces: [Piece] = []
      var rest = text
      repeat {
        let text = TextCut.prefix(of: rest, limit: limit - mark.count - 1)
        pieces.append(Piece(title: title, mark: mark, text: text))
        rest = rest[text.endIndex...]
      } while !rest.isEmpty
      return pieces
    }
  }

  private static func joined(_ pieces: some Sequence<Piece>) -> [UInt8] {
    Array(pieces.map { $0.mark + $0.text }.joined(separator: "\n".utf8))
  }

  /// The files of a part: as few as hold its pages in their order.
  private static func volumes(_ pieces: [Piece], of part: String, name: String, limit: Int) -> [Volume] {
    var files: [[Piece]] = []
    var size = limit
    for piece in pieces {
      size += piece.size
      if size > limit {
        files.append([])
        size = piece.size
      }
      files[files.count - 1].append(piece)
    }
    return files.enumerated().map { number, pieces in
      let titles = [pieces.first?.title, pieces.last?.title].compactMap(\.self).withoutRepeats
      return Volume(
        // A heading has no dot in its name, so no two parts can have the same file.
        path: "llms-full-\(name)\(files.count > 1 ? ".\(number + 1)" : "").txt",
        contents: part + ": " + titles.joined(separator: " … "), bytes: joined(pieces))
    }
  }

  private static func list(of parts: [Volume], _ site: SiteIndex) -> [UInt8] {
    let words = MarkupWords(language: site.language)
    return Array("# \(site.title)\n\n> \(words[.wholeText])\n\n\(parts.map(line).joined())".utf8)
  }
}
