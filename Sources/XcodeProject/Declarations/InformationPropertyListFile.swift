import AppFacts

/// What an Info.plist declares, as it is written.
struct InformationPropertyListFile: Sendable {
  /// The declarations, a key that stands twice twice, in the order of the file.
  let declarations: [PropertyListDeclaration]
  /// The keys of the file.
  let keys: Set<String>

  /// - Parameter expand: resolves the references to build settings in a value.
  init(
    _ bytes: [UInt8], path: String, isPreprocessed: Bool = false, isEffective: Bool = true,
    expand: (String) -> String = { $0 }
  ) throws(PropertyListError) {
    let list = try PropertyListReader.read(bytes, isPreprocessed: isPreprocessed)
    guard let dictionary = list.dictionary else {
      throw PropertyListError(line: list.line, message: "the file is no dictionary")
    }
    var declarations: [PropertyListDeclaration] = []
    // Of a key that stands twice the last counts.
    var last: [String: Int] = [:]
    for (index, member) in dictionary.members.enumerated() { last[member.key] = index }
    for (index, member) in dictionary.members.enumerated() {
      guard let key = PropertyListDeclaration.Key(rawValue: member.key) else { continue }
      declarations.append(
        PropertyListDeclaration(
          key: key, origin: .file, values: Self.values(of: member.value).map(expand),
          place: FilePlace(path: path, line: member.line), isEffective: isEffective && last[member.key] == index))
    }
    self.declarations = declarations
    keys = Set(last.keys)
  }
}

extension InformationPropertyListFile {
  private static func values(of value: PropertyListValue) -> [String] {
    switch value.content {
    case .bool(let value): [value ? "YES" : "NO"]
    case .text, .list: value.texts
    case .dictionary, .other: []
    }
  }
}
