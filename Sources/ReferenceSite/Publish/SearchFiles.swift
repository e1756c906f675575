import Basics
import OrientationCatalog
import Search

/// Writes the search index of a site as scripts, which a page can load from anywhere, a folder on the disk included.
///
/// The first file has what every search needs. A site of moderate size has all of its terms and pages in there too; in
/// a big one they lie in files of their own, of which a search loads the few that it needs. So do, in every site, the texts
/// of the pages, which are quoted where a page is found.
struct SearchFiles: Sendable {
  static let folder = "assets/search/"
  static let indexPath = folder + "index.js"
  /// Up to how many bytes everything is in one file.
  private static let singleFileLimit = 360_000
  /// At how many bytes a file of titles and headings ends. Chinese says in three bytes what takes English six.
  private var listLimit: Int { site.language == .simplifiedChinese ? 9_000 : 4_500 }
  /// At how many bytes a file of texts may end, and where it must; a page with more has one for itself. A search fetches the
  /// texts of the results in sight, some of which follow each other.
  private static let textLimits = 5_000...12_000

  private let site: SiteIndex
  /// The folder of the files: a translation has one of its own.
  private var folder: String { Self.folder + site.folder }
  /// What is quoted of each page, until it is written.
  private let texts: Slots<SearchText>
  /// Which pages' texts are in a file together.
  private let textChunks: [Range<Int>]
  private let searched: SearchedSite
  private let workers: Workers
  private let shelf: Shelf

  /// - Parameters:
  ///   - texts: what is quoted of the pages, in their order; each is given up when it is written.
  ///   - terms: what was collected from the pages, in their order.
  ///   - shelf: where the files with texts go.
  init(
    site: SiteIndex, texts: [SearchText], terms: [CollectedTerms], workers: Workers, shelf: Shelf
  ) {
    self.site = site
    textChunks = Self.chunks(texts.map { $0.passages.reduce(0) { $0 + $1.text.count } }, within: Self.textLimits) {
      Self.mayBeginText(site.pages[$0].output)
    }
    searched = SearchedSite(site, texts: texts, terms: terms)
    self.texts = Slots(texts)
    self.workers = workers
    self.shelf = shelf
  }

  /// The files, by path.
  func write() -> [FileTree.File] {
    quotes() + indexFiles()
  }

  private func indexFiles() -> [FileTree.File] {
    let terms = TermShards(searched.index, workers: workers)
    let pages = workers.map(searched.pages, page)
    let left = Self.singleFileLimit - pages.reduce(0) { $0 + $1.count }
    // Where the places alone are too many, there is no need to put all of it together.
    let whole = terms.placesCount <= left ? terms.whole : nil
    if let whole, whole.code.count <= left { return write([whole], [0..<pages.count], pages, inOneFile: true) }
    return write(terms.shards, Self.chunks(pages.map(\.count), within: listLimit...listLimit), pages, inOneFile: false)
  }
}

extension SearchFiles {
  private func write(
    _ shards: [TermShards.Shard], _ chunks: [Range<Int>], _ pages: [[UInt8]], inOneFile: Bool
  ) -> [FileTree.File] {
    let terms = workers.map(Array(shards.enumerated())) { Self.call("terms-\($0)", Self.text($1.code)) }
    let titles = workers.map(chunks) { (name: name(of: $0), call: call("pages/", $0, pages[$0])) }
    let first = Self.call("site", siteData(shards, chunks))
    let path = folder + "index.js"
    if inOneFile {
      return [FileTree.File(path: path, bytes: first + (terms + titles.map(\.call)).joined())]
    }
    return terms.enumerated().map { FileTree.File(path: "\(folder)terms-\($0).js", bytes: $1) }
      + titles.map { FileTree.File(path: "\(folder)pages/\($0.name).js", bytes: $0.call) }
      + [FileTree.File(path: path, bytes: first)]
  }

  /// What files about pages that follow each other are called: by the first of them, so the other files keep their names
  /// where a page comes or goes.
  private func name(of chunk: Range<Int>) -> String {
    guard let first = chunk.first.map({ site.pages[$0].output.dropFirst(site.folder.count) }) else { return "" }
    return String(first.hasSuffix(".html") ? first.dropLast(5) : first)
  }

  private func call(_ folder: String, _ chunk: Range<Int>, _ elements: ArraySlice<[UInt8]>) -> [UInt8] {
    Self.call(folder + BookPath.encode(name(of: chunk)), Self.array(elements))
  }

  /// The statement that hands some data to the script.
  private static func call(_ name: String, _ data: [UInt8]) -> [UInt8] {
    Array("orientationSearch.accept(\"\(name)\",".utf8) + data + Array(");\n".utf8)
  }

  private static func text(_ code: PostingCode) -> [UInt8] {
    // Nothing in it needs an escape: terms are letters and digits.
    Array("[\"".utf8) + code.terms + Array("\",\n\"".utf8) + code.places + Array("\"]".utf8)
  }

  private static func array(_ elements: ArraySlice<[UInt8]>) -> [UInt8] {
    var bytes = [UInt8(ascii: "[")]
    for element in elements {
      if bytes.count > 1 { bytes += ",\n".utf8 }
      bytes += element
    }
    return bytes + [UInt8(ascii: "]")]
  }

  /// The files with the texts of the pages.
  private func quotes() -> [FileTree.File] {
    workers.mapParts(textChunks) { chunks in
      shelf.take(
        chunks.map { chunk in
          FileTree.File(
            path: "\(folder)text/\(name(of: chunk)).js",
            bytes: call("text/", chunk, chunk.compactMap { texts.take($0).map(Self.json) }[...]))
        })
    }.flatMap(\.self)
  }

  /// The text of a page: the number of each section, and what stands in it.
  private static func json(_ text: SearchText) -> [UInt8] {
    var json = JSONWriter()
    json.array { json in
      for passage in text.passages {
        json.number(passage.section)
        json.string(String(decoding: passage.text, as: UTF8.self))
      }
    }
    return json.bytes
  }

  /// Whether a file of texts may begin with a page. One page in three may, known by its address alone: where a page comes,
  /// goes or grows, the files a little further on begin where they did.
  private static func mayBeginText(_ output: String) -> Bool {
    var hash: UInt32 = 0x811C_9DC5
    for byte in output.utf8 { hash = (hash ^ UInt32(byte)) &* 0x0100_0193 }
    return (hash >> 16).isMultiple(of: 3)
  }

  /// Pages that follow each other, as many as a file holds: at least the lower limit in bytes before a page that may begin
  /// one, and no more than the upper.
  private static func chunks(
    _ sizes: [Int], within limits: ClosedRange<Int>, from mayBegin: (Int) -> Bool = { _ in true }
  ) -> [Range<Int>] {
    var chunks: [Range<Int>] = []
    var (start, size) = (0, 0)
    for (index, next) in sizes.enumerated() {
      if size > 0, size + next > limits.upperBound || size >= limits.lowerBound && mayBegin(index) {
        chunks.append(start..<index)
        (start, size) = (index, 0)
      }
      size += next
    }
    return chunks + [start..<sizes.count]
  }

  /// A page: its title, its address, the titles of what it is below, the title and id of each section, and its pointers,
  /// each with the page and the id that it leads to; 0 for an id that follows from the title by the rule that the script has too.
  private func page(_ page: SearchPage) -> [UInt8] {
    var json = JSONWriter()
    json.array { json in
      json.string(page.title)
      json.string(page.path)
      json.array { json in for title in page.trail { json.string(title) } }
      json.array { json in
        for section in page.sections {
          json.string(section.title)
          if section.id.utf8.elementsEqual(Self.simpleID(of: section.title)) {
            json.number(0)
          } else {
            json.string(section.id)
          }
        }
      }
      if page.pointers.isEmpty { return }
      json.array { json in
        for pointer in page.pointers {
          json.string(pointer.sentence)
          json.number(pointer.page)
          json.string(pointer.id)
        }
      }
    }
    return json.bytes
  }

  /// What most ids are: the small letters, digits and hyphens of a title, and hyphens for its spaces.
  private static func simpleID(of title: String) -> [UInt8] {
    title.utf8.compactMap { byte in
      if byte == UInt8(ascii: " ") || byte == UInt8(ascii: "-") { return UInt8(ascii: "-") }
      return SearchTokenizer.isWordByte(byte) ? byte | 0x20 : nil
    }
  }

  private func siteData(_ shards: [TermShards.Shard], _ chunks: [Range<Int>]) -> [UInt8] {
    let words = SearchWords(language: site.language)
    var json = JSONWriter()
    json.object { json in
      json.member("pages", site.pages.count)
      json.key("words")
      words.write(into: &json)
      json.member("shards", shards.map { String(decoding: $0.first, as: UTF8.self) })
      json.array("chunks", of: chunks) { chunk, json in json.number(chunk.lowerBound) }
      json.member("lists", chunks.map { BookPath.encode(name(of: $0)) })
      json.array("texts", of: textChunks) { chunk, json in json.number(chunk.lowerBound) }
      json.member("ranks", searched.pages.map { String($0.rank.rawValue) }.joined())
      json.object("tuning") { json in
        for weight in SearchWeight.allCases {
          json.key(weight.rawValue)
          json.encoded(Array("\(weight.value)".utf8))
        }
      }
      json.array("worths", of: SearchField.allCases) { field, json in json.encoded(Array("\(field.worth)".utf8)) }
      json.array("rankWorths", of: SearchRank.allCases) { rank, json in json.encoded(Array("\(rank.worth)".utf8)) }
      json.member("endings", SearchRun.endings)
      json.member("simplified", Synonyms.simplified)
      json.member("stop", StopWords.all(in: site.language).joined(separator: " "))
      json.member("placeholders", MessageRecord.placeholders)
      json.member(
        "synonyms", Synonyms.groups(in: site.language).map { $0.joined(separator: ",") }.joined(separator: ";"))
      json.array("names", of: searched.entries) { entry, json in write(entry, into: &json) }
    }
    return json.bytes
  }

  /// A name: its kind, its text, its page, its id where that is not the text, and what else finds it: other names, `=`
  /// with a raw value, and `~` with another text of a message.
  private func write(_ entry: SearchedSite.Entry, into json: inout JSONWriter) {
    let name = entry.name
    json.startElementLine()
    json.array { json in
      json.number(name.kind.rawValue)
      json.string(name.text)
      json.number(entry.page)
      json.string(entry.id.utf8.elementsEqual(name.text.utf8) ? "" : entry.id)
      for other in name.allNames.dropFirst() { json.string(other) }
      for value in name.values { json.string("=" + value) }
      for text in name.texts { json.string("~" + text) }
    }
  }
}
