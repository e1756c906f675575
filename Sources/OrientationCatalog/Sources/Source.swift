/// Something that says what iOS does.
public struct Source: Sendable, Hashable {
  /// What the site calls it in addresses: unique among the sources.
  package let id: String
  /// The name of the page, header or thread.
  public let title: String
  /// Where it can be read, or nil for the five articles.
  public let address: String?
  /// How much the source is worth.
  package let grade: Grade

  init(_ id: String, _ title: String, _ address: String?, _ grade: Grade) {
    self.id = id
    self.title = title
    self.address = address
    self.grade = grade
  }
}

extension Source {
  static let folder = RecordFolder<[String: Source]>("sources.txt") { (file) throws(RecordFault) in try all(in: file) }

  /// What citations name, by id.
  static let byID = folder.all.first ?? [:]

  /// Every source, by its id: below a heading that begins with the letter of its grade, a line `id: title | address`, without the
  /// address for the five articles.
  static func all(in file: RecordFile) throws(RecordFault) -> [String: Source] {
    var sources: [String: Source] = [:]
    for section in file.sections {
      guard let grade = Grade(rawValue: String((section.heading ?? "").prefix(1))) else {
        throw section.fault("a section of sources begins with `# ` and the letter of a grade")
      }
      for (id, line) in section.all {
        let parts = SectionReader.parts(of: line)
        let source = Source(id, parts[0], parts.count > 1 ? parts[1] : nil, grade)
        if sources.updateValue(source, forKey: id) != nil { throw section.fault("two sources have the id `\(id)`") }
      }
    }
    return sources
  }
}

extension Source: CustomStringConvertible {
  /// The title, and the address where there is one.
  public var description: String { title + (address.map { " <\($0)>" } ?? "") }
}
