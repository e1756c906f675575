import AppFacts

/// The objects that a `project.xcproj` is turned into, with what of it is not as Apple's schema has it.
struct ProjectObjects {
  typealias Member = PropertyListDictionary.Member

  /// How many faults of a file are told: one that is wrong throughout needs no more.
  private static let mostFaults = 100

  private(set) var all: [Member] = []
  private(set) var unread: [UnreadPart] = []
  /// The path of the file.
  private let path: String

  init(path: String) { self.path = path }

  mutating func add(_ id: String, _ isa: String, _ members: [Member?]) {
    let dictionary = PropertyListDictionary([.text("isa", isa)].compactMap(\.self) + members.compactMap(\.self))
    all.append(Member(key: id, line: nil, value: PropertyListValue(content: .dictionary(dictionary))))
  }

  mutating func skip(_ line: Int?, _ reason: String) {
    guard unread.count <= Self.mostFaults else { return }
    let isLast = unread.count == Self.mostFaults
    unread.add(path, line, isLast ? "what else is wrong in the file is not told" : reason)
  }
}

extension ProjectObjects {
  /// The elements of a list; none where there is no such key.
  mutating func list(_ key: String, of owner: PropertyListDictionary) -> [PropertyListValue] {
    guard let member = owner.member(key) else { return [] }
    if let values = member.value.list { return values }
    skip(member.line, "`\(key)` should be a list")
    return []
  }

  mutating func texts(_ key: String, of owner: PropertyListDictionary) -> [String] {
    list(key, of: owner).compactMap { value in
      if value.text == nil { skip(value.line, "an element of `\(key)` should be a text") }
      return value.text
    }
  }

  mutating func dictionaries(_ key: String, of owner: PropertyListDictionary) -> [PropertyListDictionary] {
    list(key, of: owner).compactMap { value in
      if value.dictionary == nil { skip(value.line, "an element of `\(key)` should be an object") }
      return value.dictionary
    }
  }

  mutating func text(_ key: String, of owner: PropertyListDictionary) -> String? {
    guard let member = owner.member(key) else { return nil }
    if member.value.text == nil { skip(member.line, "`\(key)` should be a text") }
    return member.value.text
  }
}

extension PropertyListDictionary.Member {
  /// A member with a text; nil for none.
  static func text(_ key: String, _ text: String?, line: Int? = nil) -> Self? {
    text.map { Self(key: key, line: line, value: PropertyListValue(content: .text($0), line: line)) }
  }

  static func texts(_ key: String, _ texts: [String]) -> Self {
    let values = texts.map { PropertyListValue(content: .text($0)) }
    return Self(key: key, line: nil, value: PropertyListValue(content: .list(values)))
  }
}
